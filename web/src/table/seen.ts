// Up to where one has seen each table, so that what happened meanwhile can be shown.

const SEEN = 'digsite-seen'
const MOST_TABLES = 40

function seenPlies(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}')
  } catch {
    return {}
  }
}

export const seenPly = (id: string): number | null => seenPlies()[id] ?? null

export function noteSeen(id: string, ply: number): void {
  const { [id]: _, ...others } = seenPlies()
  const kept = Object.entries(others).slice(-MOST_TABLES)
  localStorage.setItem(SEEN, JSON.stringify({ ...Object.fromEntries(kept), [id]: ply }))
}

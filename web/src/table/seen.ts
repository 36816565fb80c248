// Up to where one has seen each table, so that what happened meanwhile can be shown.

import { stored } from '../look/stored'

const SEEN = 'digsite-seen'
const MOST_TABLES = 40

export function seenPly(id: string): number | null {
  const ply = stored(SEEN)[id]
  return typeof ply === 'number' ? ply : null
}

export function noteSeen(id: string, ply: number): void {
  const { [id]: _, ...others } = stored(SEEN)
  const kept = Object.entries(others).slice(-MOST_TABLES)
  localStorage.setItem(SEEN, JSON.stringify({ ...Object.fromEntries(kept), [id]: ply }))
}

// Signs on pieces: which of them a hint or an answer speaks of.

export interface Mark {
  key: string // of the piece
  sign: string // "1", "✓"
  as?: 'played' | 'best' // what was done, or what is best: the piece is outlined in ink or verdigris
}

/** The marks with one for each piece: what several say of it stands together. */
export function together(marks: readonly Mark[]): Mark[] {
  const found = new Map<string, Mark>()
  for (const mark of marks) {
    const before = found.get(mark.key)
    found.set(mark.key, before ? { key: mark.key, sign: `${before.sign} · ${mark.sign}` } : mark)
  }
  return [...found.values()]
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a mark stands: in the middle of a piece's upper edge; nowhere if that is not in sight. */
export function onEdge(piece: Box, room: Box): { left: number; top: number } | null {
  if (!piece.width || !piece.height) return null // hidden
  const left = piece.left + piece.width / 2
  const isInSight =
    left >= room.left &&
    left <= room.left + room.width &&
    piece.top >= room.top - 1 &&
    piece.top + piece.height / 2 <= room.top + room.height
  return isInSight ? { left, top: piece.top } : null
}

/** The key of the marked piece that an element belongs to. */
export function markedAt(element: Element | null, marks: readonly Mark[]): string | null {
  for (let at = element?.closest('[data-piece]'); at; at = at.parentElement?.closest('[data-piece]')) {
    const key = at.getAttribute('data-piece')!
    if (marks.some((mark) => mark.key === key)) return key
  }
  return null
}

// Where the explanation of a piece stands: beside the piece, where it covers as little as possible of what can be chosen.

const [GAP, EDGE] = [8, 8]

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The places of all else that can be chosen, and of the bar. */
export function offered(but: Element): Box[] {
  const found = document.querySelectorAll('.board :is(button, [role="button"]):not([disabled], [aria-disabled="true"])')
  const others = [...found].filter((one) => one !== but && !one.contains(but) && !but.contains(one))
  const bar = document.querySelector('.action-bar')
  return [...others, ...(bar ? [bar] : [])].map((one) => one.getBoundingClientRect())
}

/** Above, below, left or right of a piece, inside the window: where it covers least; above all where that is equal. */
export function beside(piece: Box, { width, height }: Box, others: readonly Box[]): { left: number; top: number } {
  const [middle, level] = [piece.left + piece.width / 2 - width / 2, piece.top + piece.height / 2 - height / 2]
  const places = [
    { left: middle, top: piece.top - height - GAP },
    { left: middle, top: piece.top + piece.height + GAP },
    { left: piece.left + piece.width + GAP, top: level },
    { left: piece.left - width - GAP, top: level },
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(innerWidth - width - EDGE, left)),
    top: Math.max(EDGE, Math.min(innerHeight - height - EDGE, top)),
    width,
    height,
  }))
  const cover = (place: Box) =>
    4 * overlap(place, piece) + others.reduce((sum, other) => sum + overlap(place, other), 0)
  const { left, top } = places.reduce((best, place) => (cover(place) < cover(best) ? place : best))
  return { left, top }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

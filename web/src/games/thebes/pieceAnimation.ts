// Pieces that travel from spot to spot.

export const TRAVEL = 280 // milliseconds
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets a piece pass the spots one after the other; it stands at its own place afterwards. */
export function travel(piece: Element, spots: string[], more = 0): void {
  if (isStill() || spots.length < 2) return
  piece.animate(
    spots.map((transform) => ({ transform })),
    { duration: TRAVEL + more, easing: 'ease-out' },
  )
}

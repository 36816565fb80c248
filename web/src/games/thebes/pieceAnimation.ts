// Animates a piece from spot to spot.

export const STEP_MILLISECONDS = 280
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lets a piece pass the spots one after the other; it stands at its own place afterwards. */
export function animatePiece(piece: Element, spots: string[], more = 0): void {
  if (isStill() || spots.length < 2) return
  piece.animate(
    spots.map((transform) => ({ transform })),
    { duration: STEP_MILLISECONDS + more, easing: 'ease-out' },
  )
}

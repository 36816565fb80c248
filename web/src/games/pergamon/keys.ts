// The keys by which the board, the log and lessons name pieces. They are compared, and never taken apart.

import type { Offered } from './types'

/** The key of the piece that an offer touches. */
export function keyOf({ piece }: Offered): string {
  switch (piece.kind) {
    case 'research_space':
      return `space:${piece.space}`
    case 'gallery':
      return `gallery:${piece.gallery}`
    case 'tile':
      return `tile:${piece.tile}`
    case 'card':
      return `card:${piece.card}`
    case 'collection':
      return `marker:${piece.player}:${piece.marker}`
  }
  return piece.kind
}

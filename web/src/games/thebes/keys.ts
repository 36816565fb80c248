// The keys by which the board, the log and lessons name pieces. They are compared, and never taken apart.

import type { Offer } from '../client'

/** The key of the piece that an offer touches. */
export function keyOf({ piece }: Offer<'thebes'>): string {
  switch (piece.kind) {
    case 'display_card':
      return `card:${piece.space}`
    case 'exhibition':
      return `exhibition:${piece.space}`
    case 'site':
    case 'bag':
      return `site:${piece.area}`
    case 'exchange':
      return 'place:warsaw'
  }
  return piece.kind
}

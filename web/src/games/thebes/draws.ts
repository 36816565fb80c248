// What chance may bring, sorted as one looks for it on a table.

import type { GameClient, OfferedAction, Words } from '../client'
import DrawPicture from './DrawPicture.svelte'
import { cardOf } from './printed'
import { place } from './words'

/** Books and rumours by their area; what helps everywhere; exhibitions. */
function groupOf({ preview }: OfferedAction<'thebes'>): Words | null {
  if (preview.kind !== 'draw') return null
  const card = cardOf(preview.card)
  if (card.kind === 'exhibition') return { id: 'thebes-exhibitions' }
  return card.area ? place(card.area) : { id: 'thebes-helpers' }
}

export const draws: GameClient<'thebes'>['draws'] = {
  Picture: DrawPicture,
  groupOf: (_, action) => groupOf(action),
}

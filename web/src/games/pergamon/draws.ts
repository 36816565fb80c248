// What chance may bring, sorted as one looks for it on a table.

import type { GameClient } from '../client'
import DrawPicture from './DrawPicture.svelte'
import { tileOf } from './printed'

export const draws: GameClient<'pergamon'>['draws'] = {
  Picture: DrawPicture,
  groupOf: ({ piece }) =>
    piece.kind === 'tile' ? { id: 'pergamon-century', args: { century: tileOf(piece.tile).century } } : null,
  isPlain: ({ piece }) => piece.kind === 'tile',
}

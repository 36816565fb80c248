// Thebes for the table: the board, and its words.

import type { GameClient } from '../client'
import { describe, pace } from './account'
import Board from './Board.svelte'
import { keyOf } from './keys'
import { effect, label, otherWay, prompt, tell } from './sentences'

export const thebes: GameClient<'thebes'> = {
  name: 'thebes',
  Board,
  prompt,
  effect,
  otherWay,
  label,
  tell,
  describe,
  pace,
  keyOf,
}

// Thebes for the table: the board, and its words.

import type { GameClient } from '../client'
import { describe, pace } from './account'
import Board from './Board.svelte'
import { keyOf } from './keys'
import { effect, label, otherWay, prompt, tell } from './sentences'
import { sound } from './sound'
import { stages } from './stages'

export const thebes: GameClient<'thebes'> = {
  name: 'thebes',
  Board,
  finalPart: 'map',
  prompt,
  effect,
  otherWay,
  label,
  tell,
  describe,
  pace,
  sound,
  stages,
  keyOf,
}

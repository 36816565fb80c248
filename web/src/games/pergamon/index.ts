// Pergamon, for the table, the log, the replay and the end page.

import type { GameClient } from '../client'
import Board from './Board.svelte'
import { keyOf } from './keys'
import { describe } from './describe'
import { effect, label, prompt } from './prompt'
import { pace, tell } from './tell'

export const pergamon: GameClient<'pergamon'> = {
  name: 'pergamon',
  Board,
  prompt,
  effect,
  label,
  tell,
  describe,
  pace,
  keyOf,
}

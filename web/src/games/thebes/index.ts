// Thebes for the table: the board, and its words.

import type { GameClient } from '../client'
import Board from './Board.svelte'
import { describe } from './describe'
import DeskOf from './DeskOf.svelte'
import { keyOf } from './keys'
import Pawn from './Pawn.svelte'
import { PARTS } from './parts'
import Seat from './Seat.svelte'
import Sign from './Sign.svelte'
import { decline, effect, label, otherWay, prompt, stage } from './prompt'
import { sound } from './sound'
import { stages } from './stages'
import { pace, story, tell } from './tell'

export const thebes: GameClient<'thebes'> = {
  name: 'thebes',
  Board,
  finalPart: 'final',
  parts: PARTS,
  stage,
  Seat,
  Desk: DeskOf,
  Figure: Pawn,
  prompt,
  effect,
  otherWay,
  decline,
  label,
  tell,
  story,
  Sign,
  describe,
  pace,
  sound,
  stages,
  keyOf,
}

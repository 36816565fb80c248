// Thebes for the table: the board, and its words.

import type { GameClient } from '../client'
import { aside } from './aside'
import { asTold } from './asTold'
import BarFigure from './BarFigure.svelte'
import Board from './Board.svelte'
import { draws } from './draws'
import { describe } from './describe'
import Finest from './Finest.svelte'
import { keyOf } from './keys'
import { PARTS } from './parts'
import PlayerDesk from './PlayerDesk.svelte'
import Seat from './Seat.svelte'
import Sign from './Sign.svelte'
import { choice, decline, confirmLabel, effect, label, otherWay, prompt, short, stage } from './prompt'
import { sound } from './sound'
import { stages } from './stages'
import { pace, story, tell } from './tell'

export const thebes: GameClient<'thebes'> = {
  name: 'thebes',
  Board,
  finalPart: 'final',
  finalIsLow: true,
  parts: PARTS,
  stage,
  Seat,
  Finest,
  Desk: PlayerDesk,
  Figure: BarFigure,
  prompt,
  effect,
  choice,
  otherWay,
  decline,
  confirmLabel,
  label,
  draws,
  short,
  tell,
  story,
  asTold,
  aside,
  Sign,
  describe,
  pace,
  sound,
  stages,
  keyOf,
}

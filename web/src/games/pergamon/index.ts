// Pergamon, for the table, the log, the replay and the end page.

import type { GameClient } from '../client'
import { aside } from './aside'
import { asTold } from './asTold'
import BarFigure from './BarFigure.svelte'
import Board from './Board.svelte'
import Finest from './Finest.svelte'
import { keyOf } from './keys'
import { draws } from './draws'
import { describe } from './describe'
import { PARTS } from './parts'
import PlayerDesk from './PlayerDesk.svelte'
import { choice, decline, confirmLabel, effect, label, prompt, short } from './prompt'
import Seat from './Seat.svelte'
import Sign from './Sign.svelte'
import Symbols from './Symbols.svelte'
import { stages } from './stages'
import { sound } from './sound'
import { pace, story, tell } from './tell'

export const pergamon: GameClient<'pergamon'> = {
  name: 'pergamon',
  Board,
  parts: PARTS,
  finalPart: 'final',
  stage: ({ round }) => ({ id: 'pergamon-round', args: { round } }),
  Seat,
  isOwnSeatShort: true,
  Finest,
  Desk: PlayerDesk,
  Figure: BarFigure,
  Sign,
  Symbols,
  prompt,
  effect,
  choice,
  confirmLabel,
  decline,
  label,
  draws,
  short,
  tell,
  story,
  asTold,
  aside,
  describe,
  pace,
  sound,
  stages,
  axis: { id: 'pergamon-axis' },
  keyOf,
}

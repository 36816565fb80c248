// Pergamon, for the table, the log, the replay and the end page.

import type { GameClient } from '../client'
import BarFigure from './BarFigure.svelte'
import Board from './Board.svelte'
import { keyOf } from './keys'
import { describe } from './describe'
import PlayerDesk from './PlayerDesk.svelte'
import { automatic, canBeTakenBack, decline, deed, effect, label, loses, prompt } from './prompt'
import Seat from './Seat.svelte'
import Sign from './Sign.svelte'
import { stages } from './stages'
import { sound } from './sound'
import { pace, story, tell } from './tell'

export const pergamon: GameClient<'pergamon'> = {
  name: 'pergamon',
  Board,
  parts: [
    { name: 'site', label: 'pergamon-tab-site', icon: 'M3 6H21M3 12H21M3 18H21M7 6V12M15 12V18' },
    { name: 'museum', label: 'pergamon-tab-museum', icon: 'M4 9L12 4L20 9ZM6 9V18M10 9V18M14 9V18M18 9V18M4 20H20' },
    { name: 'desk', label: 'pergamon-tab-desk', icon: 'M4 8H20V20H4ZM9 8V5H15V8M12 8V20' },
  ],
  finalPart: 'museum',
  stage: ({ round }) => ({ id: 'pergamon-round', args: { round } }),
  Seat,
  Desk: PlayerDesk,
  Figure: BarFigure,
  Sign,
  prompt,
  effect,
  deed,
  decline,
  loses,
  canBeTakenBack,
  automatic,
  label,
  tell,
  story,
  describe,
  pace,
  sound,
  stages,
  keyOf,
}

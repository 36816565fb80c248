// In which steps something that was played is shown at a table, and how long each stays: as long as it takes to read.

import type { PlayedAction } from '../api/types'
import type { GameClient, Told, Viewer } from '../board/contract'
import { said } from '../i18n'
import type { Pace } from '../session.svelte'
import type { Step } from './playback.svelte'

const [LEAST, A_LETTER, MOST] = [1200, 30, 4000] // milliseconds
const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.4, none: 0 }

/** How long a sentence stays. */
export const readingTime = (sentence: string): number => Math.min(MOST, LEAST + A_LETTER * sentence.length)

export function script(game: GameClient, played: PlayedAction, viewer: Viewer, pace: Pace): Step[] {
  const factor = FACTOR[pace]
  if (!factor) return []
  const motion = played.events.reduce((sum, event) => sum + game.pace(event), 0)
  const told = game.story?.(played, viewer) ?? game.tell(played)
  if (!told.length) return motion ? [{ told: null, milliseconds: Math.min(MOST, motion) * factor }] : []
  // what one did oneself one need not read
  const isOwn = viewer.seats.includes(played.mover)
  const time = (one: Told) =>
    one.milliseconds ?? (isOwn ? Math.min(LEAST, motion / told.length) : readingTime(said(one, viewer)))
  return told.map((one) => ({ told: one, milliseconds: time(one) * factor, isBrief: isOwn }))
}

// What a player has done, drawn on the map and the time track until somebody else decides.

import type { Frame } from '../client'
import type { Event } from './types'

/** A player's action: where the archaeologist went, and the weeks that passed. */
export type Done = Extract<Event, { kind: 'take' | 'exchange' | 'dig' | 'exhibit' | 'pass' }>

const KINDS: readonly string[] = ['take', 'exchange', 'dig', 'exhibit', 'pass']
const isDone = (event: Event): event is Done => KINDS.includes(event.kind)

/** The action to be drawn with a frame: the last that was done; none where one has jumped to the frame. */
export function lastActionIn({ happened }: Frame<'thebes'>, before: Done | null): Done | null {
  if (!happened.length) return null
  return happened.flatMap(({ events }) => events).findLast(isDone) ?? before
}

/** Weeks on the time track that pass: travel first, then the work. */
export interface Weeks {
  from: number // the week before the first of them
  travel: number
  to: number
}

type Travelled = { weeks: number } | null

export const weeksDone = ({ marker, journey }: Done): Weeks => ({
  from: marker.from.week,
  travel: journey?.weeks ?? 0,
  to: marker.to.week,
})

export const weeksAhead = (from: number, stay: { journey: Travelled; marker: { week: number } }): Weeks => ({
  from,
  travel: stay.journey?.weeks ?? 0,
  to: stay.marker.week,
})

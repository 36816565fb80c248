// An evaluation step by step: each marker from the door upwards, the prizes, interest that falls, the next round.

import type { PlayedAction, Schemas } from '../../api/types'
import { objectsOf } from './printed'
import type { Marker } from './standing'
import type { Event, View } from './types'

export type Stage = 'points' | 'prize' | 'falls' | 'round'
export type MarkerPoints = Schemas['MarkerPoints']
type Prize = Extract<Event, { kind: 'prize' | 'oldest' | 'no_prize' }>

/** A step of what is told: one marker of an evaluation, or an event. */
export type Step =
  { event: Exclude<Event, { kind: 'evaluation' }> } | { event: Event; marker: MarkerPoints; nth: number }

/** An evaluation at one of its steps. */
export interface Evaluation {
  round: number
  stage: Stage
  markers: Marker[] // where they stand now
  all: MarkerPoints[]
  counted: MarkerPoints[] // those that have their points, the present one included
  now: MarkerPoints | null
  prizes: Prize[] // given so far
  prize: Prize | null // given now
  falls: number
  gains: number[] // points so far, by seat
  total: number[] // points in the end, by seat
  /** The tiles that a marker stood for, also of a collection that leaves in the end. */
  shows: (player: number, marker: number) => number[]
}

/** The steps of what was played: an evaluation has one for each marker. */
export const steps = ({ events }: PlayedAction<'pergamon'>): Step[] =>
  events.flatMap((event): Step[] =>
    event.kind === 'evaluation' ? event.markers.map((marker, nth) => ({ event, marker, nth })) : [{ event }],
  )

const isPrize = (event: Event): event is Prize =>
  event.kind === 'prize' || event.kind === 'oldest' || event.kind === 'no_prize'

/** How far the evaluation of a ply is at one of its steps; null if it has none. Before it markers stand as they did. */
export function evaluationAt(
  { events }: PlayedAction<'pergamon'>,
  step: Step | undefined,
  view: View,
): Evaluation | null {
  const evaluated = events.find((event) => event.kind === 'evaluation')
  if (!evaluated) return null
  const fall = events.find((event) => event.kind === 'interest_falls')
  const place = step ? events.indexOf(step.event) : events.length
  const begins = events.indexOf(evaluated)
  const stage = stageOf(step, place, begins, fall ? events.indexOf(fall) : Infinity)
  const isCounting = step && 'marker' in step
  const counted = isCounting ? evaluated.markers.slice(0, step.nth + 1) : place > begins ? evaluated.markers : []
  const given = events.slice(0, place + 1).filter(isPrize)
  const moved = new Map(fall?.markers.map(({ player, marker, to }) => [`${player}:${marker}`, to]))
  const hasFallen = stage === 'falls' || stage === 'round'
  const markers = evaluated.markers.flatMap(({ player, marker, space }): Marker[] => {
    const to = hasFallen && moved.has(`${player}:${marker}`) ? moved.get(`${player}:${marker}`)! : space
    return to === null ? [] : [{ player, marker, space: to }]
  })
  return {
    round: evaluated.round,
    stage,
    markers,
    all: evaluated.markers,
    counted,
    now: isCounting ? step.marker : null,
    prizes: given,
    prize: step && isPrize(step.event) ? step.event : null,
    falls: fall?.spaces ?? 0,
    gains: evaluated.gains.map((_, player) => soFar([...counted, ...given], player)),
    total: evaluated.gains,
    shows: (player, marker) => tilesOf(events, view, player, marker),
  }
}

/** The table as it was at a step of an evaluation: collections that leave in the end are still there, points still to come. */
export function viewAt(view: View, { markers, total, gains, shows }: Evaluation): View {
  const then = (points: number | null, player: number) =>
    points === null ? null : points - total[player] + gains[player]
  const desks = view.desks.map((desk) => ({
    ...desk,
    tickets: then(desk.tickets, desk.player),
    collections: markers
      .filter(({ player }) => player === desk.player)
      .map(({ player, marker, space }) => ({ marker, space, tiles: shows(player, marker) }))
      .map((one) => ({ ...one, objects: objectsOf(one.tiles) }))
      .sort((one, other) => one.marker - other.marker),
  }))
  return { ...view, desks, scores: view.scores.map(then) }
}

function tilesOf(events: Event[], view: View, player: number, marker: number): number[] {
  const isIt = (one: { player: number; marker: number }) => one.player === player && one.marker === marker
  const left = events.find((event) => event.kind === 'leave' && isIt(event))
  if (left?.kind === 'leave') return left.tiles
  return view.desks[player].collections.find((one) => one.marker === marker)?.tiles ?? []
}

function stageOf(step: Step | undefined, place: number, begins: number, falls: number): Stage {
  if (place <= begins) return 'points'
  if (step && isPrize(step.event)) return 'prize'
  if (step?.event.kind === 'new_round' || step?.event.kind === 'game_over' || !step) return 'round'
  return place >= falls ? 'falls' : 'points'
}

/** What a player has got by the last of some awards. */
function soFar(awards: readonly (MarkerPoints | Prize)[], player: number): number {
  const last = awards.findLast((award) => 'player' in award && award.player === player)
  return last && 'so_far' in last ? last.so_far : 0
}

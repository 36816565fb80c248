// Points by their sources, and the course of the scores, counted from what happened.

import type { GameEvent, Happening } from '../../api/types'
import type { Words } from '../client'
import type { View } from './types'

const SOURCES = ['exhibiting', 'evaluations', 'prizes', 'oldest'] as const
type Source = (typeof SOURCES)[number]

/** The points that an event awards, and what for. */
function awarded(event: GameEvent): { source: Source; player: number; points: number }[] {
  const { kind, player, points } = event
  if (kind === 'ticket') return [{ source: 'exhibiting', player, points }]
  if (kind === 'prize') return [{ source: 'prizes', player, points }]
  if (kind === 'oldest') return [{ source: 'oldest', player, points }]
  if (kind !== 'evaluation') return []
  return event.markers.map((marker: { player: number; points: number }) => ({ source: 'evaluations', ...marker }))
}

/** Points by source for each seat. */
export function breakdown(view: View, happened: Happening[]): { source: Words; points: number[] }[] {
  const points = Object.fromEntries(SOURCES.map((source) => [source, Array<number>(view.players).fill(0)]))
  for (const event of happened.flatMap(({ events }) => events))
    for (const one of awarded(event)) points[one.source][one.player] += one.points
  return [
    { source: { id: 'pergamon-source-exhibiting' }, points: points.exhibiting },
    { source: { id: 'pergamon-source-evaluations' }, points: points.evaluations },
    { source: { id: 'pergamon-source-prizes' }, points: points.prizes },
    { source: { id: 'pergamon-source-oldest' }, points: points.oldest },
  ]
}

/** The scores of all seats after each round. */
export function course(happened: Happening[], players: number): { label: string; scores: number[] }[] {
  const scores = Array<number>(players).fill(0)
  const rounds: { label: string; scores: number[] }[] = []
  for (const event of happened.flatMap(({ events }) => events)) {
    for (const { player, points } of awarded(event)) scores[player] += points
    if (event.kind === 'new_round' && event.round > 1)
      rounds.push({ label: String(event.round - 1), scores: [...scores] })
    if (event.kind === 'game_over') rounds.push({ label: String(rounds.length + 1), scores: [...scores] })
  }
  return rounds
}

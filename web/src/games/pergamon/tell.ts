// What happened, in sentences. One about a player begins with a verb, since the name stands before it.

import type { PlayedAction, Schemas } from '../../api/types'
import type { Told as ToldOnAny, Words } from '../client'
import { steps, type MarkerPoints, type Step } from './evaluation'
import { several } from './explain'
import { tileArgs } from './printed'
import { ROMAN, SIGNS, type Event } from './types'

type Told = ToldOnAny<'pergamon'>

const A_MARKER = 700 // milliseconds
/** How long the other steps of an evaluation stay: nobody has decided them, so everybody reads them. */
const STAYS: Partial<Record<Event['kind'], number>> = {
  prize: 1800,
  oldest: 1800,
  no_prize: 1400,
  interest_falls: 1600,
  new_round: 900,
}

/** One sentence for each event that is worth telling. */
export const tell = (played: PlayedAction<'pergamon'>): Told[] => played.events.flatMap(sentences)

/** What the bar tells step by step: an evaluation marker by marker. */
export const story = (played: PlayedAction<'pergamon'>): Told[] => toldSteps(played).map(({ told }) => told)

interface ToldStep {
  step: Step
  told: Told
}

/** The steps that are told, with their sentences. */
export function toldSteps(played: PlayedAction<'pergamon'>): ToldStep[] {
  return steps(played).flatMap((step): ToldStep[] => {
    if ('marker' in step) return [{ step, told: counted(step) }]
    const milliseconds = STAYS[step.event.kind]
    const [told] = sentences(step.event)
    return told ? [{ step, told: milliseconds ? { ...told, milliseconds } : told }] : []
  })
}

function counted({ event, marker: { player, marker, space, points } }: Extract<Step, { marker: MarkerPoints }>): Told {
  return {
    event,
    words: { id: 'pergamon-told-counted', args: { marker: ROMAN[marker], space, points } },
    pieces: [`marker:${player}:${marker}`],
    player,
    milliseconds: A_MARKER,
  }
}

function sentences(event: Event): Told[] {
  const player = 'player' in event ? event.player : null
  const one = (id: string, args: Words['args'] = {}, pieces: string[] = [], by: number | null = player): Told[] => [
    { event, words: { id, args }, pieces, player: by },
  ]
  const tiles = 'tiles' in event ? event.tiles.map((tile) => `tile:${tile}`) : []
  switch (event.kind) {
    case 'first_player':
      return one('pergamon-told-first', {}, [`desk:${player}`])
    case 'lay':
      if (player === null) return []
      return one('pergamon-told-lay', { ...tileArgs(event.tile), gallery: ROMAN[event.gallery] }, [
        `tile:${event.tile}`,
        `gallery:${event.gallery}`,
      ])
    case 'draw':
      return one('pergamon-told-draw', { back: event.back }, [`card:${event.card}`])
    case 'reveal':
      return one('pergamon-told-reveal', { coins: event.coins }, [`card:${event.card}`])
    case 'place':
    case 'grant': {
      const isPlace = event.kind === 'place'
      const { figure, space, coins } = event
      const pieces = [`figure:${figure}`, `space:${space}`]
      const args = { space, coins, deepest: isPlace ? ROMAN[event.deepest] : '' }
      if (figure === 'raider')
        return one(isPlace ? 'pergamon-told-raider-place' : 'pergamon-told-raider-grant', args, pieces, null)
      return one(isPlace ? 'pergamon-told-place' : 'pergamon-told-grant', args, pieces, figure)
    }
    case 'dig':
    case 'loot': {
      const args = { gallery: ROMAN[event.gallery], coins: event.coins, finds: event.tiles.length }
      return one(event.kind === 'dig' ? 'pergamon-told-dig' : 'pergamon-told-loot', args, [
        `gallery:${event.gallery}`,
        ...tiles,
      ])
    }
    case 'no_dig':
      return one('pergamon-told-no-dig')
    case 'cannot_dig':
      return one('pergamon-told-cannot-dig', {
        coins: event.coins,
        deepest: ROMAN[event.deepest],
        gallery: event.gallery === null ? 'none' : ROMAN[event.gallery],
        price: event.price,
        over: event.falls_out ? 'yes' : 'no',
      })
    case 'break_up':
      return one('pergamon-told-break-up', { marker: ROMAN[event.marker], space: event.space }, [
        `marker:${player}:${event.marker}`,
      ])
    case 'exhibit': {
      const args = {
        marker: ROMAN[event.marker],
        space: event.space,
        polish: event.polish,
        objects: event.tiles.length - 1,
      }
      return one('pergamon-told-exhibit', args, [`marker:${player}:${event.marker}`, `museum:${event.space}`, ...tiles])
    }
    case 'push':
    case 'interest_falls':
      return falls(event)
    case 'leave':
      return one('pergamon-told-leave', { marker: ROMAN[event.marker] }, [`desk:${player}`])
    case 'discard':
      return one('pergamon-told-discard', tileArgs(event.tile))
    case 'store':
      return event.coins
        ? one('pergamon-told-store', { finds: event.finds, coins: event.coins }, [`desk:${player}`])
        : []
    case 'evaluation':
      return evaluation(event)
    case 'prize':
    case 'oldest': {
      const args = {
        thing: event.thing,
        year: String(event.year),
        points: event.points,
        rank: event.kind === 'oldest' ? event.rank : 0,
      }
      return one(event.kind === 'prize' ? 'pergamon-told-prize' : 'pergamon-told-oldest', args, [
        ...tiles,
        `marker:${player}:${event.marker}`,
      ])
    }
    case 'no_prize':
      return one('pergamon-told-no-prize', { thing: event.thing })
    case 'new_round':
      return one('pergamon-told-round', { round: event.round }, [], null)
    case 'game_over':
      if (event.scores.length === 1) return one('pergamon-told-over', { points: event.scores[0] }, [], null)
      return event.winners.flatMap((seat) =>
        one('pergamon-told-wins', { points: event.scores[seat] }, [`desk:${seat}`], seat),
      )
    case 'find':
    case 'join':
    case 'ticket':
    case 'finish':
      return [] // goes without saying
  }
}

function falls(event: Extract<Event, { kind: 'push' | 'interest_falls' }>): Told[] {
  const { markers: moves } = event
  if (!moves.length) return []
  const parts = moves.map(({ player, marker, from, to }) => ({
    id: to === null ? 'pergamon-leaves' : 'pergamon-goes-down',
    args: { name: SIGNS[player], marker: ROMAN[marker], from, to: to ?? 0 },
  }))
  const pieces = moves.map(({ player, marker }) => `marker:${player}:${marker}`)
  return [{ event, words: { id: 'pergamon-told-falls', args: { moves: several(parts) } }, pieces, player: null }]
}

function evaluation(event: Schemas['EvaluationEvent']): Told[] {
  const { round, markers } = event
  const players = [...new Set(markers.map(({ player }) => player))].sort()
  const begin: Told = {
    event,
    words: { id: 'pergamon-told-evaluation', args: { round } },
    pieces: [],
    player: null,
  }
  const earned = players.map((player): Told => {
    const own = markers.filter((marker) => marker.player === player)
    const points = own.reduce((sum, marker) => sum + marker.points, 0)
    const pieces = own.map(({ marker }) => `marker:${player}:${marker}`)
    return { event, words: { id: 'pergamon-told-earns', args: { points, collections: own.length } }, pieces, player }
  })
  return [begin, ...earned]
}

const PACES: Record<string, number> = {
  first_player: 500,
  lay: 60,
  draw: 120,
  place: 650,
  reveal: 450,
  grant: 250,
  dig: 800,
  no_dig: 300,
  cannot_dig: 300,
  loot: 900,
  break_up: 300,
  exhibit: 800,
  push: 350,
  leave: 250,
  discard: 250,
  store: 200,
  evaluation: 2200,
  prize: 900,
  oldest: 700,
  interest_falls: 700,
  new_round: 300,
}

/** For how long an event should be shown, in milliseconds. */
export const pace = (event: { kind: string }): number => PACES[event.kind] ?? 0

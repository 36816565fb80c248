// The names of the view's parts that the board uses, and the mover's offers sorted by what they do.

import type { GameEvent, RefusedAction, Schemas } from '../../api/types'
import { does, type OfKind } from '../../board/kinds'
import type { Blocked, Offer, OfferedAction } from '../client'

export type View = Schemas['PergamonView']
export type Offered = Offer<'pergamon'>
export type Action = OfferedAction<'pergamon'>
export type Event = GameEvent<'pergamon'>
export type Tables = Schemas['PergamonTables']
export type Tile = Tables['find_tiles'][number]
export type Thing = Tile['left']
export type Desk = View['desks'][number]
export type Collection = Desk['collections'][number]
export type Card = View['funds']['cards'][number]
export type Share = View['funds']['shares'][number]
export type Suggestion = View['suggestions'][number]

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
export const SIGNS = ['●', '■', '▲', '◆'] // the players' marks in a text

/** An action of one kind, with what it would do. */
export type Act<Kind extends Action['kind']> = OfKind<Action, Kind>

/** The offered actions by the piece they touch. */
export interface Acts {
  place: Map<number, Act<'place'>>
  lay: Map<number, Act<'lay'>>
  dig: Map<number, Act<'dig'>>
  join: Map<number, Act<'join'>>
  discard: Map<number, Act<'discard'>>
  exhibit: Act<'exhibit'>[]
  store: Act<'store'> | null
  no_dig: Action | null
  finish: Action | null
}

export function sorted(offers: Offered[]): Acts {
  const acts: Acts = {
    place: new Map(),
    lay: new Map(),
    dig: new Map(),
    join: new Map(),
    discard: new Map(),
    exhibit: [],
    store: null,
    no_dig: null,
    finish: null,
  }
  for (const { piece, actions } of offers) {
    for (const action of actions) {
      const { kind } = action
      if (does(action, 'exhibit')) acts.exhibit.push(action)
      else if (does(action, 'store')) acts.store = action
      else if (kind === 'no_dig' || kind === 'finish') acts[kind] = action
      else if (piece.kind === 'research_space' && does(action, 'place')) acts.place.set(piece.space, action)
      else if (piece.kind === 'gallery' && does(action, 'dig')) acts.dig.set(piece.gallery, action)
      else if (piece.kind === 'tile') {
        if (does(action, 'lay')) acts.lay.set(piece.tile, action)
        else if (does(action, 'join')) acts.join.set(piece.tile, action)
        else if (does(action, 'discard')) acts.discard.set(piece.tile, action)
      }
    }
  }
  return acts
}

/** The galleries that one may not dig in, with the reason. */
export const closedOf = (blocked: readonly Blocked<'pergamon'>[]) =>
  new Map(blocked.flatMap(({ piece, refusal }) => (piece.kind === 'gallery' ? [[piece.gallery, refusal]] : [])))

/** The piece that a chosen action touches, if it is one of these. */
export function touched(actions: Map<number, Action>, chosen: Action | null): number | null {
  if (!chosen) return null
  for (const [number, action] of actions) if (action.action === chosen.action) return number
  return null
}

/** A museum space that a row can reach, with polish or without. */
export interface Reachable {
  space: number
  polish: number
  broken_up: number | null
  choose: () => void
}

/** What every part of the board gets to act with. */
export interface Hand {
  acts: Acts
  /** The galleries that one may not dig in. */
  closed: ReadonlyMap<number, RefusedAction>
  chosen: Action | null
  /** What is drawn beside it. */
  compared: Action | null
  /** Choose an action; what is chosen already is played. */
  pick: (action: Action | null | undefined) => void
  choose: (action: Action | null) => void
  /** Lay a find where it fits, or a whole row. */
  lay: (tiles: readonly number[]) => void
  /** The museum spaces that the row on the workbench can reach. */
  spaces: Reachable[]
  /** The finds of a row that one points at. */
  hinted: number[]
  hint: (tiles: number[]) => void
  /** Whether a find is being dragged over the workbench. */
  isOver: boolean
  over: (isOver: boolean) => void
}

/** The seat whose desk lies in front: one's own, the mover's on a shared device, the first for those who watch. */
export function seatInFront(you: number[], mover: number): number {
  if (you.includes(mover)) return mover
  return you[0] ?? Math.max(mover, 0)
}

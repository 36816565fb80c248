// The names of the view's parts that the board uses, and the mover's offers sorted by what they do.

import type { GameTables, PergamonView } from '../../api/types'
import type { Offer, OfferedAction } from '../client'

export type View = PergamonView
export type Tile = GameTables['pergamon']['find_tiles'][number]
export type Thing = Tile['left']
export type Desk = View['desks'][number]
export type Collection = Desk['collections'][number]
export type Card = View['funds']['cards'][number]
export type Suggestion = View['suggestions'][number]

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']
export const SIGNS = ['●', '■', '▲', '◆'] // the players' marks in a text

/** The offered actions by the piece they touch. */
export interface Acts {
  place: Map<number, OfferedAction>
  lay: Map<number, OfferedAction>
  dig: Map<number, OfferedAction>
  join: Map<number, OfferedAction>
  discard: Map<number, OfferedAction>
  exhibit: OfferedAction[]
  store: OfferedAction | null
  no_dig: OfferedAction | null
  finish: OfferedAction | null
}

export function sorted(offers: Offer[]): Acts {
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
    const number = piece.space ?? piece.gallery ?? piece.tile
    for (const action of actions) {
      const { kind } = action
      if (kind === 'exhibit') acts.exhibit.push(action)
      else if (kind === 'store' || kind === 'no_dig' || kind === 'finish') acts[kind] = action
      else if (kind === 'place' || kind === 'lay' || kind === 'dig' || kind === 'join' || kind === 'discard')
        acts[kind].set(number, action)
    }
  }
  return acts
}

/** The piece that a chosen action touches, if it is one of these. */
export function touched(actions: Map<number, OfferedAction>, chosen: OfferedAction | null): number | null {
  if (!chosen) return null
  for (const [number, action] of actions) if (action.action === chosen.action) return number
  return null
}

/** What every part of the board gets to act with. */
export interface Hand {
  acts: Acts
  chosen: OfferedAction | null
  /** Choose an action; what is chosen already is played. */
  pick: (action: OfferedAction | null | undefined) => void
  /** Choose without playing, for sliders. */
  choose: (action: OfferedAction | null) => void
  /** Choose and play at once, for what a hand has laid down. */
  play: (action: OfferedAction | null | undefined) => void
}

/** The seat whose desk lies in front: one's own, the mover's on a shared device, the first for those who watch. */
export function seatInFront(you: number[], mover: number): number {
  if (you.includes(mover)) return mover
  return you[0] ?? Math.max(mover, 0)
}

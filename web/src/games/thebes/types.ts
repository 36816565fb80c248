// The names of the shapes that the board draws, and the mover's offers sorted by what they do.

import type { GameEvent, RefusedAction, Schemas } from '../../api/types'
import { does, type OfKind } from '../../board/kinds'
import type { Blocked, Offer, OfferedAction } from '../client'

export type View = Schemas['ThebesView']
export type Event = GameEvent<'thebes'>
export type Desk = Schemas['ThebesDesk']
export type AreaDesk = Schemas['AreaDesk']
export type Site = Schemas['Site']
export type Knowledge = Schemas['Knowledge']
export type Bag = Schemas['Bag']
export type Researcher = Schemas['Researcher']
export type Exhibition = Schemas['Exhibition']
export type Journey = Schemas['Journey']
export type Arrival = Schemas['Arrival']
export type TokenDrawn = Schemas['TokenDrawn']
export type AreaName = Site['area']
export type PlaceName = Desk['place']
export type CardKind = Researcher['kind']
export type HelpName = Knowledge['help'][number]
export type SpaceName = 'a' | 'b' | 'c'
export type TokenName = TokenDrawn['token']

export type Offered = Offer<'thebes'>
export type Action = OfferedAction<'thebes'>
type Stay = Pick<Schemas['TakePreview'], 'journey' | 'work_weeks' | 'total_weeks' | 'marker'>
/** What players do takes time; what chance does takes none. */
export type PlayerAction = Action & { preview: Extract<Action['preview'], Stay> }
export const isPlayers = (action: Action | null): action is PlayerAction => !!action && 'total_weeks' in action.preview
export type TakeAction = OfKind<Action, 'take'>
export type ExchangeAction = OfKind<Action, 'exchange'>
export type DigAction = OfKind<Action, 'dig'>
export type ExhibitAction = OfKind<Action, 'exhibit'>

export const AREAS: AreaName[] = ['greece', 'crete', 'egypt', 'palestine', 'mesopotamia']
export const SPACES: SpaceName[] = ['a', 'b', 'c']
export const isArea = (place: string): place is AreaName => (AREAS as string[]).includes(place)

/** The offered actions by the piece they touch. Each may be offered in several ways: by zeppelin, for more weeks, with help. */
export interface Acts {
  all: PlayerAction[]
  take: Map<number, TakeAction[]> // by the space of the display
  exhibit: Map<SpaceName, ExhibitAction[]>
  dig: Map<AreaName, DigAction[]>
  exchange: ExchangeAction[]
}

export function sorted(offers: Offered[]): Acts {
  const acts: Acts = { all: [], take: new Map(), exhibit: new Map(), dig: new Map(), exchange: [] }
  for (const { piece, actions } of offers) {
    acts.all.push(...actions.filter(isPlayers))
    if (piece.kind === 'display_card')
      acts.take.set(
        piece.space,
        actions.filter((action) => does(action, 'take')),
      )
    else if (piece.kind === 'exhibition')
      acts.exhibit.set(
        piece.space,
        actions.filter((action) => does(action, 'exhibit')),
      )
    else if (piece.kind === 'site')
      acts.dig.set(
        piece.area,
        actions.filter((action) => does(action, 'dig')),
      )
    else if (piece.kind === 'exchange') acts.exchange = actions.filter((action) => does(action, 'exchange'))
  }
  return acts
}

/** The sites where one may not dig, with the reason. */
export const closedOf = (blocked: readonly Blocked<'thebes'>[]) =>
  new Map(blocked.flatMap(({ piece, refusal }) => (piece.kind === 'site' ? [[piece.area, refusal]] : [])))

/** What the parts of the board get to act with. */
export interface Hand {
  acts: Acts
  /** The sites where one may not dig. */
  closed: ReadonlyMap<AreaName, RefusedAction>
  chosen: PlayerAction | null
  /** Whether journeys are by zeppelin, where that is possible. */
  isFlying: boolean
  /** Choose an action; what is chosen already is played. */
  pick: (action: PlayerAction) => void
  choose: (action: PlayerAction | null) => void
  /** Draw on the map what an action would do, while one points at its button. */
  look: (action: PlayerAction | null) => void
  /** Open a site, or close it. */
  open: (area: AreaName | null) => void
  fly: (isWanted: boolean) => void
}

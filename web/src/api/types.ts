// The names of the API's shapes that the client uses. The shapes themselves are generated: schema.d.ts.

import type { Offer } from '../games/client'
import type { components } from './schema'

export type Schemas = components['schemas']

/** An event of either game; each game knows the fields of its kinds. */
export interface GameEvent {
  kind: string
  [field: string]: any
}

export type Happening = Omit<Schemas['PlainHappening'], 'events'> & { events: GameEvent[] }

/** A table as one person sees it. Each game knows the shape of its view. */
export type TableView = Omit<Schemas['TableView'], 'view' | 'offers' | 'happened'> & {
  view: any
  offers: Offer[]
  happened: Happening[]
}

export type PlyView = Omit<Schemas['PlyView'], 'view' | 'offers' | 'happened'> & {
  view: any
  offers: Offer[]
  happened: Happening[]
}
export type FrameView = Pick<PlyView, 'ply' | 'mover' | 'view' | 'happened'>
export type Standing = Schemas['Standing']
export type Hint = Schemas['HintAt']
export type Reason = Schemas['Reason']
export type Analysis = Schemas['Analysis']
export type GameAnalysed = Schemas['GameAnalysed']
export type PuzzleHead = Schemas['PuzzleHead']
export type PuzzlesOfTheDay = Schemas['PuzzlesOfTheDay']
export type PuzzleView = Omit<Schemas['PuzzleView'], 'view' | 'offers' | 'happened'> &
  Pick<TableView, 'view' | 'offers' | 'happened'>
export type RefusedAction = Schemas['RefusedAction']
export type Solution = Schemas['Solution']
export type Listed = Schemas['Listed']
export type Seat = Schemas['Seat']
export type SeatWish = Schemas['SeatWish']
export type NewTable = Omit<Schemas['NewTable'], 'chance'> & { chance?: Chance }
export type Game = Schemas['Game']
export type Games = Schemas['Games']
export interface GameTables {
  pergamon: Schemas['PergamonTables']
  thebes: Schemas['ThebesTables']
}
export type Components<Game extends keyof GameTables> = Omit<Schemas['Components'], 'tables'> & {
  tables: GameTables[Game]
}
export type Level = Schemas['Level']
export type Me = Schemas['Me']
export type Message = Schemas['Message']
export type Player = Schemas['Player']
export type LessonText = Schemas['LessonText']
export type Leader = Schemas['Leader']
export type GameName = NewTable['game']
export type Rules = Schemas['Rules']
export type RuleBlock = Schemas['RuleText'] | Schemas['RuleFigure']
export type RulePicture = Schemas['RulePicture']
export type RulePlaces = Schemas['RulePlaces']
export type Ruling = Schemas['Ruling']
export type Chance = TableView['chance']

// The games' own views, for those who draw them
export type PergamonView = Schemas['PergamonView']
export type ThebesView = Schemas['ThebesView']

// The names of the API's shapes that the client uses. The shapes themselves are generated: schema.d.ts.

import type { components, paths } from './schema'

export type Schemas = components['schemas']

/** The boards that can be drawn; a game without one of its own is drawn on the plain one. */
export type BoardName = Schemas['TableView']['board']

/** A table as one person sees it. */
export type TableView<B extends BoardName = BoardName> = Extract<Schemas['TableView'], { board: B }>
export type PuzzleView<B extends BoardName = BoardName> = Extract<Schemas['PuzzleView'], { board: B }>
export type PositionView<B extends BoardName = BoardName> = Extract<Schemas['PositionView'], { board: B }>
export type NewPosition = Schemas['NewPosition']
export type FrameView<B extends BoardName = BoardName> = Extract<Schemas['Frame'], { board: B }>

/** One action that was played, and all that came of it. */
export type PlayedAction<B extends BoardName = BoardName> = TableView<B>['happened'][number]
export type GameEvent<B extends BoardName = BoardName> = PlayedAction<B>['events'][number]
export type Standing = Schemas['Standing']
export type Hint = Schemas['HintAt']
export type Reason = Schemas['Reason']
export type Analysis = Schemas['Analysis']
export type GameAnalysed = Schemas['GameAnalysed']
export type ValueAt = GameAnalysed['values'][number]
export type PuzzleHead = Schemas['PuzzleHead']
export type Session = Schemas['Session']
export type Problem = Schemas['Problem']
export type RefusedAction = Schemas['RefusedAction']
export type Solution = Schemas['Solution']
export type Listed = Schemas['Listed']
export type SeatRequest = Schemas['SeatRequest']
export type NewTable = Schemas['NewTable']
export type Games = Schemas['Games']
export type GamePart = Games['games'][number]['parts'][number]
export type PlainMessage = Schemas['PlainMessage']
export type Printed = Schemas['Components']['tables']
export type Level = Schemas['Level']
export type Me = Schemas['Me']
export type Player = Schemas['Player']
export type Result = Schemas['Result']
export type Results = Schemas['Results']
export type Leader = Schemas['Leader']
export type Message = Schemas['Message']
/** What the WebSocket of a table says. */
export type LiveMessage = Schemas['LiveMessage']
/** Who is at a table; only the WebSocket tells it. */
export type Presence = Schemas['Presence']
export type LessonText = Schemas['LessonText']
export type GameName = NewTable['game']
export type Rules = Schemas['Rules']
export type RuleBlock = Schemas['RuleText'] | Schemas['RuleFigure']
export type RulePicture<B extends BoardName = BoardName> = Extract<Schemas['RulePicture'], { board: B }>
export type RulePlaces = Schemas['RulePlaces']
export type Ruling = Schemas['Ruling']
export type Chance = TableView['chance']
export type Language = Rules['language']
export type TablesAsked = NonNullable<paths['/api/tables']['get']['parameters']['query']>

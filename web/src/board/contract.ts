// What the table needs of a game, and what a game's board gets from the table. A board draws the view and offers the
// legal actions that the server sent; it knows no rules.
//
// Room. During a game the page has three rows and never scrolls: header (48 px, phone 50), table, bar (72 px, phone about
// 150). The board stands alone in a size container:
//
//   .board { container: table / size; padding: 8px; display: grid }   .board > * { min-height: 0 }
//
// A board is one element that fills it and follows its width and height (cqw, cqh, @container table (…)), never the
// window's. At 1366×768 it gets 1304 × 632 px, at 1440×900 1378 × 764, at 1920×1080 1858 × 944, at 1280×720 1218 × 584; with
// the log open 242 px less in width. The log is a rail of 38 px beside the board that opens to 280 px, and seats with their
// points stand in the header: boards draw neither. What does not fit scrolls inside the container, as a last resort.
//
// Phones. A table narrower than 720 px or lower than 400 px shows one part of the board at a time. A game names its parts (`parts`); the row of
// tabs above the bar is the table's, with the log as its last tab. The board gets `part`, the one to be drawn, or null where
// there is room for all, and calls `turnTo` when another part is asked for (in an effect on what is offered, told or lit).
//
// Bar. Sentence (`prompt`), effect and buttons are the table's. Ways to pass, stop or decline are offered there (`decline`) and
// not on the board; the wide button is named after what it does (`confirmLabel`); what loses something (`action.loses`) is never played by
// a second click on the piece. A board calls `choose`; on a click on what is chosen already it calls `confirm`, which does
// nothing within 500 ms of the choice. A button of its own on the board ("Exhibit on 3", a row to lay) calls `play`.
// What can be taken back freely (`action.may_be_taken_back`) is played as soon as it is chosen, unless the reader wants to
// confirm always. A piece that cannot be chosen now says why, if the server does (`intent.blocked`).
//
// Pieces. The element of a piece has its key as `data-piece`: hints and answers put their numbers there.
//
// Story. What happened is told step by step (`story`, or else `tell`); the board gets the step as `telling` and the frame as
// the game says that it is then (`asTold`), or else as it is after the ply. Between confirming and the next frame `chosen` stays, so that one's own piece stays where it was put.

import type { Component } from 'svelte'
import type { BoardName, FrameView, GameEvent, GameName, PlayedAction, TableView } from '../api/types'
import type { Words } from '../i18n'

export type { Words }

/** The legal actions that touch one piece. */
export type Offer<B extends BoardName = BoardName> = TableView<B>['offers'][number]

/** One legal action as the server offers it. `preview` has the shape of its `kind`. */
export type OfferedAction<B extends BoardName = BoardName> = Offer<B>['actions'][number]

/** A piece that cannot be chosen now, and the refusal of the rules. */
export type Blocked<B extends BoardName = BoardName> = TableView<B>['blocked'][number]

/** What a board draws of a game at one moment. */
export interface Frame<B extends BoardName = BoardName> {
  ply: number
  mover: number // a seat; -1 for chance, -2 when the game is over
  view: FrameView<B>['view']
  happened: readonly PlayedAction<B>[] // since the frame that was drawn before
}

/** Who looks: the names of all seats, and which of them are one's own; several on one device, none for those who watch. */
export interface Viewer {
  names: string[]
  seats: number[]
}

/** What may be touched. `chosen` is drawn with its consequences before it is confirmed. */
export interface Choosing<B extends BoardName = BoardName> {
  readonly offers: Offer<B>[] // empty while nothing can be chosen
  readonly blocked: readonly Blocked<B>[] // likewise
  readonly chosen: OfferedAction<B> | null
  readonly compared?: OfferedAction<B> | null // drawn beside what is chosen, in the colour --compared: what was played
  choose: (action: OfferedAction<B> | null, isDraft?: boolean) => void // null: think again; a draft is never played at once
  confirm: () => unknown // play what is chosen, by a second click on its piece
  play: (action: OfferedAction<B>) => unknown // play an action that has a button of its own, such as a row to lay
}

/** Something that happened, in words. */
export interface Told<B extends BoardName = BoardName> {
  event: GameEvent<B>
  words: Words
  pieces: string[] // the keys of the pieces it speaks of
  player: number | null // the name is written before the sentence, which goes on from it: "goes first"
  /** For how long it stays, where that is not the time to read it. */
  milliseconds?: number
}

/** The step of the story that is told now: the `step`th of `steps` that the newest of `frame.happened` has. */
export interface Telling {
  told: Told
  step: number
  steps: number
}

/** A part of a game, with the ply at which it began. */
export interface Stage {
  ply: number
  name: string // on an axis
  title?: Words // by itself, where the name does not say it all
  endsInEvaluation?: boolean
}

/** A part of a board that a phone shows by itself. */
export interface Part {
  name: string
  label: string // a message
  icon: string // a path, drawn with a line of 2 in a square of 24
}

/** What a board gets. */
export interface BoardProps<B extends BoardName = BoardName> extends Viewer {
  frame: Frame<B>
  intent: Choosing<B>
  highlighted: string[] // the keys of the pieces that the log, a lesson or a hint speaks of, such as "tile:12", "space:5", "site:egypt"
  explain: (words: Words | null, at?: Element) => void // show or hide the explanation of a piece
  telling?: Telling | null // what the bar tells now; null when nothing is told
  part?: string | null // the part to be drawn, or null for all of them
  turnTo?: (part: string, isTold?: boolean) => void // another part is asked for, or told of
}

/** What a board gets that an installed game draws without Svelte, by a module of its own. */
export interface DrawnTable extends Viewer {
  frame: Frame<'plain'>
  intent: Choosing<'plain'>
  /** The table as the plain board has it, in the reader's language. */
  text: { heading: string; lines: string[] }[]
  /** The label of an offered action. */
  label: (offer: Offer<'plain'>, action: OfferedAction<'plain'>) => string
  /** Any message. */
  say: (words: Words | string) => string
}

/** What a component about one player gets. */
export interface PlayerProps<B extends BoardName = BoardName> extends Viewer {
  frame: Frame<B>
  player: number
}

/** What the picture of a draw gets. */
export interface DrawProps<B extends BoardName = BoardName> {
  offer: Offer<B>
  action: OfferedAction<B>
}

/** What chance may bring, to be chosen by pictures where a real table is followed. */
export interface Draws<B extends BoardName = BoardName> {
  Picture: Component<DrawProps<B>>
  /** What a draw is found under: "Century IV", "Egypt"; null where there are few. */
  groupOf: (offer: Offer<B>, action: OfferedAction<B>) => Words | null
  /** Whether the picture says all, so that its label is for screen readers only. */
  isPlain?: (offer: Offer<B>, action: OfferedAction<B>) => boolean
}

/** A game, for the table, the log, the replay and the end page. */
export interface GameClient<B extends BoardName = BoardName> {
  name: GameName
  /** Its own board; a game without one is drawn on the plain one. */
  Board?: Component<BoardProps<B>>
  /** In its place, a board that an installed game draws into an element, anew whenever something has changed. */
  draw?: (element: HTMLElement, table: DrawnTable) => void
  /** What a reader should know, above the plain board. */
  notice?: Words
  /** The parts of the board, for phones; the first is shown first. */
  parts?: readonly Part[]
  /** The part that shows how a game ended, beside the result. */
  finalPart?: string
  /** Whether that part is low, so that something has room below it. */
  finalIsLow?: boolean
  /** How far the game is, under its name in the header: "Round 8 of 12". */
  stage?: (view: Frame<B>['view']) => Words
  /** The rounds or years of a game, each with the ply at which it began: the axis of a chart, the headings of a list. */
  stages?: (plies: readonly PlayedAction<B>[]) => Stage[]
  /** What the stages are, beside the axis: "Round". */
  axis?: Words
  /** What of a player's desk stands in the header between name and points: one line, 12.5 px at least; left out on phones. */
  Seat?: Component<PlayerProps<B>>
  /** Whether one's own seat says less in the header than those of others, since one's desk is in front. */
  isOwnSeatShort?: boolean
  /** A player's desk, opened by a click on the seat in the header. */
  Desk?: Component<PlayerProps<B>>
  /** A player's finest piece of work, beside the result of a game, or somebody else's where there is none. */
  Finest?: Component<PlayerProps<B> & { orElse: number }>
  /** Drawings that the signs and figures of a game refer to; its own board has them, the plain one needs them. */
  Symbols?: Component
  /** A player's figure, 28 × 44 px, for the bar. */
  Figure?: Component<{ player: number }>
  /** What is expected of me (or awaited from whom), in one plain sentence. */
  prompt: (frame: Frame<B>, viewer: Viewer, offers: Offer<B>[]) => Words
  /** What a chosen action will do, for the action bar. */
  effect: (action: OfferedAction<B>, frame: Frame<B>, viewer: Viewer) => Words
  /** The same in two parts, where the sentence in the bar says what one is about to do, and the line below what follows from it. */
  choice?: (action: OfferedAction<B>, frame: Frame<B>, viewer: Viewer) => { action: Words; then: Words } | null
  /** The same in another way that few will want, offered quietly beside a chosen action. */
  otherWay?: (chosen: OfferedAction<B>, offers: Offer<B>[]) => { action: OfferedAction<B>; words: Words } | null
  /** Passing, stopping or declining, as a button in the bar beside Confirm: "Do not dig". */
  decline?: (offers: Offer<B>[]) => { action: OfferedAction<B>; words: Words } | null
  /** What the button that plays a chosen action is called: "Stand on 10"; else "Confirm". */
  confirmLabel?: (action: OfferedAction<B>, frame: Frame<B>) => Words | null
  /** The label of an offered action, for its button on the plain board. */
  label: (offer: Offer<B>, action: OfferedAction<B>, names?: string[]) => Words
  /** The same in two or three words, where the piece itself is marked: "Space 7", "Dig IV". */
  short?: (offer: Offer<B>, action: OfferedAction<B>) => Words
  draws?: Draws<B>
  /** What happened, one sentence for each event that is worth telling. */
  tell: (played: PlayedAction<B>) => Told<B>[]
  /** The same for the bar, where it is told in more steps: an evaluation marker by marker. */
  story?: (played: PlayedAction<B>, viewer: Viewer) => Told<B>[]
  /** The frame while a step of what led to it is told: what comes after that step has not happened yet. */
  asTold?: (frame: Frame<B>, telling: Telling) => Frame<B>
  /** The reason of what is told, what came of it or what comes next: a second line in the bar. Gets the frame as it is told. */
  aside?: (telling: Telling, frame: Frame<B>, viewer: Viewer) => Words | null
  /** A sign of what happened for the rail beside the board, 26 px high; else the player's mark. */
  Sign?: Component<{ told: Told<B> }>
  /** What is heard of an event. */
  sound?: (event: GameEvent<B>) => 'tile' | 'coin' | 'card' | 'dig' | 'evaluation' | 'end' | null
  /** The table as the plain board has it, for screen readers and for those who like to read: headings and lines. */
  describe: (view: Frame<B>['view'], names: string[]) => { heading: Words; lines: Words[] }[]
  /** For how long an event should be shown before the next, in milliseconds; 0 for at once. */
  pace: (event: GameEvent<B>) => number
  /** The key of the piece that an offer touches, as boards, logs and lessons name it. */
  keyOf: (offer: Offer<B>) => string
}

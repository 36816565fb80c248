// What the table needs of a game, and what a game's board gets from the table. A board draws the view and offers the
// legal actions that the server sent; it knows no rules.

import type { Component } from 'svelte'
import type { BoardName, FrameView, GameEvent, GameName, Happening, TableView } from '../api/types'
import type { Words } from '../i18n'

export type { Words }

/** The legal actions that touch one piece. */
export type Offer<B extends BoardName = BoardName> = TableView<B>['offers'][number]

/** One legal action as the server offers it. `preview` has the shape of its `kind`. */
export type OfferedAction<B extends BoardName = BoardName> = Offer<B>['actions'][number]

/** What a board draws of a game at one moment. */
export interface Frame<B extends BoardName = BoardName> {
  ply: number
  mover: number // a seat; -1 for chance, -2 when the game is over
  view: FrameView<B>['view']
  happened: readonly Happening<B>[] // since the frame that was drawn before
}

/** Who looks: the names of all seats, and which of them are one's own; several on one device, none for those who watch. */
export interface Viewer {
  names: string[]
  seats: number[]
}

/** What may be touched. `chosen` is drawn with its consequences before it is confirmed. */
export interface Choosing<B extends BoardName = BoardName> {
  readonly offers: Offer<B>[] // empty while nothing can be chosen
  readonly chosen: OfferedAction<B> | null
  choose: (action: OfferedAction<B> | null) => void // null: think again
  confirm: () => unknown // play what is chosen
}

/** What a board gets. */
export interface BoardProps<B extends BoardName = BoardName> extends Viewer {
  frame: Frame<B>
  intent: Choosing<B>
  highlighted: string[] // the keys of the pieces that the log or a lesson speaks of, such as "tile:12", "space:5", "site:egypt"
  explain: (words: Words | null, at?: Element) => void // show or hide the explanation of a piece
}

/** A game, for the table, the log, the replay and the end page. */
export interface GameClient<B extends BoardName = BoardName> {
  name: GameName
  Board: Component<BoardProps<B>>
  /** What is expected of me (or awaited from whom), in one plain sentence. */
  prompt: (frame: Frame<B>, viewer: Viewer, offers: Offer<B>[]) => Words
  /** What a chosen action will do, for the action bar. */
  effect: (action: OfferedAction<B>, frame: Frame<B>, viewer: Viewer) => Words
  /** The same in another way that few will want, offered quietly beside a chosen action. */
  otherWay?: (chosen: OfferedAction<B>, offers: Offer<B>[]) => { action: OfferedAction<B>; words: Words } | null
  /** The label of an offered action, for its button in the text view of the table. */
  label: (offer: Offer<B>, action: OfferedAction<B>) => Words
  /**
   * What happened, one sentence for each event that is worth telling, with the keys of the pieces it speaks of.
   * Where there is a player, the table writes the name before the sentence, which goes on from it: "goes first".
   */
  tell: (happening: Happening<B>) => { words: Words; pieces: string[]; player: number | null }[]
  /** The table as text, for screen readers and for those who like to read: headings and lines. */
  describe: (view: Frame<B>['view'], names: string[]) => { heading: Words; lines: Words[] }[]
  /** For how long an event should be shown before the next, in milliseconds; 0 for at once. */
  pace: (event: GameEvent<B>) => number
  /** The key of the piece that an offer touches, as boards, logs and lessons name it. */
  keyOf: (offer: Offer<B>) => string
}

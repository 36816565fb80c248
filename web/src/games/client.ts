// What the table needs of a game, and what a game's board gets from the table. A board draws the view and offers the
// legal actions that the server sent; it knows no rules.

import type { Component } from 'svelte'
import type { Happening } from '../api/types'

/** A text to be translated: a Fluent message and its arguments, which may be words themselves (FRAME: new, optional). */
export interface Words {
  id: string
  args?: Record<string, string | number | Words>
}

/** One legal action as the server offers it. `preview` has the shape of its `kind`. */
export interface OfferedAction {
  action: number
  notation: string
  kind: string
  preview: any
}

/** The legal actions that touch one piece. */
export interface Offer {
  piece: { kind: string; [field: string]: any }
  actions: OfferedAction[]
}

/** A game at one moment: what a board draws. Each game knows the shape of its view. */
export interface Frame {
  ply: number
  mover: number // a seat; -1 for chance, -2 when the game is over
  view: any
  happened: readonly Happening[] // since the frame that was drawn before
}

/** Who looks: the names of all seats, and which of them are one's own; several on one device, none for those who watch. */
export interface Viewer {
  names: string[]
  seats: number[]
}

/** What may be touched. `chosen` is drawn with its consequences before it is confirmed. */
export interface Choosing {
  readonly offers: Offer[] // empty while nothing can be chosen
  readonly chosen: OfferedAction | null
  choose: (action: OfferedAction | null) => void // null: think again
  confirm: () => unknown // play what is chosen
}

/** What a board gets. */
export interface BoardProps extends Viewer {
  frame: Frame
  intent: Choosing
  highlighted: string[] // the keys of the pieces that the log or a lesson speaks of, such as "tile:12", "space:5", "site:egypt"
  explain: (words: Words | null, at?: Element) => void // show or hide the explanation of a piece
}

/** A game, for the table, the log, the replay and the end page. */
export interface GameClient {
  name: 'pergamon' | 'thebes'
  Board: Component<BoardProps>
  /** What is expected of me (or awaited from whom), in one plain sentence. */
  prompt: (frame: Frame, viewer: Viewer, offers: Offer[]) => Words
  /** What a chosen action will do, for the action bar. */
  effect: (action: OfferedAction, frame: Frame, viewer: Viewer) => Words
  /** The same in another way that few will want, offered quietly beside a chosen action. */
  otherWay?: (chosen: OfferedAction, offers: Offer[]) => { action: OfferedAction; words: Words } | null
  /** The label of an offered action, for its button in the text view of the table. */
  label: (offer: Offer, action: OfferedAction) => Words
  /**
   * What happened, one sentence for each event that is worth telling, with the keys of the pieces it speaks of.
   * Where there is a player, the table writes the name before the sentence, which goes on from it: "goes first".
   */
  tell: (happening: Happening) => { words: Words; pieces: string[]; player: number | null }[]
  /** The table as text, for screen readers and for those who like to read: headings and lines. */
  describe: (view: any, names: string[]) => { heading: Words; lines: Words[] }[]
  /** For how long an event should be shown before the next, in milliseconds; 0 for at once. */
  pace: (event: { kind: string }) => number
}

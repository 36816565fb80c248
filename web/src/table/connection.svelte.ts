// What the server says of a table: the newest state, all that was played, what was said. It draws nothing and chooses
// nothing.

import * as api from '../api/client'
import { Refusal } from '../api/client'
import { Live } from '../api/live'
import type { PlayedAction, Message, Presence, TableView } from '../api/types'
import type { Frame } from '../games/client'
import type { FrameSource } from './playback.svelte'

/** What is new: plies were played, some were taken back before, or only something else has changed. */
export interface Update {
  kind: 'played' | 'takenBack' | 'changed'
  keep: number // plies that stayed as they were
}

/** A request that answers with the table. */
export type Command = (id: string) => Promise<TableView>

const OVER = -2 // the mover of a frame when nobody is

export class Connection implements FrameSource {
  table = $state.raw<TableView | null>(null) // the newest, replaced as a whole
  plies = $state.raw<readonly PlayedAction[]>([]) // all that was played
  messages = $state.raw<readonly Message[]>([])
  present = $state.raw<Presence | null>(null) // null where nobody tells
  state = $state<'connecting' | 'live' | 'polling' | 'lost' | 'gone'>('connecting')
  clockOffset = $state(0) // the server's clock minus ours
  isSending = $state(false)
  #live: Live | null = null
  #isClosed = false
  #isNext = false // whether the next message tells everything since the one before
  #branch = 0 // rises when frames that were asked for are no longer those of this game, or of this seat
  readonly #frames = new Map<number, Frame>()
  readonly #hearers = new Set<(update: Update) => void>()

  constructor(readonly id: string) {}

  /** Begin; what is refused comes back. */
  async open(): Promise<Refusal | null> {
    try {
      this.#take(await api.table(this.id, 0))
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
    return null
  }

  /** Hear of what is new from now on. */
  listen(): void {
    if (this.#isClosed) return
    let known: number | null = this.plies.length // later something may have been taken back meanwhile
    this.#live = new Live(this.id, {
      table: (table) => {
        this.receive(table, this.#isNext)
        this.#isNext = true
      },
      message: (message) => this.hear(message),
      present: (present) => (this.present = present),
      offset: (offset) => (this.clockOffset = offset),
      state: (state) => {
        this.state = state
        if (state === 'live') this.#isNext = false
      },
      since: () => {
        const since = known ?? 0
        known = null
        return since
      },
    })
  }

  close(): void {
    this.#isClosed = true
    this.#live?.close()
  }

  /** Listen as whom one is now. */
  introduce(): void {
    this.#live?.again()
  }

  subscribe(hear: (update: Update) => void): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Ask the server for something; its answer arrives like any other update. */
  async send(command: Command): Promise<Refusal | null> {
    this.isSending = true
    try {
      const table = await command(this.id)
      if (table.id === this.id) this.receive(table)
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.table) this.receive(error.table)
      return error
    } finally {
      this.isSending = false
    }
  }

  // What arrives

  /** `isNext` says that it tells everything since the message before. */
  receive(table: TableView, isNext = false): void {
    const known = this.table
    if (this.#isClosed) return
    if (known && table.version <= known.version) return this.#warm(table)
    const isWhole = table.since === 0 || isNext || (known && table.version === known.version + 1)
    if (table.view && (!isWhole || table.since === null || table.since > this.plies.length))
      return void api.table(this.id, 0).then((whole) => this.receive(whole))
    const update = this.#take(table)
    for (const hear of this.#hearers) hear(update)
  }

  #take(table: TableView): Update {
    const before = this.plies.length
    const keep = this.#kept(table)
    this.plies = [...this.plies.slice(0, keep), ...table.happened.filter(({ ply }) => ply >= keep)]
    if (keep < before || table.hidden.length) this.#branch += 1
    for (const ply of this.#frames.keys()) if (ply > keep || table.hidden.length) this.#frames.delete(ply)
    if (table.view)
      this.#frames.set(table.ply, { ply: table.ply, mover: table.mover ?? OVER, view: table.view, happened: [] })
    this.table = table
    return { kind: keep < before ? 'takenBack' : table.ply > before ? 'played' : 'changed', keep }
  }

  /** How many of the known plies are still those of the game. */
  #kept({ since, happened }: TableView): number {
    const first = since ?? 0
    const differs = happened.findIndex(({ ply, action }) => this.plies[ply]?.action !== action)
    return Math.min(this.plies.length, first + (differs < 0 ? happened.length : differs))
  }

  /** The engine is compiled: bots have warmed up, though nothing else has changed. */
  #warm({ version, warming_up }: TableView): void {
    const known = this.table!
    if (version < known.version || String(known.warming_up) === String(warming_up)) return
    this.table = { ...known, warming_up }
    for (const hear of this.#hearers) hear({ kind: 'changed', keep: this.plies.length })
  }

  hear(message: Message): void {
    if (!this.messages.some((known) => known.id === message.id)) this.messages = [...this.messages, message]
  }

  // Frames

  at(ply: number): Frame | undefined {
    return this.#frames.get(ply)
  }

  async load(from: number, to: number): Promise<void> {
    const branch = this.#branch
    const found = await api.frames(this.id, from, this.#frames.has(to) && to > from ? to - 1 : to)
    if (branch !== this.#branch) return this.load(from, to)
    for (const frame of found) this.#frames.set(frame.ply, frame)
  }
}

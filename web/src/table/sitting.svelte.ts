// Sitting at a table: what is known of it, what is drawn of it, and what one is about to do.
//
// The newest table is `table`; `shown` lags behind it while what happened is being shown, one ply after the other.

import * as api from '../api/client'
import { Refusal } from '../api/client'
import { Live } from '../api/live'
import type { Happening, Message, TableView } from '../api/types'
import { gameClient } from '../games'
import type { GameClient, OfferedAction } from '../games/client'
import { likes } from '../session.svelte'

const MOST_STEPS = 80 // further back one does not look step by step
const LONGEST_STEP = 4000
const FACTOR = { slow: 1.8, normal: 1, none: 0 }
const SEEN = 'digsite-seen'

export class Sitting {
  table = $state.raw<TableView | null>(null)
  shown = $state.raw<TableView | null>(null)
  game = $state.raw<GameClient | null>(null)
  happened = $state.raw<Happening[]>([])
  messages = $state.raw<Message[]>([])
  chosen = $state.raw<OfferedAction | null>(null)
  busy = $state(false)
  stepping = $state(false)
  teaches = $state(false) // a lesson says what to do
  holds = $state(false) // it is being read: nothing is offered
  connection = $state<'live' | 'asking' | 'lost' | 'gone'>('live')
  refusal = $state.raw<Refusal | null>(null)
  offset = $state(0)
  handedTo = $state<number | null>(null) // whose eyes look at the device, where there are secrets

  #live: Live | null = null
  #skip = false
  #hold = 0
  #closed = false
  readonly #arrived: () => void // told when a new state is there for others to react to

  constructor(
    readonly id: string,
    arrived: () => void = () => {},
  ) {
    this.#arrived = arrived
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id, 0)
      if (table.view) this.game = await gameClient(table.game)
      this.#take(table)
      if (this.#closed) return
      const seen = seenPly(this.id)
      const first = seen !== null && table.ply - seen <= MOST_STEPS ? seen : table.ply
      if (first < table.ply && table.status === 'playing' && !this.mustHandOver) {
        this.shown = this.#past(await api.plyView(this.id, first))
        void this.#step()
      } else this.shown = table
      this.#live = new Live(this.id, {
        table: (newer) => this.receive(newer),
        message: (message) => this.hear(message),
        offset: (offset) => (this.offset = offset),
        state: (state) => (this.connection = state),
        ply: () => this.table?.ply ?? 0,
      })
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error
      else throw error
    }
  }

  close(): void {
    this.#closed = true
    this.#skip = true
    this.#live?.close()
  }

  /** One has taken a name while looking at the table. */
  introduce(): void {
    this.#live?.again()
  }

  // What arrives

  receive(table: TableView): void {
    const known = this.table
    if (known && table.version === known.version) this.#warm(table.warming_up)
    if (this.#closed || (known && table.version <= known.version)) return
    // whoever waited at a table that goes on from a ply has not heard what happened before
    const isIncomplete = table.view && (table.happened[0]?.ply ?? table.ply) > this.happened.length
    if (isIncomplete) return void api.table(this.id, 0).then((whole) => this.receive(whole))
    if (known?.takeback && table.version > known.version + 1) {
      void api.table(this.id, 0).then((whole) => this.receive({ ...whole, version: table.version + 0.5 }))
    }
    this.#take(table)
    this.refusal = null
    if (!this.game && table.view) {
      void gameClient(table.game).then((game) => {
        this.game = game
        this.#show(this.table!)
      })
    } else if (!this.shown?.view || table.ply <= this.shown.ply) this.#show(table)
    else if (!this.mustHandOver) void this.#step()
    this.#arrived()
  }

  hear(message: Message): void {
    if (!this.messages.some((known) => known.id === message.id)) this.messages = [...this.messages, message]
  }

  #take(table: TableView): void {
    const first = table.happened[0]?.ply ?? table.ply
    this.happened = [...this.happened.filter((one) => one.ply < Math.min(first, table.ply)), ...table.happened]
    this.table = table
    this.chosen = null
  }

  /** The engine is compiled: bots have warmed up, though nothing else has changed. */
  #warm(warming: number[]): void {
    if (String(this.table!.warming_up) === String(warming)) return
    this.table = { ...this.table!, warming_up: warming }
    if (this.shown) this.shown = { ...this.shown, warming_up: warming }
  }

  #show(table: TableView): void {
    this.shown = table
    noteSeen(this.id, table.ply)
  }

  // Showing what happened

  #past(seen: { ply: number; mover: number; view: any }): TableView {
    return { ...this.table!, ply: seen.ply, mover: seen.mover, view: seen.view, offers: [], status: 'playing' }
  }

  pace(happening: Happening): number {
    const whole = happening.events.reduce((sum, event) => sum + (this.game?.pace(event) ?? 0), 0)
    return Math.min(LONGEST_STEP, whole) * FACTOR[likes.pace]
  }

  /** Draw one ply after the other, each as long as its events deserve, until the newest is there. */
  async #step(): Promise<void> {
    if (this.stepping) return
    this.stepping = true
    this.#skip = false
    try {
      while (!this.#skip && this.shown && this.table && this.shown.ply < this.table.ply) {
        let ply = this.shown.ply
        if (this.table.ply - ply > MOST_STEPS) break
        while (ply + 1 < this.table.ply && !this.pace(this.happened[ply])) ply += 1
        await this.#wait(this.#hold - performance.now())
        if (this.#skip || !this.table || ply >= this.table.ply) break
        const pace = this.pace(this.happened[ply])
        const next = ply + 1 === this.table.ply ? this.table : this.#past(await api.plyView(this.id, ply + 1))
        if (this.#skip || this.#closed) break
        this.#show(next.ply === this.table.ply ? this.table : next)
        this.#hold = performance.now() + pace
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    } finally {
      this.stepping = false
      if (this.table && !this.#closed && !this.mustHandOver) this.#show(this.table)
    }
  }

  #wake = () => {}
  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => (clearTimeout(timer), resolve())
    })
  }

  skip(): void {
    this.#skip = true
    this.#hold = 0
    this.#wake()
  }

  /** Show again what happened from a ply on. */
  async showAgain(from: number): Promise<void> {
    if (this.stepping || !this.table) return
    this.chosen = null
    this.shown = this.#past(await api.plyView(this.id, from))
    this.#hold = performance.now() + 500
    void this.#step()
  }

  /** The first ply after one's own last decision, if others have done something since. */
  get sinceMine(): number | null {
    const table = this.table
    if (!table?.view) return null
    let last = -1
    for (const { ply, mover } of this.happened) if (mover >= 0 && table.you.includes(mover)) last = ply
    const later = this.happened.filter((one) => one.ply > last && this.pace(one) > 0)
    return later.length && table.ply - last - 1 <= MOST_STEPS ? last + 1 : null
  }

  /** The offers that may be chosen from now. */
  get offers() {
    const ready =
      this.table && this.shown === this.table && !this.busy && !this.holds && !this.mustHandOver && !this.isDraw
    return ready ? this.table!.offers : []
  }

  // At a real table

  get isByHand(): boolean {
    return this.table?.chance === 'by_hand'
  }

  /** Whether a draw is to be entered. */
  get isDraw(): boolean {
    return this.table?.mover === -1
  }

  /** What one wants to know of a real table now. */
  get question(): string {
    return `table-enter-${this.isDraw ? this.table!.offers[0]?.actions[0].kind : 'action'}`
  }

  // On one device with secrets

  get mustHandOver(): boolean {
    const table = this.table
    if (!table || table.status !== 'playing' || table.you.length < 2 || table.mover === null || this.isByHand)
      return false
    if (!Object.entries(table.options).some(([name, value]) => name.startsWith('secret') && value)) return false
    return table.you.includes(table.mover) && this.handedTo !== table.mover
  }

  handOver(): void {
    this.handedTo = this.table!.mover
    if (this.shown && this.shown.ply < this.table!.ply) void this.#step()
    else this.#show(this.table!)
  }

  // What one does

  choose = (action: OfferedAction | null): void => {
    this.chosen = action
  }

  confirm = (): void => {
    const { chosen, table } = this
    if (!chosen || !table || this.busy) return
    void this.do(() => api.act(this.id, chosen.action, table.ply))
  }

  /** The last own decision that may still be taken back, as the server will judge it. */
  get mayTakeBack(): boolean {
    const table = this.table
    if (table && this.isByHand) return this.happened.some(({ mover }) => mover < 0 || table.you.includes(mover))
    if (!table || table.status !== 'playing' || !table.you.length) return false
    if (table.is_rated && !table.seats.some((seat) => seat.kind === 'person' && !seat.is_you && !seat.has_left))
      return false
    let own = false
    const begin = Number(table.origin?.ply ?? 0)
    for (const { ply, mover } of this.happened) {
      if (ply < begin) continue
      if (mover < 0 || (!table.you.includes(mover) && table.seats[mover].kind === 'person')) own = false
      else if (table.you.includes(mover)) own = true
    }
    return own
  }

  /** Ask the server for something; what it refuses is told. */
  async do(wish: () => Promise<TableView>): Promise<TableView | null> {
    this.busy = true
    try {
      const table = await wish()
      if (table.id === this.id) this.receive(table)
      return table
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.table) this.receive(error.table)
      this.refusal = error
      return null
    } finally {
      this.busy = false
    }
  }
}

// Up to where one has seen each table

function seenPlies(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}')
  } catch {
    return {}
  }
}

const seenPly = (id: string): number | null => seenPlies()[id] ?? null

function noteSeen(id: string, ply: number): void {
  const { [id]: _, ...others } = seenPlies()
  const kept = Object.entries(others).slice(-40)
  localStorage.setItem(SEEN, JSON.stringify({ ...Object.fromEntries(kept), [id]: ply }))
}

// Sitting at a table, or watching one: the connection, what is shown of it, and what one is about to do.

import * as api from '../api/client'
import type { Refusal } from '../api/client'
import type { PlayedAction } from '../api/types'
import { gameClient } from '../games'
import type { Frame, GameClient, OfferedAction, Viewer } from '../board/contract'
import { settings } from '../session.svelte'
import { Connection, type Command, type Update } from './connection.svelte'
import { Intent, type Lock } from './intent.svelte'
import { Playback, type Step } from './playback.svelte'
import { script } from './script'
import { noteSeen, seenPly } from './seen'

const MOST_STEPS = 80 // further back one does not look step by step

export class TableSession {
  game = $state.raw<GameClient | null>(null)
  lesson = $state(false) // whether one says what to do
  handedTo = $state<number | null>(null) // whose eyes look at the device, where there are secrets
  #asks = false // whether everything is asked: something was taken back
  #playedAt = -1 // the ply at which one acted last
  readonly connection: Connection
  readonly playback: Playback
  readonly intent: Intent

  constructor(readonly id: string) {
    const connection = (this.connection = new Connection(id))
    const shows = () => this.#putDown()
    this.playback = new Playback(connection, (played) => this.#script(played), undefined, shows)
    const locks = () => this.#locks
    this.intent = new Intent({
      get offers() {
        return connection.table?.offers ?? []
      },
      get blocked() {
        return connection.table?.blocked ?? []
      },
      get locks() {
        return locks()
      },
      play: ({ action }) => {
        this.#asks = false
        this.#playedAt = connection.table!.ply
        return connection.send((id) => api.act(id, action, connection.table!.ply))
      },
      takeBack: () => {
        this.#asks = true
        return connection.send(api.takeBack)
      },
      isPlayedAtOnce: (action) => this.#isPlayedAtOnce(action),
    })
    connection.subscribe((update) => this.#follow(update))
  }

  async open(): Promise<void> {
    this.intent.refusal = await this.connection.open()
    const { table } = this
    if (!table) return
    await this.#fetchGame()
    const seen = seenPly(this.id)
    if (table.view) {
      const isNear = seen !== null && seen < table.ply && table.ply - seen <= MOST_STEPS
      if (isNear && table.status === 'playing' && !this.mustHandOver) this.playback.play(seen, table.ply)
      else this.#catchUp()
    }
    this.connection.listen()
  }

  close(): void {
    this.connection.close()
    this.playback.stop()
  }

  get table() {
    return this.connection.table
  }

  readonly viewer: Viewer = $derived.by(() => ({
    names: this.table?.seats.map((seat) => seat.name) ?? [],
    seats: this.table?.you ?? [],
  }))

  /** What is drawn: while something is told, what comes after it has not happened yet. */
  readonly frame: Frame | null = $derived.by(() => {
    const { shown, telling } = this.playback
    return (shown && telling && this.game?.asTold?.(shown, telling)) ?? shown
  })

  /** Ask the server for something; what it refuses is told. */
  async do(command: Command): Promise<boolean> {
    this.intent.refusal = await this.connection.send(command)
    return !this.intent.refusal
  }

  refuse(refusal: Refusal): void {
    this.intent.refusal = refusal
  }

  // What is shown

  async #fetchGame(): Promise<void> {
    if (!this.game && this.table?.view) this.game = await gameClient(this.table.game)
  }

  #follow({ kind, keep }: Update): void {
    const table = this.table!
    // one's own piece stays where it was put until the board shows what follows
    const isOwnMove = kind === 'played' && this.#playedAt === keep
    if (!isOwnMove && (kind !== 'changed' || !this.#isOffered(this.intent.chosen))) this.intent.choose(null)
    this.intent.refusal = null
    if (!table.view) return
    if (!this.game) return void this.#fetchGame().then(() => this.#catchUp())
    const { shown } = this.playback
    if (this.mustHandOver) return this.playback.stop()
    const isBehind = shown !== null && shown.ply < table.ply && shown.ply <= keep
    if (isBehind && table.ply - shown.ply <= MOST_STEPS) this.playback.play(shown.ply, table.ply)
    else if (kind !== 'changed' || !this.playback.isPlaying) this.#catchUp()
  }

  /** Whether an action can still be chosen: a chat or a new connection takes nothing out of anybody's hand. */
  #isOffered(action: OfferedAction | null): boolean {
    return !!action && this.table!.offers.some(({ actions }) => actions.some((one) => one.action === action.action))
  }

  /** Show the newest at once. */
  #catchUp(): void {
    void this.playback.seek(this.table!.ply)
  }

  #script(played: PlayedAction): readonly Step[] {
    return this.game ? script(this.game, played, this.viewer, settings.pace) : []
  }

  /** Whether the board shows the newest. */
  get isCurrent(): boolean {
    return this.playback.shown?.ply === this.table?.ply && !this.playback.isPlaying
  }

  /** The first ply after one's own last decision, if others have done something since. */
  get sinceMine(): number | null {
    const { table } = this
    if (!table?.view) return null
    const last = this.connection.plies.findLastIndex(({ mover }) => mover >= 0 && table.you.includes(mover))
    const later = this.connection.plies.slice(last + 1).some((one) => this.#script(one).length > 0)
    return later && table.ply - last - 1 <= MOST_STEPS ? last + 1 : null
  }

  /** Show again what happened from a ply on. */
  showAgain(from: number): void {
    this.intent.choose(null)
    this.playback.play(from, this.table!.ply)
  }

  /** Remember up to where one has seen the game. */
  noteSeen(): void {
    if (this.playback.shown) noteSeen(this.id, this.playback.shown.ply)
  }

  // What can be chosen

  /** What one played is not chosen any more as soon as the board shows what followed. */
  #putDown(): void {
    if (this.#playedAt < 0 || this.playback.shown!.ply <= this.#playedAt) return
    this.#playedAt = -1
    this.intent.choose(null)
  }

  /** Whether nothing is asked before an action is played. */
  #isPlayedAtOnce(action: OfferedAction): boolean {
    if (settings.confirm === 'always' || this.lesson || this.isByHand || action.loses) return false
    return settings.confirm === 'never' || action.may_be_taken_back
  }

  /** Play what needs no decision; nothing while one looks at what was taken back. */
  playAutomatically(): void {
    const { offers } = this.intent
    if (this.#asks || this.lesson) return
    const action = offers.flatMap(({ actions }) => actions).find((one) => one.is_only_choice)
    if (action) void this.intent.play(action)
  }

  get #locks(): Lock[] {
    const held: Lock[] = []
    if (!this.isCurrent) held.push('playback')
    if (this.connection.isSending) held.push('sending')
    if (this.mustHandOver) held.push('handover')
    if (this.isDraw) held.push('draw')
    return held
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
    const { table } = this
    if (!table?.hidden.length || table.status !== 'playing' || table.you.length < 2 || table.mover === null)
      return false
    return !this.isByHand && table.you.includes(table.mover) && this.handedTo !== table.mover
  }

  handOver(): void {
    const { mover, ply } = this.table!
    const from = this.playback.shown?.ply ?? ply
    this.handedTo = mover
    this.playback.clear()
    if (from < ply) this.playback.play(from, ply)
    else this.#catchUp()
  }
}

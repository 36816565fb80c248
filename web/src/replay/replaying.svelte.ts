// A game that was played, at one of its plies: what replays and analyses share.

import * as api from '../api/client'
import { Refusal } from '../api/client'
import type { PlyView, TableView } from '../api/types'
import { gameClient } from '../games'
import type { GameClient } from '../games/client'
import { said } from '../i18n'
import { go } from '../router.svelte'

export class Replaying {
  table = $state.raw<TableView | null>(null)
  game = $state.raw<GameClient | null>(null)
  at = $state.raw<PlyView | null>(null)
  ply = $state(0)
  refused = $state.raw<unknown>(null)
  readonly #seen = new Map<number, PlyView>()
  #closed = false // whoever has gone on is not called back

  /** `page` is the page that the address names; `withOffers` asks what the mover could have done. */
  constructor(
    readonly id: string,
    readonly page: string,
    readonly withOffers = false,
  ) {}

  async open(wanted: number): Promise<void> {
    try {
      const found = await api.table(this.id, 0)
      if (!found.view) return go(`/t/${this.id}`, { replace: true })
      this.game = await gameClient(found.game)
      this.table = found
      await this.show(Number.isInteger(wanted) ? Math.max(0, Math.min(found.ply, wanted)) : 0)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refused = error
    }
  }

  close(): void {
    this.#closed = true
  }

  async view(wanted: number): Promise<PlyView> {
    if (!this.#seen.has(wanted))
      this.#seen.set(wanted, await (this.withOffers ? api.offersAt : api.plyView)(this.id, wanted))
    return this.#seen.get(wanted)!
  }

  /** Show a ply; false if it cannot be shown. */
  async show(wanted: number): Promise<boolean> {
    this.ply = wanted
    try {
      const found = await this.view(wanted)
      if (this.ply !== wanted || this.#closed) return true
      this.at = found
      this.refused = null
      go(`/${this.page}/${this.id}/${wanted}`, { replace: true })
      const next = this.stops.find((stop) => stop > wanted)
      if (next !== undefined) void this.view(next).catch(() => {})
      return true
    } catch (error) {
      this.refused = error
      return false
    }
  }

  readonly plies = $derived(this.table?.ply ?? 0)
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? [])
  readonly shown = $derived.by<TableView | null>(() => {
    const { table, at } = this
    if (!table || !at) return null
    const seats = table.seats.map((seat) => ({ ...seat, score: null, bank: null }))
    return { ...table, ply: at.ply, mover: at.mover, view: at.view, offers: [], deadline: null, seats }
  })
  /** The plies one stops at: those where something is to be seen. */
  readonly stops = $derived.by(() => {
    const { table, game } = this
    if (!table || !game) return []
    const found = [0]
    for (const one of table.happened)
      if (one.events.some((event) => game.pace(event) > 0) || one.ply + 1 === table.ply) found.push(one.ply + 1)
    return found
  })
  /** What has just happened, in words. */
  readonly told = $derived.by(() => {
    const { at, game, names } = this
    return at && game
      ? at.happened
          .flatMap((one) => game.tell(one))
          .map((one) => said(one, names))
          .join(' · ')
      : ''
  })

  further = (): number => this.stops.find((one) => one > this.ply) ?? this.plies
  back = (): number => this.stops.findLast((one) => one < this.ply) ?? 0
}

// A game that was played, to be looked at again: its table as it is now, and frames of all its plies.

import * as api from '../api/client'
import { Refusal } from '../api/client'
import type { PlayedAction, TableView } from '../api/types'
import { gameClient } from '../games'
import type { Frame, GameClient, Viewer } from '../games/client'
import { said } from '../i18n'
import { MOST_FRAMES, type FrameSource } from './playback.svelte'

export class PlayedGame implements FrameSource {
  table = $state.raw<TableView | null>(null)
  game = $state.raw<GameClient | null>(null)
  plies = $state.raw<readonly PlayedAction[]>([])
  refused = $state.raw<unknown>(null)
  readonly #frames = new Map<number, Frame>()

  constructor(readonly id: string) {}

  /** Fetch the game; false if there is none to be seen. */
  async open(): Promise<boolean> {
    try {
      const found = await api.table(this.id, 0)
      if (!found.view) return false
      this.game = await gameClient(found.game)
      this.plies = found.happened
      this.table = found
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refused = error
    }
    return true
  }

  at(ply: number): Frame | undefined {
    return this.#frames.get(ply)
  }

  /** Frames come by the dozen: whoever looks at one will look at its neighbours. */
  async load(from: number): Promise<void> {
    const first = from - (from % MOST_FRAMES)
    const last = Math.min(this.plies.length, first + MOST_FRAMES - 1)
    for (const frame of await api.frames(this.id, first, last)) this.#frames.set(frame.ply, frame)
  }

  readonly viewer: Viewer = $derived.by(() => ({
    names: this.table?.seats.map((seat) => seat.name) ?? [],
    seats: this.table?.you ?? [],
  }))

  /** A ply that an address names, or the nearest that there is. */
  nearest(ply: number): number {
    return Number.isInteger(ply) ? Math.max(0, Math.min(this.plies.length, ply)) : 0
  }

  /** What was played before a ply, in words. */
  told(ply: number): string {
    const played = this.plies[ply - 1]
    if (!played || !this.game) return ''
    return this.game
      .tell(played)
      .map((one) => said(one, this.viewer))
      .join(' · ')
  }
}

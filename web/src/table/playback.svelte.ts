// What a board draws: one frame of a game, and the way from one frame to the next. It lags behind the game while what
// happened is shown. Tables, replays and analyses share it.

import type { Happening } from '../api/types'
import type { Frame } from '../games/client'

/** Where frames come from. */
export interface FrameSource {
  /** All that was played, with its events. */
  readonly plies: readonly Happening[]
  /** A frame that is at hand. */
  at(ply: number): Frame | undefined
  /** Fetch frames, both ends included, so that they are at hand. */
  load(from: number, to: number): Promise<void>
}

export interface Clock {
  now(): number
  /** Do something later; returns how to give that up. */
  after(milliseconds: number, then: () => void): () => void
}

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
export const MOST_FRAMES = 32 // in one request
const BEFORE = 500 // milliseconds that the first frame is shown, when something is shown again

export class Playback {
  shown = $state.raw<Frame | null>(null)
  wanted = $state(0) // the ply that is shown, or will be as soon as its frame is there
  isPlaying = $state(false)
  failure = $state.raw<unknown>(null) // why a frame could not be fetched
  readonly #source: FrameSource
  readonly #pace: (happening: Happening) => number
  readonly #clock: Clock
  #to = 0
  #hold = 0 // until then what is shown stays
  #turn = 0 // rises whenever something else is to be shown
  #wake = () => {}

  /** `pace` says for how many milliseconds something that was played is shown; 0 if there is nothing to see. */
  constructor(source: FrameSource, pace: (happening: Happening) => number, clock: Clock = CLOCK) {
    this.#source = source
    this.#pace = pace
    this.#clock = clock
  }

  /** The plies with something to see: the first, the last, and those between that take time. */
  readonly stops: readonly number[] = $derived.by(() => {
    const { plies } = this.#source
    const found = plies.filter((one, at) => at + 1 === plies.length || this.#pace(one) > 0)
    return [0, ...found.map(({ ply }) => ply + 1)]
  })
  get next(): number {
    return this.stops.find((stop) => stop > this.wanted) ?? this.wanted
  }
  get previous(): number {
    return this.stops.findLast((stop) => stop < this.wanted) ?? 0
  }

  /** Show what happened step by step. Whoever is on the way already goes on to the new end. */
  play(from: number, to: number): void {
    this.#to = to
    if (this.isPlaying) return
    this.isPlaying = true
    void this.#run(from, this.#begin())
  }

  /** Show a ply at once. */
  async seek(ply: number): Promise<void> {
    const turn = this.#begin()
    this.isPlaying = false
    this.wanted = ply
    try {
      if (!this.#source.at(ply)) await this.#source.load(ply, ply)
      if (turn === this.#turn) this.#show(ply)
    } catch (error) {
      if (turn === this.#turn) this.failure = error
    }
  }

  /** Do not show the rest step by step. */
  skip(): void {
    this.#hold = 0
    if (this.isPlaying) void this.seek(this.#to)
  }

  /** Stay where one is. */
  stop(): void {
    this.#begin()
    this.isPlaying = false
    this.wanted = this.shown?.ply ?? 0
  }

  /** Draw nothing, until something else is asked for: what is shown is for other eyes. */
  clear(): void {
    this.stop()
    this.shown = null
  }

  #begin(): number {
    this.#wake()
    return (this.#turn += 1)
  }

  async #run(from: number, turn: number): Promise<void> {
    const isOld = () => turn !== this.#turn
    try {
      if (this.shown?.ply !== from) {
        await this.#fetch(from, from)
        if (isOld()) return
        this.#show(from)
        this.#hold = this.#clock.now() + BEFORE
      }
      for (let ply = from; ply < this.#to; ply = this.shown!.ply) {
        const next = this.#after(ply)
        await Promise.all([this.#wait(), this.#fetch(next, this.#to)])
        if (isOld()) return
        if (!this.#source.at(next)) continue // it was taken back meanwhile
        this.#show(next)
        this.#hold = this.#clock.now() + this.#pace(this.#source.plies[next - 1])
      }
    } catch (error) {
      if (isOld()) return
      this.failure = error
      if (this.#source.at(this.#to)) this.#show(this.#to)
    }
    this.isPlaying = false
  }

  /** The next ply to be shown on the way. */
  #after(ply: number): number {
    let next = ply + 1
    while (next < this.#to && !this.#pace(this.#source.plies[next - 1])) next += 1
    return next
  }

  /** Have a frame at hand, and those that follow it with the same request. */
  async #fetch(ply: number, to: number): Promise<void> {
    if (!this.#source.at(ply)) await this.#source.load(ply, Math.min(to, ply + MOST_FRAMES - 1))
  }

  #wait(): Promise<void> {
    const left = this.#hold - this.#clock.now()
    if (left <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const giveUp = this.#clock.after(left, resolve)
      this.#wake = () => (giveUp(), resolve())
    })
  }

  /** Draw a frame, with all that happened since the one before it. */
  #show(ply: number): void {
    const before = this.shown?.ply ?? ply
    this.shown = { ...this.#source.at(ply)!, happened: this.#source.plies.slice(before, ply) }
    this.wanted = ply
    this.failure = null
  }
}

// What a board draws: one frame of a game, and the way from one frame to the next. It lags behind the game while what
// happened is shown. Tables and lessons, replays, analyses and puzzles share it.

import type { PlayedAction } from '../api/types'
import type { Frame, Telling, Told } from '../board/contract'

/** Where frames come from. */
export interface FrameSource {
  /** All that was played, with its events. */
  readonly plies: readonly PlayedAction[]
  /** A frame that is at hand. */
  at(ply: number): Frame | undefined
  /** Fetch frames, both ends included, so that they are at hand. */
  load(from: number, to: number): Promise<void>
}

/** What is shown of something that was played, and for how long. */
export interface Step {
  told: Told | null // in words, or only to be seen
  milliseconds: number
  isBrief?: boolean // nobody need wait for it if nothing follows: whoever sees it did it
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
  isPaused = $state(false)
  telling = $state.raw<Telling | null>(null) // what is told now
  progress = $state.raw({ step: 0, steps: 0 }) // of all that is to be told
  failure = $state.raw<unknown>(null) // why a frame could not be fetched
  readonly #source: FrameSource
  readonly #script: (played: PlayedAction) => readonly Step[]
  readonly #clock: Clock
  readonly #shows: () => void
  #from = 0
  #to = 0
  #hold = 0 // until then what is shown stays
  #turn = 0 // rises whenever something else is to be shown
  #wake = () => {}

  /**
   * `script` says in which steps something that was played is shown; none if there is nothing to see. `shows` is called
   * with every new frame.
   */
  constructor(
    source: FrameSource,
    script: (played: PlayedAction) => readonly Step[],
    clock: Clock = CLOCK,
    shows: () => void = () => {},
  ) {
    this.#source = source
    this.#script = script
    this.#clock = clock
    this.#shows = shows
  }

  /** The plies with something to see: the first, the last, and those between that take time. */
  readonly stops: readonly number[] = $derived.by(() => {
    const { plies } = this.#source
    const found = plies.filter((one, at) => at + 1 === plies.length || this.#script(one).length > 0)
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
    this.#from = from
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

  /** Go on to the next step at once. */
  hurry(): void {
    this.#hold = 0
    this.isPaused = false
    this.#wake()
  }

  /** Stay at this step, or go on. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.#wake()
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
    this.isPaused = false
    this.telling = null
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
        if (await this.#tell(next, isOld)) return
      }
    } catch (error) {
      if (isOld()) return
      this.failure = error
      if (this.#source.at(this.#to)) this.#show(this.#to)
    }
    this.telling = null
    this.isPlaying = false
  }

  /** Tell what led to a ply, step by step; the last step is left to be waited for, unless nothing follows. */
  async #tell(ply: number, isOld: () => boolean): Promise<boolean> {
    const steps = this.#script(this.#source.plies[ply - 1])
    for (const [step, { told, milliseconds, isBrief }] of steps.entries()) {
      if (step) await this.#wait() // the first is told with the frame, so that nobody sees how it ends
      if (isOld()) return true
      this.telling = told && { told, step, steps: steps.length }
      this.progress = this.#progress(ply, step)
      this.#hold = this.#clock.now() + milliseconds
      if (step + 1 === steps.length && ply === this.#to && told && !isBrief) await this.#wait()
    }
    return isOld()
  }

  #progress(ply: number, step: number) {
    const length = (from: number, to: number) =>
      this.#source.plies.slice(from, to).reduce((sum, one) => sum + this.#script(one).length, 0)
    return { step: length(this.#from, ply - 1) + step, steps: length(this.#from, this.#to) }
  }

  /** The next ply to be shown on the way. */
  #after(ply: number): number {
    let next = ply + 1
    while (next < this.#to && !this.#script(this.#source.plies[next - 1]).length) next += 1
    return next
  }

  /** Have a frame at hand, and those that follow it with the same request. */
  async #fetch(ply: number, to: number): Promise<void> {
    if (!this.#source.at(ply)) await this.#source.load(ply, Math.min(to, ply + MOST_FRAMES - 1))
  }

  /** Wait until what is shown has been shown long enough, or something else is to be shown. */
  async #wait(): Promise<void> {
    const turn = this.#turn
    while (turn === this.#turn) {
      const left = this.#hold - this.#clock.now()
      if (left <= 0 && !this.isPaused) return
      await new Promise<void>((resolve) => {
        const giveUp = this.isPaused ? () => {} : this.#clock.after(left, resolve)
        this.#wake = () => (giveUp(), resolve())
      })
    }
  }

  /** Draw a frame, with all that happened since the one before it. */
  #show(ply: number): void {
    const before = this.shown?.ply ?? ply
    this.telling = null
    this.shown = { ...this.#source.at(ply)!, happened: this.#source.plies.slice(before, ply) }
    this.wanted = ply
    this.failure = null
    this.#shows()
  }
}

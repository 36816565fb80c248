// The one frame of a puzzle, for its playback: what was played before it is told, not shown.

import type { PlayedAction, PuzzleView } from '../api/types'
import type { Frame } from '../games/client'
import type { FrameSource } from '../table/playback.svelte'

export class PuzzleSource implements FrameSource {
  readonly plies: readonly PlayedAction[] = []
  readonly #frame: Frame

  constructor({ ply, mover, view }: PuzzleView) {
    this.#frame = { ply, mover, view, happened: [] }
  }

  at(ply: number): Frame | undefined {
    return ply === this.#frame.ply ? this.#frame : undefined
  }

  async load(): Promise<void> {} // all that there is is at hand
}

// What is pointed out on the board, by the log, a lesson, a hint or an answer; and where one points oneself.

import type { Mark } from '../board/marks'

export class Pointing {
  /** The pieces that the log or a hint speaks of, while one points at their words. */
  pointed = $state.raw<string[]>([])
  /** The pieces that a lesson or a hint speaks of all the time. */
  lit = $state.raw<string[]>([])
  marks = $state.raw<Mark[]>([])
  /** The marked piece that one points at on the board. */
  at = $state<string | null>(null)

  get highlighted(): string[] {
    return this.pointed.length ? this.pointed : this.lit
  }

  point = (keys: string[]): void => void (this.pointed = keys)
  light = (keys: string[]): void => void (this.lit = keys)

  /** Put signs on pieces, and light those that are only advised; what is returned takes them away. */
  mark(marks: Mark[]): () => void {
    this.marks = marks
    this.lit = marks.filter((mark) => !mark.as).map(({ key }) => key)
    return () => {
      this.marks = []
      this.lit = []
      this.pointed = []
      this.at = null
    }
  }
}

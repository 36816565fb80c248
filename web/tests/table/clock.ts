// A clock that a test turns by hand.

import type { Clock } from '../../src/table/playback.svelte'

export class FakeClock implements Clock {
  #now = 0
  #alarms: { at: number; ring: () => void }[] = []

  now = () => this.#now

  after = (milliseconds: number, ring: () => void) => {
    const alarm = { at: this.#now + milliseconds, ring }
    this.#alarms.push(alarm)
    return () => (this.#alarms = this.#alarms.filter((one) => one !== alarm))
  }

  /** Let time pass, and everything happen that waits for it. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await settled()
    for (;;) {
      const next = this.#alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.#now = next.at
      this.#alarms = this.#alarms.filter((one) => one !== next)
      next.ring()
      await settled()
    }
    this.#now = end
  }
}

/** Let all promises that are kept already go on. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve()
}

/** A promise that a test keeps when it likes. */
export function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((keep) => (resolve = keep))
  return { promise, resolve }
}

// What one is about to do: choose among the offers, think again, confirm. Offers are open exactly while no lock is held.

import { untrack } from 'svelte'
import type { Refusal } from '../api/client'
import type { Choosing, Offer, OfferedAction } from '../games/client'

/** Why nothing can be chosen now. */
export type Lock = 'playback' | 'sending' | 'lesson' | 'handover' | 'draw'

/** What an intent needs of a table, or of a puzzle. */
export interface Actions {
  readonly offers: Offer[]
  /** The locks that follow from how things stand. */
  readonly locks?: readonly Lock[]
  /** Play an action; what is refused comes back. */
  play(action: OfferedAction): Promise<Refusal | null>
  takeBack?(): Promise<Refusal | null>
}

export class Intent implements Choosing {
  chosen = $state.raw<OfferedAction | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #held = $state.raw<readonly { reason: Lock }[]>([])
  readonly #actions: Actions

  constructor(actions: Actions) {
    this.#actions = actions
  }

  get locks(): ReadonlySet<Lock> {
    return new Set([...(this.#actions.locks ?? []), ...this.#held.map(({ reason }) => reason)])
  }

  get offers(): Offer[] {
    return this.locks.size ? [] : this.#actions.offers
  }

  /** Close the offers for a reason; returns how to open them again. */
  lock(reason: Lock): () => void {
    const mine = { reason }
    const others = () => untrack(() => this.#held).filter((one) => one !== mine) // who locks does not depend on locks
    this.#held = [...others(), mine]
    return () => (this.#held = others())
  }

  choose = (action: OfferedAction | null): void => {
    this.chosen = action
  }

  confirm = async (): Promise<boolean> => {
    const { chosen } = this
    return chosen && !this.locks.size ? this.#send(() => this.#actions.play(chosen)) : false
  }

  takeBack = async (): Promise<boolean> => {
    const { takeBack } = this.#actions
    return takeBack && !this.locks.has('sending') ? this.#send(() => takeBack.call(this.#actions)) : false
  }

  async #send(wish: () => Promise<Refusal | null>): Promise<boolean> {
    const release = this.lock('sending')
    try {
      this.refusal = await wish()
      return !this.refusal
    } finally {
      release()
    }
  }
}

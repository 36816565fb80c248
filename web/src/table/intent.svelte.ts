// What one is about to do: choose among the offers, think again, confirm. Offers are open exactly while no lock is held.

import { untrack } from 'svelte'
import type { Refusal } from '../api/client'
import type { Blocked, Choosing, Offer, OfferedAction } from '../board/contract'

/** Why nothing can be chosen now. */
export type Lock = 'playback' | 'sending' | 'lesson' | 'handover' | 'draw'

/** What an intent needs of a table, or of a puzzle. */
export interface Actions {
  readonly offers: Offer[]
  readonly blocked?: readonly Blocked[]
  /** The locks that follow from how things stand. */
  readonly locks?: readonly Lock[]
  /** Play an action; what is refused comes back. */
  play(action: OfferedAction): Promise<Refusal | null>
  takeBack?(): Promise<Refusal | null>
  /** Whether an action is played as soon as it is chosen. */
  isPlayedAtOnce?(action: OfferedAction): boolean
}

const DOUBLE_CLICK = 500 // milliseconds within which a second click is no decision

export class Intent implements Choosing {
  chosen = $state.raw<OfferedAction | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #held = $state.raw<readonly { reason: Lock }[]>([])
  readonly #actions: Actions
  readonly #now: () => number
  #since = 0 // when it was chosen

  constructor(actions: Actions, now: () => number = () => performance.now()) {
    this.#actions = actions
    this.#now = now
  }

  get locks(): ReadonlySet<Lock> {
    return new Set([...(this.#actions.locks ?? []), ...this.#held.map(({ reason }) => reason)])
  }

  get offers(): Offer[] {
    return this.locks.size ? [] : this.#actions.offers
  }

  get blocked(): readonly Blocked[] {
    return this.locks.size ? [] : (this.#actions.blocked ?? [])
  }

  /** Close the offers for a reason; returns how to open them again. */
  lock(reason: Lock): () => void {
    const mine = { reason }
    const others = () => untrack(() => this.#held).filter((one) => one !== mine) // who locks does not depend on locks
    this.#held = [...others(), mine]
    return () => (this.#held = others())
  }

  choose = (action: OfferedAction | null, isDraft = false): void => {
    this.chosen = action
    this.#since = this.#now()
    if (action && !isDraft && this.#actions.isPlayedAtOnce?.(action)) void this.playChosen()
  }

  /** Play what is chosen, by the button in the bar. */
  playChosen = async (): Promise<boolean> => {
    const { chosen } = this
    return chosen && !this.locks.size ? this.#send(() => this.#actions.play(chosen)) : false
  }

  /** Play what is chosen, by a second click on its piece: not one of a double click, and not what loses something. */
  confirm = async (): Promise<boolean> => {
    const { chosen } = this
    const isHasty = this.#now() - this.#since < DOUBLE_CLICK
    return chosen && !isHasty && !chosen.loses ? this.playChosen() : false
  }

  /** Play an action that has a button of its own. */
  play = async (action: OfferedAction): Promise<boolean> => {
    this.chosen = action
    return this.playChosen()
  }

  takeBack = async (): Promise<boolean> => {
    const { takeBack } = this.#actions
    return takeBack && !this.locks.has('sending') ? this.#send(() => takeBack.call(this.#actions)) : false
  }

  async #send(request: () => Promise<Refusal | null>): Promise<boolean> {
    const release = this.lock('sending')
    try {
      this.refusal = await request()
      return !this.refusal
    } finally {
      release()
    }
  }
}

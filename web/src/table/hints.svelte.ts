// Hints: asked for by whoever is to move, and shown until something else is to be done.

import * as api from '../api/client'
import { Refusal } from '../api/client'
import type { Hint } from '../api/types'
import { isBare } from '../frame/keys'
import type { TableSession } from './session.svelte'

export class HintSession {
  busy = $state(false)
  #found = $state.raw<Hint | null>(null)

  constructor(readonly session: TableSession) {}

  /** Whether there is a button: in one's turn, and never in rated games or in lessons, which say themselves what to do. */
  get may(): boolean {
    const { table, intent, lesson } = this.session
    return intent.offers.length > 0 && !table!.is_rated && !lesson
  }

  /** The hint, as long as it is about what is to be decided now. */
  get hint(): Hint | null {
    const found = this.#found
    return found && this.may && found.ply === this.session.table!.ply ? found : null
  }

  toggle = async (): Promise<void> => {
    const { id, hints } = this.session.table!
    if (this.hint) return void (this.#found = null)
    if (!hints.are_allowed) return void (await this.session.do(api.askForHints))
    this.busy = true
    try {
      this.#found = await api.hint(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.session.intent.refusal = error
    } finally {
      this.busy = false
    }
  }

  keys = (event: KeyboardEvent): void => {
    if (event.key !== 'h' || !isBare(event) || !this.may || this.busy) return
    if (!(event.target as Element).closest('input, textarea, select, dialog')) void this.toggle()
  }
}

// A position that is set up as a text, and what is tried out from there. The server shows it; nothing is kept there.

import { Refusal } from '../api/client'
import type { Hint, NewPosition, PositionView } from '../api/types'
import type { Frame, OfferedAction } from '../board/contract'
import { Intent } from '../table/intent.svelte'

/** What is asked of the server. */
export interface Asked {
  position(request: NewPosition): Promise<PositionView>
  hint(request: Pick<NewPosition, 'text' | 'then'>): Promise<Omit<Hint, 'ply'>>
}

const AFTER_TYPING = 350 // milliseconds
const CHANCE = -1

export class Trying {
  text = $state('')
  shown = $state.raw<PositionView | null>(null)
  /** Why the text cannot be shown; the board stays as it was. */
  refused = $state.raw<unknown>(null)
  suggestions = $state.raw<Hint['suggestions'] | null>(null)
  isThinking = $state(false)
  readonly intent: Intent
  #seen = $state(0) // how much of what happened was shown before
  #then: number[] = []
  #asked = 0
  #typing: ReturnType<typeof setTimeout> | undefined

  constructor(readonly server: Asked) {
    const offers = () => (this.isDraw ? [] : (this.shown?.offers ?? []))
    this.intent = new Intent({
      get offers() {
        return offers()
      },
      play: (action) => this.play(action),
      takeBack: () => this.back(),
    })
  }

  /** Whether chance is to draw. */
  get isDraw(): boolean {
    return this.shown?.mover === CHANCE
  }

  /** How many actions were tried out. */
  get steps(): number {
    return this.shown?.happened.length ?? 0
  }

  readonly frame: Frame | null = $derived.by(() => {
    const { shown } = this
    if (!shown) return null
    return {
      ply: shown.happened.length,
      mover: shown.mover,
      view: shown.view,
      happened: shown.happened.slice(this.#seen),
    }
  })

  /** The line of the text that cannot be; 0 if that is not known. */
  get line(): number {
    const { refused } = this
    return refused instanceof Refusal ? Number(refused.arguments.line ?? 0) : 0
  }

  /** Another text; it is shown when one has stopped typing, from its beginning. */
  edit(text: string, isTyped = true): void {
    this.text = text
    this.#then = []
    clearTimeout(this.#typing)
    if (isTyped) this.#typing = setTimeout(() => void this.#show([]), AFTER_TYPING)
    else void this.#show([])
  }

  play = (action: Pick<OfferedAction, 'action'>): Promise<Refusal | null> => this.#show([...this.#then, action.action])

  /** Let chance draw until somebody decides. */
  draw = (): Promise<Refusal | null> => this.#show(this.#then, true)

  back = (): Promise<Refusal | null> => this.#show(this.#then.slice(0, -1))

  async think(): Promise<void> {
    if (this.suggestions) return void (this.suggestions = null)
    const asked = this.#asked
    this.isThinking = true
    try {
      const { suggestions } = await this.server.hint({ text: this.text, then: this.#then })
      if (asked === this.#asked) this.suggestions = suggestions
    } catch (error) {
      this.refused = error
    } finally {
      this.isThinking = false
    }
  }

  async #show(then: number[], draw = false): Promise<Refusal | null> {
    const asked = (this.#asked += 1)
    try {
      const shown = await this.server.position({ text: this.text, then, draw })
      if (asked !== this.#asked) return null
      this.#seen = Math.min(this.#then.length, shown.happened.length)
      this.#then = shown.happened.map(({ action }) => action)
      this.shown = shown
      this.refused = this.suggestions = this.intent.chosen = null
      return null
    } catch (error) {
      if (asked === this.#asked) this.refused = error
      return error instanceof Refusal ? error : null
    }
  }
}

// The weeks of a dig, the help that is declared, and the way there: what may be chosen at one site, and what is.

import { does } from '../../board/kinds'
import type { AreaName, DigAction, Hand, HelpName } from './types'
import { wayOf, type Way } from './ways'

const HELP: readonly HelpName[] = ['rumour', 'assistant', 'shovel']
const WEEKS = Array.from({ length: 12 }, (_, i) => i + 1)

const isLike = (action: DigAction, help: readonly HelpName[], by: Way) =>
  wayOf(action) === by &&
  action.preview.knowledge.help.length === help.length &&
  help.every((one) => action.preview.knowledge.help.includes(one))

export class DigChoice {
  readonly #hand: () => Hand
  readonly #area: () => AreaName

  constructor(hand: () => Hand, area: () => AreaName) {
    this.#hand = hand
    this.#area = area
  }

  readonly actions = $derived.by(() => this.#hand().acts.dig.get(this.#area()) ?? [])
  readonly chosen = $derived.by(() => {
    const { chosen } = this.#hand()
    return does(chosen, 'dig') && chosen.preview.area === this.#area() ? chosen : null
  })
  readonly declared = $derived.by((): readonly HelpName[] => this.chosen?.preview.knowledge.help ?? [])
  readonly way = $derived.by((): Way => (this.chosen ? wayOf(this.chosen) : 'usual'))
  /** The actions for 1 to 12 weeks with what is declared; null where there is none. */
  readonly byWeeks = $derived.by(() => {
    const matching = this.actions.filter((action) => isLike(action, this.declared, this.way))
    return WEEKS.map((weeks) => matching.find((action) => action.preview.work_weeks === weeks) ?? null)
  })
  /** What could be declared. */
  readonly helps = $derived.by(() =>
    HELP.filter((one) => this.actions.some((action) => action.preview.knowledge.help.includes(one))),
  )
  readonly mayFly = $derived.by(() => this.actions.some((action) => action.preview.journey?.by_zeppelin))

  /** Choose the weeks that come nearest to those wanted. */
  want(weeks: number, help: readonly HelpName[] = this.declared, by: Way = this.way): void {
    const possible = this.actions.filter((action) => isLike(action, help, by))
    const away = ({ preview }: DigAction) => Math.abs(preview.work_weeks - weeks)
    const best = possible.toSorted((a, b) => away(a) - away(b))[0]
    if (best) this.#hand().choose(best)
  }

  can(help: readonly HelpName[], by: Way = this.way): boolean {
    return this.actions.some((action) => isLike(action, help, by))
  }

  /** Whether a helper would be used up for nothing that could not be had without. */
  loses(help: readonly HelpName[]): boolean {
    return this.actions.some((action) => action.loses && isLike(action, help, this.way))
  }

  /** What is declared if one changes one's mind about something. */
  toggled(name: HelpName): readonly HelpName[] {
    return this.declared.includes(name) ? this.declared.filter((one) => one !== name) : [...this.declared, name]
  }

  /** By zeppelin, or back on the ground: the longer way where only that ends in the new year. */
  get otherWay(): Way {
    if (this.way !== 'zeppelin') return 'zeppelin'
    return this.can(this.declared, 'usual') ? 'usual' : 'without-car'
  }
}

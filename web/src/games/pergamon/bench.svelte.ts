// The workbench: a row that only this client knows until it is exhibited. Then its joins are played one after the other,
// from left to right, and the exhibition last.

import { exhibition, polishLimit, type Exhibition } from './exhibition'
import { printed, tileOf } from './printed'
import { arranged, joined, openings, valueOf, wholeRow, without, withTile, type Slots } from './rows'
import type { Act, Action, Acts, View } from './types'

export class Workbench {
  #laid = $state.raw<Slots>([])
  polish = $state(0)
  brokenUp = $state<number | null>(null)
  readonly #view: () => View
  readonly #acts: () => Acts
  #dug = $derived.by(() => this.#view().desks[this.#view().mover]?.finds ?? [])

  constructor(view: () => View, acts: () => Acts) {
    this.#view = view
    this.#acts = acts
  }

  /** What the rules know of the row already: it cannot be taken apart. */
  get begun(): readonly number[] {
    return this.#view().row?.tiles ?? []
  }

  /** The row as it lies: what is begun, then what was laid by hand, as far as the finds are still there. */
  readonly slots: Slots = $derived.by(() => {
    const { begun } = this
    const laid = this.#laid
    if (!begun.every((tile, at) => laid[at] === tile)) return begun
    return laid.every((tile) => tile === null || begun.includes(tile) || this.#dug.includes(tile)) ? laid : begun
  })

  /** The finds that are not in the row. */
  readonly spare: number[] = $derived(this.#dug.filter((tile) => !this.slots.includes(tile)))

  /** The row, if it is one and shows an object. */
  readonly row: number[] | null = $derived(wholeRow(this.slots))
  readonly value: number = $derived(
    valueOf(
      this.slots.filter((tile) => tile !== null),
      tileOf,
    ),
  )

  /** Whether somebody says what comes next, as a lesson does: then not all is offered that the rules allow. */
  readonly isLed: boolean = $derived.by(() => {
    const { join, exhibit, discard, store, finish } = this.#acts()
    const { begun } = this
    if (!join.size) return false
    if (!begun.length) return !store && !finish && !discard.size
    if (begun.length > 1) return !exhibit.length
    const others = this.#dug.filter((tile) => !begun.includes(tile) && !join.has(tile))
    return others.some((tile) => arranged([...begun, tile], begun, tileOf) !== null)
  })

  // Laying and taking back

  /** Whether a find can go in somewhere. An empty bench takes whatever another find goes with. */
  takes(tile: number): boolean {
    const { join } = this.#acts()
    if (this.isLed || !join.size) return join.has(tile)
    if (this.slots.length) return joined(this.slots, tile, tileOf, this.begun) !== null
    return this.spare.some((other) => other !== tile && arranged([tile, other], [], tileOf) !== null)
  }

  /** Whether there is a row to be made. */
  readonly isUseful: boolean = $derived.by(() => this.slots.length > 0 || this.spare.some((tile) => this.takes(tile)))

  lay(tile: number, at?: number): void {
    const places = openings(this.slots, tile, tileOf, this.begun.length)
    const near = places.toSorted((one, other) => Math.abs(one.at - (at ?? 0)) - Math.abs(other.at - (at ?? 0)))
    const slots =
      at !== undefined && near.length
        ? withTile(this.slots, tile, near[0])
        : joined(this.slots, tile, tileOf, this.begun)
    if (slots) this.#set(slots)
  }

  /** Take a find out of the row, and perhaps put it somewhere else. */
  takeBack(tile: number): void {
    if (!this.begun.includes(tile)) this.#set(without(this.slots, tile, tileOf))
  }

  move(tile: number, at: number): void {
    if (this.begun.includes(tile)) return
    const place = this.slots.indexOf(tile)
    const rest = without(this.slots, tile, tileOf)
    const goal = at > place ? at - 1 : at
    const [near] = openings(rest, tile, tileOf, this.begun.length).toSorted(
      (one, other) => Math.abs(one.at - goal) - Math.abs(other.at - goal),
    )
    if (near) this.#set(withTile(rest, tile, near))
  }

  layAll(tiles: readonly number[]): void {
    this.#set(tiles)
  }

  clear(): void {
    this.#set(this.begun)
    this.brokenUp = null
  }

  #set(slots: Slots): void {
    this.#laid = slots
    this.polish = 0
  }

  // Exhibiting

  readonly polishLimit: number = $derived.by(() => (this.row ? polishLimit(this.#view(), this.value) : 0))

  /** Whether a collection has to make room first. */
  readonly isFull: boolean = $derived.by(() => {
    const desk = this.#view().desks[this.#view().mover]
    return !!desk && desk.collections.length === printed().markers
  })

  /** What exhibiting the row would do, or null while that is not settled, or not yet asked for. */
  readonly exhibition: Exhibition | null = $derived.by(() => {
    if (!this.row || this.isLed || (this.isFull && this.brokenUp === null)) return null
    return exhibition(this.#view(), this.value, Math.min(this.polish, this.polishLimit), this.brokenUp)
  })

  /** The next action on the way to the exhibition: a join, or the exhibition itself. */
  readonly next: Action | null = $derived.by(() => {
    const { row, exhibition: wanted } = this
    if (!row || !wanted) return null
    if (this.begun.length < row.length) return this.#acts().join.get(row[this.begun.length]) ?? null
    return (
      this.#acts().exhibit.find(
        ({ preview }) => preview.polish === wanted.polish && preview.broken_up === wanted.broken_up,
      ) ?? null
    )
  })

  /** The exhibition as something to be chosen: what is played first, with what comes of it in the end. */
  readonly plan: Act<'exhibit'> | null = $derived.by(() => {
    const { next, exhibition: wanted } = this
    return next && wanted ? { ...next, kind: 'exhibit', preview: wanted } : null
  })
}

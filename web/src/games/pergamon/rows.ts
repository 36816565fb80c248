// Rows of finds that one pieces together freely: where a find fits, what comes of taking one away, what a row is worth.

import type { Tile } from './types'

/** The places of a row from left to right; null is a gap that a find was taken out of. */
export type Slots = readonly (number | null)[]
type Printed = (tile: number) => Tile

/** A place where a find can go in: before the slot `at`, or instead of it, if that is a gap. */
export interface Opening {
  at: number
  fills: boolean
}

const MOST_ARRANGED = 12 // finds that are tried in every order

/** Whether one tile goes on from another: the halves that meet show the same kind. */
export const fits = (left: number, right: number, printed: Printed): boolean =>
  printed(left).right === printed(right).left

/** Where a find fits into a row, the best place first: a gap it closes, the end, the beginning, between two, beside a gap. */
export function openings(slots: Slots, tile: number, printed: Printed, fixed = 0): Opening[] {
  if (!slots.length) return [{ at: 0, fills: false }]
  const [closing, outside, inside, beside]: Opening[][] = [[], [], [], []]
  const meets = (left: number | null | undefined, right: number | null | undefined) =>
    (left == null || fits(left, tile, printed)) && (right == null || fits(tile, right, printed))
  for (let at = slots.length; at >= fixed; at -= 1) {
    const [left, right] = [slots[at - 1], slots[at]]
    if (right === null) {
      if (meets(left, slots[at + 1])) closing.push({ at, fills: true })
      else if (left != null && meets(left, null)) beside.push({ at, fills: false })
      continue
    }
    if (left === null) {
      if (right != null && meets(null, right)) beside.push({ at, fills: false })
      continue
    }
    if (!meets(left, right)) continue
    if (at === slots.length) outside.unshift({ at, fills: false })
    else if (at === 0) outside.push({ at, fills: false })
    else inside.push({ at, fills: false })
  }
  return [...closing, ...outside, ...inside, ...beside]
}

/** The row with a find in an opening. */
export function withTile(slots: Slots, tile: number, { at, fills }: Opening): Slots {
  return [...slots.slice(0, at), tile, ...slots.slice(fills ? at + 1 : at)]
}

/** The row without a find: its neighbours close up if they fit, or else leave a gap. */
export function without(slots: Slots, tile: number, printed: Printed): Slots {
  const at = slots.indexOf(tile)
  if (at < 0) return slots
  const [left, right] = [slots[at - 1], slots[at + 1]]
  const closes = left == null || right == null || fits(left, right, printed)
  return trimmed([...slots.slice(0, at), ...(closes ? [] : [null]), ...slots.slice(at + 1)])
}

/** No gap at either end, and none beside another. */
function trimmed(slots: Slots): Slots {
  const kept = slots.filter((slot, at) => slot !== null || (at > 0 && slots[at - 1] !== null))
  return kept.at(-1) === null ? kept.slice(0, -1) : kept
}

/** The tiles of a row without gaps, from left to right; null where something is missing. */
export function wholeRow(slots: Slots): number[] | null {
  return slots.length > 1 && !slots.includes(null) ? (slots as number[]) : null
}

/** What a row is worth: the centuries of its objects, which stand on all tiles but the last. */
export const valueOf = (tiles: readonly number[], printed: Printed): number =>
  tiles.slice(0, -1).reduce((sum, tile) => sum + printed(tile).century, 0)

/** The same finds in another order that makes one row after a beginning that stays, worth as much as possible. */
export function arranged(tiles: readonly number[], beginning: readonly number[], printed: Printed): number[] | null {
  if (tiles.length > MOST_ARRANGED) return null
  let best: number[] | null = null
  const tried = new Set<string>()
  function goOn(row: number[], left: readonly number[]) {
    if (!left.length) {
      if (!best || valueOf(row, printed) > valueOf(best, printed)) best = [...row]
      return
    }
    const end = row.at(-1)
    const state = `${end === undefined ? '' : printed(end).right}:${left.join()}`
    if (end !== undefined && tried.has(state)) return
    for (const tile of left)
      if (end === undefined || fits(end, tile, printed))
        goOn(
          [...row, tile],
          left.filter((one) => one !== tile),
        )
    tried.add(state)
  }
  goOn(
    [...beginning],
    tiles.filter((tile) => !beginning.includes(tile)),
  )
  return best
}

/** The row that a click on a find makes of another, or null where it does not fit. */
export function joined(slots: Slots, tile: number, printed: Printed, beginning: readonly number[]): Slots | null {
  const [opening] = openings(slots, tile, printed, beginning.length)
  if (opening) return withTile(slots, tile, opening)
  const tiles = slots.filter((slot) => slot !== null)
  return tiles.length === slots.length ? arranged([...tiles, tile], beginning, printed) : null
}

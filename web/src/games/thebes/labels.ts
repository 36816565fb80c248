// Where the names of the places stand on the map: beside their places, none upon another, whatever the language and the room.

import { figureSize, lift, PLACE_NAMES, PLACES, project, type Sheet } from './geography'
import { isArea, type PlaceName } from './types'

/** A name's side of its place, and by how much it is moved along, so that it stays on the sheet. */
export interface Label {
  side: Side
  shift: number
}
export type Side = 's' | 'n' | 'e' | 'w' | 'se' | 'ne' | 'sw' | 'nw'

/** How large places and names are drawn, in pixels. */
export interface Sizes {
  site: number
  type: number
}

export const sizesFor = ({ width }: Sheet, isNarrow: boolean): Sizes => ({
  site: isNarrow ? 32 : Math.max(36, width * 0.058),
  type: isNarrow ? 13.5 : Math.min(18, Math.max(14.5, width * 0.022)),
})

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const SIDES: Side[] = ['s', 'n', 'e', 'w', 'se', 'ne', 'sw', 'nw']
/** The side on which a name stands if nothing is in its way; else below. */
const FIRST: Partial<Record<PlaceName, Side>> = { rome: 'w', greece: 'w', palestine: 'e' }
const A_LETTER = 0.56 // of the type: a little more than letters take, since a name must not touch another
const LINE = 1.1
const [CITY_BESIDE, CITY_BELOW] = [11, 8]
const OUTSIDE = 30 // names that are cut off are worse than those that touch
const UNLIKELY = 12 // square pixels that a side is worse than the one before it
const A_FIGURE = 0.5 // one may stand there, or not
const ROUNDS = 6

/** The room that a name takes on a side of its place. */
export function boxOf(sheet: Sheet, name: PlaceName, text: string, sizes: Sizes, { side, shift }: Label): Box {
  const [x, y] = project(sheet, PLACES[name])
  const [wide, high] = [text.length * sizes.type * A_LETTER, sizes.type * LINE]
  const { beside, below } = gaps(name, side, sizes.site)
  const has = (one: string) => side.includes(one)
  const left = (has('e') ? x + beside : has('w') ? x - beside - wide : x - wide / 2) + shift
  const top = has('s') ? y + below : has('n') ? y - below - high : y - high / 2
  return { left, top, right: left + wide, bottom: top + high }
}

/** How far from the middle of a place its name begins. */
export function gaps(name: PlaceName, side: Side, site: number): { beside: number; below: number } {
  const isCorner = side.length > 1
  if (!isArea(name)) return isCorner ? { beside: 5, below: 4 } : { beside: CITY_BESIDE, below: CITY_BELOW }
  return isCorner ? { beside: site * 0.4, below: site * 0.3 } : { beside: site / 2 + 6, below: site / 2 + 3 }
}

/** The same for a style: the name hangs on its place by the edge or the middle that is nearest. */
export function styleOf(name: PlaceName, { side, shift }: Label, site: number): string {
  const { beside, below } = gaps(name, side, site)
  const has = (one: string) => side.includes(one)
  const across = has('e') ? `left: calc(50% + ${beside}px)` : has('w') ? `right: calc(50% + ${beside}px)` : 'left: 50%'
  const down = has('s') ? `top: calc(50% + ${below}px)` : has('n') ? `bottom: calc(50% + ${below}px)` : 'top: 50%'
  const isBeside = has('e') || has('w')
  const isAbove = has('s') || has('n')
  return `${across}; ${down}; translate: ${isBeside ? '0' : `calc(-50% + ${shift}px)`} ${isAbove ? '0' : '-50%'}`
}

/** Where each name stands. Names look in turn for the side where they cover least of all else, until none finds a better one. */
export function labelsFor(sheet: Sheet, texts: Record<PlaceName, string>, sizes: Sizes): Map<PlaceName, Label> {
  const room = inner(sheet)
  const places = PLACE_NAMES.map((name): [PlaceName, Box] => [name, placeBox(sheet, name, sizes)])
  const figures = PLACE_NAMES.map((name) => figureBox(sheet, name))
  const found = new Map<PlaceName, Label>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of PLACE_NAMES) {
      const first = FIRST[name] ?? 's'
      const sides = [first, ...SIDES.filter((side) => side !== first)]
      const others = [...found].filter(([other]) => other !== name)
      const taken = others.map(([other, label]) => boxOf(sheet, other, texts[other], sizes, label))
      const choices = sides.map((side, nth) => {
        const label = kept(sheet, name, texts[name], sizes, side, room)
        const box = boxOf(sheet, name, texts[name], sizes, label)
        const covered = taken.reduce((sum, one) => sum + 20 * overlap(box, one), 0)
        const onFigures = figures.reduce((sum, one) => sum + overlap(box, one), 0)
        const onPlaces = places.reduce((sum, [other, one]) => sum + (other === name ? 0 : overlap(box, one)), 0)
        return {
          label,
          cost: nth * UNLIKELY + covered + onPlaces + onFigures * A_FIGURE + OUTSIDE * outside(box, room),
        }
      })
      const best = choices.reduce((one, other) => (other.cost < one.cost ? other : one))
      found.set(name, best.label)
    }
  }
  return found
}

/** A name above or below its place is moved along, so that it is not cut off. */
function kept(sheet: Sheet, name: PlaceName, text: string, sizes: Sizes, side: Side, room: Box): Label {
  if (side !== 's' && side !== 'n') return { side, shift: 0 }
  const { left, right } = boxOf(sheet, name, text, sizes, { side, shift: 0 })
  return { side, shift: Math.max(0, room.left - left) - Math.max(0, right - room.right) }
}

/** The room for names; on a narrow sheet markers stand at its sides. */
function inner({ width, height, band, isNarrow }: Sheet): Box {
  const side = band + (isNarrow ? 14 : 3)
  return { left: side, top: band + 2, right: width - side, bottom: height - band - 2 }
}

function placeBox(sheet: Sheet, name: PlaceName, { site }: Sizes): Box {
  const [x, y] = project(sheet, PLACES[name])
  const half = isArea(name) ? site * 0.45 : 6
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}

/** The room of an archaeologist who may stand there. */
function figureBox(sheet: Sheet, name: PlaceName): Box {
  const [x, y] = project(sheet, PLACES[name])
  const size = figureSize(sheet)
  const foot = y - lift(name, size)
  return { left: x - size * 0.4, top: foot - size, right: x + size * 0.4, bottom: foot }
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

const outside = (box: Box, room: Box): number =>
  Math.max(0, room.left - box.left) +
  Math.max(0, box.right - room.right) +
  Math.max(0, room.top - box.top) +
  Math.max(0, box.bottom - room.bottom)

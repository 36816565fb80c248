// The tokens of a dig as they come from the bag, seen by comparing one view with the next: that works while playing, while
// what happened is shown again, and in a replay. Where a whole dig lies between two views, its events tell.

import type { TableView } from '../../api/types'
import { bookIn } from './printed'
import { AREAS, type AreaName, type TokenDrawn, type TokenName, type View } from './shapes'

export interface Drawn {
  kind: TokenName
  value: number
  about: AreaName | null
  isBonus: boolean
  delay: number // before it turns over, when several come at once
}

export interface Digging {
  player: number
  area: AreaName
  due: number
  drawn: Drawn[]
}

/** What was drawn before. */
export interface Seen {
  view: View
  ply: number
}

const STEP = 220
const site = (view: View, area: AreaName) => view.sites[AREAS.indexOf(area)]
const without = <Piece>(pieces: readonly Piece[], others: readonly Piece[]): Piece[] => {
  const left = [...others]
  return pieces.filter((piece) => {
    const found = left.indexOf(piece)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

/** The dig after a step from one view to the next, or null when there is nothing to show. */
export function dug(now: Digging | null, before: Seen | null, after: View, table: TableView): Digging | null {
  if (!before || before.view === after) return now
  return step(now, before.view, after, table, before.ply)
}

function step(now: Digging | null, before: View, after: View, table: TableView, from: number): Digging | null {
  const { dig } = after
  if (before.dig) {
    if (
      dig &&
      (dig.player !== before.dig.player || dig.area !== before.dig.area || dig.draws_due > before.dig.draws_due)
    )
      return begun(after)
    const known = now && now.area === before.dig.area && now.player === before.dig.player ? now : begun(before)!
    const drawn = [...known.drawn, ...between(before, after)]
    return {
      ...known,
      due: dig?.draws_due ?? 0,
      drawn: drawn.map((one, i) => ({ ...one, delay: i < known.drawn.length ? 0 : (i - known.drawn.length) * STEP })),
    }
  }
  if (dig) return begun(after)
  const told = whole(table, from)
  if (told) return told
  const isMine = now !== null && table.you.includes(now.player)
  return hasMoved(before, after) && !isMine ? null : now
}

const begun = (view: View): Digging | null =>
  view.dig && { player: view.dig.player, area: view.dig.area, due: view.dig.draws_due, drawn: [] }

const hasMoved = (before: View, after: View) =>
  before.desks.some((desk, player) => desk.week !== after.desks[player].week)

/** What left the bag between two views of one dig. */
function between(before: View, after: View): Drawn[] {
  const { area, draws_due } = before.dig!
  const [bag, left] = [site(before, area).bag, site(after, area).bag]
  const one = (kind: TokenName, value = 0): Drawn => ({
    kind,
    value,
    about: kind === 'book' ? bookIn(area) : null,
    isBonus: false,
    delay: 0,
  })
  const found = [
    ...without(bag.artefacts, left.artefacts).map((value) => one('artefact', value)),
    ...without(bag.books, left.books).map((kind) => one(kind)),
  ]
  const debris = Math.max(0, draws_due - (after.dig?.draws_due ?? 0) - found.length)
  const bonus = site(before, area).has_bonus && !site(after, area).has_bonus
  return [
    ...found,
    ...Array.from({ length: debris }, () => one('debris')),
    ...(bonus ? [{ ...one('artefact', 1), isBonus: true }] : []),
  ]
}

/** A dig of one's own that was played at once, from its events. */
function whole(table: TableView, from: number): Digging | null {
  const events = table.happened
    .filter(({ ply }) => ply >= from && ply < table.ply)
    .flatMap((happening) => happening.events)
  const begins = events.findLastIndex((event) => event.kind === 'dig')
  if (begins < 0 || !table.you.includes(events[begins].player)) return null
  const { player, area } = events[begins]
  const drawn: Drawn[] = []
  for (const event of events.slice(begins)) {
    if (event.kind === 'token') {
      const { token, value, book_about } = event as TokenDrawn & { kind: string }
      drawn.push({ kind: token, value, about: book_about, isBonus: false, delay: drawn.length * STEP })
    } else if (event.kind === 'first_artefact')
      drawn.push({ kind: 'artefact', value: event.value, about: null, isBonus: true, delay: drawn.length * STEP })
  }
  return drawn.length ? { player, area, due: 0, drawn } : null
}

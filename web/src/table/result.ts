// How a game ended, and how it came to that: read off the points of its parts.

import type { Standing, TableView, ValueAt } from '../api/types'
import type { Words } from '../board/contract'

/** The points of each seat at one moment. */
const totals = ({ points }: Standing, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Object.values(points).reduce((sum, one) => sum + one[seat], 0))

const best = (scores: number[], but: number): number => Math.max(...scores.filter((_, seat) => seat !== but))

/** The name of a part of the game: a round, a quarter of a year, the end. A year ends with its fourth quarter. */
export function partName(course: readonly Standing[], at: number): Words {
  const { after, number } = course[at]
  if (after !== 'quarter') return { id: `table-part-${after}`, args: { number: `${number}` } }
  const before = course.findLast((one, place) => one.after === 'year' && place < at)
  const year = before ? before.number + 1 : course.find((one) => one.after === 'year')?.number
  return { id: 'table-part-quarter', args: { number, year: `${year ?? ''}` } }
}

export interface Source {
  source: string // "prizes"
  words: Words
  points: number[] // by seat
}

/** Where the points came from, in the order of the score sheet. */
export const sources = (course: readonly Standing[], game: string): Source[] =>
  Object.entries(course.at(-1)?.points ?? {})
    .map(([source, points]) => ({ source, words: { id: `${game}-source-${source}` }, points }))
    .filter(({ points }) => points.some(Boolean))

/** The part that decided the game: where the winner gained most on the next, since going ahead for good. */
export function decisive(course: readonly Standing[], winner: number, seats: number) {
  const scores = course.map((one) => totals(one, seats))
  const lead = scores.map((one) => one[winner] - best(one, winner))
  const gain = (at: number) => lead[at] - (lead[at - 1] ?? 0)
  const overtook = lead.findLastIndex((one, at) => one > 0 && (lead[at - 1] ?? 0) <= 0)
  if (overtook < 0) return null
  const at = lead.reduce((most, _, at) => (at > overtook && gain(at) > gain(most) ? at : most), overtook)
  const other = scores[at].findIndex((one, seat) => seat !== winner && one === best(scores[at], winner))
  const won = (seat: number) => scores[at][seat] - (scores[at - 1]?.[seat] ?? 0)
  return {
    at,
    ply: course[at].ply,
    part: partName(course, at),
    other,
    won: won(winner),
    others: won(other),
    overtook: at === overtook && at > 0,
  }
}

/** The part in which the winner's chance rose most, and the chances after each part; null while a game is not analysed. */
export function decisiveByChance(course: readonly Standing[], values: readonly ValueAt[], winner: number) {
  const after = course.flatMap(({ ply }) => values[Math.min(ply, values.length - 1)]?.wins[winner] ?? [])
  if (after.length < course.length || !values.length) return null
  const before = [values[0].wins[winner], ...after.slice(0, -1)]
  const rise = after.map((one, at) => one - before[at])
  const at = rise.indexOf(Math.max(...rise))
  return { at, ply: course[at].ply, part: partName(course, at), from: before[at], to: after[at], chances: after }
}

/** The winner's lead over the next after each part. */
export const leads = (course: readonly Standing[], winner: number, seats: number): number[] =>
  course.map((one) => totals(one, seats)).map((scores) => scores[winner] - best(scores, winner))

/** What a game says itself of most points, or the largest part of somebody's, from a source. */
export interface Remark extends Words {
  own?: string // the id of the game's own sentence
}

/** One remark about each player, by seat: what was special about the game that was played. */
export function remarks({ seats, game }: TableView, course: readonly Standing[]): (Remark | null)[] {
  const from = sources(course, game)
  const scores = course.map((one) => totals(one, seats.length))
  return seats.map(({ seat, place }) => {
    const isWinner = place === 1
    const lead = scores.map((one) => one[seat] - best(one, seat))
    const since = lead.findLastIndex((one) => one <= 0) + 1
    if (isWinner && seats.length > 1 && since >= course.length - 1 && course.length > 2)
      return { id: 'table-remark-late' }
    if (isWinner && seats.length > 1 && since < course.length / 3) return { id: 'table-remark-led' }
    const most = from.filter(({ points }) => seats.length > 1 && points[seat] > best(points, seat))
    const own = (most.length ? most : from).toSorted((one, other) => other.points[seat] - one.points[seat])[0]
    if (!own?.points[seat]) return null
    const args = { source: own.words, points: own.points[seat], most: most.length ? 'yes' : 'no' }
    return { id: most.length ? 'table-remark-most' : 'table-remark', args, own: `${game}-remark-${own.source}` }
  })
}

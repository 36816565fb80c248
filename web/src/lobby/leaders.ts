// What a leaderboard shows: where somebody's strength lies, and how that is drawn.

import type { Leader } from '../api/types'

const SURE = 3 // sigmas to either side

/** Where somebody's strength surely lies; the lower end is the rating. */
export const band = ({ mu, sigma }: Leader) => ({ from: mu - SURE * sigma, to: mu + SURE * sigma })
export const rating = (leader: Leader) => band(leader).from

/** Turns strengths into shares of the width of a line that holds all bands. */
export function scale(leaders: readonly Leader[]): (strength: number) => number {
  const bands = leaders.map(band)
  const from = Math.min(...bands.map((one) => one.from))
  const to = Math.max(...bands.map((one) => one.to))
  return (strength) => (strength - from) / (to - from)
}

/** The first three, if there are as many; bots of a level are a yardstick and win nothing. */
export function podium(leaders: readonly Leader[]): Leader[] {
  const rivals = leaders.filter(({ kind }) => kind !== 'level')
  return rivals.length >= 3 ? rivals.slice(0, 3) : []
}

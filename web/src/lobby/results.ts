// What a profile shows of somebody's games, and what to do next.

import type { GameName, Listed, Result } from '../api/types'
import { GAMES } from '../games'

const LATELY = 5 // games of which a mean is taken

/** The results of one game in the order in which they were played. */
export const inOrder = (newest: readonly Result[], game: string) =>
  newest.filter((one) => one.game === game).toReversed()

/** After each game, the mean points of the last few. */
export const meanLately = (scores: readonly number[]) =>
  scores.map((_, at) => {
    const last = scores.slice(Math.max(0, at + 1 - LATELY), at + 1)
    return last.reduce((sum, score) => sum + score, 0) / last.length
  })

export const isWon = ({ players, place }: Result) => players > 1 && place === 1

/** Round numbers for an axis, from one below the least value to one above the greatest. */
export function ticks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = [5, 10, 20, 50].find((size) => (most - least) / size <= 4) ?? 100
  const from = Math.floor(least / step) * step
  const to = Math.max(from + step, Math.ceil(most / step) * step)
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
}

/** What to do next: play where it is one's turn, go on, learn what was never played, or play again. */
export type NextStep =
  { kind: 'turn' | 'go-on'; table: Listed } | { kind: 'learn' | 'try'; game: GameName } | { kind: 'again' }

export function nextStep(games: readonly Listed[], played: readonly string[], hasPlayed: boolean): NextStep {
  const mine = games.find((one) => one.waits_for_you)
  if (mine) return { kind: 'turn', table: mine }
  const running = games.find((one) => one.status === 'playing' || one.status === 'open')
  if (running) return { kind: 'go-on', table: running }
  const other = GAMES.find((game) => !played.includes(game))
  if (!other) return { kind: 'again' }
  return { kind: hasPlayed || played.length ? 'try' : 'learn', game: other }
}

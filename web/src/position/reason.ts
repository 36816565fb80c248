// Why a position cannot be, in the reader's language.

import { Refusal } from '../api/client'
import { worded } from '../board/refusal'
import { problem } from '../frame/problems'

/** What is told of a refusal, at a table of these names where there is one. What only a game knows it says itself. */
export function reasonFor(refused: unknown, table?: { game: string; names: string[] }): string {
  if (!(refused instanceof Refusal) || refused.kind !== 'bad-position') return problem(refused, table)
  const { why } = refused
  if (!why) return problem(refused)
  const ofTheGame = table ? [`${table.game}-position-${why.kind}`] : []
  return worded(why, [`position-wrong-${why.kind}`, ...ofTheGame], table?.names) ?? problem(refused)
}

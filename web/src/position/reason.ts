// Why a position cannot be, in the reader's language.

import { Refusal } from '../api/client'
import { worded } from '../board/refusal'
import { problem } from '../frame/problems'

/** What is told of a refusal, at a table of these names where there is one. What only a game knows it says itself. */
export function reasonFor(refused: unknown, table?: { game: string; names: string[] }): string {
  if (!(refused instanceof Refusal) || refused.kind !== 'bad-position') return problem(refused, table)
  const { why } = refused
  const said =
    why && worded(why, [`position-wrong-${why.kind}`, `${table?.game ?? ''}-position-${why.kind}`], table?.names)
  return said ?? problem(refused)
}

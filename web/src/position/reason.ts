// Why a position cannot be, in the reader's language.

import { Refusal } from '../api/client'
import { problem } from '../frame/problems'
import { has, t } from '../i18n'

/** What is told of a refusal, at a table of these names where there is one. What only a game knows it says itself. */
export function reasonFor(refused: unknown, table?: { game: string; names: string[] }): string {
  if (!(refused instanceof Refusal) || refused.kind !== 'bad-position') return problem(refused, table)
  const { why } = refused
  const game = table?.game ?? ''
  const id = [`position-wrong-${why?.kind}`, `${game}-position-${why?.kind}`].find(has)
  return why && id ? t(id, why.arguments as Record<string, string | number>) : problem(refused)
}

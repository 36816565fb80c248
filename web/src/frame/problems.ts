// What went wrong, in the reader's language, and what to do about it.

import { Refusal } from '../api/client'
import { refusalText } from '../board/refusal'
import { has, t } from '../i18n'

/** At a table one is told of a refused action with the names of the players. */
export function problem(error: unknown, table?: { game: string; names: string[] }): string {
  if (!(error instanceof Refusal)) return t('problem-our-mistake', { detail: String(error) })
  const why = error.why && table ? refusalText(error.why, table.game, table.names) : null
  if (why !== null) return error.entry > 1 ? t('problem-entry', { entry: error.entry, why }) : why
  const id = `problem-${error.kind}`
  return t(has(id) ? id : 'problem-other', { detail: error.message, seconds: error.retryAfter })
}

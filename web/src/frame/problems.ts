// What went wrong, in the reader's language, and what to do about it.

import { Refusal } from '../api/client'
import { refusalText } from '../board/refusal'
import { has, t } from '../i18n'

/** What a body that does not fit is told by, where it is something that people type. */
const FIELDS: Record<string, string> = {
  name: 'problem-wrong-name',
  password: 'problem-wrong-password-form',
  text: 'problem-wrong-text',
}

/** At a table one is told of a refused action with the names of the players. */
export function problem(error: unknown, table?: { game: string; names: string[] }): string {
  if (!(error instanceof Refusal)) {
    console.error(error)
    return t('problem-page')
  }
  const why = error.why && table ? refusalText(error.why, table.game, table.names) : null
  if (why !== null) return error.entry > 1 ? t('problem-entry', { entry: error.entry, why }) : why
  const { kind, arguments: args } = error
  const id = FIELDS[kind === 'wrong-request' ? args.field : ''] ?? `problem-${kind}`
  return has(id) ? t(id, args) : t('problem-other')
}

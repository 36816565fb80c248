// What went wrong, in the reader's language, and what to do about it.

import { Refusal } from '../api/client'
import { has, t } from '../i18n'

export function problem(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-our-mistake', { detail: String(error) })
  const id = `problem-${error.kind}`
  return t(has(id) ? id : 'problem-other', { detail: error.message, seconds: error.retryAfter })
}

// What went wrong, in the reader's language, and what to do about it.

import { Refusal } from '../api/client'
import { t } from '../i18n'

const KNOWN = [
  'offline', 'not-found', 'not-yours', 'no-name', 'another-ply', 'seen-already', 'stood-in', 'seat-taken', 'already-begun',
  'name-taken', 'name-too-long', 'wrong-password', 'too-many-requests', 'too-many-tables', 'our-mistake', 'too-large',
  'cannot-be-rated', 'still-played', 'bad-journal', 'wrong-request',
]

export function problem(error: unknown): string {
  if (!(error instanceof Refusal)) return t('problem-our-mistake', { detail: String(error) })
  const kind = KNOWN.includes(error.kind) ? error.kind : 'other'
  return t(`problem-${kind}`, { detail: error.message, seconds: error.retryAfter })
}

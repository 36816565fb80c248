// The rules as the server tells them, in the reader's language; asked for once for each language.

import * as api from '../api/client'
import type { GameName, Rules } from '../api/types'
import { language } from '../i18n'

const told = new Map<string, Promise<Rules>>()

export function rulesOf(game: GameName): Promise<Rules> {
  const spoken = language()
  const key = `${game}-${spoken}`
  const known = told.get(key) ?? api.rules(game, spoken)
  told.set(key, known)
  known.catch(() => told.delete(key))
  return known
}

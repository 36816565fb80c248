// The rules as the server tells them, in the reader's language; asked for once for each language.

import * as api from '../api/client'
import type { GameName, Rules } from '../api/types'
import { language } from '../i18n'

const told = new Map<string, Promise<Rules>>()

export function rulesOf(game: GameName): Promise<Rules> {
  const spoken = language()
  const key = `${game} ${spoken}`
  const known = told.get(key) ?? api.rules(game, spoken)
  told.set(key, known)
  known.catch(() => told.delete(key))
  return known
}

type Sections = Rules['sections']
const INDEX = 'index'

/** The chapters with the sections in each; the title of the whole book and its index are none. */
export function chapters(sections: Sections): { chapter: Sections[number]; parts: Sections }[] {
  const found: { chapter: Sections[number]; parts: Sections }[] = []
  for (const section of sections) {
    if (section.level === 2 && section.name !== INDEX) found.push({ chapter: section, parts: [] })
    else if (section.level > 2) found.at(-1)?.parts.push(section)
  }
  return found
}

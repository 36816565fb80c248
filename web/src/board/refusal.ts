// Why the rules refuse an action, in the reader's language.

import type { RefusedAction } from '../api/types'
import { has, list, t } from '../i18n'

/** The reason with names, or null where there are no words for its kind. Each item of a list is a message of its own. */
export function refusalText({ kind, arguments: given }: RefusedAction, game: string, names: string[]): string | null {
  const id = [`${game}-refusal-${kind}`, `problem-${kind}`].find(has)
  if (!id) return null
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(given)) {
    if (Array.isArray(value)) args[name] = list(value.map((one) => t(`${id}-${name}`, one)))
    else args[name] = name === 'player' ? names[value as number] : value
  }
  return t(id, args)
}

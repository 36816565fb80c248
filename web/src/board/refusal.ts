// Why the rules refuse an action, in the reader's language.

import type { RefusedAction } from '../api/types'
import { has, list, t } from '../i18n'

/** The reason with names, or null where there are no words for its kind. */
export function refusalText(refusal: RefusedAction, game: string, names: string[]): string | null {
  const { kind } = refusal
  return worded(refusal, [`${game}-refusal-${kind}`, `problem-${kind}`], names)
}

/** Why a piece cannot be chosen, as its board says it to whoever is to move; else as it is. */
export function blockedText(refusal: RefusedAction, game: string, names: string[]): string | null {
  return worded(refusal, [`${game}-blocked-${refusal.kind}`], names) ?? refusalText(refusal, game, names)
}

/** A reason by the first of some messages that there is; each item of a list is a message of its own. */
export function worded(
  { arguments: given }: Pick<RefusedAction, 'arguments'>,
  ids: readonly string[],
  names: readonly string[] = [],
): string | null {
  const id = ids.find(has)
  if (!id) return null
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(given)) {
    if (Array.isArray(value)) args[name] = list(value.map((one) => t(`${id}-${name}`, one)))
    else args[name] = name === 'player' ? names[value as number] : value
  }
  return t(id, args)
}

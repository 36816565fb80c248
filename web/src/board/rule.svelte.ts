// The rule that applies where one is, and the one that is open beside the table.

import { tick } from 'svelte'
import * as api from '../api/client'
import type { GameName, RulePlaces } from '../api/types'
import type { Words } from '../i18n'

/** A section of a game's rules. */
export interface Rule {
  game: GameName
  section: string
}

let known = $state.raw<Partial<Record<string, RulePlaces>>>({})
const asked = new Set<string>()
let open = $state.raw<Rule | null>(null)
let cameFrom: HTMLElement | null = null

export const openedRule = () => open
export const ruleAddress = ({ game, section }: Rule) => `/rules/${game}/${section}`

/** Open a rule, or close it (null) and be again where one was. */
export function openRule(rule: Rule | null): void {
  if (!open) cameFrom = document.activeElement as HTMLElement | null
  open = rule
  if (!rule) void tick().then(() => cameFrom?.focus())
}

/** Learn where the rules of a game apply; whoever cannot be told plays on without. */
export function learnRules(game: GameName): void {
  if (asked.has(game)) return
  asked.add(game)
  api.rulePlaces(game).then(
    (places) => (known = { ...known, [game]: places }),
    () => asked.delete(game),
  )
}

/** The address of a game's rules; null where it has no pages of them, as far as that is known. */
export function rulesOf(game: GameName): string | null {
  learnRules(game)
  const places = known[game]
  return places && !Object.keys(places.messages).length && !Object.keys(places.events).length ? null : `/rules/${game}`
}

/** The rule about what a text of a game speaks of. */
export function ruleOf(game: GameName, { id }: Words): Rule | null {
  const section = known[game]?.messages[id]
  return section ? { game, section } : null
}

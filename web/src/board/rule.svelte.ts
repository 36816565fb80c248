// The rule that applies where one is: its address, and the one that is open beside the table.

import { tick } from 'svelte'
import * as api from '../api/client'
import type { GameName, RulePlaces } from '../api/types'
import type { Words } from '../games/client'

const SAID = /^(pergamon|thebes)-(?:(about|explain|told|tell)-)?(.+)$/

let known = $state.raw<Partial<Record<string, RulePlaces>>>({})
const asked = new Set<string>()
let open = $state<string | null>(null)
let cameFrom: HTMLElement | null = null

export const openedRule = () => open
export const ruleAddress = (game: string, section: string) => `/rules/${game}/${section}`

/** Open a rule, or close it (null) and be again where one was. */
export function openRule(address: string | null): void {
  if (!open) cameFrom = document.activeElement as HTMLElement | null
  open = address
  if (!address) void tick().then(() => cameFrom?.focus())
}

/** Learn where the rules of a game apply, if it is one; whoever cannot be told plays on without. */
export function learnRules(game: string): void {
  if (asked.has(game) || !/^(?:pergamon|thebes)$/.test(game)) return
  asked.add(game)
  api.rulePlaces(game as GameName).then(
    (places) => (known = { ...known, [game]: places }),
    () => asked.delete(game),
  )
}

/** Where the rule is about what a text speaks of, such as pergamon-about-tile or thebes-tell-dig. */
export function ruleOf({ id }: Words): string | null {
  const [, game, kind, name] = SAID.exec(id) ?? []
  const places = known[game]
  const section = (kind?.startsWith('t') ? places?.events : places?.pieces)?.[name]
  return section ? ruleAddress(game, section) : null
}

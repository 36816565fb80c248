// The cards that help a player, and congresses.

import { researcherOf } from './printed'
import type { AreaName, CardKind, Desk } from './types'

const KINDS: CardKind[] = [
  'general_knowledge',
  'assistant',
  'shovel',
  'car',
  'zeppelin',
  'special_permission',
  'congress',
]

/** How many a player has of each kind. */
export const helpersOf = (desk: Desk): { kind: CardKind; count: number }[] =>
  KINDS.map((kind) => ({
    kind,
    count:
      kind === 'general_knowledge'
        ? desk.general_knowledge
        : desk.cards.filter((card) => researcherOf(card).kind === kind).length,
  }))

/** Whether a player has heard a rumour about an area. */
export const hasRumour = (desk: Desk, area: AreaName): boolean =>
  desk.cards.map(researcherOf).some((card) => card.kind === 'rumour' && card.area === area)

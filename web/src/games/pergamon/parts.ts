// The parts of the board that a phone shows by themselves.

import type { Part } from '../client'

export const PARTS: readonly Part[] = [
  { name: 'site', label: 'pergamon-tab-site', icon: 'm3 6h18M3 12h18M3 18h18M7 6v6m8 0v6' },
  { name: 'museum', label: 'pergamon-tab-museum', icon: 'm4 9 8-5 8 5zm2 0v9m4-9v9m4-9v9m4-9v9M4 20h16' },
  { name: 'desk', label: 'pergamon-tab-desk', icon: 'm4 8h16v12H4zm5 0V5h6v3m-3 0v12' },
]

/** Where one sees what an event tells. */
export const TOLD_IN: Partial<Record<string, string>> = {
  place: 'site',
  reveal: 'site',
  grant: 'site',
  dig: 'site',
  loot: 'site',
  new_round: 'site',
  break_up: 'museum',
  exhibit: 'museum',
  push: 'museum',
  leave: 'museum',
}

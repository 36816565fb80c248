// What a dig at a site would use up however one digs there, and why one cannot dig at all.

import type { DigAction, HelpName } from './types'

/** What every way to dig at a site uses up. */
export type Cost = HelpName | 'special_permission' | 'nothing'

const HELP: readonly HelpName[] = ['assistant', 'rumour']

/** What one has to give up to dig: a lone assistant, a rumour or a special permission, where nothing else will do. */
export function costOf(digs: readonly DigAction[]): Cost {
  const needed = HELP.find((one) => digs.every(({ preview }) => preview.knowledge.help.includes(one)))
  if (!digs.length) return 'nothing'
  if (needed) return needed
  return digs.every(({ preview }) => preview.by_special_permission) ? 'special_permission' : 'nothing'
}

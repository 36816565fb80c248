// Who watches a table.

import type { Presence } from '../api/types'

/** How many watch, the names of those who have one, and whether one does so oneself; alone with it where nobody tells. */
export const watchers = (present: Presence | null, isOne: boolean) => ({
  count: present ? present.watchers.length + present.unnamed : Number(isOne),
  names: present?.watchers ?? [],
  isOne,
})

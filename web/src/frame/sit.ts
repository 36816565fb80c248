// Sitting down at a table: whoever has no name yet gets one on the way.

import type { TableView } from '../api/types'
import { go } from '../router.svelte'
import { ensureAccount } from '../session.svelte'

export async function sitDown(open: () => Promise<TableView>): Promise<void> {
  await ensureAccount()
  go(`/t/${(await open()).id}`)
}

// Sitting down at a table: whoever has no name yet gets one on the way.

import type { TableView } from '../api/types'
import { go } from '../router.svelte'
import { somebody } from '../session.svelte'

export async function sitDown(open: () => Promise<TableView>): Promise<void> {
  await somebody()
  go(`/t/${(await open()).id}`)
}

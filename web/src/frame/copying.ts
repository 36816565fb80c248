// Taking a game elsewhere: as a file, a position or a table of one's own.

import type { TableView } from '../api/types'

/** A game under way is for whoever plays it, where hints are allowed; one that is over is everybody's. */
export const mayBeCopied = (table: Pick<TableView, 'status' | 'you' | 'hints'>) =>
  table.status === 'finished' || (table.you.length > 0 && table.hints.are_allowed)

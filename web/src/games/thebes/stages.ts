// The years of a game, for the axis of a chart.

import type { PlayedAction } from '../../api/types'
import type { Stage } from '../client'
import { printed } from './printed'

/** Each year with the ply at which its marker was turned; the first one is not named before the second has come. */
export function stages(plies: readonly PlayedAction<'thebes'>[]): Stage[] {
  const years = plies.flatMap(({ events }, ply) =>
    events.flatMap((event) => (event.kind === 'year_marker' ? [{ ply: ply + 1, year: event.year }] : [])),
  )
  const first = years.length ? `${printed().years[0]}` : ''
  return [{ ply: 0, name: first }, ...years.map(({ ply, year }) => ({ ply, name: `${year}` }))]
}

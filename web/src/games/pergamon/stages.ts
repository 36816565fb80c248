// The rounds of a game, for the axis of a chart.

import type { Happening } from '../../api/types'

/** Each round with the ply at which it began. */
export function stages(plies: readonly Happening<'pergamon'>[]): { ply: number; name: string }[] {
  const later = plies.flatMap(({ events }, ply) =>
    events.flatMap((event) => (event.kind === 'new_round' ? [{ ply: ply + 1, name: `${event.round}` }] : [])),
  )
  return [{ ply: 0, name: '1' }, ...later.filter((one) => one.name !== '1')]
}

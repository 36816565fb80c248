// The rounds of a game, for the axis of a chart.

import type { PlayedAction } from '../../api/types'
import type { Stage } from '../client'
import { printed } from './printed'

/** Each round with the ply at which it began. */
export function stages(plies: readonly PlayedAction<'pergamon'>[]): Stage[] {
  const later = plies.flatMap(({ events }, ply) =>
    events.flatMap((event) => (event.kind === 'new_round' ? [stage(ply + 1, event.round)] : [])),
  )
  return [stage(0, 1), ...later.filter((one) => one.name !== '1')]
}

const stage = (ply: number, round: number): Stage => ({
  ply,
  name: `${round}`,
  title: { id: 'pergamon-stage-round', args: { round } },
  endsInEvaluation: !!printed().calendar[round - 1]?.prize,
})

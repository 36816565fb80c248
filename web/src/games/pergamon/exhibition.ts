// What exhibiting a row would do that is not on the table yet. The server says the same once it lies there; until then
// one may build freely, and nothing is played.

import type { Schemas } from '../../api/types'
import { isLastRound, markerNumbers, pointsOn, printed } from './printed'
import { markersOnShow } from './standing'
import type { View } from './types'

export type Exhibition = Schemas['PergamonExhibitPreview']

/** Coins of polish at most. */
export function polishLimit(view: View, value: number): number {
  const { museum, polish_limit } = printed()
  const useful = Math.max(0, museum.length - value)
  return Math.min(view.desks[view.mover].coins, isLastRound(view.round) ? useful : Math.min(useful, polish_limit))
}

/** The museum with a row of some value in it, and the collection `broken_up` out of it. */
export function exhibition(view: View, value: number, polish: number, broken_up: number | null): Exhibition {
  const desk = view.desks[view.mover]
  const space = Math.min(value + polish, printed().museum.length)
  const taken = desk.collections.map(({ marker }) => marker)
  const pushed = markersOnShow(view)
    .filter((one) => one.space <= space && !(one.player === view.mover && one.marker === broken_up))
    .map(({ player, marker, space: from }) => ({ player, marker, from, to: from > 1 ? from - 1 : null }))
  return {
    kind: 'exhibit',
    marker: broken_up ?? markerNumbers().find((marker) => !taken.includes(marker))!,
    value,
    polish,
    coins_left: desk.coins - polish,
    space,
    points: pointsOn(space),
    pushed,
    broken_up,
  }
}

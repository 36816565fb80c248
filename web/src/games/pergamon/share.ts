// How the coins of a round will be shared out: from right to left each figure takes what it asked for, the last all the rest.

import { printed } from './printed'
import type { View } from './types'

export interface Share {
  figure: number | 'raider'
  space: number
  least: number
  most: number
  isLast: boolean // takes all that is left, as the figures stand
}

export interface Shares {
  shares: Share[] // in the order of their turns
  toCome: number[] // seats that have not placed their figures
}

/** The shares as the figures stand, with one more figure if a space is being looked at. */
export function sharesOf(view: View, aimed: { player: number; space: number } | null): Shares {
  const standing: { figure: number | 'raider'; space: number }[] = view.desks.flatMap(({ player, space }) =>
    space === null || player === aimed?.player ? [] : [{ figure: player, space }],
  )
  if (view.raider?.space) standing.push({ figure: 'raider', space: view.raider.space })
  if (aimed) standing.push({ figure: aimed.player, space: aimed.space })
  standing.sort((one, other) => one.space - other.space)
  const [least, most] = [view.funds.lowest, view.funds.highest].map((coins) => taken(standing, coins))
  return {
    shares: standing.map((one, turn) => ({
      ...one,
      least: least[turn],
      most: most[turn],
      isLast: turn === standing.length - 1,
    })),
    toCome: view.order.filter((seat) => view.desks[seat].space === null && seat !== aimed?.player),
  }
}

/** What each figure takes of so many coins. */
function taken(standing: { space: number }[], coins: number): number[] {
  let left = coins
  return standing.map(({ space }, turn) => {
    const takes = turn === standing.length - 1 ? left : Math.min(printed().research_spaces[space - 1].coins, left)
    left -= takes
    return takes
  })
}

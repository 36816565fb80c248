// What of a solution is shown.

import type { Solution } from '../api/types'
import type { Offer } from '../games/client'

const SHOWN = 3

/** The best action, the one that was chosen, and the next best ones: three at most, each once. */
export function compared({ best, chosen, choices }: Solution): Solution['choices'] {
  const wanted = [best, chosen, ...choices]
  const isFirst = (one: Solution['best'], at: number) => wanted.findIndex(({ action }) => action === one.action) === at
  return wanted.filter(isFirst).slice(0, SHOWN)
}

/** The offers with only these actions: what a board draws of them, while nothing else can be chosen. */
export const onlyWith = (offers: Offer[], actions: readonly number[]): Offer[] =>
  offers
    .map((offer) => ({ ...offer, actions: offer.actions.filter(({ action }) => actions.includes(action)) }) as Offer)
    .filter((offer) => offer.actions.length > 0)

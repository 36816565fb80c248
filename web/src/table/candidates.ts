// Actions that a hint or an answer weighs: what is shown of them, and where on the board they are marked.

import type { Mark } from '../board/marks'
import type { GameClient, Offer, OfferedAction } from '../games/client'

/** An offered action by its number, with the offer it belongs to. */
export function offeredAs(offers: Offer[], number: number): Offered | null {
  for (const offer of offers) {
    const action = offer.actions.find((one) => one.action === number)
    if (action) return { offer, action }
  }
  return null
}
export interface Offered {
  offer: Offer
  action: OfferedAction
}

/** What is known of an action. */
export interface Weighed {
  action: number
  win_chance: number | null
  score: number | null
}

/** An action to be looked at, with the sign that its piece has on the board. */
export interface Candidate extends Weighed {
  offered: Offered
  sign: string
  key: string // of the piece
}

/** Those of the weighed actions that are offered, each with its sign. */
export function candidates<Known extends Weighed>(
  game: Pick<GameClient, 'keyOf'>,
  offers: Offer[],
  weighed: readonly Known[],
  sign: (one: Known, place: number) => string,
): (Known & Candidate)[] {
  return weighed.flatMap((one, place) => {
    const offered = offeredAs(offers, one.action)
    return offered ? { ...one, offered, sign: sign(one, place), key: game.keyOf(offered.offer) } : []
  })
}

export const marksOf = (all: readonly Candidate[]): Mark[] => all.map(({ key, sign }) => ({ key, sign }))

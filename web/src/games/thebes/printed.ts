// What is printed on the board, the wheel, the cards and the tokens of Thebes.

import type { Schemas } from '../../api/types'
import { printedIn } from '../printed'
import { AREAS, type AreaName, type Exhibition, type Researcher } from './types'

export const { fetchPrinted, printed } = printedIn(
  'thebes',
  (tables): tables is Schemas['ThebesTables'] => 'wheel' in tables,
)

/** Any card by its number: researcher cards come first, exhibitions after them. */
export const cardOf = (card: number): Researcher | Exhibition => printed().cards[card]
export function researcherOf(card: number): Researcher {
  const one = cardOf(card)
  if (one.kind === 'exhibition') throw new RangeError(`card ${card} is an exhibition`)
  return one
}
export function exhibitionOf(card: number): Exhibition {
  const one = cardOf(card)
  if (one.kind !== 'exhibition') throw new RangeError(`card ${card} is no exhibition`)
  return one
}
/** What the book in the bag of an area is about. */
export const bookIn = (area: AreaName): AreaName => printed().sites[AREAS.indexOf(area)].book_about
/** The tokens for 1 to 12 weeks that the wheel gives for some knowledge, with what shovels add. */
export const wheelFor = ({ total, shovels }: { total: number; shovels: number }): number[] =>
  printed().wheel[shovels][total]

// What is printed on the board, the cards and the tiles of Pergamon, as the server plays with it.

import { printedIn } from '../printed'
import type { Tables, Thing, Tile } from './types'

export const { fetchPrinted, printed } = printedIn('pergamon', (tables): tables is Tables => 'find_tiles' in tables)

/** What is printed on a tile. */
export const tileOf = (tile: number): Tile => printed().find_tiles[tile - 1]
/** The same, as arguments of a text. */
export const tileArgs = (tile: number): Record<string, string | number> => ({ ...tileOf(tile) })
/** The points of a museum space. */
export const pointsOn = (space: number): number => printed().museum[space - 1]
/** The markers of a player: 1, 2, 3. */
export const markerNumbers = (): number[] => Array.from({ length: printed().markers }, (_, index) => index + 1)
export const isLastRound = (round: number): boolean => round === printed().calendar.length
/** The values of the funds cards with a back: "1–4". */
export function backRange(back: string): string {
  const alike = printed().funds_cards.filter((card) => card.back === back)
  return `${alike[0].value}–${alike.at(-1)!.value}`
}
/** The objects that tiles in a row show: at a seam the century of the left one and the number of the right one are a year. */
export const objectsOf = (tiles: readonly number[]): { thing: Thing; year: number }[] =>
  tiles.slice(1).map((tile, at) => {
    const left = tileOf(tiles[at])
    return { thing: left.right, year: 100 * left.century + tileOf(tile).number }
  })

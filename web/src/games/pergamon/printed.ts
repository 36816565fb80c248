// What is printed on the board, the cards and the tiles of Pergamon, as the server plays with it.

import { printedIn } from '../printed'
import type { Tables, Tile } from './types'

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

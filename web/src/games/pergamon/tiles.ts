// What is printed on the tiles 1 to 60 that the server plays with, for offers and events that name a tile by its number only.

import { components } from '../../api/client'
import type { Tile } from './types'

let tiles: Tile[] = []

/** Ask for the tiles, once. */
export async function fetchTiles(): Promise<void> {
  if (!tiles.length) tiles = (await components('pergamon')).tables.find_tiles as Tile[]
}

/** What is printed on a tile. */
export const printed = (tile: number): Record<string, string | number> => ({ ...tiles[tile - 1] })

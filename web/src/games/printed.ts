// What is printed in a game, which views, offers and events leave out: the server is asked for it once, before anything is
// drawn or told.

import { components } from '../api/client'
import type { GameName, Printed as AnyTables } from '../api/types'

export interface Printed<Tables> {
  /** Ask for what is printed, unless it is there; whoever was refused may ask again. */
  fetchPrinted: () => Promise<void>
  /** What is printed. */
  printed: () => Tables
}

/** `isOurs` tells the tables of a game from those of the others. */
export function printedIn<Tables extends AnyTables>(
  game: GameName,
  isOurs: (tables: AnyTables) => tables is Tables,
): Printed<Tables> {
  let known: Tables | undefined
  let asked: Promise<void> | undefined
  return {
    fetchPrinted: () =>
      (asked ??= components(game)
        .then(({ tables }) => {
          if (!isOurs(tables)) throw new TypeError(`these are not the tables of ${game}`)
          known = tables
        })
        .catch((error: unknown) => {
          asked = undefined
          throw error
        })),
    printed() {
      if (!known) throw new Error(`what is printed in ${game} has not been fetched`)
      return known
    },
  }
}

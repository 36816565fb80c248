// What is printed in a game, which views, offers and events leave out: the server is asked for it once, before anything is
// drawn or told.

import { components } from '../api/client'
import type { GameTables } from '../api/types'

export interface Printed<Tables> {
  /** Ask for what is printed, unless it is there; whoever was refused may ask again. */
  fetchPrinted: () => Promise<void>
  /** What is printed. */
  printed: () => Tables
}

export function printedIn<Game extends keyof GameTables>(game: Game): Printed<GameTables[Game]> {
  let known: GameTables[Game] | undefined
  let asked: Promise<void> | undefined
  return {
    fetchPrinted: () =>
      (asked ??= components(game).then(
        ({ tables }) => void (known = tables),
        (error) => {
          asked = undefined
          throw error
        },
      )),
    printed() {
      if (!known) throw new Error(`what is printed in ${game} has not been fetched`)
      return known
    },
  }
}

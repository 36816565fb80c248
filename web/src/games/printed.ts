// What is printed in a game, which views, offers and events leave out: the server is asked for it once, before anything is
// drawn or told.

import { components } from '../api/client'
import type { GameName } from '../api/types'

export interface Printed<Tables> {
  /** Ask for what is printed, unless it is there; whoever was refused may ask again. */
  fetchPrinted: () => Promise<void>
  /** What is printed. */
  printed: () => Tables
}

export function printedIn<Tables>(game: GameName): Printed<Tables> {
  let known: Tables | undefined
  let asked: Promise<void> | undefined
  return {
    fetchPrinted: () =>
      (asked ??= components<Tables>(game).then(
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

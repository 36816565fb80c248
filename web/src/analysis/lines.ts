// How the engine expects a game to go on after a choice, as what the players do; and where two such lines part.

import type { PlayedAction } from '../api/types'
import type { GameClient, Told } from '../board/contract'

/** What a player does in a line. */
export interface Step {
  player: number
  told: Pick<Told, 'words' | 'player'>
  notation: string
}

const LONGEST = 4 // steps after the choice itself

/** What the players do after the first action, as far as the game has words for it. */
export const stepsOf = (game: Pick<GameClient, 'tell'>, happened: readonly PlayedAction[]): Step[] =>
  happened
    .slice(1)
    .filter(({ mover }) => mover >= 0) // chance's draws are only examples
    .flatMap((played) => {
      const told = game.tell(played).find(({ player }) => player === played.mover)
      return told ? { player: played.mover, told, notation: played.notation } : []
    })
    .slice(0, LONGEST)

const isSame = (one: Step | undefined, other: Step | undefined) =>
  one?.player === other?.player && one?.notation === other?.notation

/** The first step that is not the same in both lines; as many as both have if there is none. */
export function partsAt(one: readonly Step[], other: readonly Step[]): number {
  let at = 0
  while (at < Math.min(one.length, other.length) && isSame(one[at], other[at])) at += 1
  return at
}

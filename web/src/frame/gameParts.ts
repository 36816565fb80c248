// What there is of a game beside the game itself, such as a lesson or puzzles. Lessons and puzzles were made with the printed
// tables that ship: a server that plays a game with others has none of them.

import type { GameName, GamePart, Games } from '../api/types'

/** Whether a server plays a game with the printed tables as shipped. */
export const isAsShipped = ({ games }: Games, game: GameName): boolean =>
  games.find(({ name }) => name === game)?.components?.are_shipped !== false

/** Whether a game brings a part. */
export const hasPart = ({ games }: Games, game: string, part: GamePart): boolean =>
  games.some(({ name, parts }) => name === game && parts.includes(part))

/** The games that bring a part. */
export const gamesWith = (known: Games, part: GamePart): GameName[] =>
  known.games.map(({ name }) => name).filter((name) => hasPart(known, name, part))

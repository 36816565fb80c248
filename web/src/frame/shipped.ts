// Lessons and puzzles were made with the printed tables that ship: a server that plays a game with others has none of it.

import type { GameName, Games } from '../api/types'

/** The games that come with digsite. */
export const GAMES: readonly GameName[] = ['pergamon', 'thebes']

/** Whether a server plays a game with the printed tables as shipped. */
export const isAsShipped = ({ games }: Games, game: GameName): boolean =>
  games.find(({ name }) => name === game)?.components?.are_shipped !== false

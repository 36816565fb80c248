// The games and where their boards are: each is fetched, with what is printed on it, when somebody sits down to it.

import type { BoardName, GameName } from '../api/types'
import type { GameClient } from './client'
import { fetchPrinted as fetchPergamon } from './pergamon/printed'
import { fetchPrinted as fetchThebes } from './thebes/printed'

const CLIENTS: { [B in Exclude<BoardName, 'plain'>]: () => Promise<GameClient<B>> } = {
  pergamon: async () => (await Promise.all([import('./pergamon'), fetchPergamon()]))[0].pergamon,
  thebes: async () => (await Promise.all([import('./thebes'), fetchThebes()]))[0].thebes,
}

/** The client of a game. It is only given what the server tells of that game. */
export const gameClient = (name: string) => CLIENTS[name as GameName]() as Promise<GameClient>

// The games and where their boards are: each is fetched, with what is printed on it and what is said of it, when somebody
// sits down to it.

import type { BoardName, GameName } from '../api/types'
import { learnWords } from '../i18n'
import type { GameClient } from './client'
import { fetchPrinted as fetchPergamon } from './pergamon/printed'
import { fetchPrinted as fetchThebes } from './thebes/printed'

const CLIENTS: { [B in Exclude<BoardName, 'plain'>]: () => Promise<GameClient<B>> } = {
  pergamon: async () => (await Promise.all([import('./pergamon'), fetchPergamon()]))[0].pergamon,
  thebes: async () => (await Promise.all([import('./thebes'), fetchThebes()]))[0].thebes,
}

/** The client of a game. It is only given what the server tells of that game. */
export async function gameClient(name: string): Promise<GameClient> {
  const [client] = await Promise.all([CLIENTS[name as GameName](), learnWords(name)])
  return client as GameClient
}

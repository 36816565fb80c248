// The games and where their boards are: each is fetched, with what is printed on it, when somebody sits down to it.

import type { GameClient } from './client'
import { fetchPrinted as fetchPergamon } from './pergamon/printed'
import { fetchPrinted as fetchThebes } from './thebes/printed'

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  pergamon: async () => (await Promise.all([import('./pergamon'), fetchPergamon()]))[0].pergamon,
  thebes: async () => (await Promise.all([import('./thebes'), fetchThebes()]))[0].thebes,
}

export const gameClient = (name: string): Promise<GameClient> => CLIENTS[name]()

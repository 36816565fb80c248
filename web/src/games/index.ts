// The games and where their boards are: each is fetched when somebody sits down to it.

import type { GameClient } from './client'
import { fetchTiles } from './pergamon/tiles'

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  pergamon: async () => (await Promise.all([import('./pergamon'), fetchTiles()]))[0].pergamon,
  thebes: async () => (await import('./thebes')).thebes,
}

export const gameClient = (name: string): Promise<GameClient> => CLIENTS[name]()

// The games and where their boards are: each is fetched when somebody sits down to it.

import type { GameClient } from './client'

const CLIENTS: Record<string, () => Promise<GameClient>> = {
  pergamon: async () => (await import('./pergamon')).pergamon,
  thebes: async () => (await import('./thebes')).thebes,
}

export const gameClient = (name: string): Promise<GameClient> => CLIENTS[name]()

// The games that come with digsite, and where their boards are: each is fetched, with what is printed on it and what is said
// of it, when somebody sits down to it. An installed game is drawn on the plain board, or on its own if it brings one.

import type { BoardName, GameName } from '../api/types'
import * as api from '../api/client'
import { learnWords } from '../i18n'
import type { GameClient } from './client'
import { fetchPrinted as fetchPergamon } from './pergamon/printed'
import { fetchPrinted as fetchThebes } from './thebes/printed'

type OwnBoard = Exclude<BoardName, 'plain'>

const CLIENTS: { [B in OwnBoard]: () => Promise<GameClient<B>> } = {
  pergamon: async () => (await Promise.all([import('./pergamon'), fetchPergamon()]))[0].pergamon,
  thebes: async () => (await Promise.all([import('./thebes'), fetchThebes()]))[0].thebes,
}

const isOwn = (name: string): name is OwnBoard => name in CLIENTS

/** The games that come with digsite. */
export const GAMES: readonly GameName[] = Object.keys(CLIENTS).filter(isOwn)

/** The client of an installed game. Its own board is a module on the server; without it the plain one does. */
async function installed(name: GameName): Promise<GameClient<'plain'>> {
  const [{ plain }, { games }] = await Promise.all([import('./plain'), api.games()])
  const client = plain(name)
  if (!games.some((one) => one.name === name && one.parts.includes('board'))) return client
  try {
    const { default: own } = (await import(/* @vite-ignore */ api.boardModule(name))) as {
      default: Partial<GameClient<'plain'>>
    }
    return { ...client, ...own }
  } catch (error) {
    console.error(error)
    return { ...client, notice: { id: 'table-board-failed' } }
  }
}

/** The client of a game. It is only given what the server tells of that game. */
export async function gameClient(name: GameName): Promise<GameClient> {
  const fetched = isOwn(name) ? CLIENTS[name]() : installed(name)
  const [client] = await Promise.all([fetched, learnWords(name)])
  return client as GameClient
}

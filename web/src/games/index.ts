// The games that come with digsite, and where their boards are: each is fetched, with what is printed on it and what is said
// of it, when somebody sits down to it. An installed game is drawn on the plain board.

import type { BoardName, GameName } from '../api/types'
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

/** The client of a game. It is only given what the server tells of that game. */
export async function gameClient(name: GameName): Promise<GameClient> {
  const fetched = isOwn(name) ? CLIENTS[name]() : import('./plain').then(({ plain }) => plain(name))
  const [client] = await Promise.all([fetched, learnWords(name)])
  return client as GameClient
}

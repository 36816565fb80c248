// Asking the server. A request that cannot be met comes back as a `Refusal` that says why and what to do.

import createClient from 'openapi-fetch'
import type { paths } from './schema'
import type {
  Chance,
  GameName,
  Games,
  Language,
  NewPosition,
  NewTable,
  Problem,
  RefusedAction,
  SeatRequest,
  TablesAsked,
  TableView,
} from './types'

/** A problem as the server tells it (RFC 9457), or `offline` if nobody answered. Its English `detail` is left out. */
export class Refusal extends Error {
  readonly arguments: Problem['arguments']
  readonly table?: TableView
  readonly why: RefusedAction | null // of an action that the rules do not allow, or of a position
  readonly entry: number // which one of several actions

  constructor(
    readonly status: number,
    readonly kind: string,
    { arguments: given, table, refusal, entry }: Partial<Problem> = {},
  ) {
    super(kind)
    this.arguments = given ?? {}
    this.table = table ?? undefined
    this.why = refusal ?? null
    this.entry = entry ?? 1
  }
}

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && !!body && 'kind' in body

async function refusal(answer: Response): Promise<Refusal> {
  const problem: unknown = await answer.json().catch(() => null)
  return isProblem(problem) ? new Refusal(answer.status, problem.kind, problem) : new Refusal(answer.status, 'other') // somebody on the way answered
}

const UNCHANGED = 304
const OVERLOADED = 503
const MOST_TRIES = 4
const KEPT = { cache: 'no-cache' } as const // the browser keeps it and asks whether it has changed

/** Ask, and ask again as soon as a server that had too much to do wants us to: it has done nothing yet. */
async function patiently(request: Request): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(request.clone())
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== OVERLOADED || !seconds || tries === MOST_TRIES) return answer
    await answer.body?.cancel() // else its connection is kept
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds * (1 + Math.random()))) // not all at once
  }
}

const server = createClient<paths>({ baseUrl: location.origin, cache: 'no-store', fetch: patiently })
server.use({
  onError: () => new Refusal(0, 'offline'),
  async onResponse({ response }) {
    if (!response.ok && response.status !== UNCHANGED) throw await refusal(response)
  },
})

/** What the server answers; all else is a `Refusal`. */
const told = async <T>(asked: Promise<{ data?: T }>) => (await asked).data as T

const at = (id: string) => ({ params: { path: { table_id: id } } })

// What was asked for before the page that needs it was there
const early = new Map<string, Promise<TableView>>()

function askedEarly(id: string, since?: number): Promise<TableView> | undefined {
  const key = `${id} ${since}`
  const known = early.get(key)
  early.delete(key)
  return known
}

/** Ask for what a table or a replay will need first, while its page is still being fetched. */
export function askEarly(id: string): Promise<TableView> {
  const request = table(id, 0)
  early.set(`${id} 0`, request)
  return request
}

// Oneself and others

export const me = () => told(server.GET('/api/me'))
export const takeName = (name: string) => told(server.POST('/api/me', { body: { name } }))
export const changeName = (name: string) => told(server.PUT('/api/me', { body: { name } }))
export const claim = (password: string, old?: string) =>
  told(server.PUT('/api/me/password', { body: { password, old } }))
export const logIn = (name: string, password: string) => told(server.POST('/api/session', { body: { name, password } }))
export const logOut = () => told(server.DELETE('/api/session'))
export const sessions = () => told(server.GET('/api/sessions'))
export const endSession = (number: number) =>
  told(server.DELETE('/api/sessions/{number}', { params: { path: { number } } }))
export const endOtherSessions = () => told(server.DELETE('/api/sessions'))
export const player = (name: string) => told(server.GET('/api/players/{name}', { params: { path: { name } } }))
export const results = (name: string) => told(server.GET('/api/players/{name}/results', { params: { path: { name } } }))
export const leaderboard = async (game: GameName, players: number) =>
  (await told(server.GET('/api/leaderboard', { params: { query: { game, players } } }))).leaders

/** What the host tells everybody; empty if nothing. */
export const notice = async () => (await told(server.GET('/api/notice'))).text

// The rules

export const rules = (game: GameName, language: Language) =>
  told(server.GET('/api/rules/{game}', { params: { path: { game }, query: { language } }, ...KEPT }))
export const rulePlaces = (game: GameName) =>
  told(server.GET('/api/rules/{game}/places', { params: { path: { game } }, ...KEPT }))

// Tables

let known: Promise<Games> | null = null
/** The games and levels; they do not change while the server runs. */
export const games = () =>
  (known ??= told(server.GET('/api/games')).catch((error) => {
    known = null
    throw error
  }))
/** What is printed in a game. */
export const components = (game: GameName) =>
  told(server.GET('/api/games/{game}/components', { params: { path: { game } }, ...KEPT }))
/** What is said of a game. */
export const gameWords = (game: string, language: Language) =>
  told(
    server.GET('/api/games/{game}/locale', {
      params: { path: { game }, query: { language } },
      ...KEPT,
    }),
  )
export const tables = (request: TablesAsked) => told(server.GET('/api/tables', { params: { query: request } }))
export const learn = (game: GameName) => told(server.POST('/api/lessons/{game}', { params: { path: { game } } }))
export const lesson = (game: GameName, language: Language) =>
  told(server.GET('/api/lessons/{game}', { params: { path: { game }, query: { language } } }))
export const openTable = (request: NewTable) => told(server.POST('/api/tables', { body: request }))
export const table = (id: string, since?: number) =>
  askedEarly(id, since) ??
  told(server.GET('/api/tables/{table_id}', { params: { path: { table_id: id }, query: { since } } }))
export const frames = async (id: string, from: number, to: number) =>
  (await told(server.GET('/api/tables/{table_id}/frames', { params: { path: { table_id: id }, query: { from, to } } })))
    .frames
export const course = async (id: string) => (await told(server.GET('/api/tables/{table_id}/course', at(id)))).course
export const offersAt = (id: string, ply: number) =>
  told(
    server.GET('/api/tables/{table_id}/plies/{ply}', {
      params: { path: { table_id: id, ply }, query: { offers: true } },
    }),
  )
export const join = (id: string, seat: number | null) =>
  told(server.POST('/api/tables/{table_id}/join', { ...at(id), body: { seat } }))
export const start = (id: string, fill: number | null) =>
  told(server.POST('/api/tables/{table_id}/start', { ...at(id), body: { fill } }))
export const act = (id: string, action: number | string, ply: number) =>
  told(server.POST('/api/tables/{table_id}/actions', { ...at(id), body: { action, ply } }))
export const enter = (id: string, text: string, ply: number) =>
  told(server.POST('/api/tables/{table_id}/entries', { ...at(id), body: { text, ply } }))
export const takeBack = (id: string) => told(server.POST('/api/tables/{table_id}/takeback', at(id)))
export const answerTakeBack = (id: string, agree: boolean) =>
  told(server.POST('/api/tables/{table_id}/takeback/answer', { ...at(id), body: { agree } }))
export const hint = (id: string) => told(server.POST('/api/tables/{table_id}/hint', at(id)))
export const askForHints = (id: string) => told(server.POST('/api/tables/{table_id}/hints', at(id)))
export const answerHints = (id: string, agree: boolean) =>
  told(server.POST('/api/tables/{table_id}/hints/answer', { ...at(id), body: { agree } }))
export const analyse = (id: string) => told(server.POST('/api/tables/{table_id}/analysis', at(id)))
export const analysis = (id: string) => told(server.GET('/api/tables/{table_id}/analysis', at(id)))
export const leave = (id: string, level: number | null) =>
  told(server.POST('/api/tables/{table_id}/leave', { ...at(id), body: { level } }))
export const comeBack = (id: string) => told(server.POST('/api/tables/{table_id}/return', at(id)))
export const rematch = (id: string) => told(server.POST('/api/tables/{table_id}/rematch', at(id)))
export const clone = (id: string, ply: number, seats: SeatRequest[] | null, chance: Chance = 'secret') =>
  told(server.POST('/api/tables/{table_id}/clone', { ...at(id), body: { ply, seats, chance } }))
export const messages = async (id: string) =>
  (await told(server.GET('/api/tables/{table_id}/messages', at(id)))).messages
export const say = (id: string, text: string) =>
  told(server.POST('/api/tables/{table_id}/messages', { ...at(id), body: { text } }))
export const importJournal = (text: string, chance: Chance = 'secret') =>
  told(
    server.POST('/api/journals', {
      params: { query: { chance } },
      body: text,
      bodySerializer: (body) => body,
      headers: { 'content-type': 'text/plain' },
    }),
  )
export const journalAddress = (id: string) => `/api/tables/${id}/journal`

// Positions

export const position = (request: NewPosition) => told(server.POST('/api/positions', { body: request }))
export const positionHint = (request: Pick<NewPosition, 'text' | 'then'>) =>
  told(server.POST('/api/positions/hint', { body: request }))
/** An example. */
export const positionOf = (game: GameName) =>
  told(server.GET('/api/games/{game}/position', { params: { path: { game } } }))
export const positionAt = (id: string, ply: number) =>
  told(server.GET('/api/tables/{table_id}/plies/{ply}/position', { params: { path: { table_id: id, ply } } }))

// Puzzles

const puzzleAt = (game: GameName, id: string) => ({ params: { path: { game, puzzle_id: id } } })
export const puzzlesOfTheDay = () => told(server.GET('/api/puzzles/today'))
export const puzzles = async (game: GameName) =>
  (await told(server.GET('/api/puzzles/{game}', { params: { path: { game } } }))).puzzles
export const puzzle = (game: GameName, id: string) =>
  told(server.GET('/api/puzzles/{game}/{puzzle_id}', puzzleAt(game, id)))
export const puzzlePicture = (game: GameName, id: string) => `/api/puzzles/${game}/${id}/picture.svg`
export const solve = (game: GameName, id: string, action: number) =>
  told(server.POST('/api/puzzles/{game}/{puzzle_id}', { ...puzzleAt(game, id), body: { action } }))

/** The address of the module with an installed game's own board. */
export const boardModule = (game: string) => `/api/games/${game}/board.js`

/** A table if it has changed, for those who ask now and then; null if it has not. */
export async function tableIfChanged(id: string, since: number, etag: string | null) {
  const header = etag ? { 'if-none-match': etag } : {}
  const asked = { path: { table_id: id }, query: { since }, header }
  const { data, response } = await server.GET('/api/tables/{table_id}', { params: asked })
  return data ? { table: data, etag: response.headers.get('etag') } : null
}

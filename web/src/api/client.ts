// Asking the server. A wish that cannot be met comes back as a `Refusal` that says why and what to do.

import type {
  Analysis,
  Chance,
  Components,
  FrameView,
  GameName,
  Games,
  GameTables,
  Hint,
  Leader,
  LessonText,
  Listed,
  Me,
  Message,
  NewTable,
  Player,
  PlyView,
  PuzzleHead,
  PuzzlesOfTheDay,
  PuzzleView,
  RefusedAction,
  RulePlaces,
  Rules,
  SeatWish,
  Solution,
  Standing,
  TableView,
} from './types'

/** A problem as the server tells it (RFC 9457), or `offline` if nobody answered. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    detail: string,
    readonly table?: TableView,
    readonly retryAfter = 0,
    readonly why: RefusedAction | null = null, // of an action that the rules do not allow
    readonly entry = 1, // which one of several actions
  ) {
    super(detail)
  }
}

interface Asked {
  method?: string
  body?: unknown
  text?: string
  etag?: string | null
  cache?: RequestCache
}

async function send(path: string, { method = 'GET', body, text, etag, cache = 'no-store' }: Asked): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (text !== undefined) headers['content-type'] = 'text/plain'
  if (etag) headers['if-none-match'] = etag
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
      cache,
    })
  } catch {
    throw new Refusal(0, 'offline', 'no answer')
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const told = await answer.json().catch(() => ({}))
  const kind = String(told.type ?? '/problems/our-mistake')
    .split('/')
    .pop()!
  const retry = Number(answer.headers.get('retry-after') ?? 0)
  const detail = told.detail ?? answer.statusText
  return new Refusal(answer.status, kind, detail, told.table, retry, told.refusal ?? null, told.entry ?? 1)
}

async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  const answer = await send(path, asked)
  if (!answer.ok) throw await refusal(answer)
  return answer.status === 204 ? (undefined as T) : await answer.json()
}

const post = <T>(path: string, body: unknown = {}) => ask<T>(path, { method: 'POST', body })
const query = (fields: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

// What was asked for before the page that needs it was there
const early = new Map<string, Promise<unknown>>()

function asked(path: string): Promise<unknown> {
  const known = early.get(path)
  early.delete(path)
  return known ?? ask(path)
}

/** Ask for what a table or a replay will need first, while its page is still being fetched. */
export function askEarly(id: string): Promise<TableView> {
  const path = `/tables/${id}?since=0`
  const wish = ask<TableView>(path)
  early.set(path, wish)
  return wish
}

// Oneself and others

export const me = () => ask<Me>('/me')
export const takeName = (name: string) => post<Me>('/me', { name })
export const changeName = (name: string) => ask<Me>('/me', { method: 'PUT', body: { name } })
export const claim = (password: string) => ask<Me>('/me/password', { method: 'PUT', body: { password } })
export const logIn = (name: string, password: string) => post<Me>('/session', { name, password })
export const logOut = () => ask<void>('/session', { method: 'DELETE' })
export const player = (name: string) => ask<Player>(`/players/${encodeURIComponent(name)}`)
export const leaderboard = async (game: GameName, players: number) =>
  (await ask<{ leaders: Leader[] }>(`/leaderboard${query({ game, players })}`)).leaders

// The rules: the browser keeps them and asks whether they have changed

export const rules = (game: GameName, language: string) =>
  ask<Rules>(`/rules/${game}${query({ language })}`, { cache: 'no-cache' })
export const rulePlaces = (game: GameName) => ask<RulePlaces>(`/rules/${game}/places`, { cache: 'no-cache' })

// Tables

export interface TablesAsked {
  status?: Listed['status']
  game?: GameName
  player?: string
  before?: string
  limit?: number
}

let known: Promise<Games> | null = null
/** The games and levels; they do not change while the server runs. */
export const games = () =>
  (known ??= ask<Games>('/games').catch((error) => {
    known = null
    throw error
  }))
/** What is printed in a game; like the rules it is kept by the browser, which asks whether it has changed. */
export const components = <Game extends keyof GameTables>(game: Game) =>
  ask<Components<Game>>(`/games/${game}/components`, { cache: 'no-cache' })
export const tables = (wish: TablesAsked) =>
  ask<{ tables: Listed[]; next: string | null }>(`/tables${query({ ...wish })}`)
export const learn = (game: GameName) => post<TableView>(`/lessons/${game}`)
export const lesson = (game: string, language: string) => ask<LessonText>(`/lessons/${game}${query({ language })}`)
export const openTable = (wish: NewTable) => post<TableView>('/tables', wish)
export const table = (id: string, since?: number) => asked(`/tables/${id}${query({ since })}`) as Promise<TableView>
export const frames = async (id: string, from: number, to: number) =>
  (await ask<{ frames: FrameView[] }>(`/tables/${id}/frames${query({ from, to })}`)).frames
export const course = async (id: string) => (await ask<{ course: Standing[] }>(`/tables/${id}/course`)).course
export const offersAt = (id: string, ply: number) => ask<PlyView>(`/tables/${id}/plies/${ply}?offers=true`)
export const join = (id: string, seat: number | null) => post<TableView>(`/tables/${id}/join`, { seat })
export const start = (id: string, fill: number | null) => post<TableView>(`/tables/${id}/start`, { fill })
export const act = (id: string, action: number | string, ply: number) =>
  post<TableView>(`/tables/${id}/actions`, { action, ply })
export const enter = (id: string, text: string, ply: number) => post<TableView>(`/tables/${id}/entries`, { text, ply })
export const takeBack = (id: string) => post<TableView>(`/tables/${id}/takeback`)
export const answerTakeBack = (id: string, agree: boolean) =>
  post<TableView>(`/tables/${id}/takeback/answer`, { agree })
export const hint = (id: string) => post<Hint>(`/tables/${id}/hint`)
export const askForHints = (id: string) => post<TableView>(`/tables/${id}/hints`)
export const answerHints = (id: string, agree: boolean) => post<TableView>(`/tables/${id}/hints/answer`, { agree })
export const analyse = (id: string) => post<Analysis>(`/tables/${id}/analysis`)
export const analysis = (id: string) => ask<Analysis>(`/tables/${id}/analysis`)
export const leave = (id: string, level: number | null) => post<TableView>(`/tables/${id}/leave`, { level })
export const comeBack = (id: string) => post<TableView>(`/tables/${id}/return`)
export const rematch = (id: string) => post<TableView>(`/tables/${id}/rematch`)
export const clone = (id: string, ply: number, seats: SeatWish[] | null, chance: Chance = 'secret') =>
  post<TableView>(`/tables/${id}/clone`, { ply, seats, chance })
export const messages = async (id: string) => (await ask<{ messages: Message[] }>(`/tables/${id}/messages`)).messages
export const say = (id: string, text: string) => post<Message>(`/tables/${id}/messages`, { text })
export const importJournal = (text: string, chance: Chance = 'secret') =>
  ask<TableView>(`/journals${query({ chance })}`, { method: 'POST', text })
export const journalAddress = (id: string) => `/api/tables/${id}/journal`

// Puzzles

export const puzzlesOfTheDay = () => ask<PuzzlesOfTheDay>('/puzzles/today')
export const puzzles = async (game: GameName) => (await ask<{ puzzles: PuzzleHead[] }>(`/puzzles/${game}`)).puzzles
export const puzzle = (game: string, id: string) => ask<PuzzleView>(`/puzzles/${game}/${id}`)
export const solve = (game: string, id: string, action: number) => post<Solution>(`/puzzles/${game}/${id}`, { action })

/** A table if it has changed, for those who ask now and then; null if it has not. */
export async function tableIfChanged(id: string, since: number, etag: string | null) {
  const answer = await send(`/tables/${id}${query({ since })}`, { etag })
  if (answer.status === 304) return null
  if (!answer.ok) throw await refusal(answer)
  return { table: (await answer.json()) as TableView, etag: answer.headers.get('etag') }
}

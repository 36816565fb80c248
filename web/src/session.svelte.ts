// The account and the settings of this browser.

import * as api from './api/client'
import { Refusal } from './api/client'
import type { Listed, Me } from './api/types'
import { t } from './i18n'
import { storedAs } from './look/stored'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = 'slow' | 'normal' | 'quick' | 'none'
export type Confirming = 'always' | 'final' | 'never'

interface Settings {
  theme: Theme
  pace: Pace
  confirm: Confirming // what is chosen: always, only where it cannot be taken back, or never
  volume: number // of sounds, 0 to 1; 0 is off
  notify: boolean
  opponents: number
  text: boolean // the table in words instead of the board
}

const SETTINGS = 'digsite-likes' // the name under which browsers have them since 0.1
const KNOWN = 'digsite-known'
const PLAYED = 'digsite-played' // a game or a lesson to its end
const NAME_DUE = 'digsite-name-due' // the name was made up, and nobody was asked for a better one
const DEFAULTS: Settings = {
  theme: 'system',
  pace: 'normal',
  confirm: 'final',
  volume: 0,
  notify: false,
  opponents: 1,
  text: false,
}

export const settings = $state<Settings>(storedAs(SETTINGS, DEFAULTS))
interface Session {
  me: Me | null | undefined // undefined until the server was asked
  games: Listed[]
  hasPlayed: boolean // a game or a lesson to its end
}
export const session = $state<Session>({ me: undefined, games: [], hasPlayed: !!localStorage.getItem(PLAYED) })

export function updateSettings(change: Partial<Settings>): void {
  Object.assign(settings, change)
  localStorage.setItem(SETTINGS, JSON.stringify(settings))
  showTheme()
}

export function showTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
}

// The account

/** Load the account from the server; a browser without one need not ask. */
export async function loadAccount(): Promise<void> {
  if (!localStorage.getItem(KNOWN)) return void (session.me = null)
  try {
    session.me = await api.me()
  } catch (error) {
    session.me = null
    if (!(error instanceof Refusal && error.status === 401)) throw error
    localStorage.removeItem(KNOWN)
  }
}

export function setAccount(me: Me | null): void {
  session.me = me
  if (me) localStorage.setItem(KNOWN, '1')
  else localStorage.removeItem(KNOWN)
}

/** The current account; creates a guest if there is none. */
export async function ensureAccount(): Promise<Me> {
  if (session.me === undefined) await loadAccount()
  for (let tries = 0; !session.me; tries++) {
    const name = `${t('lobby-guest')} ${1000 + Math.floor(Math.random() * (tries + 1) * 9000)}`
    try {
      setAccount(await api.takeName(name))
      localStorage.setItem(NAME_DUE, '1')
    } catch (error) {
      if (tries > 4 || !(error instanceof Refusal) || error.kind !== 'name-taken') throw error
    }
  }
  return session.me!
}

/** Whether the account has a made-up name and was never asked for another. */
export const isNameDue = () => !!localStorage.getItem(NAME_DUE)
export const nameIsAsked = () => localStorage.removeItem(NAME_DUE)

// Your games

/** Whoever has finished a game or a tutorial is no newcomer. */
export function notePlayed(): void {
  session.hasPlayed = true
  localStorage.setItem(PLAYED, '1')
}

export const myTurns = () => session.games.filter((game) => game.waits_for_you)

export async function loadMyGames(): Promise<void> {
  if (!session.me) {
    session.games = []
    return
  }
  const { tables } = await api.tables({ player: session.me.name, limit: 40 })
  if (tables.some((game) => game.status === 'finished')) notePlayed()
  const rank = (game: Listed) =>
    game.waits_for_you ? 0 : game.status === 'playing' ? 1 : game.status === 'open' ? 2 : 3
  session.games = tables
    .filter((game) => game.status !== 'closed')
    .sort((a, b) => rank(a) - rank(b) || b.moved - a.moved)
}

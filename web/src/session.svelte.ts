// The account and the settings of this browser.

import * as api from './api/client'
import { Refusal } from './api/client'
import type { Listed, Me } from './api/types'
import { t } from './i18n'

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

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') }
  } catch {
    return DEFAULTS
  }
}

export const settings = $state<Settings>(stored())
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

// Oneself

/** Find out who one is; whoever was never here with a name need not ask. */
export async function meet(): Promise<void> {
  if (!localStorage.getItem(KNOWN)) return void (session.me = null)
  try {
    session.me = await api.me()
  } catch (error) {
    session.me = null
    if (!(error instanceof Refusal && error.status === 401)) throw error
    localStorage.removeItem(KNOWN)
  }
}

export function becomeKnown(me: Me | null): void {
  session.me = me
  if (me) localStorage.setItem(KNOWN, '1')
  else localStorage.removeItem(KNOWN)
}

/** Oneself; whoever has no name yet gets one, to be changed at leisure. */
export async function somebody(): Promise<Me> {
  if (session.me === undefined) await meet()
  for (let tries = 0; !session.me; tries++) {
    const name = `${t('lobby-guest')} ${1000 + Math.floor(Math.random() * (tries + 1) * 9000)}`
    try {
      becomeKnown(await api.takeName(name))
      localStorage.setItem(NAME_DUE, '1')
    } catch (error) {
      if (tries > 4 || !(error instanceof Refusal) || error.kind !== 'name-taken') throw error
    }
  }
  return session.me!
}

/** Whether one goes by a name that was made up, and was never asked for another. */
export const isNameDue = () => !!localStorage.getItem(NAME_DUE)
export const nameIsAsked = () => localStorage.removeItem(NAME_DUE)

// One's games

/** Somebody who has played a game or a lesson to its end is no newcomer. */
export function notePlayed(): void {
  session.hasPlayed = true
  localStorage.setItem(PLAYED, '1')
}

export const myTurns = () => session.games.filter((game) => game.waits_for_you)

export async function lookAtMyGames(): Promise<void> {
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

// Fluent messages: a language is fetched when it is chosen, a game’s words when it is played.

import type { FluentBundle } from '@fluent/bundle'
import { gameWords } from '../api/client'
import { createBundle } from './bundle'
import { regional } from './region'
import type { Words } from './words'

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
}
const REMEMBERED = 'digsite-language'

interface Active {
  language: Language
  bundle: FluentBundle
  games: Record<string, Language> // whose words are active too, and in which language they are there
  titles: Record<string, string> // of those games, in the server's words
}
let active = $state.raw<Active>({ language: preferred(), bundle: createBundle(preferred(), []), games: {}, titles: {} })
const wanted = new Set<string>() // games
let ready: Promise<void> = Promise.resolve()

/** The language chosen here before, or the first of the browser's that we have. */
function preferred(): Language {
  const wanted = [localStorage.getItem(REMEMBERED) ?? '', ...navigator.languages]
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES)
  return (found ?? 'en') as Language
}

export const language = (): Language => active.language

/** Switch to a language. */
export const setLocale = (wanted: Language): Promise<void> => renew(() => wanted)

/** Fetch the words of a game. */
export async function learnWords(game: string): Promise<void> {
  if (game in active.games) return
  wanted.add(game)
  try {
    await Promise.all([wordsOf(game, active.language), renew(() => active.language)]) // its words need not wait for ours
  } catch (error) {
    wanted.delete(game)
    throw error
  }
}

/** What a game is called. An installed game brings its title with its words, which are fetched where they are not there yet. */
export function gameTitle(game: string): string {
  const id = [`lobby-game-${game}`, `${game}-title`].find(has)
  if (id) return t(id)
  if (!(game in active.games) && !wanted.has(game)) void learnWords(game).catch(() => {})
  return active.titles[game] ?? game
}

/** What it is like, in a sentence or two; an installed game may say nothing. */
export function gameAbout(game: string): string {
  const id = [`lobby-about-${game}`, `${game}-about`].find(has)
  return id ? t(id) : ''
}

/** Whether a game has no words in the reader's language, and speaks English. */
export const isForeign = (game: string): boolean => (active.games[game] ?? active.language) !== active.language

/** Fetch all that is to be said, one wish after the other, so that the last one holds. */
function renew(next: () => Language): Promise<void> {
  return (ready = ready
    .catch(() => {})
    .then(async () => {
      const language = next()
      const [{ default: common }, own] = await Promise.all([
        CATALOGUES[language](),
        Promise.all([...wanted].map((game) => wordsOf(game, language))),
      ])
      const messages = [...common, ...own.map(({ messages }) => messages)]
      const bundle = createBundle(language, messages, regional(language, navigator.languages))
      const games = Object.fromEntries(own.map((one) => [one.game, one.language]))
      const titles = Object.fromEntries(own.map((one) => [one.game, one.title]))
      active = { language, bundle, games, titles }
      document.documentElement.lang = language
    }))
}

const told = new Map<string, ReturnType<typeof gameWords>>()

/** A game's words come from the server, so that an installed game brings its own. Whoever was refused may ask again. */
function wordsOf(game: string, language: Language): ReturnType<typeof gameWords> {
  const key = `${game} ${language}`
  const found = told.get(key) ?? gameWords(game, language)
  told.set(key, found)
  found.catch(() => told.delete(key))
  return found
}

/** Speak another language, here and when one comes back. */
export async function setLanguage(wanted: Language): Promise<void> {
  await setLocale(wanted)
  localStorage.setItem(REMEMBERED, wanted)
}

/** A text in the reader's language. Arguments that are words themselves are said first; an unknown message says its id. */
export function t(words: Words | string, args?: Words['args']): string {
  const { id, args: given } = typeof words === 'string' ? { id: words, args } : words
  const pattern = active.bundle.getMessage(id)?.value
  if (pattern == null) return id
  const said: Record<string, string | number> = {}
  for (const name in given) said[name] = typeof given[name] === 'object' ? t(given[name]) : given[name]
  const errors: Error[] = []
  const text = active.bundle.formatPattern(pattern, said, errors)
  for (const error of errors) console.error(`${id}: ${error.message}`)
  return text
}

/** Whether there is such a message; asked of ids that are put together only. */
export const has = (id: string): boolean => active.bundle.hasMessage(id)

interface Listener {
  names: string[]
  seats: number[]
}

/** Whom a sentence about a player begins with: the name, or "You" for whoever plays alone on this device. */
export function subject(player: number | null, { names, seats }: Listener): string {
  if (player === null || !names[player]) return ''
  return isYou(player, seats) ? t('table-subject-you') : names[player]
}
const isYou = (player: number | null, seats: number[]) => seats.length === 1 && seats[0] === player

/** Names are long and places small: there the whole name stands elsewhere. A guest's number tells guests apart. */
export const firstName = (name: string): string => /^\S+( \d+$)?/.exec(name)?.[0] ?? name

/** A sentence without its subject; messages about players have a form for "you". */
export const predicate = ({ words, player }: { words: Words; player: number | null }, { seats }: Listener) =>
  t(addressed(words, isYou(player, seats) ? 'yes' : 'no'))

function addressed({ id, args }: Words, you: string): Words {
  const whole = Object.entries(args ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? addressed(value, you) : value,
  ])
  return { id, args: { ...Object.fromEntries(whole), you } }
}

/** What happened, as one sentence. */
export const said = (told: { words: Words; player: number | null }, listener: Listener) =>
  `${subject(told.player, listener)} ${predicate(told, listener)}`.trim()

/** A text that others may follow: it ends with a full stop, unless it has a sign of its own. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

// Numbers, dates and lists as one writes them there

const region = () => regional(active.language, navigator.languages)

export const number = (value: number, digits = 0) =>
  new Intl.NumberFormat(region(), { maximumFractionDigits: digits, minimumFractionDigits: digits })
    .format(value)
    .replace('-', '−') // a hyphen is no minus

export const percent = (share: number) => new Intl.NumberFormat(region(), { style: 'percent' }).format(share)

export const list = (names: string[]) => new Intl.ListFormat(region()).format(names)

export const dateTime = (milliseconds: number) =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)

/** A time span as on a clock: 4:05, or 2 d 3 h when it is long. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  if (days) return t('table-days', { days, hours })
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return hours ? `${hours}:${rest}` : rest
}

// Fluent messages: each language is fetched when it is spoken.

import places from 'virtual:words/places'
import type { Words } from '../games/client'
import { Grammar, read, type Text } from './text'

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

const MESSAGES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  fr: () => import('virtual:words/fr'),
}
const REMEMBERED = 'digsite-language'

interface Spoken {
  language: Language
  grammar: Grammar
  texts: string[] // by their places
  known: Map<string, Text> // those that have been read
}

let spoken = $state.raw(tongue(preferred(), []))

/** The language chosen here before, or the first of the browser's that we speak. */
function preferred(): Language {
  const wanted = [localStorage.getItem(REMEMBERED) ?? '', ...navigator.languages]
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES)
  return (found ?? 'en') as Language
}

function tongue(language: Language, texts: string[]): Spoken {
  return { language, grammar: new Grammar(language), texts, known: new Map() }
}

export const language = (): Language => spoken.language

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  spoken = tongue(language, (await MESSAGES[language]()).default)
  document.documentElement.lang = language
}

/** Speak another language, here and when one comes back. */
export async function setLanguage(wanted: Language): Promise<void> {
  await speak(wanted)
  localStorage.setItem(REMEMBERED, wanted)
}

/** A text in the reader's language. Arguments that are words themselves are said first. */
function say(words: Words | string, args?: Words['args']): string {
  const { id, args: given } = typeof words === 'string' ? { id: words, args } : words
  const said: Record<string, string | number> = {}
  for (const name in given) said[name] = typeof given[name] === 'object' ? t(given[name]) : given[name]
  return spoken.grammar.say(text(id), said)
}

export const t = new Proxy(say, { get: (_, place) => say(place as string) }) // the build asks for plain texts by place

/** The text of a message, read when it is first asked for; a message that is unknown says what it is called. */
function text(id: string): Text {
  const { texts, known } = spoken
  if (!known.has(id)) known.set(id, read(texts[places.get(id) ?? +id] ?? id))
  return known.get(id)!
}

/** Whether there is such a message; asked of ids that are put together only. */
export const has = (id: string): boolean => places.has(id)

/** A sentence about a player begins with the name. */
export const said = (told: { words: Words; player: number | null }, names: string[]) =>
  told.player !== null && names[told.player] ? `${names[told.player]} ${t(told.words)}` : t(told.words)

// Numbers, dates and lists as one writes them there

export const number = (value: number, digits = 0) =>
  new Intl.NumberFormat(spoken.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value)

export const list = (names: string[]) => spoken.grammar.list(names)

export const dateTime = (milliseconds: number) =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)

/** A time span as on a clock: 4:05, or 2 d 3 h when it is long. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  if (days) return t('table-days', { days, hours })
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return hours ? `${hours}:${rest}` : rest
}

// Packs the Fluent files: one module for each language, a list of texts without comments and indentation. A packed text has
// {name} for an argument and {name|one:text|:text} for a choice by it. The code asks for a text by its place in the list.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('src', import.meta.url))
const MODULE = /^virtual:words\/(\w+)$/
const LITERAL = /(?<!=)(['"`])([a-z]+-[\w-]*\w)\1/g
const EXPRESSION = /\$\{(?:[^{}]|\{[^{}]*\})*\}/
const MADE = new RegExp(`\`([a-z]+-(?:[\\w-]|${EXPRESSION.source})*)\``, 'g') // may be put together while the client runs
const KEPT = /^(?:pergamon|thebes)-(?:about|explain|told|tell)-/ // the rule of a piece or an event is found by these names
const PLAIN = /\bt\(([^()'`{}]*\? '[a-z]+-[\w-]*\w' : )?'([a-z]+-[\w-]*\w)'\)/g // a text without arguments, or one of two
const BETWEEN = '\u0001'
const RESERVED = /[{}|\u0001]/

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Part = Pattern | Extract<Pattern, unknown[]>[number]

const files = (language: string) => readdirSync(`${SOURCE}/i18n/${language}`).sort().map((name) => `${SOURCE}/i18n/${language}/${name}`)

/** The packed messages of a language. */
function messages(language: string): Map<string, string> {
  const text = files(language).map((path) => readFileSync(path, 'utf8')).join('\n')
  const spaced = (said: string) => (language === 'fr' ? said.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : said) // French signs stay with their word
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, spaced(packed(value ?? ''))]))
}

function packed(pattern: Part): string {
  if (Array.isArray(pattern)) return pattern.map(packed).join('')
  if (typeof pattern === 'string' || pattern.type === 'str') {
    const text = typeof pattern === 'string' ? pattern : pattern.value
    if (RESERVED.test(text)) throw new Error(`This text cannot be packed: ${text}`)
    return text
  }
  if (pattern.type === 'var') return `{${pattern.name}}`
  if (pattern.type !== 'select' || pattern.selector.type !== 'var') throw new Error(`The client does not know ${pattern.type}`)
  const { selector, variants, star } = pattern
  const others = variants.filter((_, number) => number !== star).map(({ key, value }) => `|${key.value}:${packed(value)}`)
  return `{${selector.name}${others.join('')}|:${packed(variants[star].value)}}`
}

/** Where the text of each message stands in the lists. */
const order = () => new Map([...messages('en').keys()].map((id, place) => [id, place]))

/** A module that knows the places of messages. It is written in runs: a place, how the names begin, how they go on. */
function placing(asked: string[], places: Map<string, number>): string {
  const runs: { place: number; head: string; names: string[] }[] = []
  for (const id of asked) {
    const [, head, name] = /^(\w+-\w+-)?(.+)$/.exec(id)!
    const [place, last] = [places.get(id)!, runs.at(-1)]
    if (last && last.head === (head ?? '') && last.place + last.names.length === place) last.names.push(name)
    else runs.push({ place, head: head ?? '', names: [name] })
  }
  const text = runs.map(({ place, head, names }) => [place, head, ...names].join(' ')).join()
  return `export default new Map('${text}'.split(',').flatMap((run) => {
    const [place, head, ...names] = run.split(' ')
    return names.map((name, number) => [head + name, +place + number])
  }))`
}

/** The ids that the code needs by name; all others stand in it as their places. */
function made(ids: string[]): string[] {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte)$/.test(path))
  const code = paths.map((path) => readFileSync(`${SOURCE}/${path}`, 'utf8')).join('\n')
  const patterns = [...code.matchAll(MADE)].map(([, id]) => new RegExp(`^${id.split(EXPRESSION).join('[\\w-]+')}$`))
  return ids.filter((id) => KEPT.test(id) || patterns.some((pattern) => pattern.test(id)))
}

/** A component asks for a text without arguments by its place: Svelte takes that for a value, not for a call to be remembered. */
export function plainWords(): Plugin {
  let places = new Map<string, number>()
  return {
    name: 'plain-words',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => void (places = order()),
    transform(code, id) {
      if (!id.startsWith(SOURCE) || !id.endsWith('.svelte')) return
      const placed = (asked: string) => asked.replace(LITERAL, (literal, _, name) => `${places.get(name) ?? literal}`)
      return { code: code.replace(PLAIN, (call) => `t[${placed(call.slice(2, -1))}]`), map: null }
    },
  }
}

export function words(): Plugin {
  let places = order()
  let isBuild = false
  return {
    name: 'words',
    enforce: 'post',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    buildStart: () => void (places = order()),
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = MODULE.exec(id.slice(1))?.[1]
      if (!language) return
      for (const path of files(language === 'places' ? 'en' : language)) this.addWatchFile(path)
      const ids = [...(places = order()).keys()]
      if (language === 'places') return placing(isBuild ? made(ids) : ids, places)
      const known = messages(language)
      return `export default ${JSON.stringify(ids.map((one) => known.get(one) ?? one).join(BETWEEN))}.split('${BETWEEN}')`
    },
    transform(code, id) {
      if (!isBuild || !id.startsWith(SOURCE)) return
      const shorter = code.replace(LITERAL, (literal, _, name) => (places.has(name) && !KEPT.test(name) ? `'${places.get(name)}'` : literal))
      return shorter === code ? undefined : { code: shorter, map: null }
    },
  }
}

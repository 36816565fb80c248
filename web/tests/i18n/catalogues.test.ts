import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import de from '../../src/i18n/de'
import en from '../../src/i18n/en'
import fr from '../../src/i18n/fr'
import { createBundle } from '../../src/i18n/bundle'
import { wordsOf } from '../gameWords'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Part = Pattern | Extract<Pattern, unknown[]>[number]

/** The arguments of a text, each with the values it chooses by, or with one of its own. */
function argumentsOf(part: Part, bundle: FluentBundle, found = new Map<string, (string | number)[]>()) {
  if (Array.isArray(part)) for (const one of part) argumentsOf(one, bundle, found)
  else if (typeof part === 'object' && part.type === 'mesg')
    argumentsOf(bundle.getMessage(part.name)!.value!, bundle, found)
  else if (typeof part === 'object' && part.type === 'var') found.set(part.name, found.get(part.name) ?? [])
  else if (typeof part === 'object' && part.type === 'select') {
    argumentsOf(part.selector, bundle, found)
    if (part.selector.type !== 'var') return found
    const keys = part.variants.map(({ key }) => (key.value === 'one' ? 1 : key.value === 'other' ? 7 : key.value))
    found.get(part.selector.name)!.push(...keys)
    for (const { value } of part.variants) argumentsOf(value, bundle, found)
  }
  return found
}

/** All that a text can say: every way through its choices, as long as there are not too many. */
function everyWay(part: Part, bundle: FluentBundle) {
  let ways: Record<string, string | number>[] = [{}]
  for (const [name, values] of argumentsOf(part, bundle)) {
    const chosen = values.length ? new Set(values) : ['X']
    ways = ways.flatMap((way) => [...chosen].map((value) => ({ ...way, [name]: value }))).slice(0, 200)
  }
  return ways
}

const GAMES = ['pergamon', 'thebes']
const NUMBERS = { before: 3, count: 3, due: 0, share: '3', worth: 3 }

describe.each(Object.entries({ en, de, fr }))('%s', (language, ours) => {
  const sources = [...ours, ...GAMES.map((game) => wordsOf(game, language))]
  const written = sources.flatMap((source) => source.match(/^[a-z][\w-]*(?= *=)/gm) ?? [])
  const bundle = createBundle(language, sources)

  test('every message that is written can be read, and is there once', () => {
    expect(written.filter((id) => !bundle.getMessage(id)?.value)).toEqual([])
    const strict = new FluentBundle(language)
    expect(sources.flatMap((source) => strict.addResource(new FluentResource(source)))).toEqual([])
  })

  test('every way through a message says something, with all signs in their places', () => {
    const misplaced = language === 'fr' ? / [:;?!»]|« |[\p{L}\d)][;?!]/u : / [:;?!,.](?= |$)/
    const wrong: string[] = []
    for (const id of written) {
      const pattern = bundle.getMessage(id)!.value!
      for (const way of everyWay(pattern, bundle)) {
        const errors: Error[] = []
        const said = bundle.formatPattern(pattern, way, errors)
        if (errors.length || misplaced.test(said)) wrong.push(`${id}: ${said} ${errors.join()}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['pergamon-about-card', 'value'],
    ['pergamon-aside-gains', 'after'],
    ['pergamon-aside-push', 'count'],
    ['pergamon-blocked-too-dear', 'coins'],
    ['thebes-aside-points', 'after'],
    ['thebes-bag-short', 'count'],
    ['thebes-bag-short', 'worth'],
    ['thebes-explain-discards', 'count'],
    ['thebes-so-far', 'worth'],
    ['people-won-of', 'count'],
  ])('%s says one %s in the singular', (id, counted) => {
    const said = (count: number) =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, { ...NUMBERS, [counted]: count }).replaceAll(/\d+/g, '')
    expect(said(1)).not.toBe(said(7))
  })
})

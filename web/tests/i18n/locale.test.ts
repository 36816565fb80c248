import { beforeEach, expect, test, vi } from 'vitest'
import { serveWords } from '../gameWords'

let locale: typeof import('../../src/i18n')
let server: ReturnType<typeof serveWords>
beforeEach(async () => {
  server = serveWords()
  locale = await import('../../src/i18n')
})

test('a language is spoken as soon as it is there', async () => {
  await locale.setLocale('de')
  expect(locale.t('lobby-your-turn')).toBe('Du bist dran')
  expect(document.documentElement.lang).toBe('de')
})

test('the language that was chosen is spoken when one comes back', async () => {
  await locale.setLanguage('fr')
  vi.resetModules()
  expect((await import('../../src/i18n')).language()).toBe('fr')
})

test('else it is the first of the browser’s languages that we speak', async () => {
  vi.stubGlobal('navigator', { languages: ['nl', 'de-CH', 'en'] })
  vi.resetModules()
  expect((await import('../../src/i18n')).language()).toBe('de')
})

test('arguments that are words themselves are said first', async () => {
  await locale.setLocale('en')
  await locale.learnWords('thebes')
  const words = { id: 'thebes-found-artefact', args: { points: { id: 'thebes-n-points', args: { count: 2 } } } }
  expect(locale.t(words)).toContain('2 points')
})

test('a message that nobody wrote says its name', async () => {
  expect(locale.t('lobby-of-another-time')).toBe('lobby-of-another-time')
  expect(locale.has('lobby-of-another-time')).toBe(false)
})

test('a missing argument is told on the console, and the text is said nevertheless', async () => {
  await locale.setLocale('en')
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(locale.t('table-days', { days: 2 })).toContain('2')
  expect(told).toHaveBeenCalledWith(expect.stringContaining('hours'))
})

test('lists and long times are written as one does there', async () => {
  await locale.setLocale('fr')
  expect(locale.list(['Rome', 'Vienne', 'Crète'])).toBe('Rome, Vienne et Crète')
  expect([5_000, 245_000, 3_605_000].map(locale.duration)).toEqual(['0:05', '4:05', '1:00:05'])
})

test('a game’s words come from the server, once, and follow the language', async () => {
  await Promise.all([locale.setLocale('en'), locale.learnWords('thebes'), locale.learnWords('thebes')])
  await locale.learnWords('thebes')
  expect(server).toHaveBeenCalledTimes(1)
  expect(locale.t('thebes-place-london')).toBe('London')
  await locale.setLocale('fr')
  expect(locale.t('thebes-place-london')).toBe('Londres')
  expect(locale.isForeign('thebes')).toBe(false)
})

test('a game without words in the reader’s language speaks English, and one is told', async () => {
  server = serveWords(['en'])
  vi.resetModules()
  locale = await import('../../src/i18n')
  await locale.setLocale('fr')
  await locale.learnWords('thebes')
  expect(locale.t('thebes-place-london')).toBe('London')
  expect(locale.isForeign('thebes')).toBe(true)
  await locale.setLocale('en')
  expect(locale.isForeign('thebes')).toBe(false)
})

test('whoever was not told a game’s words may ask again', async () => {
  await locale.setLocale('en')
  server.mockRejectedValueOnce(new TypeError('offline'))
  await expect(locale.learnWords('pergamon')).rejects.toMatchObject({ kind: 'offline' })
  await locale.setLocale('de')
  await locale.learnWords('pergamon')
  expect(locale.has('pergamon-track')).toBe(true)
})

test('one is told of oneself as you, and of others by their names', async () => {
  const told = { words: { id: 'thebes-tell-first' }, player: 0 }
  const said = async (language: 'en' | 'de' | 'fr', seats: number[]) => {
    await locale.setLocale(language)
    await locale.learnWords('thebes')
    return locale.said(told, { names: ['Ada', 'Bo'], seats })
  }
  expect(await said('en', [0])).toBe('You go first.')
  expect(await said('de', [0])).toBe('Du beginnst.')
  expect(await said('fr', [0])).toBe('Vous commencez.')
  expect(await said('en', [1])).toBe('Ada goes first.')
  expect(await said('en', [0, 1])).toBe('Ada goes first.') // several share the device
})

test('texts that follow each other are sentences', () => {
  expect(['Ada digs', 'Ada digs.', 'Your turn!', 'Wait…'].map(locale.ended)).toEqual([
    'Ada digs.',
    'Ada digs.',
    'Your turn!',
    'Wait…',
  ])
})

test('where there is little room people are called by their first names', () => {
  expect(['Ada Lovelace', 'Bo', 'Guest 1151'].map(locale.firstName)).toEqual(['Ada', 'Bo', 'Guest 1151'])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { serveWords } from '../gameWords'

let speech: typeof import('../../src/i18n')
let server: ReturnType<typeof serveWords>
beforeEach(async () => {
  server = serveWords()
  speech = await import('../../src/i18n')
})

test('a language is spoken as soon as it is there', async () => {
  await speech.speak('de')
  expect(speech.t('lobby-your-turn')).toBe('Du bist dran')
  expect(document.documentElement.lang).toBe('de')
})

test('the language that was chosen is spoken when one comes back', async () => {
  await speech.setLanguage('fr')
  vi.resetModules()
  expect((await import('../../src/i18n')).language()).toBe('fr')
})

test('else it is the first of the browser’s languages that we speak', async () => {
  vi.stubGlobal('navigator', { languages: ['nl', 'de-CH', 'en'] })
  vi.resetModules()
  expect((await import('../../src/i18n')).language()).toBe('de')
})

test('arguments that are words themselves are said first', async () => {
  await speech.speak('en')
  await speech.learnWords('thebes')
  const words = { id: 'thebes-found-artefact', args: { points: { id: 'thebes-n-points', args: { count: 2 } } } }
  expect(speech.t(words)).toContain('2 points')
})

test('a message that nobody wrote says its name', async () => {
  expect(speech.t('lobby-of-another-time')).toBe('lobby-of-another-time')
  expect(speech.has('lobby-of-another-time')).toBe(false)
})

test('a missing argument is told on the console, and the text is said nevertheless', async () => {
  await speech.speak('en')
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(speech.t('table-days', { days: 2 })).toContain('2')
  expect(told).toHaveBeenCalledWith(expect.stringContaining('hours'))
})

test('lists and long times are written as one does there', async () => {
  await speech.speak('fr')
  expect(speech.list(['Rome', 'Vienne', 'Crète'])).toBe('Rome, Vienne et Crète')
  expect([5_000, 245_000, 3_605_000].map(speech.duration)).toEqual(['0:05', '4:05', '1:00:05'])
})

test('a game’s words come from the server, once, and follow the language', async () => {
  await Promise.all([speech.speak('en'), speech.learnWords('thebes'), speech.learnWords('thebes')])
  await speech.learnWords('thebes')
  expect(server).toHaveBeenCalledTimes(1)
  expect(speech.t('thebes-place-london')).toBe('London')
  await speech.speak('fr')
  expect(speech.t('thebes-place-london')).toBe('Londres')
  expect(speech.isForeign('thebes')).toBe(false)
})

test('a game without words in the reader’s language speaks English, and one is told', async () => {
  server = serveWords(['en'])
  vi.resetModules()
  speech = await import('../../src/i18n')
  await speech.speak('fr')
  await speech.learnWords('thebes')
  expect(speech.t('thebes-place-london')).toBe('London')
  expect(speech.isForeign('thebes')).toBe(true)
  await speech.speak('en')
  expect(speech.isForeign('thebes')).toBe(false)
})

test('whoever was not told a game’s words may ask again', async () => {
  await speech.speak('en')
  server.mockRejectedValueOnce(new TypeError('offline'))
  await expect(speech.learnWords('pergamon')).rejects.toMatchObject({ kind: 'offline' })
  await speech.speak('de')
  await speech.learnWords('pergamon')
  expect(speech.has('pergamon-track')).toBe(true)
})

test('one is told of oneself as you, and of others by their names', async () => {
  const told = { words: { id: 'thebes-tell-first' }, player: 0 }
  const said = async (language: 'en' | 'de' | 'fr', seats: number[]) => {
    await speech.speak(language)
    await speech.learnWords('thebes')
    return speech.said(told, { names: ['Ada', 'Bo'], seats })
  }
  expect(await said('en', [0])).toBe('You go first.')
  expect(await said('de', [0])).toBe('Du beginnst.')
  expect(await said('fr', [0])).toBe('Vous commencez.')
  expect(await said('en', [1])).toBe('Ada goes first.')
  expect(await said('en', [0, 1])).toBe('Ada goes first.') // several share the device
})

test('texts that follow each other are sentences', () => {
  expect(['Ada digs', 'Ada digs.', 'Your turn!', 'Wait…'].map(speech.ended)).toEqual([
    'Ada digs.',
    'Ada digs.',
    'Your turn!',
    'Wait…',
  ])
})

test('where there is little room people are called by their first names', () => {
  expect(['Ada Lovelace', 'Bo'].map(speech.firstName)).toEqual(['Ada', 'Bo'])
})

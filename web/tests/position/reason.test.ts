import { beforeEach, expect, test } from 'vitest'
import { serveWords } from '../gameWords'

let api: typeof import('../../src/api/client')
let reasonFor: typeof import('../../src/position/reason').reasonFor
beforeEach(async () => {
  serveWords()
  api = await import('../../src/api/client')
  ;({ reasonFor } = await import('../../src/position/reason'))
  await (await import('../../src/i18n')).setLocale('de')
})

const DETAIL = 'round: is a number from 1 to 12, not 13'
const refused = (kind: string, args: Record<string, string | number> = {}) =>
  new api.Refusal(409, 'bad-position', {
    detail: DETAIL,
    refusal: { kind, arguments: args, pieces: [], section: null },
    arguments: { why: DETAIL, line: 2 },
  })

test('what is wrong with a position is said in the reader’s language', () => {
  const wrong = refused('not-a-number', { fact: 'round', least: 1, most: 12, found: '13' })
  expect(reasonFor(wrong)).toBe('„round“ ist eine Zahl von 1 bis 12, nicht 13.')
})

test('what only a game knows it says itself', async () => {
  await (await import('../../src/i18n')).learnWords('pergamon')
  const wrong = refused('tile-elsewhere', { fact: 'box', tile: 7 })
  const table = { game: 'pergamon', names: [] }
  expect(reasonFor(wrong, table)).toBe('„box“: Fundstück 7 liegt schon woanders.')
  expect(reasonFor(wrong)).toBe('Diese Stellung lässt sich nicht aufbauen.')
})

test('what the server says in English is never shown, even of a kind that we do not know', () => {
  expect(reasonFor(refused('of-another-time'))).toBe('Diese Stellung lässt sich nicht aufbauen.')
})

test('other problems are told as everywhere', () => {
  expect(reasonFor(new api.Refusal(0, 'offline'))).toContain('Server')
})

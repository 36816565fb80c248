import { beforeEach, expect, test } from 'vitest'
import { serveWords } from '../gameWords'

let refusalText: typeof import('../../src/board/refusal').refusalText
let blockedText: typeof import('../../src/board/refusal').blockedText
beforeEach(async () => {
  serveWords()
  ;({ refusalText, blockedText } = await import('../../src/board/refusal'))
  const { learnWords, setLocale } = await import('../../src/i18n')
  await Promise.all([setLocale('en'), learnWords('pergamon'), learnWords('thebes')])
})

const NAMES = ['Ada', 'Bo']
const refusal = (kind: string, args: Record<string, unknown>) => ({
  kind,
  arguments: args as Record<string, number>,
  pieces: [],
  section: null,
})

test('players are called by their names', () => {
  const tooDear = refusal('too-dear', { gallery: 4, coins: 4, player: 1, had: 2 })
  expect(refusalText(tooDear, 'pergamon', NAMES)).toBe('Gallery IV costs 4 coins, and Bo has 2.')
})

test('what the table waits for is said too, without a name while a draw is due', () => {
  const late = (args: Record<string, unknown>) => refusalText(refusal('no-time-to-dig', args), 'pergamon', NAMES)
  expect(late({ phase: 'placing', player: 0 })).toContain('Ada is placing a figure now.')
  expect(late({ phase: 'finds' })).toContain('Finds are being turned up.')
})

test('a list says each of its items', () => {
  const missing = [
    { area: 'egypt', count: 2 },
    { area: 'crete', count: 1 },
  ]
  expect(refusalText(refusal('too-few-artefacts', { player: 0, missing }), 'thebes', NAMES)).toBe(
    'Ada doesn’t have enough artefacts. Missing: 2 from Egypt and 1 from Crete.',
  )
})

test('what is no matter of rules is said alike in all games', () => {
  const unknown = refusal('unknown-action', { action: 'fly away' })
  expect(refusalText(unknown, 'thebes', NAMES)).toContain('“fly away”')
})

test('a kind without words is left to the server’s own', () => {
  expect(refusalText(refusal('no-such-kind', {}), 'thebes', NAMES)).toBeNull()
})

test('whoever is to move is told why a piece cannot be chosen, in the words of its board', () => {
  const short = (kind: string, args: Record<string, unknown>, game: string) =>
    blockedText(refusal(kind, { ...args, player: 0 }), game, NAMES)
  expect(short('too-dear', { gallery: 4, coins: 4, had: 2 }, 'pergamon')).toBe('costs 4 coins')
  expect(short('too-few-weeks', { weeks: 7, left: 3 }, 'thebes')).toContain('at least 7 weeks')
  expect(short('nothing-on-wheel', { knowledge: 1, weeks: 2 }, 'thebes')).toContain('time wheel gives no tokens')
})

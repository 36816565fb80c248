import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../../../src/games/pergamon/types'
import { wordsOf } from '../../gameWords'

const FOLDER = new URL('../../../src/games/pergamon/', import.meta.url)
const TABLES = {
  calendar: [{ round: 1 }, { round: 2, prize: 'mask', prize_points: 3, shift: 1, oldest_points: [2, 1] }],
  find_tiles: [{ tile: 1, left: 'vase', number: 20, right: 'jug', century: 1 }],
  funds_cards: [{ value: 1, copies: 3, back: 'low' }],
  gallery_prices: [1, 2],
  markers: 2,
  museum: [1, 1, 2],
  raider_spaces: [1],
  research_spaces: [{ space: 1, coins: 2, deepest: 1 }],
}
const VIEW = {
  round: 1,
  desks: [{ player: 0, space: 1, collections: [{ marker: 1, space: 3, objects: [{ thing: 'vase', year: 20 }] }] }],
  galleries: [[1], []],
  funds: { cards: [{ card: 2, back: 'low', value: null }], seen: [1] },
  raider: { space: null, coins: 3, loots: 2 },
  options: { secret_tickets: false },
} as unknown as View

let explain: typeof import('../../../src/games/pergamon/explain')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: TABLES }))),
  )
  const { fetchPrinted } = await import('../../../src/games/pergamon/printed')
  explain = await import('../../../src/games/pergamon/explain')
  await fetchPrinted()
})
const explained = (key: string) => explain.explained(VIEW, key, ['Ada'])

/** The kinds of keys that the board's components write down. */
const drawn = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => [...readFileSync(new URL(name, FOLDER), 'utf-8').matchAll(/data-(?:piece|say)="([a-z]+)/g)])
    .map(([, kind]) => kind)

test('a piece is explained by its key', () => {
  expect(explained('marker:0:1')!.args).toMatchObject({ name: 'Ada', marker: 'I', space: 3, points: 2 })
  expect(explained('marker:0:2')!.id).toBe('pergamon-about-marker-free')
  expect(explained('seen:1')!.args).toEqual({ value: 1, seen: 1, left: 2 })
  expect(explained('round:2')!.args).toMatchObject({ prize: 'mask', oldest: '2, 1' })
  expect(explained('figure:raider')).toEqual(explained('loot'))
})

test('what is not there explains nothing', () => {
  expect([explained('card:1'), explained('tile:61'), explained('desk:0')]).toEqual([null, null, null])
})

test('every kind of piece on the board explains itself, but a whole desk', () => {
  const kinds = new Set([...explain.explanations(VIEW, ['Ada']).keys()].map((key) => key.split(':')[0]))
  expect([...new Set(drawn())].filter((kind) => !kinds.has(kind))).toEqual(['desk'])
})

test('what is said has words', () => {
  const messages = wordsOf('pergamon', 'en')
  const said = [...explain.explanations(VIEW, ['Ada']).values()].map((say) => say()!.id)
  expect(said.filter((id) => !messages.includes(`\n${id} =`))).toEqual([])
})

test('others act after the raider, after those who are named, and after you', () => {
  const after = (figure: number | 'raider', seats: number[]) =>
    explain.afterWhom(figure, { names: ['Ada Lovelace', 'Guest 1151'], seats })
  expect(after('raider', [1])).toEqual({ id: 'pergamon-after-raider' })
  expect(after(0, [1])).toEqual({ id: 'pergamon-name', args: { name: 'Ada' } })
  expect(after(1, [1])).toEqual({ id: 'pergamon-after-you' })
  expect(after(1, [0, 1])).toEqual({ id: 'pergamon-name', args: { name: 'Guest 1151' } }) // two share this device
})

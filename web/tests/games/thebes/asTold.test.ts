import { beforeEach, expect, test, vi } from 'vitest'
import type { Frame, Telling } from '../../../src/board/contract'

const RESEARCHER = { kind: 'shovel', city: 'rome', weeks: 3, area: null, points: 1 }
const EXHIBITION = { kind: 'exhibition', size: 'small', city: 'london', weeks: 3, points: 4, needs: [] }
const TABLES = { wheel: [], cards: [...Array.from({ length: 8 }, () => RESEARCHER), EXHIBITION, EXHIBITION] }

let thebes: typeof import('../../../src/games/thebes/asTold') &
  typeof import('../../../src/games/thebes/aside') &
  typeof import('../../../src/games/thebes/tell')
beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables: TABLES }))),
  )
  await (await import('../../../src/games/thebes/printed')).fetchPrinted()
  thebes = {
    ...(await import('../../../src/games/thebes/asTold')),
    ...(await import('../../../src/games/thebes/aside')),
    ...(await import('../../../src/games/thebes/tell')),
  }
})

const DESKS = [
  { player: 0, space: 24, finished: false },
  { player: 1, space: 34, finished: false },
]
const after = (events: object[], more: object = {}) =>
  ({
    ply: 8,
    mover: 0,
    view: {
      desks: DESKS,
      order: [0, 1],
      display: [4, 5, 6, 7],
      exhibitions: { a: 8, b: 9, c: null },
      exhibitors: { a: [], b: [1], c: [] },
      scores: [10, 34],
      ...more,
    },
    happened: [{ ply: 7, mover: 1, events }],
  }) as unknown as Frame<'thebes'>
const at = (step: number): Telling => ({ step }) as unknown as Telling
const DEED = {
  player: 1,
  journey: null,
  weeks: 5,
  marker: { from: { space: 29, year: 1902 }, to: { space: 34, year: 1902 } },
}

test('cards go and come as they are told, those of one moment together', () => {
  const gone = [0, 1, 2, 3].map((space) => ({ kind: 'card_discarded', card: space, space }))
  const laid = [2, 3].map((to) => ({ kind: 'card_laid_out', card: 4 + to, from: 'next_cards', to }))
  const frame = after([{ kind: 'exchange', ...DEED }, ...gone, ...laid])
  expect(thebes.story(frame.happened[0]).map(({ words }) => words.id)).toEqual([
    'thebes-tell-exchange',
    'thebes-tell-discarded',
    'thebes-tell-laid-out',
  ])
  expect([0, 1, 2].map((step) => thebes.asTold(frame, at(step)).view.display)).toEqual([
    [0, 1, 2, 3],
    [4, 5, null, null],
    [4, 5, 6, 7],
  ])
})

test('an exhibition stays where it was until it is told that it moves on', () => {
  const frame = after([
    { kind: 'take', ...DEED, card: 1, space: 1 },
    { kind: 'exhibition_moved', card: 9, from: 'a', to: 'b' },
    { kind: 'exhibition_announced', card: 8, from: 'supply', to: 'a' },
  ])
  const seen = [0, 1, 2].map((step) => thebes.asTold(frame, at(step)).view)
  expect(seen.map(({ exhibitions: { a, b } }) => [a, b])).toEqual([
    [9, null],
    [null, 9],
    [8, 9],
  ])
  expect(seen[0].exhibitors).toMatchObject({ a: [1], b: [] })
})

test('a permission that is used is told, and when it is valid again', () => {
  const frame = after([{ kind: 'permission_used', player: 1, area: 'egypt' }])
  expect(thebes.tell(frame.happened[0])).toMatchObject([{ words: { id: 'thebes-tell-permission' }, player: 1 }])
  expect(thebes.aside(at(0), frame, { names: ['A', 'B'], seats: [0] })!.id).toBe('thebes-aside-permission')
})

test('below a deed stand the weeks that passed, and who is next', () => {
  const frame = after([{ kind: 'pass', ...DEED }])
  const below = thebes.aside(at(0), frame, { names: ['A', 'B'], seats: [0] })!
  expect(below.args).toMatchObject({
    one: { id: 'thebes-aside-weeks', args: { from: 29, to: 34, year: 'same' } },
    other: { id: 'thebes-aside-next', args: { who: 'you', space: 24 } },
  })
})

test('below a find stand the points before and after', () => {
  const token = { kind: 'token', player: 1, area: 'egypt', token: 'artefact', value: 5, draws_due: 0 }
  const first = { kind: 'first_artefact', player: 1, area: 'egypt', value: 1 }
  const frame = after([token, first])
  const below = (step: number) =>
    thebes.aside(at(step), thebes.asTold(frame, at(step)), { names: ['A', 'B'], seats: [] })
  expect([0, 1].map((step) => below(step)!.args)).toEqual([
    { before: 28, after: 33 },
    { before: 33, after: 34 },
  ])
})

import { beforeEach, expect, test } from 'vitest'
import type { Frame, Telling } from '../../../src/board/contract'
import { desk, print, view } from './table'

let pergamon: typeof import('../../../src/games/pergamon/asTold') & typeof import('../../../src/games/pergamon/aside')
beforeEach(async () => {
  await print()
  pergamon = {
    ...(await import('../../../src/games/pergamon/asTold')),
    ...(await import('../../../src/games/pergamon/aside')),
  }
})

const FUNDS = { cards: [], lowest: 7, highest: 7, shares: [], pot: 0, seen: [], left: { bag: 1, chest: 1 } }
const after = (desks: unknown[], events: object[], more: object = {}) =>
  ({
    ply: 8,
    mover: 0,
    view: view(desks, { funds: FUNDS, galleries: [[], [], [], [], []], scores: [], order: [], ...more }),
    happened: [{ ply: 7, mover: 0, events }],
  }) as unknown as Frame<'pergamon'>
const at = (step: number): Telling => ({ step }) as unknown as Telling
const told = (frame: Frame<'pergamon'>, step: number) => pergamon.asTold(frame, at(step)).view
const VIEWER = { names: ['Amelia Edwards', 'Theodore Davis'], seats: [0] }

test('coins of a round are on the desks as they are told, one figure after the other', () => {
  const events = [
    { kind: 'reveal', card: 2, coins: 4 },
    { kind: 'grant', figure: 1, space: 2, coins: 1 },
    { kind: 'grant', figure: 'raider', space: 5, coins: 2 },
    { kind: 'grant', figure: 0, space: 8, coins: 4 },
  ]
  const frame = after([desk(0, 4, 8), desk(1, 3, 2)], events, { raider: { coins: 5, space: 5, loots: null } })
  const seen = [0, 1, 2, 3].map((step) => told(frame, step))
  expect(seen.map(({ desks }) => desks.map(({ coins }) => coins))).toEqual([
    [0, 2],
    [0, 3],
    [0, 3],
    [4, 3],
  ])
  expect(seen.map(({ raider }) => raider!.coins)).toEqual([3, 3, 5, 5])
  expect(seen.map(({ funds }) => funds.pot)).toEqual([7, 6, 4, 0])
})

test('the raider loots when it is told, and the figures leave the track with the new round', () => {
  const events = [
    { kind: 'store', player: 0, finds: 4, coins: 1 },
    { kind: 'loot', gallery: 2, tiles: [1, 2], coins: 2 },
    {
      kind: 'new_round',
      round: 2,
      order: [1, 0],
      figures: [
        { figure: 0, space: 3 },
        { figure: 'raider', space: 5 },
      ],
      cards: [],
    },
  ]
  const frame = after([desk(0, 6, null), desk(1, 3, null)], events, {
    round: 2,
    raider: { coins: 1, space: null, loots: null },
  })
  expect([0, 1, 2].map((step) => told(frame, step).galleries[1])).toEqual([[1, 2], [], []])
  expect([0, 1, 2].map((step) => told(frame, step).raider)).toMatchObject([
    { coins: 3, space: 5 },
    { coins: 1, space: 5 },
    { coins: 1, space: null },
  ])
  expect([0, 1, 2].map((step) => [told(frame, step).round, told(frame, step).desks[0].space])).toEqual([
    [1, 3],
    [1, 3],
    [2, null],
  ])
})

const EVALUATION = [
  { kind: 'store', player: 0, finds: 4, coins: 1 },
  {
    kind: 'evaluation',
    round: 1,
    gains: [2, 3],
    markers: [
      { player: 1, marker: 1, space: 1, points: 1, so_far: 1 },
      { player: 0, marker: 1, space: 6, points: 2, so_far: 2 },
    ],
  },
  { kind: 'prize', player: 1, points: 2, so_far: 3, thing: 'vase', year: 120, marker: 1, tiles: [1, 2] },
  { kind: 'new_round', round: 2, order: [0, 1], figures: [], cards: [] },
]
const evaluated = () =>
  after(
    [
      { ...desk(0, 0, null, [1, 6]), tickets: 12 },
      { ...desk(1, 0, null, [1, 1]), tickets: 9 },
    ],
    EVALUATION,
    {
      scores: [12, 9],
    },
  )

test('no total is there before it is told: neither on a desk nor in the header', () => {
  const frame = evaluated()
  const seen = [0, 1, 2, 3, 4].map((step) => told(frame, step))
  expect(seen.map(({ scores }) => scores)).toEqual([
    [10, 6],
    [10, 7],
    [12, 7],
    [12, 9],
    [12, 9],
  ])
  for (const { desks, scores } of seen) expect(desks.map(({ tickets }) => tickets)).toEqual(scores)
})

test('below an evaluation stands what was counted, and what comes next', () => {
  const frame = evaluated()
  const below = (step: number) => pergamon.aside(at(step), pergamon.asTold(frame, at(step)), VIEWER)!.args!
  expect(below(1)).toMatchObject({
    one: { id: 'pergamon-aside-gains', args: { before: 6, after: 7 } },
    other: { id: 'pergamon-aside-next-marker', args: { name: 'Amelia Edwards', you: 'yes', space: 6 } },
  })
  expect(below(2).other).toMatchObject({ id: 'pergamon-aside-next-prize' })
})

test('why somebody gets so many coins', () => {
  const events = [
    { kind: 'grant', figure: 1, space: 3, coins: 1 },
    { kind: 'grant', figure: 0, space: 8, coins: 2 },
  ]
  const frame = after([desk(0, 2, 8), desk(1, 1, 3)], events)
  const why = (step: number) => pergamon.aside(at(step), pergamon.asTold(frame, at(step)), VIEWER)!.args!
  expect(why(0)).toMatchObject({ why: 'asked', asked: 1, left: 2 })
  expect(why(1)).toMatchObject({ why: 'last' })
})

test('one marker makes way, or several do', () => {
  const pushed = (count: number) => {
    const markers = Array.from({ length: count }, (_, player) => ({ player, marker: 1, from: 1, to: null }))
    const frame = after([desk(0, 0, null), desk(1, 0, null)], [{ kind: 'push', markers }])
    return pergamon.aside(at(0), pergamon.asTold(frame, at(0)), VIEWER)
  }
  expect(pushed(1)).toEqual({ id: 'pergamon-aside-push', args: { count: 1 } })
  expect(pushed(2)).toEqual({ id: 'pergamon-aside-push', args: { count: 2 } })
})

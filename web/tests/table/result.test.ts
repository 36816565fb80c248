import { expect, test } from 'vitest'
import type { Standing, TableView } from '../../src/api/types'
import { decisive, decisiveByChance, leads, partName, remarks, sources } from '../../src/table/result'

const after = (number: number, show: number[], prizes: number[]): Standing => ({
  after: 'round',
  number,
  ply: number * 10,
  points: { exhibiting: show, prizes },
})
const table = (...places: number[]) =>
  ({
    game: 'pergamon',
    seats: places.map((place, seat) => ({ seat, place, name: `P${seat}` })),
  }) as unknown as TableView

test('the round in which the winner went ahead for good has decided', () => {
  const course = [after(1, [5, 2], [0, 0]), after(2, [5, 9], [0, 0]), after(3, [14, 10], [0, 0])]
  expect(decisive(course, 0, 2)).toEqual({
    at: 2,
    ply: 30,
    part: { id: 'table-part-round', args: { number: '3' } },
    other: 1,
    won: 9,
    others: 1,
    overtook: true,
  })
})

test('a quarter is one of a year, which its fourth ends', () => {
  const parts = [
    ['quarter', 3],
    ['year', 1901],
    ['quarter', 1],
    ['end', 0],
  ].map(([after, number]) => ({ after, number, ply: 0, points: {} })) as unknown as Standing[]
  expect(parts.map((_, at) => partName(parts, at).args)).toEqual([
    { number: 3, year: '1901' },
    { number: '1901' },
    { number: 1, year: '1902' },
    { number: '0' },
  ])
})

test('if the winner was never behind, the round with the largest gain has decided', () => {
  const course = [after(1, [2, 1], [0, 0]), after(2, [9, 2], [0, 0]), after(3, [10, 4], [0, 0])]
  expect(decisive(course, 0, 2)).toMatchObject({ at: 1, won: 7, others: 1, overtook: false })
})

test('each player gets a remark: a late win, a long lead, the most of something, or where most came from', () => {
  const late = [after(1, [1, 3], [0, 0]), after(2, [2, 5], [0, 0]), after(3, [9, 6], [0, 1])]
  expect(remarks(table(1, 2), late)).toEqual([
    { id: 'table-remark-late' },
    {
      id: 'table-remark-most',
      args: { source: { id: 'pergamon-source-prizes' }, points: 1, most: 'yes' },
      own: 'pergamon-remark-prizes',
    },
  ])
  const long = [after(1, [3, 1], [0, 0]), after(2, [5, 2], [0, 0]), after(3, [9, 3], [2, 0])]
  expect(remarks(table(1, 2), long)).toEqual([
    { id: 'table-remark-led' },
    {
      id: 'table-remark',
      args: { source: { id: 'pergamon-source-exhibiting' }, points: 3, most: 'no' },
      own: 'pergamon-remark-exhibiting',
    },
  ])
})

test('whoever has no points gets no remark, and a source without points is no source', () => {
  expect(remarks(table(1, 2), [after(1, [3, 0], [0, 0])])[1]).toBeNull()
  expect(sources([after(1, [3, 0], [0, 0])], 'pergamon')).toHaveLength(1)
})

test('once a game is analysed, the part in which the chance rose most has decided', () => {
  const course = [after(1, [1, 1], [0, 0]), after(2, [2, 2], [0, 0]), after(3, [3, 2], [0, 0])]
  const values = Array.from({ length: 31 }, (_, ply) => {
    const chance = ply < 11 ? 0.4 : ply < 20 ? 0.3 : ply < 30 ? 0.75 : 1
    return { ply, wins: [chance, 1 - chance], scores: [0, 0] }
  })
  expect(decisiveByChance(course, values, 0)).toEqual({
    at: 1,
    ply: 20,
    part: { id: 'table-part-round', args: { number: '2' } },
    from: 0.4,
    to: 0.75,
    chances: [0.4, 0.75, 1],
  })
  expect(decisiveByChance(course, [], 0)).toBeNull()
})

test('a lead is the winner’s points above the next player’s', () => {
  expect(leads([after(1, [2, 5], [0, 0]), after(2, [9, 5], [1, 0])], 0, 2)).toEqual([-3, 5])
})

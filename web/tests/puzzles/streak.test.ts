import { expect, test } from 'vitest'

const puzzles = () => import('../../src/puzzles/streak.svelte')

test('only the first answer counts for the row', async () => {
  const { mine, note } = await puzzles()
  note('a', true, null)
  note('b', true, null)
  note('b', false, null)
  expect([mine.row, mine.best, mine.solved]).toEqual([2, 2, ['a', 'b']])
  note('c', false, null)
  expect([mine.row, mine.best]).toEqual([0, 2])
})

test('days in a row begin anew after a day off', async () => {
  const { mine, note } = await puzzles()
  for (const [day, days] of [
    ['2026-01-01', 1],
    ['2026-01-02', 2],
    ['2026-01-04', 1],
  ] as const) {
    note(day, true, day)
    expect(mine.days).toBe(days)
  }
})

test('a row is there again when one comes back, even if what was kept is broken', async () => {
  localStorage.setItem('digsite-puzzles', '{"row": 7}')
  expect((await puzzles()).mine.row).toBe(7)
})

test('what is kept but broken is forgotten', async () => {
  localStorage.setItem('digsite-puzzles', '{"row": 7')
  expect((await puzzles()).mine.row).toBe(0)
})

import { expect, test } from 'vitest'
import { stored, storedAs } from '../../src/look/stored'

const USUAL = { row: 0, days: [] as string[], day: '' }

test('what is kept comes before what is usual, if it is of its type', () => {
  localStorage.setItem('kept', '{"row": 7, "days": {"0": "a"}, "day": null, "more": 1}')
  expect(storedAs('kept', USUAL)).toEqual({ row: 7, days: [], day: '' })
})

test('what cannot be read is forgotten', () => {
  for (const broken of ['{"row": 7', '7', 'null']) {
    localStorage.setItem('kept', broken)
    expect(storedAs('kept', USUAL)).toEqual(USUAL)
    expect(stored('kept')).toEqual({})
  }
})

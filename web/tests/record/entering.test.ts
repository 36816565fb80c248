import { expect, test } from 'vitest'
import { fitting, isJournal, parts, without } from '../../src/record/entering'

const CHOICES = [
  { action: 1, notation: 'dig I', label: 'Dig in gallery I: 2 finds for no coins' },
  { action: 2, notation: 'dig II', label: 'Dig in gallery II: 12 finds for 1 coin' },
  { action: 3, notation: 'no dig', label: 'Ne pas fouiller à Séville' },
]
const found = (typed: string) => fitting(CHOICES, typed).map(({ action }) => action)

test('what is written as in a journal is meant exactly', () => {
  expect(found('dig I')).toEqual([1])
  expect(found('DIG II')).toEqual([2])
})

test('words may be shortened, in their order', () => {
  expect(found('d gal ii')).toEqual([2])
  expect(found('gallery dig')).toEqual([])
})

test('numbers are whole', () => {
  expect(found('dig 2')).toEqual([1])
  expect(found('dig 12')).toEqual([2])
})

test('accents and capitals do not matter', () => expect(found('FOUILLER seville')).toEqual([3]))

test('an unclear wish finds all that may be meant', () => expect(found('gallery')).toEqual([1, 2]))

test('what is done is no longer there to be done, and what was typed meanwhile is not lost', () => {
  expect(without('bag; chest', 'bag')).toBe('chest')
  expect(without('bag', 'bag')).toBe('')
  expect(without('bag; chest', 'jug vase 2')).toBe('bag; chest')
})

test('several things are typed one after the other', () =>
  expect(parts('dig I; ; no dig ')).toEqual(['dig I', 'no dig']))

test('who acts, or a second line, makes it a journal', () => {
  expect(isJournal('0: dig I')).toBe(true)
  expect(isJournal('dig I\nno dig')).toBe(true)
  expect(isJournal('dig I\n')).toBe(false)
})

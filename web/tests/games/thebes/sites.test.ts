import { expect, test } from 'vitest'
import type { DigAction, HelpName } from '../../../src/games/thebes/types'
import { costOf } from '../../../src/games/thebes/sites'

const dig = (help: HelpName[], by_special_permission = false) =>
  ({ kind: 'dig', preview: { knowledge: { help }, by_special_permission } }) as unknown as DigAction

test('where every dig uses up the lone assistant, that is its cost', () => {
  expect(costOf([dig(['assistant']), dig(['assistant', 'shovel'])])).toBe('assistant')
  expect(costOf([dig(['rumour'])])).toBe('rumour')
})

test('what may be left out costs nothing', () => {
  expect(costOf([dig(['assistant']), dig([])])).toBe('nothing')
  expect(costOf([dig(['assistant']), dig(['rumour'])])).toBe('nothing')
})

test('a special permission is told where only that allows the dig', () => {
  expect(costOf([dig([], true), dig(['shovel'], true)])).toBe('special_permission')
})

test('where one cannot dig nothing is used up', () => {
  expect(costOf([])).toBe('nothing')
})

import { expect, test } from 'vitest'
import { factsIn, withFact } from '../../src/position/facts'

const TEXT = `game = "pergamon"
round = 8 # of twelve
mover = 1

[[players]]
name = "Ada"
coins = 5
finds = ["mask bracelet 4"]

[[players]]
coins = 11`

test('the facts of the table and of each player are read off the text', () => {
  expect(factsIn(TEXT).map(({ name, facts }) => [name, facts.map(({ key, value }) => [key, value])])).toEqual([
    [null, [['round', 8]]],
    ['Ada', [['coins', 5]]],
    ['2', [['coins', 11]]],
  ])
})

test('a changed fact changes its line alone', () => {
  const [table, , bo] = factsIn(TEXT)
  expect(withFact(TEXT, table.facts[0], 9)).toBe(TEXT.replace('round = 8 #', 'round = 9 #'))
  expect(withFact(TEXT, bo.facts[0], 0)).toBe(TEXT.replace('coins = 11', 'coins = 0'))
})

test('a text without facts has none', () => {
  expect(factsIn('game = "pergamon"\nround = "eight"')).toEqual([])
})

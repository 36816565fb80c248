import { expect, test } from 'vitest'
import { PARTS } from '../../../src/games/pergamon/parts'
import { wordsOf } from '../../gameWords'

test('a phone begins with the excavation site, and every part has a name', () => {
  expect(PARTS.map(({ name }) => name)).toEqual(['site', 'museum', 'desk'])
  const words = wordsOf('pergamon', 'en')
  expect(PARTS.filter(({ label }) => !words.includes(`\n${label} =`))).toEqual([])
})

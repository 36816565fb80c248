import { expect, test } from 'vitest'
import { regional } from '../../src/i18n/region'

test('dates and numbers follow the first region that the browser names for the language', () => {
  expect(regional('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(regional('de', ['de', 'de-CH'])).toBe('de-CH')
})

test('a language that the browser does not name is written as everywhere', () => {
  expect(regional('fr', ['en-GB', 'de'])).toBe('fr')
})

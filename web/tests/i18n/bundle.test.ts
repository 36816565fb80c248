import { expect, test } from 'vitest'
import { createBundle } from '../../src/i18n/bundle'

const say = (language: string, text: string, args = {}) => {
  const bundle = createBundle(language, [`text = ${text}`])
  return bundle.formatPattern(bundle.getMessage('text')!.value!, args)
}

test('in French no sign is parted from its word: narrow spaces, and a wide one before a colon', () => {
  expect(say('fr', 'Vraiment ? Oui : { $word } ; « { $word } » !', { word: 'quoi' })).toBe(
    'Vraiment\u202f? Oui\u00a0: quoi\u202f; «\u202fquoi\u202f»\u202f!',
  )
})

test('other languages keep their spaces', () => expect(say('de', 'a : b')).toBe('a : b'))

test('arguments are put in as they are, without marks around them', () => {
  expect(say('en', '{ $name }: { $points }', { name: '{ $points }', points: 1234 })).toBe('{ $points }: 1,234')
})

test('numbers are written as one does there', () => expect(say('de', '{ $points }', { points: 2.5 })).toBe('2,5'))

test('nothing takes the form of one in French only', () => {
  const text = '{ $count ->\n    [one] one\n   *[other] other\n}'
  expect(say('fr', text, { count: 0 })).toBe('one')
  expect(say('en', text, { count: 0 })).toBe('other')
})

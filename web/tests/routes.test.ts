import { expect, expectTypeOf, test } from 'vitest'
import { findRoute, ROUTES, type Params } from '../src/routes'

test.each([
  ['/', { name: 'front', params: {} }],
  ['/t/abc', { name: 'table', params: { table: 'abc' } }],
  ['/t/abc/', { name: 'table', params: { table: 'abc' } }],
  ['/replay/abc', { name: 'replay', params: { table: 'abc' } }],
  ['/replay/abc/12', { name: 'replay', params: { table: 'abc', ply: '12' } }],
  ['/rules/thebes/dig', { name: 'rules', params: { game: 'thebes', section: 'dig' } }],
  ['/p/Zo%C3%AB', { name: 'player', params: { name: 'Zoë' } }],
])('%s is a page', (path, route) => expect(findRoute(path)).toEqual(route))

test.each(['/t', '/t/abc/1', '/nowhere', '/me/too', '/p/%E0%A4%A', '/rules/thebes/dig/deeper'])('%s is none', (path) =>
  expect(findRoute(path)).toBeNull(),
)

test('what may be left out has its type', () => {
  expectTypeOf<Params<'replay'>>().toEqualTypeOf<Record<'table', string> & Partial<Record<'ply', string>>>()
  expectTypeOf<keyof Params<'me'>>().toEqualTypeOf<never>()
})

const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

test('every link leads to a page', () => {
  const links = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/(?:href="|go\(`|go\(')(\/[^"`'#]*)["`']/g)].map(([, link]) => `${path}: ${link}`),
  )
  const filled = (link: string) => link.split(': ')[1].replaceAll(/\$?\{[^/]*\}/g, 'x')
  expect(links.filter((link) => !findRoute(filled(link)))).toEqual([])
  expect(links.length).toBeGreaterThan(Object.keys(ROUTES).length)
})

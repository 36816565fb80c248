import { beforeEach, expect, test, vi } from 'vitest'

let router: typeof import('../src/router.svelte')
beforeEach(async () => {
  router = await import('../src/router.svelte')
})

/** A click on a link of a page. */
function click(link: Partial<HTMLAnchorElement>, event: Partial<MouseEvent> = {}) {
  const found = {
    target: '',
    hash: '',
    pathname: '/rules',
    origin: location.origin,
    hasAttribute: () => false,
    ...link,
  }
  const preventDefault = vi.fn()
  router.followLinks({ button: 0, preventDefault, target: { closest: () => found }, ...event } as unknown as MouseEvent)
  return preventDefault.mock.calls.length > 0
}

test('the address names a page', () => {
  router.go('/p/Zo%C3%AB')
  expect(router.route()).toEqual({ name: 'player', params: { name: 'Zoë' } })
})

test('going somewhere is remembered, replacing is not', () => {
  router.go('/me')
  router.go('/rules', { replace: true })
  expect(history.pushState).toHaveBeenCalledTimes(1)
  expect(history.replaceState).toHaveBeenCalledTimes(1)
  expect(router.path()).toBe('/rules')
})

test('the browser’s way back is followed', () => {
  router.go('/me')
  location.pathname = '/'
  window.dispatchEvent(new Event('popstate'))
  expect(router.path()).toBe('/')
})

test('a link of our own changes the page without loading it', () => {
  expect(click({ pathname: '/leaderboard' })).toBe(true)
  expect(router.path()).toBe('/leaderboard')
})

test.each([
  ['elsewhere', { origin: 'http://other.test' }, {}],
  ['a file of the server', { pathname: '/api/tables/abc/journal' }, {}],
  ['a place on the page', { hash: '#main' }, {}],
  ['a new tab', { target: '_blank' }, {}],
  ['a download', { hasAttribute: () => true }, {}],
  ['a new tab by key', {}, { ctrlKey: true }],
  ['a new tab by the middle button', {}, { button: 1 }],
])('the browser itself follows a link to %s', (_, link, event) => {
  expect(click(link, event)).toBe(false)
})

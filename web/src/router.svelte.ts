// Where one is: the address is the state, so that every page has a link.

import { findRoute } from './routes'

const place = $state({ path: location.pathname })

export const path = () => place.path

/** The page at this address; null where there is none. */
export const route = () => findRoute(place.path)

export function go(to: string, { replace = false } = {}): void {
  if (to !== location.pathname) history[replace ? 'replaceState' : 'pushState'](null, '', to)
  place.path = to
  if (!replace) window.scrollTo(0, 0)
}

/** Write into the address where on a page one is, unless one is on the way to another page. */
export function note(page: string, where: number): void {
  if (`${location.pathname}/`.startsWith(`${page}/`)) go(`${page}/${where}`, { replace: true })
}

window.addEventListener('popstate', () => (place.path = location.pathname))

/** Links of our own change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hash) return
  event.preventDefault()
  go(link.pathname)
}

// What the client asks of a browser, as far as its logic needs it.

import { beforeEach, vi } from 'vitest'

class FakeStorage {
  #kept = new Map<string, string>()
  getItem = (name: string) => this.#kept.get(name) ?? null
  setItem = (name: string, value: string) => void this.#kept.set(name, value)
  removeItem = (name: string) => void this.#kept.delete(name)
}

function fakeHistory(location: { pathname: string }) {
  const visit = (_state: unknown, _title: string, path: string) => void (location.pathname = path)
  return { pushState: vi.fn(visit), replaceState: vi.fn(visit) }
}

// Before each test, and while it is imported, since some modules look around at once
function open() {
  const location = { pathname: '/', origin: 'http://digsite.test', host: 'digsite.test', protocol: 'http:' }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'en' } })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', fakeHistory(location))
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      scrollTo: vi.fn(),
      setTimeout: (...wish: Parameters<typeof setTimeout>) => setTimeout(...wish),
    }),
  )
}

open()
beforeEach(() => {
  vi.resetModules()
  open()
})

import { beforeEach, expect, test, vi } from 'vitest'

let api: typeof import('../../src/api/client')
let problem: typeof import('../../src/frame/problems').problem
beforeEach(async () => {
  api = await import('../../src/api/client')
  ;({ problem } = await import('../../src/frame/problems'))
  await (await import('../../src/i18n')).setLocale('de')
})
const refused = (kind: string, args = {}) => new api.Refusal(409, kind, { detail: 'in English', arguments: args })

test('a problem is said in the reader’s language, with what it speaks of', () => {
  expect(problem(refused('too-many-requests', { seconds: 1 }))).toBe('Zu viele Anfragen. Warte 1 Sekunde.')
  expect(problem(refused('bad-journal', { line: 0, why: 'no game' }))).toContain('keine Spieldatei')
})

test('what the server says in English is never shown, even of a kind that we do not know', () => {
  expect(problem(refused('of-another-time', { why: 'in English' }))).toBe(
    'Das hat nicht geklappt. Versuche es noch einmal.',
  )
})

test('whoever typed something is told what fits there', () => {
  expect(problem(refused('wrong-request', { field: 'password' }))).toContain('8 bis 200 Zeichen')
  expect(problem(refused('wrong-request', { field: 'ply' }))).toContain('versteht der Server nicht')
})

test('a mistake of the page itself is told on the console', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(problem(new TypeError('x is undefined'))).toContain('Lade sie neu')
  expect(told).toHaveBeenCalled()
})

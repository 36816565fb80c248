import { expect, test } from 'vitest'
import type { Frame } from '../../../src/games/client'
import { dug, type Digging } from '../../../src/games/thebes/digging'

const WHEEL = { knowledge: { help: [], special: 3, general: 0, total: 3, shovels: 0 }, weeks: 4, tokens: 2 }
const DIG = { kind: 'dig', player: 0, area: 'egypt', ...WHEEL }
const FOUND = { kind: 'token', player: 0, area: 'egypt', token: 'artefact', value: 4, book_about: null, draws_due: 1 }
const DEBRIS = { ...FOUND, token: 'debris', value: 0, draws_due: 0 }
const FIRST = { kind: 'first_artefact', player: 0, area: 'egypt', value: 1 }
const [ME, OTHER] = [[0], [1]]

/** A frame, and the events that led to it. */
function frame(events: object[], dig: object | null = null) {
  const happened = events.length ? [{ ply: 0, mover: 0, action: 0, notation: '', events }] : []
  return { ply: 1, mover: 0, view: { dig }, happened } as unknown as Frame<'thebes'>
}
const tokens = (dig: Digging | null) => dig!.drawn.map(({ kind, value, delay }) => [kind, value, delay])

test('whoever comes in the midst of a dig sees what is still to be drawn', () => {
  const begun = dug(null, frame([], { player: 0, area: 'egypt', draws_due: 2 }), OTHER)
  expect(begun).toEqual({ player: 0, area: 'egypt', wheel: null, due: 2, drawn: [] })
  expect(dug(begun, frame([]), OTHER)).toBeNull()
})

test('tokens come one by one, frame by frame', () => {
  const begun = dug(null, frame([DIG]), OTHER)
  expect(begun).toEqual({ player: 0, area: 'egypt', wheel: WHEEL, due: 2, drawn: [] })
  const first = dug(begun, frame([FOUND]), OTHER)
  expect([first!.due, tokens(first)]).toEqual([1, [['artefact', 4, 0]]])
  const both = dug(first, frame([DEBRIS]), OTHER)
  expect(both!.due).toBe(0)
  expect(tokens(both)).toEqual([
    ['artefact', 4, 0],
    ['debris', 0, 0],
  ])
})

test('tokens that come at once turn over one after the other, the first artefact of a site last', () => {
  const seen = dug(null, frame([DIG, FOUND, DEBRIS, FIRST]), ME)
  expect(tokens(seen)).toEqual([
    ['artefact', 4, 0],
    ['debris', 0, 220],
    ['artefact', 1, 440],
  ])
  expect(seen!.drawn.map(({ isBonus }) => isBonus)).toEqual([false, false, true])
})

test('a dig of others that was skipped is not shown', () => {
  expect(dug(null, frame([DIG, FOUND, DEBRIS]), OTHER)).toBeNull()
})

test('the tray of somebody else is put away at the next move, one’s own stays where there is room', () => {
  const now = { player: 0, area: 'egypt' as const, wheel: null, due: 0, drawn: [] }
  expect(dug(now, frame([{ kind: 'pass', player: 1 }]), OTHER)).toBeNull()
  expect(dug(now, frame([{ kind: 'pass', player: 1 }]), ME)).toEqual({ ...now, isPast: true })
  expect(dug(now, frame([{ kind: 'card_laid_out' }]), OTHER)).toBe(now)
})

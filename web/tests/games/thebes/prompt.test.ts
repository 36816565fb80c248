import { expect, test } from 'vitest'
import { choice, decline, confirmLabel, effect, otherWay, prompt, short } from '../../../src/games/thebes/prompt'
import type { Frame, Offer, OfferedAction, Words } from '../../../src/games/client'

type Offers = Offer<'thebes'>[]
const offer = (kind: string, ...actions: object[]) => ({ piece: { kind, area: 'egypt', space: 0 }, actions })
const offers = (...found: object[]) => found as unknown as Offers
const desks = [{ player: 0, space: 3, year: 1902, place: 'rome' }]
const frame = { view: { phase: 'turn', mover: 0, dig: null, desks } } as unknown as Frame<'thebes'>
const ADA = { names: ['Ada', 'Bo'], seats: [0] }
const can = (...kinds: string[]) =>
  (prompt(frame, ADA, offers(...kinds.map((kind) => offer(kind)))).args?.can as Words).args?.can

test('one is told what one may do now', () => {
  expect(can('display_card', 'site', 'exhibition')).toBe('all')
  expect(can('display_card', 'site')).toBe('dig')
  expect(can('display_card', 'exchange')).toBe('take')
  expect(can('exchange')).toBe('few')
  expect(can('pass')).toBe('pass')
})

test('others are waited for by name', () => {
  const waiting = prompt(frame, { names: ['Ada', 'Bo'], seats: [1] }, [])
  expect([waiting.id, waiting.args?.name]).toEqual(['thebes-prompt-wait', 'Ada'])
})

test('passing stands in the bar, where it is offered', () => {
  const pass = { action: 7, kind: 'pass' }
  expect(decline(offers(offer('display_card'), offer('pass', pass)))?.action).toBe(pass)
  expect(decline(offers(offer('display_card')))).toBeNull()
})

test('one may leave the car where it is, and take it again', () => {
  const take = (action: number, without_car: boolean) => ({
    action,
    kind: 'take',
    preview: { kind: 'take', work_weeks: 1, total_weeks: 3, journey: { by_zeppelin: false, without_car } },
  })
  const [byCar, walking] = [take(1, false), take(2, true)]
  const both = offers(offer('display_card', byCar, walking))
  const wayFrom = (one: object) => otherWay(one as Offers[number]['actions'][number], both)
  expect([wayFrom(byCar)?.action, wayFrom(byCar)?.words.id]).toEqual([walking, 'thebes-way-without-car'])
  expect([wayFrom(walking)?.action, wayFrom(walking)?.words.id]).toEqual([byCar, 'thebes-way-usual'])
})

const DIG = {
  kind: 'dig',
  area: 'egypt',
  journey: null,
  work_weeks: 5,
  tokens: 3,
  expected_points: 4.2,
  knowledge: { help: [] },
  total_weeks: 5,
  marker: { finished: false, new_year: false, next_player: 1, space: 12, year: 1901 },
}
const digging = { kind: 'dig', action: 7, preview: DIG } as unknown as OfferedAction<'thebes'>

test('the sentence says what one is about to do, and the line below it what follows', () => {
  const both = choice(digging, frame, ADA)
  expect(both?.action.id).toBe('thebes-effect-dig')
  expect(both?.then).toMatchObject({ id: 'thebes-effect-then', args: { space: 12, next: 'other', name: 'Bo' } })
  expect(effect(digging, frame, ADA)).toEqual({ id: 'thebes-effect', args: both })
})

test('what chance brings takes no time: it is only named', () => {
  const preview = { kind: 'token', token: 'debris', value: 0, book_about: null, weight: 3 }
  const token = { kind: 'token', action: 8, preview } as unknown as OfferedAction<'thebes'>
  expect(choice(token, frame, ADA)).toBeNull()
  expect(effect(token, frame, ADA)).toEqual({ id: 'thebes-label-debris' })
  expect(short(offers(offer('bag'))[0], token)).toEqual({ id: 'thebes-label-debris' })
  expect(otherWay(token, offers(offer('bag', token)))).toBeNull()
})

test('the button is named after what it does', () => {
  expect(confirmLabel(digging)).toMatchObject({ id: 'thebes-confirm-dig', args: { weeks: { args: { count: 5 } } } })
})

test('nobody is told to pass who is not offered to pass', () => {
  expect(can()).toBe('nothing')
  expect(can('pass')).toBe('pass')
})

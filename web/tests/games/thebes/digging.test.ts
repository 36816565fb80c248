import { expect, test } from 'vitest'
import type { Happening, TableView } from '../../../src/api/types'
import { dug } from '../../../src/games/thebes/digging'
import { AREAS, type View } from '../../../src/games/thebes/shapes'

const EGYPT = AREAS.indexOf('egypt')
const NOBODY = table({ you: [] })

/** A view of a dig in Egypt: what is in the bag, and how many tokens are still to be drawn. */
function view(artefacts: number[], due: number | null, week = 1): View {
  const site = { bag: { artefacts, books: [], debris: 10 }, has_bonus: false }
  const dig = due === null ? null : { player: 0, area: 'egypt', draws_due: due }
  return { dig, sites: AREAS.map(() => site), desks: [{ week }] } as unknown as View
}

function table(fields: Partial<TableView>): TableView {
  return { ply: 9, happened: [], you: [0], ...fields } as TableView
}

test('what has left the bag was drawn, and the rest of the draws was debris', () => {
  const before = view([1, 2, 5], 3)
  const seen = dug(null, { view: before, ply: 1 }, view([1, 2], 0), NOBODY)
  expect(seen).toMatchObject({ player: 0, area: 'egypt', due: 0 })
  expect(seen!.drawn.map(({ kind, value }) => [kind, value])).toEqual([
    ['artefact', 5],
    ['debris', 0],
    ['debris', 0],
  ])
})

test('tokens that come at once turn over one after the other', () => {
  const seen = dug(null, { view: view([1, 2], 2), ply: 1 }, view([], 0), NOBODY)
  expect(seen!.drawn.map(({ delay }) => delay)).toEqual([0, 220])
})

test('a first artefact of a site is a bonus', () => {
  const before = view([1], 1)
  before.sites[EGYPT] = { ...before.sites[EGYPT], has_bonus: true }
  const seen = dug(null, { view: before, ply: 1 }, view([1], 0), NOBODY)
  expect(seen!.drawn.map(({ kind, isBonus }) => [kind, isBonus])).toEqual([
    ['debris', false],
    ['artefact', true],
  ])
})

test('a dig of one’s own that was played at once is told by its events', () => {
  const events = [
    { kind: 'dig', player: 0, area: 'egypt' },
    { kind: 'token', token: 'artefact', value: 4, book_about: null },
    { kind: 'token', token: 'debris', value: 0, book_about: null },
  ]
  const after = table({ ply: 8, happened: [{ ply: 5, events } as unknown as Happening] })
  const seen = dug(null, { view: view([4], null), ply: 5 }, view([], null, 9), after)
  expect(seen!.drawn.map(({ kind, value }) => [kind, value])).toEqual([
    ['artefact', 4],
    ['debris', 0],
  ])
})

test('the tray of somebody else is put away at the next move', () => {
  const now = { player: 0, area: 'egypt' as const, due: 0, drawn: [] }
  const before = { view: view([], null, 4), ply: 5 }
  expect(dug(now, before, view([], null, 4), NOBODY)).toBe(now)
  expect(dug(now, before, view([], null, 9), NOBODY)).toBeNull()
})

// The table as text: headings and lines.

import type { Words } from '../client'
import { cardWords, figureName, galleryWords, markerWords, several, tileWords } from './explain'
import { isLastRound, pointsOn, printed } from './printed'
import { figureOn, markersOnShow } from './standing'
import { ROMAN, type Desk, type View } from './types'

type Part = { heading: Words; lines: Words[] }

export function describe(view: View, names: string[]): Part[] {
  return [
    { heading: { id: 'pergamon-calendar' }, lines: calendar(view) },
    { heading: { id: 'pergamon-funds' }, lines: funds(view) },
    { heading: { id: 'pergamon-track' }, lines: research(view, names) },
    { heading: { id: 'pergamon-site' }, lines: view.galleries.map((_, index) => galleryWords(view, index + 1)) },
    { heading: { id: 'pergamon-museum' }, lines: museum(view, names) },
    ...view.desks.map((desk) => deskPart(desk, view, names)),
  ]
}

function calendar(view: View): Words[] {
  const next = printed().calendar.find(({ round, prize }) => prize && round >= view.round)
  const now: Words = { id: 'pergamon-round', args: { round: view.round } }
  if (!next) return [now]
  const { round, prize, prize_points, shift, oldest_points } = next
  return [
    now,
    {
      id: 'pergamon-about-round',
      args: { round, prize: prize!, points: prize_points, shift, oldest: oldest_points.join(', ') },
    },
  ]
}

function funds({ funds: { cards, pot, left, lowest, highest, seen } }: View): Words[] {
  const range: Words[] = cards.length && lowest < highest ? [{ id: 'pergamon-range', args: { lowest, highest } }] : []
  return [
    ...cards.map(cardWords),
    ...range,
    { id: 'pergamon-in-pot', args: { coins: pot } },
    { id: 'pergamon-deck', args: { bags: left.bag, chests: left.chest } },
    {
      id: 'pergamon-seen-all',
      args: {
        list: printed()
          .funds_cards.map(({ value, copies }, i) => `${value}: ${copies - seen[i]}`)
          .join(', '),
      },
    },
  ]
}

function research(view: View, names: string[]): Words[] {
  const lines = printed().research_spaces.flatMap(({ space, coins, deepest }): Words[] => {
    const figure = figureOn(view, space)
    if (figure === null) return []
    const args = { name: figureName(figure, names), space, coins, deepest: ROMAN[deepest] }
    return [{ id: 'pergamon-stands', args }]
  })
  const order = view.order.map((seat): Words => ({ id: 'pergamon-name', args: { name: names[seat] } }))
  const loots: Words[] = view.raider?.loots
    ? [{ id: 'pergamon-will-loot', args: { gallery: ROMAN[view.raider.loots] } }]
    : []
  return [
    ...(lines.length ? lines : [{ id: 'pergamon-track-empty' }]),
    ...(order.length ? [{ id: 'pergamon-order', args: { order: several(order) } }] : []),
    ...loots,
  ]
}

function museum(view: View, names: string[]): Words[] {
  const taken = markersOnShow(view).reverse()
  if (!taken.length) return [{ id: 'pergamon-museum-empty' }]
  return taken.map(({ space, player, marker }) => ({
    id: 'pergamon-about-museum-taken',
    args: { space, points: pointsOn(space), name: names[player], marker: ROMAN[marker] },
  }))
}

function deskPart(desk: Desk, view: View, names: string[]): Part {
  const { player, coins, tickets, finds, storage_fee } = desk
  const row: Words[] =
    view.row && view.mover === player
      ? [{ id: 'pergamon-row-of', args: { tiles: several(view.row.tiles.map(tileWords)), value: view.row.value } }]
      : []
  return {
    heading: { id: 'pergamon-desk', args: { name: names[player] } },
    lines: [
      { id: 'pergamon-has', args: { coins, tickets: tickets ?? '?' } },
      { id: 'pergamon-has-finds', args: { count: finds.length, tiles: several(finds.map(tileWords)) } },
      ...(finds.length && !isLastRound(view.round)
        ? [{ id: 'pergamon-storage', args: { finds: finds.length, coins: storage_fee } }]
        : []),
      ...row,
      ...desk.collections.map(({ marker }) => markerWords(view, player, marker, names)),
    ],
  }
}

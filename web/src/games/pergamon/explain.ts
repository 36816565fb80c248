// What each piece is, in words: for explanations and for accessible names.

import { firstName } from '../../i18n'
import type { Viewer, Words } from '../client'
import { isLastRound, markerNumbers, pointsOn, printed, tileArgs } from './printed'
import { chestsOfRaider, figureOn, markersOnShow } from './standing'
import { ROMAN, type Card, type Tables, type View } from './types'

/** Several texts as one, in their order. */
export function several(parts: Words[]): Words {
  const [first, ...rest] = parts
  if (!first) return { id: 'pergamon-nothing' }
  return rest.length ? { id: 'pergamon-several', args: { first, rest: several(rest) } } : first
}

export const tileWords = (tile: number): Words => ({ id: 'pergamon-tile', args: tileArgs(tile) })

/** A figure by its owner's name. */
export const figureName = (figure: number | 'raider', names: string[]): Words | string =>
  figure === 'raider' ? { id: 'pergamon-raider' } : names[figure]

/** Whether a player is whoever plays alone on this device. */
export const isYou = (player: number, seats: number[]) => seats.length === 1 && seats[0] === player

/** After whom somebody acts: a figure by its owner's first name, or "you". */
export function afterWhom(figure: number | 'raider', { names, seats }: Pick<Viewer, 'names' | 'seats'>): Words {
  if (figure === 'raider') return { id: 'pergamon-after-raider' }
  if (isYou(figure, seats)) return { id: 'pergamon-after-you' }
  return { id: 'pergamon-name', args: { name: firstName(names[figure]) } }
}

export function spaceWords(view: View, space: number, names: string[]): Words {
  const { coins, deepest } = printed().research_spaces[space - 1]
  const figure = figureOn(view, space)
  const who = figure === null ? '' : figureName(figure, names)
  const plan = chestsOfRaider(view, space) ?? 'no'
  return {
    id: 'pergamon-about-space',
    args: { space, coins, deepest: ROMAN[deepest], taken: figure === null ? 'no' : 'yes', who, plan },
  }
}

export function galleryWords(view: View, gallery: number): Words {
  const tiles = view.galleries[gallery - 1]
  const args = { gallery: ROMAN[gallery], coins: printed().gallery_prices[gallery - 1], count: tiles.length }
  return { id: 'pergamon-about-gallery', args: { ...args, tiles: several(tiles.map(tileWords)) } }
}

export function cardWords(card: Card): Words {
  const args = { back: card.back, value: card.value ?? 0 }
  return { id: card.value === null ? 'pergamon-about-card-down' : 'pergamon-about-card', args }
}

export function museumWords(view: View, space: number, names: string[]): Words {
  const points = pointsOn(space)
  const marker = markersOnShow(view).find((one) => one.space === space)
  if (!marker) return { id: 'pergamon-about-museum', args: { space, points } }
  return {
    id: 'pergamon-about-museum-taken',
    args: { space, points, name: names[marker.player], marker: ROMAN[marker.marker] },
  }
}

/** What exhibiting is called: where, with how much polish, and which collection makes room. */
export function exhibitWords({
  space,
  polish,
  broken_up,
}: {
  space: number
  polish: number
  broken_up: number | null
}): Words {
  return { id: 'pergamon-label-exhibit', args: { space, polish, broken_up: broken_up ? ROMAN[broken_up] : 'no' } }
}

export function markerWords(view: View, player: number, marker: number, names: string[]): Words {
  const shown = view.desks[player]?.collections.find((collection) => collection.marker === marker)
  const args = { name: names[player], marker: ROMAN[marker] }
  if (!shown) return { id: 'pergamon-about-marker-free', args }
  const objects = several(
    shown.objects.map(({ thing, year }) => ({ id: 'pergamon-object', args: { thing, year: String(year) } })),
  )
  return { id: 'pergamon-about-marker', args: { ...args, space: shown.space, points: pointsOn(shown.space), objects } }
}

/** The explanation of a piece, or of a place of the board, by its key. */
export const explained = (view: View, key: string, names: string[]): Words | null =>
  explanations(view, names).get(key)?.() ?? null

/** What is said of all that explains itself, by its key. */
export function explanations(view: View, names: string[]): Map<string, () => Words | null> {
  const { calendar, find_tiles, funds_cards, museum, research_spaces } = printed()
  const isLast = isLastRound(view.round)
  const said = new Map<string, () => Words | null>([
    ['figure:raider', () => raiderWords(view)],
    ['loot', () => raiderWords(view)],
    ['coins', () => ({ id: 'pergamon-about-coins' })],
    [
      'tickets',
      () => ({ id: view.options.secret_tickets ? 'pergamon-about-secret-tickets' : 'pergamon-about-tickets' }),
    ],
    ['first', () => ({ id: 'pergamon-about-first' })],
    ['storage', () => ({ id: isLast ? 'pergamon-about-no-storage' : 'pergamon-about-storage' })],
    ['polish', () => ({ id: isLast ? 'pergamon-about-last-polish' : 'pergamon-about-polish' })],
  ])
  for (const { tile } of find_tiles)
    said.set(`tile:${tile}`, () => ({ id: 'pergamon-about-tile', args: tileArgs(tile) }))
  for (const { space } of research_spaces) said.set(`space:${space}`, () => spaceWords(view, space, names))
  view.galleries.forEach((_, at) => said.set(`gallery:${at + 1}`, () => galleryWords(view, at + 1)))
  museum.forEach((_, at) => said.set(`museum:${at + 1}`, () => museumWords(view, at + 1, names)))
  for (const points of museum) said.set(`band:${points}`, () => ({ id: 'pergamon-about-band', args: { points } }))
  for (const card of view.funds.cards) said.set(`card:${card.card}`, () => cardWords(card))
  funds_cards.forEach((card, at) => said.set(`seen:${card.value}`, () => seenWords(card, view.funds.seen[at])))
  for (const round of calendar) said.set(`round:${round.round}`, () => roundWords(round))
  for (const { player } of view.desks) {
    said.set(`figure:${player}`, () => ({ id: 'pergamon-about-figure', args: { name: names[player] } }))
    for (const marker of markerNumbers())
      said.set(`marker:${player}:${marker}`, () => markerWords(view, player, marker, names))
  }
  return said
}

function seenWords({ value, copies }: Tables['funds_cards'][number], seen: number): Words {
  return { id: 'pergamon-about-seen', args: { value, seen, left: copies - seen } }
}

function roundWords({ round, prize, prize_points, shift, oldest_points }: Tables['calendar'][number]): Words {
  if (!prize) return { id: 'pergamon-about-plain-round', args: { round } }
  const oldest = oldest_points.join(', ')
  return { id: 'pergamon-about-round', args: { round, prize, points: prize_points, shift, oldest } }
}

function raiderWords(view: View): Words | null {
  if (!view.raider) return null
  const { coins, loots } = view.raider
  return { id: 'pergamon-about-raider', args: { coins, loots: loots === null ? 'no' : ROMAN[loots] } }
}

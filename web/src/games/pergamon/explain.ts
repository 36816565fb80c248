// What each piece is, in words: for explanations and for accessible names.

import type { Words } from '../client'
import { isLastRound, pointsOn, printed, tileArgs } from './printed'
import { chestsOfRaider, figureOn, markersOnShow } from './standing'
import { ROMAN, type Card, type View } from './types'

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

/** The explanation of a piece by its key. */
export function explained(view: View, key: string, names: string[]): Words | null {
  const [kind, first, second] = key.split(':')
  const number = Number(first)
  switch (kind) {
    case 'tile':
      return { id: 'pergamon-about-tile', args: tileArgs(number) }
    case 'space':
      return spaceWords(view, number, names)
    case 'gallery':
      return galleryWords(view, number)
    case 'museum':
      return museumWords(view, number, names)
    case 'marker':
      return markerWords(view, number, Number(second), names)
    case 'card': {
      const card = view.funds.cards.find((found) => found.card === number)
      return card ? cardWords(card) : null
    }
    case 'figure':
      return first === 'raider' ? raiderWords(view) : { id: 'pergamon-about-figure', args: { name: names[number] } }
    case 'loot':
      return raiderWords(view)
    case 'round': {
      const { prize, prize_points, shift, oldest_points } = printed().calendar[number - 1]
      if (!prize) return { id: 'pergamon-about-plain-round', args: { round: number } }
      return {
        id: 'pergamon-about-round',
        args: { round: number, prize, points: prize_points, shift, oldest: oldest_points.join(', ') },
      }
    }
    case 'seen': {
      const { value, copies } = printed().funds_cards[number - 1]
      const seen = view.funds.seen[number - 1]
      return { id: 'pergamon-about-seen', args: { value, seen, left: copies - seen } }
    }
    case 'band':
      return { id: 'pergamon-about-band', args: { points: number } }
    case 'pot':
      return { id: 'pergamon-about-pot' }
    case 'coins':
      return { id: 'pergamon-about-coins' }
    case 'tickets':
      return { id: view.options.secret_tickets ? 'pergamon-about-secret-tickets' : 'pergamon-about-tickets' }
    case 'desk': {
      const { coins, tickets, finds, collections } = view.desks[number]
      return {
        id: 'pergamon-about-desk',
        args: {
          name: names[number],
          coins,
          tickets: tickets ?? '?',
          finds: finds.length,
          collections: collections.length,
        },
      }
    }
    case 'first':
      return { id: 'pergamon-about-first' }
    case 'storage':
      return { id: isLastRound(view.round) ? 'pergamon-about-no-storage' : 'pergamon-about-storage' }
    case 'bench':
      return { id: 'pergamon-about-bench' }
    case 'polish':
      return { id: isLastRound(view.round) ? 'pergamon-about-last-polish' : 'pergamon-about-polish' }
  }
  return null
}

function raiderWords(view: View): Words | null {
  if (!view.raider) return null
  const { coins, loots } = view.raider
  return { id: 'pergamon-about-raider', args: { coins, loots: loots === null ? 'no' : ROMAN[loots] } }
}

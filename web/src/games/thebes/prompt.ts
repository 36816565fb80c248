// What is expected of whom, and what offered actions are called and do.

import type { Schemas } from '../../api/types'
import { list, number, t } from '../../i18n'
import type { Frame, Offer, OfferedAction, Viewer, Words } from '../client'
import { cardOf, exhibitionOf, printed, researcherOf } from './printed'
import type { PlayerAction, TakeAction } from './types'
import { anotherWay, wayOf, type Way } from './boardContext'
import {
  at,
  card,
  cardName,
  cardTitle,
  exhibition,
  helped,
  journey,
  place,
  placed,
  points,
  tokens,
  weeks,
} from './words'

type Offered = OfferedAction<'thebes'>

// 1. What is expected

export function prompt({ view }: Frame<'thebes'>, { names, seats }: Viewer, offers: Offer<'thebes'>[]): Words {
  if (view.phase === 'over') {
    return {
      id: 'thebes-prompt-over',
      args: {
        names: list(view.winners.map((player) => names[player])),
        count: view.winners.length,
        points: points(Math.max(...view.scores)),
      },
    }
  }
  if (view.dig)
    return {
      id: 'thebes-prompt-dig',
      args: { name: names[view.dig.player], due: view.dig.draws_due, ...placed(view.dig.area) },
    }
  if (view.mover < 0) return { id: 'thebes-prompt-chance' }
  const desk = view.desks[view.mover]
  const args = { name: names[view.mover], space: desk.space, year: `${desk.year}`, at: at(desk.place) }
  if (!seats.includes(view.mover)) return { id: 'thebes-prompt-wait', args }
  const has = (kind: string) => offers.some(({ piece }) => piece.kind === kind)
  const can = has('display_card')
    ? has('site')
      ? has('exhibition')
        ? 'all'
        : 'dig'
      : has('exhibition')
        ? 'exhibit'
        : 'take'
    : has('site')
      ? 'dig-only'
      : has('exhibition') || has('exchange')
        ? 'few'
        : has('pass')
          ? 'pass'
          : 'nothing'
  return {
    id: seats.length > 1 ? 'thebes-prompt-turn-of' : 'thebes-prompt-turn',
    args: { ...args, can: { id: 'thebes-prompt-can', args: { can } } },
  }
}

/** How far the game is. */
export function stage({ year }: Frame<'thebes'>['view']): Words {
  const number = printed().years.indexOf(year) + 1
  return { id: 'thebes-stage', args: { year: `${year}`, number } }
}

/** Passing, where there is no more time for anything. */
export function decline(offers: Offer<'thebes'>[]): { action: Offered; words: Words } | null {
  const action = offers.find(({ piece }) => piece.kind === 'pass')?.actions[0]
  return action ? { action, words: { id: 'thebes-pass' } } : null
}

// 2. What an action will do

type GainName = TakeAction['preview']['gains'][number]['what']
const GAINS: Record<GainName, string> = {
  special_knowledge: 'thebes-gain-special',
  majority_points: 'thebes-gain-majority',
  general_knowledge: 'thebes-gain-general',
  rumours: 'thebes-gain-rumours',
  assistants: 'thebes-gain-assistants',
  assistant_bonus: 'thebes-gain-assistant-bonus',
  shovels: 'thebes-gain-shovels',
  shovel_bonus: 'thebes-gain-shovel-bonus',
  congresses: 'thebes-gain-congresses',
  congress_points: 'thebes-gain-congress-points',
  cars: 'thebes-gain-cars',
  zeppelins: 'thebes-gain-zeppelins',
  special_permissions: 'thebes-gain-permissions',
}

export function effect(offered: Offered, frame: Frame<'thebes'>, viewer: Viewer): Words {
  return { id: 'thebes-effect', args: choice(offered, frame, viewer) }
}

export function choice(offered: Offered, { view }: Frame<'thebes'>, { names }: Viewer) {
  const action = offered as PlayerAction
  const { marker, total_weeks } = action.preview
  const next = marker.finished
    ? 'finished'
    : marker.new_year
      ? 'year'
      : marker.next_player === view.mover
        ? 'again'
        : 'other'
  const name = marker.next_player >= 0 ? names[marker.next_player] : ''
  const then: Words = {
    id: 'thebes-effect-then',
    args: { total: weeks(total_weeks), space: marker.space, year: `${marker.year}`, next, name },
  }
  return { deed: sentence(action), then }
}

/** What the button is called that plays a chosen action. */
export function deed({ preview }: Offered): Words | null {
  switch (preview.kind) {
    case 'take':
      return { id: 'thebes-deed-take' }
    case 'exchange':
      return { id: 'thebes-exchange' }
    case 'dig':
      return { id: 'thebes-deed-dig', args: { weeks: weeks(preview.work_weeks) } }
    case 'exhibit':
      return { id: 'thebes-deed-exhibit' }
    case 'pass':
      return { id: 'thebes-pass' }
  }
  return null
}

function sentence(action: PlayerAction): Words {
  const { preview } = action
  const way = journey(preview.journey)
  switch (action.kind) {
    case 'take': {
      const gains = action.preview.gains
        .filter(({ before, after }) => before !== after)
        .map(({ what, before, after }) => t(GAINS[what], { before, after }))
      return {
        id: 'thebes-effect-take',
        args: { journey: way, card: card(researcherOf(action.preview.card)), gains: list(gains) },
      }
    }
    case 'exchange':
      return { id: 'thebes-effect-exchange', args: { journey: way, count: action.preview.discards } }
    case 'dig': {
      const { area, work_weeks, tokens: drawn, expected_points, knowledge } = action.preview
      return {
        id: 'thebes-effect-dig',
        args: {
          journey: way,
          stays: action.preview.journey ? 'no' : 'yes',
          ...placed(area),
          weeks: weeks(work_weeks),
          tokens: tokens(drawn),
          points: number(expected_points, 1),
          help: helped(knowledge.help, area),
        },
      }
    }
    case 'exhibit':
      return {
        id: 'thebes-effect-exhibit',
        args: {
          journey: way,
          exhibition: exhibition(exhibitionOf(action.preview.card)),
          points: points(action.preview.points),
        },
      }
    case 'pass':
      return { id: 'thebes-effect-pass', args: { weeks: weeks(preview.total_weeks) } }
  }
}

/** The same journey without the car, or by car again. */
export function otherWay(offered: Offered, offers: Offer<'thebes'>[]): { action: Offered; words: Words } | null {
  const chosen = offered as PlayerAction
  const [from, to]: Way[] = wayOf(chosen) === 'usual' ? ['usual', 'without-car'] : ['without-car', 'usual']
  if (wayOf(chosen) !== from) return null
  const action = anotherWay(offers, chosen, to)
  return action ? { action, words: { id: `thebes-way-${to}` } } : null
}

export function label(_: Offer<'thebes'>, offered: Offered): Words {
  const { preview } = offered
  if (preview.kind === 'first') return { id: 'thebes-prompt-chance' }
  if (preview.kind === 'draw') return turned(preview.card)
  if (preview.kind === 'token') return tokenLabel(preview)
  const { space, year, finished } = preview.marker
  return {
    id: 'thebes-label',
    args: {
      deed: sentence(offered as PlayerAction),
      total: weeks(preview.total_weeks),
      space,
      year: `${year}`,
      finished: finished ? 'yes' : 'no',
    },
  }
}

/** The same in two or three words, beside a mark on the piece itself. */
export function short(_: Offer<'thebes'>, offered: Offered): Words {
  const action = offered as PlayerAction
  const deed = shortDeed(action)
  return action.preview.journey?.by_zeppelin ? { id: 'thebes-short-flight', args: { deed } } : deed
}

function shortDeed(action: PlayerAction): Words {
  switch (action.kind) {
    case 'take': {
      const one = researcherOf(action.preview.card)
      if (one.kind === 'special_knowledge')
        return { id: 'thebes-short-books', args: { count: one.points, area: place(one.area!) } }
      return one.area
        ? cardTitle(one)
        : { id: 'thebes-short-there', args: { deed: cardName(one), place: place(one.city) } }
    }
    case 'exchange':
      return { id: 'thebes-exchange' }
    case 'dig':
      return {
        id: 'thebes-short-dig',
        args: { place: place(action.preview.area), weeks: weeks(action.preview.work_weeks) },
      }
    case 'exhibit': {
      const { city } = exhibitionOf(action.preview.card)
      return { id: 'thebes-short-there', args: { deed: { id: 'thebes-short-exhibition' }, place: place(city) } }
    }
    default:
      return { id: 'thebes-pass' }
  }
}

/** A card that may be turned over. */
function turned(number: number): Words {
  const one = cardOf(number)
  return one.kind === 'exhibition'
    ? exhibition(one)
    : { id: 'thebes-label-draw', args: { card: card(one), at: at(one.city) } }
}

/** A token that may come from the bag. */
function tokenLabel({ token, value }: Schemas['TokenPreview']): Words {
  if (token === 'debris') return { id: 'thebes-label-debris' }
  if (token === 'book') return { id: 'thebes-label-book' }
  if (token === 'general_book') return { id: 'thebes-token-general-book' }
  return { id: 'thebes-found-artefact', args: { points: points(value) } }
}

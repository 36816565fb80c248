// What is expected of whom, and what offered actions are called and do.

import type { Schemas } from '../../api/types'
import { list, number, t } from '../../i18n'
import type { Frame, Viewer, Words } from '../client'
import { cardOf, exhibitionOf, printed, researcherOf } from './printed'
import { isPlayers, type Action, type Offered, type PlayerAction, type TakeAction } from './types'
import { anotherWay, wayOf, type Way } from './ways'
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

// 1. What is expected

export function prompt({ view }: Frame<'thebes'>, { names, seats }: Viewer, offers: Offered[]): Words {
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
export function decline(offers: Offered[]): { action: Action; words: Words } | null {
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

export function effect(action: Action, frame: Frame<'thebes'>, viewer: Viewer): Words {
  const both = choice(action, frame, viewer)
  return both ? { id: 'thebes-effect', args: both } : drawLabel(action)
}

export function choice(action: Action, { view }: Frame<'thebes'>, { names }: Viewer) {
  if (!isPlayers(action)) return null
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
  return { action: sentence(action), then }
}

/** What the button is called that plays a chosen action. */
export function confirmLabel({ preview }: Action): Words | null {
  switch (preview.kind) {
    case 'take':
      return { id: 'thebes-confirm-take' }
    case 'exchange':
      return { id: 'thebes-exchange' }
    case 'dig':
      return { id: 'thebes-confirm-dig', args: { weeks: weeks(preview.work_weeks) } }
    case 'exhibit':
      return { id: 'thebes-confirm-exhibit' }
    case 'pass':
      return { id: 'thebes-pass' }
  }
  return null
}

function sentence({ preview }: PlayerAction): Words {
  const way = journey(preview.journey)
  switch (preview.kind) {
    case 'take': {
      const gains = preview.gains
        .filter(({ before, after }) => before !== after)
        .map(({ what, before, after }) => t(GAINS[what], { before, after }))
      return {
        id: 'thebes-effect-take',
        args: { journey: way, card: card(researcherOf(preview.card)), gains: list(gains) },
      }
    }
    case 'exchange':
      return { id: 'thebes-effect-exchange', args: { journey: way, count: preview.discards } }
    case 'dig': {
      const { area, work_weeks, tokens: drawn, expected_points, knowledge } = preview
      return {
        id: 'thebes-effect-dig',
        args: {
          journey: way,
          stays: preview.journey ? 'no' : 'yes',
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
          exhibition: exhibition(exhibitionOf(preview.card)),
          points: points(preview.points),
        },
      }
    case 'pass':
      return { id: 'thebes-effect-pass', args: { weeks: weeks(preview.total_weeks) } }
  }
}

/** The same journey without the car, or by car again. */
export function otherWay(chosen: Action, offers: Offered[]): { action: Action; words: Words } | null {
  if (!isPlayers(chosen)) return null
  const [from, to]: Way[] = wayOf(chosen) === 'usual' ? ['usual', 'without-car'] : ['without-car', 'usual']
  if (wayOf(chosen) !== from) return null
  const action = anotherWay(offers, chosen, to)
  return action ? { action, words: { id: `thebes-way-${to}` } } : null
}

export const label = (_: Offered, action: Action): Words => labelOf(action)

function labelOf(action: Action): Words {
  if (!isPlayers(action)) return drawLabel(action)
  const { total_weeks, marker } = action.preview
  const { space, year, finished } = marker
  return {
    id: 'thebes-label',
    args: {
      action: sentence(action),
      total: weeks(total_weeks),
      space,
      year: `${year}`,
      finished: finished ? 'yes' : 'no',
    },
  }
}

/** What chance may bring. */
function drawLabel({ preview }: Action): Words {
  if (preview.kind === 'draw') return turned(preview.card)
  if (preview.kind === 'token') return tokenLabel(preview)
  return { id: 'thebes-prompt-chance' }
}

/** The same in two or three words, beside a mark on the piece itself. */
export function short(_: Offered, action: Action): Words {
  if (!isPlayers(action)) return drawLabel(action)
  const named = shortAction(action)
  return action.preview.journey?.by_zeppelin ? { id: 'thebes-short-flight', args: { action: named } } : named
}

function shortAction({ preview }: PlayerAction): Words {
  switch (preview.kind) {
    case 'take': {
      const one = researcherOf(preview.card)
      if (one.kind === 'special_knowledge')
        return { id: 'thebes-short-books', args: { count: one.points, area: place(one.area!) } }
      return one.area
        ? cardTitle(one)
        : { id: 'thebes-short-there', args: { action: cardName(one), place: place(one.city) } }
    }
    case 'exchange':
      return { id: 'thebes-exchange' }
    case 'dig':
      return {
        id: 'thebes-short-dig',
        args: { place: place(preview.area), weeks: weeks(preview.work_weeks) },
      }
    case 'exhibit': {
      const { city } = exhibitionOf(preview.card)
      return { id: 'thebes-short-there', args: { action: { id: 'thebes-short-exhibition' }, place: place(city) } }
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

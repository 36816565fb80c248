// What happened: in sentences, and for how long it is shown.

import type { PlayedAction } from '../../api/types'
import { list, t } from '../../i18n'
import type { Told as ToldOnAny, Words } from '../client'
import { exhibitionOf, researcherOf } from './printed'
import type { Event, TokenDrawn } from './types'
import { about, at, card, exhibition, helped, placed, points, tokens, travelled, weeks } from './words'

type Told = ToldOnAny<'thebes'>

export const tell = (played: PlayedAction<'thebes'>): Told[] =>
  grouped(played).flatMap((events) => {
    const found = told(events)
    return found ? [found] : []
  })

/** The same for the bar: each token of a dig is told, quickly, since there may be many of them. */
export const story = (played: PlayedAction<'thebes'>): Told[] => toldSteps(played).map(({ told }) => told)

/** What the bar tells, each with the events it is about. */
export const toldSteps = (played: PlayedAction<'thebes'>): { told: Told; events: Event[] }[] =>
  grouped(played).flatMap((events) => {
    const [event] = events
    const found = event.kind === 'token' ? tokenTold(event) : told(events)
    const milliseconds = STAYS[event.kind]
    return found ? [{ told: milliseconds ? { ...found, milliseconds } : found, events }] : []
  })

const TOKEN = 600 // milliseconds
/** What nobody has decided is told shortly. */
const STAYS: Partial<Record<Event['kind'], number>> = {
  token: TOKEN,
  debris_returned: TOKEN,
  card_laid_out: 800,
  card_discarded: 1200,
  exhibition_moved: 1000,
  permission_used: 900,
}

/** Cards that go or come together are told together. */
const TOGETHER: readonly Event['kind'][] = ['card_laid_out', 'card_discarded', 'exhibition_moved']
function grouped({ events }: PlayedAction<'thebes'>): Event[][] {
  const groups: Event[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.[0].kind === event.kind && TOGETHER.includes(event.kind)) last.push(event)
    else groups.push([event])
  }
  return groups
}

function tokenTold(event: TokenDrawn): Told {
  const { player, area, draws_due: due } = event
  const token: Words = event.token === 'debris' ? { id: 'thebes-found-debris' } : found(event)
  const pieces = [`desk:${player}`, `site:${area}`]
  return { event, words: { id: 'thebes-story-token', args: { token, due } }, pieces, player }
}

const ofKind = <Kind extends Event['kind']>(events: Event[], kind: Kind) =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)

/** An event in words, or several of a kind. */
function told(events: Event[]): Told | null {
  const [event] = events
  const player = 'player' in event ? event.player : null
  const say = (id: string, args: Words['args'], ...pieces: string[]): Told => ({
    event,
    words: { id, args },
    pieces,
    player,
  })
  const moved = [`marker:${player}`, `figure:${player}`]
  switch (event.kind) {
    case 'first':
      return say('thebes-tell-first', {}, `marker:${player}`)
    case 'take':
      return say(
        'thebes-tell-take',
        { journey: travelled(event.journey), card: card(researcherOf(event.card)), weeks: weeks(event.weeks) },
        `desk:${player}`,
        `card:${event.space}`,
        ...moved,
      )
    case 'exchange':
      return say(
        'thebes-tell-exchange',
        { journey: travelled(event.journey), weeks: weeks(event.weeks) },
        'place:warsaw',
        ...moved,
      )
    case 'dig':
      return say(
        'thebes-tell-dig',
        {
          journey: travelled(event.journey),
          stays: event.journey ? 'no' : 'yes',
          ...placed(event.area),
          weeks: weeks(event.weeks),
          total: event.knowledge.total,
          tokens: tokens(event.tokens),
          help: helped(event.knowledge.help, event.area, 'thebes-and-help'),
        },
        `site:${event.area}`,
        ...moved,
      )
    case 'token':
      return event.token === 'debris'
        ? null
        : say('thebes-tell-token', { token: found(event) }, `desk:${player}`, `site:${event.area}`)
    case 'exhibit':
      return say(
        'thebes-tell-exhibit',
        {
          journey: travelled(event.journey),
          exhibition: exhibition(exhibitionOf(event.card)),
          points: points(exhibitionOf(event.card).points),
        },
        `desk:${player}`,
        `exhibition:${event.space}`,
        ...moved,
      )
    case 'pass':
      return say('thebes-tell-pass', { weeks: weeks(event.weeks) }, `marker:${player}`)
    case 'card_used_up':
      return say('thebes-tell-used-up', { card: card(researcherOf(event.card)) }, `desk:${player}`)
    case 'new_year':
      return say('thebes-tell-new-year', { year: `${event.year}` }, `marker:${player}`)
    case 'finished':
      return say('thebes-tell-finished', {}, `marker:${player}`)
    case 'congress':
      return say('thebes-tell-congress', { count: event.congresses, points: points(event.points) }, `desk:${player}`)
    case 'debris_returned':
      return event.debris
        ? say('thebes-tell-debris', { count: event.debris, ...placed(event.area) }, `site:${event.area}`)
        : null
    case 'first_artefact':
      return say(
        'thebes-tell-first-artefact',
        { ...placed(event.area), points: points(event.value) },
        `site:${event.area}`,
        `desk:${player}`,
      )
    case 'exhibition_announced':
      return say(
        'thebes-tell-announced',
        { exhibition: exhibition(exhibitionOf(event.card)) },
        `exhibition:${event.to}`,
      )
    case 'exhibition_over':
      return say('thebes-tell-exhibition-over', { exhibition: exhibition(exhibitionOf(event.card)) })
    case 'next_stack':
      return say('thebes-tell-next-stack', { left: event.left })
    case 'new_supply':
      return say('thebes-tell-new-supply', { left: event.left })
    case 'year_marker':
      return say('thebes-tell-year', { year: `${event.year}` })
    case 'game_over':
      return say('thebes-tell-over', { points: points(Math.max(...event.scores)) })
    case 'card_laid_out': {
      const laid = ofKind(events, event.kind)
      const cards = list(laid.map((one) => t(there(one.card))))
      return say('thebes-tell-laid-out', { cards, count: laid.length }, ...laid.map(({ to }) => `card:${to}`))
    }
    case 'card_discarded': {
      const cards = ofKind(events, event.kind).map((one) => t(card(researcherOf(one.card))))
      return say('thebes-tell-discarded', { cards: list(cards) })
    }
    case 'exhibition_moved': {
      const moved = ofKind(events, event.kind)
      const exhibitions = moved.map((one) => t(exhibition(exhibitionOf(one.card))))
      return say('thebes-tell-moved', { exhibitions: list(exhibitions) }, ...moved.map(({ to }) => `exhibition:${to}`))
    }
    case 'permission_used':
      return say('thebes-tell-permission', placed(event.area), `site:${event.area}`)
    case 'draw':
      return null // goes without saying
  }
}

/** A card, where one gets it, and in how many weeks. */
function there(number: number): Words {
  const one = researcherOf(number)
  return { id: 'thebes-card-there', args: { card: card(one), at: at(one.city), weeks: weeks(one.weeks) } }
}

const found = (event: TokenDrawn): Words => {
  if (event.token === 'artefact') return { id: 'thebes-found-artefact', args: { points: points(event.value) } }
  if (event.book_about) return { id: 'thebes-found-book', args: { about: about(event.book_about) } }
  return { id: 'thebes-token-general-book' }
}

const PACES: Record<string, number> = {
  first: 500,
  take: 650,
  exchange: 650,
  dig: 750,
  exhibit: 800,
  pass: 500,
  token: 480,
  card_laid_out: 220,
  exhibition_announced: 400,
  exhibition_over: 300,
  first_artefact: 450,
  debris_returned: 350,
  new_year: 350,
  year_marker: 500,
  congress: 150,
  game_over: 400,
}

/** How long an event is shown. */
export const pace = (event: { kind: string }): number => PACES[event.kind] ?? 0

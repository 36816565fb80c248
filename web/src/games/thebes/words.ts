// The words for pieces and places. Every message is named in full, so that a search finds where it is said.

import { list, t } from '../../i18n'
import type { Words } from '../client'
import type { AreaName, CardKind, Exhibition, HelpName, Journey, PlaceName, PlayerAction, Researcher } from './types'

const word = (id: string, args?: Words['args']): Words => ({ id, args })
const words =
  <Name extends string>(ids: Record<Name, string>) =>
  (name: Name): Words => ({ id: ids[name] })

/** "Egypt" */
export const place = words<PlaceName>({
  london: 'thebes-place-london',
  paris: 'thebes-place-paris',
  berlin: 'thebes-place-berlin',
  vienna: 'thebes-place-vienna',
  rome: 'thebes-place-rome',
  warsaw: 'thebes-place-warsaw',
  moscow: 'thebes-place-moscow',
  greece: 'thebes-place-greece',
  crete: 'thebes-place-crete',
  egypt: 'thebes-place-egypt',
  palestine: 'thebes-place-palestine',
  mesopotamia: 'thebes-place-mesopotamia',
})

/** "in Egypt" */
export const at = words<PlaceName>({
  london: 'thebes-at-london',
  paris: 'thebes-at-paris',
  berlin: 'thebes-at-berlin',
  vienna: 'thebes-at-vienna',
  rome: 'thebes-at-rome',
  warsaw: 'thebes-at-warsaw',
  moscow: 'thebes-at-moscow',
  greece: 'thebes-at-greece',
  crete: 'thebes-at-crete',
  egypt: 'thebes-at-egypt',
  palestine: 'thebes-at-palestine',
  mesopotamia: 'thebes-at-mesopotamia',
})

/** "about Egypt" */
export const about = words<AreaName>({
  greece: 'thebes-about-greece',
  crete: 'thebes-about-crete',
  egypt: 'thebes-about-egypt',
  palestine: 'thebes-about-palestine',
  mesopotamia: 'thebes-about-mesopotamia',
})

/** A place as arguments: each language takes the form it needs. */
export const placed = (name: PlaceName) => ({ place: place(name), at: at(name) })

const HELP: Record<HelpName, string> = {
  rumour: 'thebes-card-rumour',
  assistant: 'thebes-card-assistant',
  shovel: 'thebes-card-shovel',
}
export const help = (name: HelpName, area: AreaName): Words => word(HELP[name], { about: about(area) })
/** "with the help of …" */
export const helped = (used: readonly HelpName[], area: AreaName, id = 'thebes-with-help'): string =>
  used.length ? t(id, { help: list(used.map((one) => t(help(one, area)))) }) : ''

const CARDS: Record<CardKind, string> = {
  special_knowledge: 'thebes-card-special',
  general_knowledge: 'thebes-card-general',
  rumour: 'thebes-card-rumour',
  assistant: 'thebes-card-assistant',
  shovel: 'thebes-card-shovel',
  congress: 'thebes-card-congress',
  car: 'thebes-card-car',
  zeppelin: 'thebes-card-zeppelin',
  special_permission: 'thebes-card-permission',
}
const CARDS_EXPLAINED: Record<CardKind, string> = {
  special_knowledge: 'thebes-explain-special',
  general_knowledge: 'thebes-explain-general',
  rumour: 'thebes-explain-rumour',
  assistant: 'thebes-explain-assistant',
  shovel: 'thebes-explain-shovel',
  congress: 'thebes-explain-congress',
  car: 'thebes-explain-car',
  zeppelin: 'thebes-explain-zeppelin',
  special_permission: 'thebes-explain-permission-card',
}
const CARD_TITLES: Record<CardKind, string> = {
  special_knowledge: 'thebes-title-special',
  general_knowledge: 'thebes-title-general',
  rumour: 'thebes-title-rumour',
  assistant: 'thebes-title-assistant',
  shovel: 'thebes-title-shovel',
  congress: 'thebes-title-congress',
  car: 'thebes-title-car',
  zeppelin: 'thebes-title-zeppelin',
  special_permission: 'thebes-title-permission',
}

const CARD_NAMES: Record<Exclude<CardKind, 'special_knowledge'>, string> = {
  general_knowledge: 'thebes-short-general',
  rumour: 'thebes-short-rumour',
  assistant: 'thebes-short-assistant',
  shovel: 'thebes-short-shovel',
  congress: 'thebes-short-congress',
  car: 'thebes-short-car',
  zeppelin: 'thebes-short-zeppelin',
  special_permission: 'thebes-short-permission',
}

const CARD_EFFECTS: Record<CardKind, string> = {
  special_knowledge: 'thebes-effect-special',
  general_knowledge: 'thebes-effect-general',
  rumour: 'thebes-effect-rumour',
  assistant: 'thebes-effect-assistant',
  shovel: 'thebes-effect-shovel',
  congress: 'thebes-effect-congress',
  car: 'thebes-effect-car',
  zeppelin: 'thebes-effect-zeppelin',
  special_permission: 'thebes-effect-permission',
}

type Shown = Pick<Researcher, 'kind' | 'area' | 'points'>
const cardArgs = ({ area, points }: Shown): Words['args'] => ({
  points,
  area: area ? place(area) : '',
  about: area ? about(area) : '',
})

/** "2 books about Egypt", within a sentence. */
export const card = (shown: Shown): Words => word(CARDS[shown.kind], cardArgs(shown))
/** What stands on the card. */
export const cardTitle = (shown: Shown): Words => word(CARD_TITLES[shown.kind], cardArgs(shown))
/** The same in as few words as a small card has room for, beside the area's symbol. */
export const cardName = (shown: Shown): Words =>
  shown.kind === 'special_knowledge' ? cardTitle(shown) : word(CARD_NAMES[shown.kind])
/** What the card does, in one line on it. */
export const cardEffect = (shown: Shown): Words => word(CARD_EFFECTS[shown.kind], cardArgs(shown))
/** What the card does. */
export const cardExplained = (shown: Shown): Words => word(CARDS_EXPLAINED[shown.kind], cardArgs(shown))

/** "small exhibition in London" */
export const exhibition = ({ size, city }: Pick<Exhibition, 'size' | 'city'>): Words =>
  word(size === 'small' ? 'thebes-exhibition-small' : 'thebes-exhibition-large', placed(city))

export const needs = (of: { area: AreaName; artefacts: number }[]): string =>
  list(of.map(({ area, artefacts }) => t('thebes-need', { count: artefacts, site: area, area: t(place(area)) })))

// Counts with their noun

export const weeks = (count: number): Words => word('thebes-n-weeks', { count })
export const points = (count: number): Words => word('thebes-n-points', { count })
export const tokens = (count: number): Words => word('thebes-n-tokens', { count })

type Way = Journey | null | undefined
/** How one will get there, a sentence of its own; nothing for who stays. */
export function journey(of: Way): Words {
  if (!of) return word('thebes-journey-none')
  const args = { ...placed(of.to), weeks: weeks(of.weeks) }
  return of.by_zeppelin
    ? word('thebes-journey-zeppelin', args)
    : of.without_car
      ? word('thebes-journey-without-car', args)
      : word('thebes-journey', args)
}

/** How somebody got there, the beginning of a sentence. */
export function travelled(of: Way): Words {
  if (!of) return word('thebes-journey-none')
  const args = { ...placed(of.to), weeks: weeks(of.weeks) }
  return of.by_zeppelin
    ? word('thebes-flies', args)
    : of.without_car
      ? word('thebes-travels-without-car', args)
      : word('thebes-travels', args)
}

/** What an action takes and where one's marker will stand, as arguments. */
export const cost = ({ journey: way, total_weeks, marker }: PlayerAction['preview']) => ({
  journey: journey(way),
  total: weeks(total_weeks),
  space: marker.space,
  year: `${marker.year}`,
})

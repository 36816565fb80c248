// What is expected of whom, and what offered actions are called and do.

import type { Schemas } from '../../api/types'
import { firstName, list, t } from '../../i18n'
import type { Frame, Viewer, Words } from '../client'
import { afterWhom, exhibitWords, isYou, several } from './explain'
import { isLastRound, printed, tileArgs, tileOf } from './printed'
import { ROMAN, seatInFront, type Action, type Offered, type View } from './types'

/** What is expected of me, or awaited from whom. */
export function prompt({ view }: Frame<'pergamon'>, { names, seats }: Viewer, offers: Offered[]): Words {
  if (view.phase === 'over') return ending(view, names)
  if (view.mover < 0) return { id: 'pergamon-prompt-chance' }
  return seats.includes(view.mover)
    ? mine(view, (wanted) => offers.some(({ actions }) => actions.some(({ kind }) => kind === wanted)))
    : { id: 'pergamon-prompt-wait', args: { name: names[view.mover], phase: view.phase } }
}

function ending(view: View, names: string[]): Words {
  if (view.players === 1)
    return { id: 'pergamon-prompt-solo', args: { points: view.scores[0] ?? 0, medal: view.medal ?? 'none' } }
  const winners = several(view.winners.map((seat) => ({ id: 'pergamon-name', args: { name: names[seat] } })))
  return { id: 'pergamon-prompt-over', args: { count: view.winners.length, winners } }
}

type May = (kind: string) => boolean // what is offered

function mine(view: View, may: May): Words {
  const desk = view.desks[view.mover]
  const coins = desk.coins
  switch (view.phase) {
    case 'sorting':
      return { id: 'pergamon-prompt-sorting' }
    case 'placing': {
      const chests = view.funds.cards.filter(({ back }) => back === 'chest').length
      return { id: 'pergamon-prompt-placing', args: { chests, lowest: view.funds.lowest, highest: view.funds.highest } }
    }
    case 'dig':
      return { id: 'pergamon-prompt-dig', args: { coins } }
    case 'exhibit':
      return exhibiting(view, may)
    case 'store':
      return storing(view, may)
  }
  return { id: 'pergamon-prompt-turn' }
}

function storing(view: View, may: May): Words {
  const { finds, storage_fee } = view.desks[view.mover]
  const id = may('discard') && !may('store') ? 'pergamon-prompt-discard' : 'pergamon-prompt-store'
  return { id, args: { finds: finds.length, coins: storage_fee } }
}

function exhibiting(view: View, may: May): Words {
  const { row, round } = view
  const desk = view.desks[view.mover]
  const end = row?.tiles.at(-1)
  if (!row || !end) {
    if (!may('join')) return storing(view, may)
    if (may('discard') && !may('store')) return { id: 'pergamon-prompt-piece-or-discard' }
    return {
      id: isLastRound(round) ? 'pergamon-prompt-last-chance' : 'pergamon-prompt-piece',
      args: { coins: desk.storage_fee },
    }
  }
  if (row.space === null) return { id: 'pergamon-prompt-join', args: { thing: tileOf(end).right } }
  const full = desk.collections.length === printed().markers
  const id = full ? 'pergamon-prompt-make-room' : 'pergamon-prompt-exhibit'
  return { id, args: { more: may('join') ? 'yes' : 'no' } }
}

/** What a chosen action will do. */
export function effect({ preview }: Action, { view }: Frame<'pergamon'>, viewer: Viewer): Words {
  const { names, seats } = viewer
  const seat = seatInFront(seats, view.mover)
  switch (preview.kind) {
    case 'place': {
      const turns = preview.shares.map(({ figure }) => figure)
      const before = turns.slice(0, turns.indexOf(seat))
      const named = list(before.map((figure) => t(afterWhom(figure, viewer))))
      const last = before.length === turns.length - 1 && turns.length > 1 && turns.length === figures(view)
      const later = view.order.filter((player) => player !== seat && view.desks[player].space === null)
      const args = {
        space: spaceIn(preview, seat) ?? 0,
        deepest: ROMAN[preview.deepest],
        before: before.length,
        names: named,
        later: later.length,
        followers: list(later.map((player) => firstName(names[player]))),
      }
      return { id: last ? 'pergamon-effect-place-last' : 'pergamon-effect-place', args }
    }
    case 'dig':
      return {
        id: 'pergamon-effect-dig',
        args: { coins: preview.coins, left: preview.coins_left, finds: preview.tiles.length },
      }
    case 'lay':
      return { id: 'pergamon-effect-lay', args: { gallery: ROMAN[preview.gallery] } }
    case 'join':
      return {
        id: preview.space === null ? 'pergamon-effect-begin' : 'pergamon-effect-join',
        args: { value: preview.value, space: preview.space ?? 0 },
      }
    case 'exhibit':
      return exhibited(preview, viewer)
    case 'discard':
      return { id: 'pergamon-effect-discard', args: { finds: preview.finds_left, coins: preview.storage_fee } }
    case 'store':
      return {
        id: 'pergamon-effect-store',
        args: { finds: preview.finds, coins: preview.coins, left: preview.coins_left },
      }
    case 'no_dig':
      return { id: 'pergamon-effect-no-dig' }
    case 'finish':
      return { id: 'pergamon-effect-finish' }
    case 'first':
    case 'find':
    case 'back':
    case 'reveal':
      return { id: 'pergamon-prompt-chance' }
  }
}

/** The space that a figure would stand on. */
const spaceIn = ({ shares }: Schemas['PlacePreview'], seat: number) =>
  shares.find(({ figure }) => figure === seat)?.space

/** How many figures there will be on the track. */
const figures = (view: View) => view.players + (view.raider ? 1 : 0)

function exhibited(preview: Schemas['PergamonExhibitPreview'], { names, seats }: Viewer): Words {
  const falling = preview.pushed.filter(({ to }) => to !== null).length
  const parts: Words[] = falling ? [{ id: 'pergamon-fall-by-one', args: { count: falling } }] : []
  for (const { player, marker, to } of preview.pushed)
    if (to === null) {
      const [whose, start] = [isYou(player, seats) ? 'you' : 'theirs', parts.length ? 'no' : 'yes']
      const args = { whose, start, name: firstName(names[player]), marker: ROMAN[marker] }
      parts.push({ id: 'pergamon-effect-leaves', args })
    }
  const args = {
    space: preview.space,
    points: preview.points,
    polish: preview.polish,
    left: preview.coins_left,
    broken: preview.broken_up ? ROMAN[preview.broken_up] : 'no',
  }
  const done: Words = { id: 'pergamon-effect-exhibit', args }
  return parts.length ? { id: 'pergamon-effect-with', args: { done, pushed: several(parts) } } : done
}

/** A row that is about to be exhibited: what it is worth, and what could still be made of it. */
export function choice(
  action: Action,
  frame: Frame<'pergamon'>,
  viewer: Viewer,
): { action: Words; then: Words } | null {
  const { preview } = action
  if (preview.kind !== 'exhibit' || preview.broken_up !== null) return null
  const values = frame.view.suggestions.map(({ value }) => value).filter((value) => value > preview.value)
  const more = values.length ? Math.min(...values) : 0
  return {
    action: { id: 'pergamon-sentence-exhibit', args: { value: preview.value, more } },
    then: exhibited(preview, viewer),
  }
}

/** What the button is called that plays a chosen action. */
export function confirmLabel(action: Action, { view }: Frame<'pergamon'>): Words | null {
  const { preview } = action
  const space = preview.kind === 'place' ? spaceIn(preview, view.mover) : undefined
  return space ? { id: 'pergamon-confirm-place', args: { space } } : shortAction(action)
}

function shortAction({ preview }: Action): Words | null {
  switch (preview.kind) {
    case 'dig':
      return { id: 'pergamon-confirm-dig', args: { coins: preview.coins } }
    case 'exhibit':
      return { id: 'pergamon-exhibit', args: { space: preview.space } }
    case 'discard':
      return { id: 'pergamon-confirm-discard' }
    case 'store':
      return { id: 'pergamon-confirm-store', args: { finds: preview.finds } }
    case 'no_dig':
      return { id: 'pergamon-no-dig' }
    case 'finish':
      return { id: 'pergamon-label-finish' }
  }
  return null
}

/** Not to dig, to store what one has, or to end one's last turn. */
export function decline(offers: Offered[]): { action: Action; words: Words } | null {
  for (const offer of offers)
    for (const action of offer.actions)
      if (action.kind === 'no_dig' || action.kind === 'store' || action.kind === 'finish')
        return { action, words: declined(action) ?? label(offer, action) }
  return null
}

/** In short, for a button that every phone has room for. */
const declined = ({ preview }: Action): Words | null =>
  preview.kind === 'store' ? { id: 'pergamon-decline-store', args: { coins: preview.coins } } : null

/** What an offered action is called. */
export function label({ piece }: Offered, { preview }: Action): Words {
  const touched = pieceArgs(piece)
  switch (preview.kind) {
    case 'first':
      return { id: 'pergamon-prompt-chance' }
    case 'find':
      return { id: 'pergamon-tile', args: touched }
    case 'back':
      return { id: 'pergamon-about-card-down', args: touched }
    case 'reveal':
      return { id: 'pergamon-about-card', args: { value: preview.coins } }
    case 'lay':
      return { id: 'pergamon-label-lay', args: { ...touched, gallery: ROMAN[preview.gallery] } }
    case 'place':
      return {
        id: 'pergamon-label-place',
        args: { ...touched, coins: preview.coins, deepest: ROMAN[preview.deepest] },
      }
    case 'dig':
      return { id: 'pergamon-label-dig', args: { ...touched, coins: preview.coins, finds: preview.tiles.length } }
    case 'no_dig':
      return { id: 'pergamon-no-dig' }
    case 'join':
      return { id: 'pergamon-label-join', args: touched }
    case 'exhibit':
      return exhibitWords(preview)
    case 'discard':
      return { id: 'pergamon-label-discard', args: touched }
    case 'store':
      return { id: 'pergamon-label-store', args: { finds: preview.finds, coins: preview.coins } }
    case 'finish':
      return { id: 'pergamon-label-finish' }
  }
}

/** The same in two or three words, beside a mark on the piece itself. */
export function short(offer: Offered, action: Action): Words {
  const touched = pieceArgs(offer.piece)
  switch (action.kind) {
    case 'place':
      return { id: 'pergamon-short-place', args: touched }
    case 'dig':
      return { id: 'pergamon-short-dig', args: touched }
    case 'join':
    case 'lay':
      return { id: 'pergamon-tile', args: touched }
    case 'discard':
      return { id: 'pergamon-short-discard', args: touched }
  }
  return shortAction(action) ?? label(offer, action)
}

/** A piece as arguments of a text. */
function pieceArgs(piece: Offered['piece']): Record<string, string | number> {
  switch (piece.kind) {
    case 'tile':
      return tileArgs(piece.tile)
    case 'gallery':
      return { gallery: ROMAN[piece.gallery] }
    case 'deck':
      return { back: piece.back }
    case 'research_space':
      return { space: piece.space }
  }
  return {}
}

// What stands below a sentence about what happened: its reason, what came of it, or what comes next.

import { list, t } from '../../i18n'
import type { Frame, Telling, Viewer, Words } from '../client'
import { evaluationAt, type MarkerPoints } from './evaluation'
import { afterWhom, isYou, several, tileWords } from './explain'
import { printed } from './printed'
import { toldSteps } from './tell'
import type { Event, View } from './types'

export function aside({ step: nth }: Telling, { happened, view }: Frame<'pergamon'>, viewer: Viewer): Words | null {
  const { names, seats } = viewer
  const newest = happened.at(-1)
  const step = newest && toldSteps(newest)[nth]?.step
  if (!step) return null
  if ('marker' in step) {
    const { all } = evaluationAt(newest, step, view)!
    return both(gains(view, step.marker), nextOf(all[step.nth + 1], newest.events, viewer))
  }
  const { event } = step
  switch (event.kind) {
    case 'place':
      return order(view, event.figure, viewer)
    case 'reveal':
      return said('pergamon-aside-pot', { coins: coins(view.funds.lowest, view.funds.highest) })
    case 'grant':
      return granted(view, event)
    case 'dig':
      return said('pergamon-aside-found', {
        finds: several(event.tiles.map(tileWords)),
        coins: view.desks[event.player].coins,
      })
    case 'loot':
      return said('pergamon-aside-loot', { finds: several(event.tiles.map(tileWords)) })
    case 'break_up':
      return said('pergamon-aside-break-up')
    case 'exhibit':
      return said('pergamon-aside-exhibit', {
        value: event.value,
        polish: event.polish,
        points: printed().museum[event.space - 1],
      })
    case 'push':
      return said('pergamon-aside-push', { count: event.markers.length })
    case 'leave':
      return said('pergamon-aside-leave')
    case 'discard':
      return said('pergamon-aside-discard')
    case 'store':
      return said('pergamon-aside-left', { coins: view.desks[event.player].coins })
    case 'prize':
    case 'oldest':
      return both(gains(view, event), fallOf(newest.events))
    case 'no_prize':
      return fallOf(newest.events)
    case 'interest_falls':
      return said('pergamon-aside-falls', { spaces: event.spaces })
    case 'new_round': {
      if (event.order.length < 2) return null
      return said('pergamon-aside-round', {
        name: names[event.order[0]],
        you: isYou(event.order[0], seats) ? 'yes' : 'no',
      })
    }
  }
  return null
}

const said = (id: string, args: Words['args'] = {}): Words => ({ id, args })

/** Two sentences, or the one there is. */
const both = (one: Words | null, other: Words | null): Words | null =>
  one && other ? said('pergamon-aside-both', { one, other }) : (one ?? other)

/** After whom a figure acts so far, and what it will take. */
function order({ funds: { shares } }: View, figure: number | 'raider', viewer: Viewer): Words | null {
  const place = shares.findIndex((share) => share.figure === figure)
  if (place < 0) return null
  const before = shares.slice(0, place).map((share) => t(afterWhom(share.figure, viewer)))
  return said('pergamon-aside-place', {
    before: before.length,
    names: list(before),
    coins: coins(shares[place].least, shares[place].most),
  })
}

const coins = (least: number, most: number): Words =>
  least === most
    ? said('pergamon-aside-coins', { coins: least })
    : said('pergamon-aside-coins-between', { least, most })

/** Why a figure takes so many coins. */
function granted({ funds, desks, raider }: View, { space, coins }: Extract<Event, { kind: 'grant' }>): Words {
  const asked = printed().research_spaces[space - 1].coins
  const spaces = [...desks.map((desk) => desk.space ?? 0), raider?.space ?? 0]
  const isLast = Math.max(...spaces) === space
  const why = isLast ? 'last' : coins < asked ? 'short' : 'asked'
  return said('pergamon-aside-grant', { why, space, asked, left: funds.pot })
}

/** Somebody's points before and after. */
function gains({ desks }: View, { player, points }: { player: number; points: number }): Words | null {
  const after = desks[player].tickets
  return after === null ? null : said('pergamon-aside-gains', { before: after - points, after })
}

/** Whose marker counts next, or what comes after the last of them. */
function nextOf(next: MarkerPoints | undefined, events: Event[], { names, seats }: Viewer): Words | null {
  if (next) {
    const { player, space } = next
    return said('pergamon-aside-next-marker', { name: names[player], you: isYou(player, seats) ? 'yes' : 'no', space })
  }
  const prize = events.find(({ kind }) => kind === 'prize' || kind === 'no_prize')
  if (prize && 'thing' in prize) return said('pergamon-aside-next-prize', { thing: prize.thing })
  return fallOf(events)
}

function fallOf(events: Event[]): Words | null {
  const fall = events.find((event) => event.kind === 'interest_falls')
  return fall ? said('pergamon-aside-next-fall', { spaces: fall.spaces }) : null
}

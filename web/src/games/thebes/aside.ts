// What stands below a sentence about what happened: what came of it, and who is next.

import type { Frame, Telling, Viewer, Words } from '../client'
import type { Done } from './lastAction'
import { exhibitionOf } from './printed'
import { toldSteps } from './tell'
import type { View } from './types'
import { needs, points, weeks } from './words'

export function aside({ step }: Telling, { happened, view }: Frame<'thebes'>, viewer: Viewer): Words | null {
  const newest = happened.at(-1)
  const event = newest && toldSteps(newest)[step]?.events[0]
  switch (event?.kind) {
    case 'take':
    case 'exchange':
    case 'dig':
    case 'pass':
      return both(passed(view, event), next(view, event.player, viewer))
    case 'exhibit':
      return both(gained(view, event.player, exhibitionOf(event.card).points), passed(view, event))
    case 'token':
      if (event.token === 'debris') return said('thebes-aside-debris')
      return event.token === 'artefact' ? gained(view, event.player, event.value) : null
    case 'first_artefact':
      return gained(view, event.player, event.value)
    case 'exhibition_announced': {
      const card = exhibitionOf(event.card)
      return said('thebes-aside-exhibition', {
        needs: needs(card.needs),
        weeks: weeks(card.weeks),
        points: points(card.points),
      })
    }
    case 'permission_used':
      return view.desks[event.player].finished ? null : said('thebes-aside-permission')
  }
  return null
}

const said = (id: string, args: Words['args'] = {}): Words => ({ id, args })

const both = (one: Words | null, other: Words | null): Words | null =>
  one && other ? said('thebes-aside-both', { one, other }) : (one ?? other)

/** The weeks that a deed took; none for whoever has reached the end. */
function passed({ desks }: View, { player, marker: { from, to } }: Done): Words | null {
  if (desks[player].finished) return null
  const year = from.year === to.year ? 'same' : `${to.year}`
  return said('thebes-aside-weeks', { from: from.space, to: to.space, year })
}

function next({ order, desks }: View, player: number, { names, seats }: Viewer): Words | null {
  const then = desks[order[0]]
  if (!then || then.finished || names.length < 2) return null
  const isYou = seats.length === 1 && seats[0] === then.player
  const who = then.player === player ? (isYou ? 'again' : 'same') : isYou ? 'you' : 'other'
  return said('thebes-aside-next', { who, name: names[then.player], space: then.space })
}

/** A player's points before and after. */
function gained({ scores }: View, player: number, points: number): Words {
  return said('thebes-aside-points', { before: scores[player] - points, after: scores[player] })
}

// The table while a step of what happened is told: cards that come after it are not there yet.

import type { Frame, Telling } from '../client'
import { toldSteps } from './tell'
import type { Event, View } from './types'

export function asTold(frame: Frame<'thebes'>, { step: nth }: Telling): Frame<'thebes'> {
  const newest = frame.happened.at(-1)
  const last = newest && toldSteps(newest)[nth]?.events.at(-1)
  if (!last) return frame
  const later = newest.events.slice(newest.events.indexOf(last) + 1)
  return later.length ? { ...frame, view: later.reduceRight(undone, frame.view) } : frame
}

function undone(view: View, event: Event): View {
  const { display, exhibitions, exhibitors } = view
  switch (event.kind) {
    case 'card_laid_out':
      return { ...view, display: display.with(event.to, null) }
    case 'card_discarded':
      return { ...view, display: display.with(event.space, event.card) }
    case 'exhibition_announced':
      return { ...view, exhibitions: { ...exhibitions, a: null }, exhibitors: { ...exhibitors, a: [] } }
    case 'exhibition_moved': {
      const { from, to, card } = event
      return {
        ...view,
        exhibitions: { ...exhibitions, [to]: null, [from]: card },
        exhibitors: { ...exhibitors, [to]: [], [from]: exhibitors[to] },
      }
    }
    case 'exhibition_over':
      return { ...view, exhibitions: { ...exhibitions, c: event.card }, exhibitors: { ...exhibitors, c: [] } }
    case 'first_artefact':
      return { ...view, scores: scored(view, event.player, -event.value) }
  }
  return view
}

const scored = ({ scores }: View, player: number, points: number) => scores.with(player, scores[player] + points)

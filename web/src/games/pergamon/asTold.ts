// The table while a step of what happened is told: what comes after it has not happened yet.

import type { Frame, Telling } from '../client'
import { evaluationAt, viewAt } from './evaluation'
import { printed } from './printed'
import type { Figure } from './standing'
import { toldSteps } from './tell'
import type { Event, View } from './types'

/** The frame at a step of its newest ply: coins and finds that are still to move lie where they were, points are still to come. */
export function asTold(frame: Frame<'pergamon'>, { step: nth }: Telling): Frame<'pergamon'> {
  const newest = frame.happened.at(-1)
  const step = newest && toldSteps(newest)[nth]?.step
  if (!step) return frame
  const evaluation = evaluationAt(newest, step, frame.view)
  const later = newest.events.slice(newest.events.indexOf(step.event) + 1)
  const view = evaluation ? viewAt(frame.view, evaluation) : frame.view
  return { ...frame, view: later.reduceRight(undone, view) }
}

function undone(view: View, event: Event): View {
  switch (event.kind) {
    case 'grant':
      return paid({ ...view, funds: { ...view.funds, pot: view.funds.pot + event.coins } }, event.figure, event.coins)
    case 'loot': {
      const galleries = view.galleries.map((tiles, at) => (at + 1 === event.gallery ? event.tiles : tiles))
      return paid({ ...view, galleries }, 'raider', -event.coins)
    }
    case 'store':
      return paid(view, event.player, -event.coins)
    case 'new_round':
      return beforeRound(view, event)
  }
  return view
}

/** A figure has fewer coins than later. */
function paid(view: View, figure: Figure, coins: number): View {
  if (figure === 'raider')
    return view.raider ? { ...view, raider: { ...view.raider, coins: view.raider.coins - coins } } : view
  const desks = view.desks.map((desk) => (desk.player === figure ? { ...desk, coins: desk.coins - coins } : desk))
  return { ...view, desks }
}

/** Figures still stand on the track, and the cards of the round still lie there. */
function beforeRound(view: View, { round, figures, cards }: Extract<Event, { kind: 'new_round' }>): View {
  const stood = new Map(figures.map(({ figure, space }) => [figure, space]))
  const desks = view.desks.map((desk) => ({ ...desk, space: stood.get(desk.player) ?? desk.space }))
  const raider = view.raider && { ...view.raider, space: stood.get('raider') ?? view.raider.space }
  const open = cards.map((value, at) => ({ card: at + 1, back: printed().funds_cards[value - 1].back, value }))
  const sum = cards.reduce((one, other) => one + other, 0)
  const funds = { ...view.funds, cards: open, lowest: sum, highest: sum, shares: [] }
  return { ...view, round: round - 1, desks, raider, funds }
}

// The table as text.

import { list, t } from '../../i18n'
import type { Words } from '../client'
import { exhibitionOf, researcherOf } from './printed'
import { SPACES, type Desk, type View } from './types'
import { at, card, exhibition, needs, place, placed, points, weeks } from './words'

type Part = { heading: Words; lines: Words[] }

export function describe(view: View, names: string[]): Part[] {
  return [
    {
      heading: { id: 'thebes-order' },
      lines: [
        { id: 'thebes-year', args: { year: `${view.year}` } },
        ...view.order.map((player) => {
          const { space, year, place: where, finished, score } = view.desks[player]
          return {
            id: 'thebes-text-player',
            args: {
              name: names[player],
              space,
              year: `${year}`,
              at: at(where),
              points: points(score),
              finished: finished ? 'yes' : 'no',
            },
          }
        }),
      ],
    },
    {
      heading: { id: 'thebes-cards' },
      lines: [
        ...view.display.map((shown, i): Words => {
          if (shown === null) return { id: 'thebes-text-no-card', args: { number: i + 1 } }
          const one = researcherOf(shown)
          const args = { number: i + 1, card: card(one), weeks: weeks(one.weeks), ...placed(one.city) }
          return { id: 'thebes-text-card', args }
        }),
        {
          id: 'thebes-explain-supply',
          args: { left: view.supply.left, second: view.supply.second_stack, stack: view.supply.stack },
        },
      ],
    },
    {
      heading: { id: 'thebes-exhibitions' },
      lines: SPACES.map((space): Words => {
        const shown = view.exhibitions[space]
        if (shown === null) return { id: 'thebes-text-no-exhibition', args: { space } }
        const one = exhibitionOf(shown)
        const able = view.exhibitors[space]
        const args = {
          space,
          exhibition: exhibition(one),
          needs: needs(one.needs),
          weeks: weeks(one.weeks),
          points: points(one.points),
          able: able.length,
          who: list(able.map((player) => names[player])),
        }
        return { id: 'thebes-text-exhibition', args }
      }),
    },
    {
      heading: { id: 'thebes-sites' },
      lines: view.sites.map(({ area, bag, has_bonus }) => ({
        id: 'thebes-text-site',
        args: {
          place: place(area),
          values: bag.artefacts.length ? bag.artefacts.join(' ') : '–',
          books: bag.books.length,
          debris: bag.debris,
          bonus: has_bonus ? 'yes' : 'no',
        },
      })),
    },
    ...view.desks.map((desk) => ({
      heading: { id: 'thebes-desk', args: { name: names[desk.player] } },
      lines: deskLines(desk),
    })),
  ]
}

function deskLines(desk: Desk): Words[] {
  const areas = desk.areas.map((one): Words => ({
    id: 'thebes-text-area',
    args: {
      place: place(one.area),
      books: one.knowledge,
      total: one.total,
      valid: one.permission ? 'yes' : 'no',
      values: one.artefacts.length ? one.artefacts.join(' ') : '–',
      majority: one.majority,
    },
  }))
  const others = desk.cards
    .map(researcherOf)
    .filter((one) => one.kind !== 'special_knowledge')
    .map((one) => t(card(one)))
  const shown = desk.exhibitions.map((one) => t(exhibition(exhibitionOf(one))))
  const lines: Words[] = [...areas]
  if (others.length) lines.push({ id: 'thebes-text-helpers', args: { cards: list(others) } })
  if (shown.length) lines.push({ id: 'thebes-text-shown', args: { exhibitions: list(shown) } })
  const { artefacts, exhibitions, congresses, majorities } = desk.points
  lines.push({
    id: 'thebes-text-points',
    args: { points: points(desk.score), artefacts, exhibitions, congresses, majorities },
  })
  return lines
}

// Cards that travel: a copy of what lay in the display flies to the desk of whoever took it, while the next one is turned.

import type { Frame } from '../client'
import { isStill, STEP_MILLISECONDS } from './pieceAnimation'

export interface Taken {
  piece: string // where it lay, as the log calls it
  player: number
}

/** The cards that went to a desk with the newest deed of a frame. */
export const cardsTaken = ({ happened }: Frame<'thebes'>): Taken[] =>
  happened.slice(-1).flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.kind === 'take') return [{ piece: `card:${event.space}`, player: event.player }]
      if (event.kind === 'exhibit') return [{ piece: `exhibition:${event.space}`, player: event.player }]
      return []
    }),
  )

/** Where a player's things lie: on the desk, or with the seat beside the board. */
const deskOf = (board: Element, player: number): Element | null =>
  board.querySelector(`[data-piece="desk:${player}"]`) ??
  document.querySelector(`[data-seat="${player}"]`) ??
  board.querySelector(`[data-piece="figure:${player}"]`)

/** Let a copy of a card fly to the desk. Called before the card is taken out of the page. */
export function fly(board: HTMLElement, { piece, player }: Taken): void {
  const card = board.querySelector(`[data-piece="${piece}"]`)
  const desk = deskOf(board, player)
  if (!card || !desk || isStill()) return
  const [room, from, to] = [board, card, desk].map((one) => one.getBoundingClientRect())
  if (!from.width || !to.width) return
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-piece')
  copy.inert = true
  copy.ariaHidden = 'true'
  Object.assign(copy.style, {
    position: 'absolute',
    zIndex: '40',
    left: `${from.left - room.left}px`,
    top: `${from.top - room.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
  })
  board.append(copy)
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  const flight = copy.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.6 }],
    { duration: STEP_MILLISECONDS, easing: 'ease-out', fill: 'forwards' },
  )
  flight.onfinish = flight.oncancel = () => copy.remove()
}

/** Lets a piece come from another one, such as a token from the bag of its site. */
export function comeFrom(element: Element, piece: string, delay: number): void {
  const from = element.closest('.thebes')?.querySelector(`[data-piece="${piece}"]`)
  if (!from || isStill()) return
  const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()]
  if (!start.width || !end.width) return
  const x = start.left + start.width / 2 - end.left - end.width / 2
  const y = start.top + start.height / 2 - end.top - end.height / 2
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotateY(180deg) scale(0.6)`, opacity: 0.2 },
      { transform: `translate(${x * 0.2}px, ${y * 0.2}px) rotateY(90deg)`, opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: STEP_MILLISECONDS + 80, delay, easing: 'ease-out', fill: 'backwards' },
  )
}

// The context that all parts of the board share: the table as it is drawn now, and what you can do.

import { isResting } from '../../board/pointer'
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Offer, Words } from '../client'
import type { Done } from './deeds'
import type { AreaName, PlayerAction, View } from './types'

export type Explain = (words: Words | null, at?: Element) => void

export interface BoardContext {
  readonly view: View
  readonly offers: Offer<'thebes'>[]
  readonly chosen: PlayerAction | null
  readonly shown: PlayerAction | null // what the map draws: looked at, or else chosen
  readonly done: Done | null // the deed that is told
  readonly highlighted: string[]
  readonly names: string[]
  readonly me: number // whose desk lies in front
  readonly mine: number[] // one's own seats
  readonly site: AreaName | null // the site that is open
  readonly isFlying: boolean // journeys are by zeppelin, where that is possible
  pick: (action: PlayerAction) => void // choose, and the second time play it
  choose: (action: PlayerAction | null) => void
  look: (action: PlayerAction | null) => void
  open: (area: AreaName | null) => void
  setFlying: (isWanted: boolean) => void
  explain: Explain
  explainOnMap: Explain // beside all its pieces, so that none is covered
}

export const [boardContext, setBoardContext] = createContext<BoardContext>()

/** The actions offered for a piece. */
export function offered<Action extends PlayerAction>(
  offers: Offer<'thebes'>[],
  kind: string,
  field?: string,
  value?: unknown,
): Action[] {
  const isMeant = (piece: Record<string, unknown>) =>
    piece.kind === kind && (field === undefined || piece[field] === value)
  return (offers.find(({ piece }) => isMeant(piece))?.actions ?? []) as Action[]
}

export type Way = 'usual' | 'zeppelin' | 'without-car'
export const wayOf = ({ preview: { journey } }: PlayerAction): Way =>
  journey?.by_zeppelin ? 'zeppelin' : journey?.without_car ? 'without-car' : 'usual'

/** The action on the ground, or by zeppelin where that is wanted or the only way. Without the car only where that is chosen. */
export function preferred<Action extends PlayerAction>(
  actions: Action[],
  { isFlying, chosen }: Pick<BoardContext, 'isFlying' | 'chosen'>,
): Action | null {
  const by = (way: Way) => actions.find((action) => wayOf(action) === way) ?? null
  const walk = by('without-car')
  const plain = walk && walk.action === chosen?.action ? walk : by('usual')
  const flight = by('zeppelin')
  return isFlying ? (flight ?? plain) : (plain ?? flight)
}

/** The same action in another way. */
export function anotherWay(offers: Offer<'thebes'>[], chosen: PlayerAction, to: Way): PlayerAction | null {
  const beside = offers.find(({ actions }) => actions.some(({ action }) => action === chosen.action))?.actions ?? []
  return (beside as PlayerAction[]).find((one) => wayOf(one) === to && isSame(one, chosen)) ?? null
}
const isSame = (one: PlayerAction, other: PlayerAction) =>
  one.preview.work_weeks === other.preview.work_weeks && helpOf(one).join() === helpOf(other).join()
const helpOf = (action: PlayerAction): readonly string[] => (action.kind === 'dig' ? action.preview.knowledge.help : [])

const LONG_PRESS = 450

/** Explains a piece on hover, focus and long press; a click ends it. */
export function explained(explain: Explain, words: () => Words | null): Attachment<Element> {
  return (element) => {
    let timer = 0
    let pressed = false
    const show = () => explain(words(), element)
    const hide = () => {
      clearTimeout(timer)
      queueMicrotask(() => explain(null)) // not in the midst of drawing, when a focused piece is taken away
    }
    const press = (event: Event) => {
      pressed = false
      if ((event as PointerEvent).pointerType !== 'mouse')
        timer = window.setTimeout(() => ((pressed = true), show()), LONG_PRESS)
    }
    const click = (event: Event) => {
      if (pressed) event.stopPropagation()
      else hide()
    }
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse' && !isResting(event as PointerEvent)) show()
    }
    const focus = () => {
      if (element.matches(':focus-visible')) show()
    }
    const release = () => clearTimeout(timer)
    const forget = listen(element, {
      pointerenter: enter,
      pointerleave: hide,
      focus,
      blur: hide,
      pointerdown: press,
      pointerup: release,
      pointercancel: hide,
      click,
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }
}

/** Draws on the map what an action would do, while one points at its button. */
export function looked(table: BoardContext, action: () => PlayerAction | null): Attachment<Element> {
  const look = () => table.look(action())
  const away = () => table.look(null)
  return (element) => listen(element, { pointerenter: look, pointerleave: away, focus: look, blur: away })
}

function listen(element: Element, listeners: Record<string, EventListener>): () => void {
  for (const name in listeners) element.addEventListener(name, listeners[name])
  return () => {
    for (const name in listeners) element.removeEventListener(name, listeners[name])
  }
}

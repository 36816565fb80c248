// Every piece explains itself: on hover, on focus, and on a long press; not after a click.

import { isResting } from '../../board/pointer'
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { BoardProps, Words } from '../client'
import type { Hand, PlayerAction } from './types'

/** Who shows explanations: the table, beside the piece; on the map beside all pieces, so that none is covered. */
export const [explaining, explainWith] = createContext<BoardProps['explain']>()

const LONG_PRESS = 450

/** Explains a piece. */
export function explained(explain: BoardProps['explain'], words: () => Words | null): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0
    let pressed = false
    const show = () => explain(words(), element)
    const hide = () => {
      clearTimeout(timer)
      queueMicrotask(() => explain(null)) // not in the midst of drawing, when a focused piece is taken away
    }
    const release = () => clearTimeout(timer)
    const ends = [
      on(element, 'pointerenter', (event) => {
        if (event.pointerType === 'mouse' && !isResting(event)) show()
      }),
      on(element, 'pointerleave', hide),
      on(element, 'focus', () => {
        if (element.matches(':focus-visible')) show()
      }),
      on(element, 'blur', hide),
      on(element, 'pointerdown', (event) => {
        pressed = false
        if (event.pointerType !== 'mouse') timer = window.setTimeout(() => ((pressed = true), show()), LONG_PRESS)
      }),
      on(element, 'pointerup', release),
      on(element, 'pointercancel', hide),
      on(element, 'click', (event) => {
        if (pressed) event.stopPropagation()
        else hide()
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }
}

/** Draws on the map what an action would do, while one points at its button. */
export function looked(hand: () => Hand, action: () => PlayerAction | null): Attachment<HTMLElement> {
  const look = () => hand().look(action())
  const away = () => hand().look(null)
  return (element) => {
    const ends = [
      on(element, 'pointerenter', look),
      on(element, 'pointerleave', away),
      on(element, 'focus', look),
      on(element, 'blur', away),
    ]
    return () => {
      for (const end of ends) end()
    }
  }
}

// Every piece explains itself: on hover, on focus, and on a long press; never what one is working on, and not after a click.

import { isResting } from '../../board/pointer'
import { on } from 'svelte/events'
import type { Words } from '../client'
import { explained } from './explain'
import type { View } from './types'

const LONG = 450 // milliseconds
const REST = 200 // until a mouse that rests on a piece asks what it is
const FAR = 3 // pixels that a finger may move

export class Explaining {
  #waiting: ReturnType<typeof setTimeout> | undefined
  #wasPressed = false
  #at: Element | null = null

  constructor(
    readonly about: () => { view: View; names: string[] },
    readonly explain: (words: Words | null, at?: Element) => void,
  ) {}

  listen = (root: HTMLElement) => {
    const ends = [
      on(root, 'pointerover', this.#hover),
      on(root, 'pointerleave', this.#hush),
      on(root, 'pointerdown', this.#press),
      on(root, 'pointerup', this.#release),
      on(root, 'pointercancel', this.#release),
      on(root, 'pointermove', this.#move),
      on(root, 'focusin', this.#focus),
      on(root, 'focusout', this.#hush),
      on(root, 'click', this.#click, { capture: true }),
    ]
    return () => {
      clearTimeout(this.#waiting)
      for (const end of ends) end()
    }
  }

  #say(element: Element): void {
    const { view, names } = this.about()
    const key = element.getAttribute('data-piece') ?? element.getAttribute('data-say')
    this.explain(key ? explained(view, key, names) : null, element)
  }

  /** Ask for the piece under the pointer, after a while; a whole desk is too large to speak for itself. */
  #ask(target: EventTarget | null, after: number): void {
    const element = target instanceof Element ? target.closest('[data-piece], [data-say]') : null
    if (element === this.#at) return
    this.#hush()
    if (!element || element.tagName === 'SECTION') return
    this.#at = element
    this.#waiting = setTimeout(() => this.#say(element), after)
  }

  #hush = (): void => {
    clearTimeout(this.#waiting)
    this.#at = null
    this.explain(null)
  }

  #hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && !isResting(event)) this.#ask(event.target, REST)
  }
  #focus = (event: FocusEvent): void => {
    if ((event.target as Element).matches(':focus-visible')) this.#ask(event.target, 0)
  }
  #press = (event: PointerEvent): void => {
    this.#wasPressed = false
    const { target } = event
    clearTimeout(this.#waiting)
    this.explain(null)
    if (event.pointerType !== 'touch') return
    this.#waiting = setTimeout(() => {
      const element = target instanceof Element ? target.closest('[data-piece], [data-say]') : null
      if (!element || element.tagName === 'SECTION') return
      this.#wasPressed = true
      this.#say(element)
    }, LONG)
  }
  #release = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') clearTimeout(this.#waiting)
  }
  #move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && Math.hypot(event.movementX, event.movementY) > FAR) clearTimeout(this.#waiting)
  }
  /** A long press explains and chooses nothing. */
  #click = (event: MouseEvent): void => {
    if (!this.#wasPressed) return
    this.#wasPressed = false
    event.stopPropagation()
    event.preventDefault()
  }
}

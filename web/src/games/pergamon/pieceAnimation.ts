// Animates pieces: each tile and figure is found by its key before and after a change and moves from there to here.

type Places = Map<string, { box: DOMRect; element: HTMLElement }>

const MOVING = '.tile[data-piece], .figure[data-piece]'
const FADING = '.marker[data-piece]' // these find their way by themselves; only new ones have to appear
const EASING = 'cubic-bezier(0.3, 0.7, 0.3, 1)'
const [MOVE, TURN, FADE, APART] = [320, 260, 220, 45] // milliseconds
const MOST = 30 // pieces that come and go at once

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the pieces lie now; those that are not shown have no place. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>(`${MOVING}, ${FADING}`)) {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(element.dataset.piece!, { box, element })
  }
  return found
}

/** Let pieces travel from where they were. `heading` finds what a vanished piece goes to; without it the piece fades. */
export function animatePieces(root: HTMLElement, before: Places, heading: (key: string) => Element | null): void {
  if (!before.size) return
  const calm = isCalm()
  const after = places(root)
  const gone = [...before].filter(
    ([key, { element }]) => !after.has(key) && !element.isConnected && !element.matches(FADING),
  )
  const came = [...after].filter(([key]) => !before.has(key))
  if (gone.length + came.length > MOST) return // another game, or far away in this one

  // Look at everything first, then move it: each look after a change would lay out the whole page again.
  const ground = root.getBoundingClientRect()
  const aims = gone.map(([key]) => (calm ? undefined : heading(key)?.getBoundingClientRect()))
  for (const [key, { box, element }] of after) {
    const old = before.get(key)?.box
    if (!old || element.matches(FADING)) continue
    const [dx, dy] = [old.x - box.x, old.y - box.y]
    if (Math.hypot(dx, dy) < 3) continue
    if (calm) element.animate([{ opacity: 0 }, {}], FADE)
    else glide(element, dx, dy, old.width / box.width)
  }
  came.forEach(([, { element }], nth) => {
    if (calm || element.matches(FADING)) element.animate([{ opacity: 0 }, {}], FADE)
    else if (element.closest('.gallery, .fresh')) turnOver(element, APART * nth)
  })
  gone.forEach(([, { box, element }], nth) => leave(root, element, box, ground, aims[nth], APART * nth))
}

function glide(element: HTMLElement, dx: number, dy: number, scale: number): void {
  const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 9 }
  element.animate([from, { transform: 'none', transformOrigin: '0 0', zIndex: 9 }], { duration: MOVE, easing: EASING })
}

function turnOver(element: HTMLElement, delay: number): void {
  const turn = [
    { transform: 'rotateY(90deg)', opacity: 0.3 },
    { transform: 'none', opacity: 1 },
  ]
  element.animate(turn, { duration: TURN, easing: EASING, delay, fill: 'backwards' })
}

/** A piece that is not on the board any more goes where it belongs, or fades. */
function leave(
  root: HTMLElement,
  element: HTMLElement,
  box: DOMRect,
  ground: DOMRect,
  aim: DOMRect | undefined,
  delay: number,
): void {
  element.removeAttribute('data-piece')
  element.setAttribute('aria-hidden', 'true')
  element.inert = true
  Object.assign(element.style, {
    position: 'absolute',
    margin: '0',
    left: `${box.x - ground.x}px`,
    top: `${box.y - ground.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    zIndex: '9',
  })
  root.append(element)
  const to = aim?.width
    ? {
        transform: `translate(${aim.x + 24 - box.x}px, ${aim.y + aim.height / 2 - box.y}px) scale(0.35)`,
        opacity: 0.4,
        transformOrigin: '0 0',
      }
    : { opacity: 0 }
  const going = element.animate([{ opacity: 1, transformOrigin: '0 0' }, to], {
    duration: aim?.width ? MOVE : FADE,
    easing: EASING,
    delay,
    fill: 'both',
  })
  going.onfinish = going.oncancel = () => element.remove()
}

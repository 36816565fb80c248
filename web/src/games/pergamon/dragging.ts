// Dragging a find with a mouse, a pen or a finger, between the desk and the workbench.

const FAR = 6 // pixels until a press becomes a drag

interface Drag {
  /** Let go: over the bench with the place among its tiles, or null elsewhere. */
  drop: (place: number | null) => void
  /** Whether something is being dragged over the bench. */
  over: (isOver: boolean) => void
}

const benchOf = (piece: Element): Element | null => piece.closest('.pergamon')?.querySelector('[data-bench]') ?? null

/** Before which of the bench's tiles a point is; null beside the bench. */
function placeAt(bench: Element | null, x: number, y: number): number | null {
  const area = bench?.closest('section')?.getBoundingClientRect()
  if (!bench || !area || x < area.left || x > area.right || y < area.top || y > area.bottom) return null
  const tiles = [...bench.querySelectorAll('.tile:not(.free, .ghost)')].map((tile) => tile.getBoundingClientRect())
  return tiles.filter((box) => box.left + box.width / 2 < x).length
}

/** Makes a tile one that can be dragged. A click stays a click. */
export function dragging({ drop, over }: Drag) {
  return (piece: HTMLElement) => {
    function press(pressed: PointerEvent) {
      if (pressed.button !== 0 || piece.getAttribute('aria-disabled') === 'true') return
      const bench = benchOf(piece)
      let isDragged = false
      const move = (moved: PointerEvent) => {
        const [dx, dy] = [moved.clientX - pressed.clientX, moved.clientY - pressed.clientY]
        if (!isDragged && Math.hypot(dx, dy) < FAR) return
        if (!isDragged) piece.setPointerCapture(moved.pointerId)
        isDragged = true
        piece.classList.add('dragged')
        piece.style.translate = `${dx}px ${dy}px`
        over(placeAt(bench, moved.clientX, moved.clientY) !== null)
      }
      const end = (ended: PointerEvent) => {
        piece.removeEventListener('pointermove', move)
        piece.removeEventListener('pointerup', end)
        piece.removeEventListener('pointercancel', end)
        over(false)
        if (!isDragged) return
        piece.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }))
        if (ended.type === 'pointerup') drop(placeAt(bench, ended.clientX, ended.clientY))
        piece.classList.remove('dragged')
        piece.style.translate = ''
      }
      piece.addEventListener('pointermove', move)
      piece.addEventListener('pointerup', end)
      piece.addEventListener('pointercancel', end)
    }
    piece.addEventListener('pointerdown', press)
    return () => piece.removeEventListener('pointerdown', press)
  }
}

/** The click that ends a drag chooses nothing. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

// Where the pointer was pressed last: a piece that comes under it while it rests there is not pointed at.

let [x, y] = [NaN, NaN]
const note = (event: PointerEvent) => ([x, y] = [event.clientX, event.clientY])
document.addEventListener('pointerdown', note, { capture: true, passive: true })

/** Whether a pointer has not moved since it was pressed. */
export const isResting = (event: PointerEvent): boolean => event.clientX === x && event.clientY === y

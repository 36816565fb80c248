// The four objects. Each is centred on x = 0, so that a tile's edge cuts it in half and a neighbour completes it. They are
// pictures, not elements: a table shows a hundred halves of them.

import type { Thing } from './types'

const DRAWN: Record<Thing, string> = {
  vase: '<path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M8 13C25 4 37 17 25 35M-8 13C-25 4 -37 17 -25 35" stroke="#41231a" stroke-width="5"/><path d="M-14 3H14V9H8V19C12 26 30 28 30 44C30 57 14 61 9 66L16 72H-16L-9 66C-14 61 -30 57 -30 44C-30 28 -12 26 -8 19V9H-14Z" fill="#b9572c"/><path d="M-14 3H14V9H-14ZM-11 26L11 26C14 28.5 17 30 20 31.5H-20C-17 30 -14 28.5 -11 26ZM-12 64H12L16 72H-16Z" fill="#41231a"/><path d="M-29.5 39H29.5C30.5 43 30 46 29 49H-29C-30 46 -30.5 43 -29.5 39Z" fill="#41231a"/><path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M-27 46.5L-22 41.5L-17 46.5L-12 41.5L-7 46.5L-2 41.5L2 41.5L7 46.5L12 41.5L17 46.5L22 41.5L27 46.5" stroke="#b9572c" stroke-width="2"/>',
  jug: '<path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M10 9C30 -1 42 17 25 41" stroke="#2d2a35" stroke-width="5.5"/><path d="M-25 3C-15 1 -8 7 11 4V9C9 15 9 21 12 26C23 31 28 39 28 48C28 59 20 66 14 72H-14C-20 66 -28 59 -28 48C-28 39 -23 31 -12 26C-9 19 -12 12 -25 3Z" fill="#2d2a35"/><path d="M-27 43H27C28 46 28 50 27 53H-27C-28 50 -28 46 -27 43Z" fill="#b9572c"/><path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M-25 50Q-21 43 -17 48T-9 48T-1 48T7 48T15 48T25 47" stroke="#2d2a35" stroke-width="2"/><path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M-12 26H12M-17 67H17" stroke="#b9572c" stroke-width="2"/>',
  mask: '<path d="M-35 30C-40 31 -40 44 -33 45ZM35 30C40 31 40 44 33 45Z" fill="#8a6210"/><path d="M0 3C25 3 37 15 35 36C33 55 18 69 0 73C-18 69 -33 55 -35 36C-37 15 -25 3 0 3Z" fill="#d9a93a"/><path d="M0 3C25 3 37 15 35 30C28 18 16 14 0 14C-16 14 -28 18 -35 30C-37 15 -25 3 0 3Z" fill="#8a6210"/><path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M-28 28Q-17 20 -6 27L-5 45Q0 50 5 45L6 27Q17 20 28 28" stroke="#2d2a35" stroke-width="2.5"/><path d="M-26 35Q-16 27 -8 35Q-16 41 -26 35ZM26 35Q16 27 8 35Q16 41 26 35Z" fill="#2d2a35"/><path d="M-13 56Q-5 52 0 54.5Q5 52 13 56Q0 63 -13 56Z" fill="#2d2a35"/><path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M-29 50Q-24 54 -23 60M-20 50Q-17 60 -13 66M29 50Q24 54 23 60M20 50Q17 60 13 66M-5 64L-4 70M5 64L4 70" stroke="#8a6210" stroke-width="2"/>',
  bracelet:
    '<path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M12 15A27 27 0 1 1 -12 15" stroke="#3f8574" stroke-width="12"/><path fill="none" stroke-linecap="round" stroke-linejoin="round" d="M12 15A27 27 0 1 1 -12 15" stroke="#1f4a41" stroke-width="3" stroke-dasharray="3 5"/><path d="M4 6L19 7L20 20L9 21ZM-4 6L-19 7L-20 20L-9 21Z" fill="#1f4a41"/><path d="M9 11H13V15H9ZM-9 11H-13V15H-9Z" fill="#d9a93a"/>',
}

const picture = (drawn: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 0 200 100">${drawn}</svg>`)}")`

/** The pictures as custom properties of the board. */
export const PICTURES = Object.entries(DRAWN)
  .map(([thing, drawn]) => `--pg-${thing}:${picture(drawn)}`)
  .join(';')

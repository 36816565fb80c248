// The four objects. Each is centred on x = 0, so that a tile's edge cuts it in half and a neighbour completes it. They are
// pictures, not elements: a table shows a hundred halves of them.

import type { Thing } from './types'

const DRAWN: Record<Thing, string> = {
  vase: '<path fill="none" d="m8 13c17-9 29 4 17 22M-8 13c-17-9-29 4-17 22" stroke="#41231a" stroke-width="5"/><path d="m-14 3h28v6H8v10c4 7 22 9 22 25 0 13-16 17-21 22l7 6h-32l7-6c-5-5-21-9-21-22 0-16 18-18 22-25V9h-6z" fill="#b9572c"/><path d="m-14 3h28v6h-28zm3 23h22c3 2.5 6 4 9 5.5h-40c3-1.5 6-3 9-5.5zm-1 38h24l4 8h-32z" fill="#41231a"/><path d="m-29.5 39h59c1 4 .5 7-.5 10h-58c-1-3-1.5-6-.5-10z" fill="#41231a"/><path fill="none" d="m-27 46.5 5-5 5 5 5-5 5 5 5-5h4l5 5 5-5 5 5 5-5 5 5" stroke="#b9572c" stroke-width="2"/>',
  jug: '<path fill="none" d="m10 9c20-10 32 8 15 32" stroke="#2d2a35" stroke-width="5.5"/><path d="m-25 3c10-2 17 4 36 1v5c-2 6-2 12 1 17 11 5 16 13 16 22 0 11-8 18-14 24h-28c-6-6-14-13-14-24 0-9 5-17 16-22 3-7 0-14-13-23z" fill="#2d2a35"/><path d="m-27 43h54c1 3 1 7 0 10h-54c-1-3-1-7 0-10z" fill="#b9572c"/><path fill="none" d="m-25 50q4-7 8-2t8 0 8 0 8 0 8 0 10-1" stroke="#2d2a35" stroke-width="2"/><path fill="none" d="M-12 26H12M-17 67H17" stroke="#b9572c" stroke-width="2"/>',
  mask: '<path d="m-35 30c-5 1-5 14 2 15zm70 0c5 1 5 14-2 15z" fill="#8a6210"/><path d="m0 3c25 0 37 12 35 33-2 19-17 33-35 37-18-4-33-18-35-37C-37 15-25 3 0 3z" fill="#d9a93a"/><path d="m0 3c25 0 37 12 35 27-7-12-19-16-35-16-16 0-28 4-35 16C-37 15-25 3 0 3z" fill="#8a6210"/><path fill="none" d="m-28 28q11-8 22-1l1 18q5 5 10 0l1-18q11-7 22 1" stroke="#2d2a35" stroke-width="2.5"/><path d="m-26 35q10-8 18 0-8 6-18 0zm52 0q-10-8-18 0 8 6 18 0z" fill="#2d2a35"/><path d="m-13 56q8-4 13-1.5Q5 52 13 56q-13 7-26 0z" fill="#2d2a35"/><path fill="none" d="m-29 50q5 4 6 10m3-10q3 10 7 16m42-16q-5 4-6 10m-3-10q-3 10-7 16m-18-2 1 6m9-6-1 6" stroke="#8a6210" stroke-width="2"/>',
  bracelet:
    '<path fill="none" d="m12 15a27 27 0 1 1-24 0" stroke="#3f8574" stroke-width="12"/><path fill="none" d="m12 15a27 27 0 1 1-24 0" stroke="#1f4a41" stroke-width="3" stroke-dasharray="3 5"/><path d="m4 6 15 1 1 13-11 1zm-8 0-15 1-1 13 11 1z" fill="#1f4a41"/><path d="m9 11h4v4H9zm-18 0h-4v4h4z" fill="#d9a93a"/>',
}

const picture = (drawn: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 0 200 100" stroke-linecap="round" stroke-linejoin="round">${drawn}</svg>`)}")`

/** The pictures as custom properties of the board. */
export const PICTURES = Object.entries(DRAWN)
  .map(([thing, drawn]) => `--pg-${thing}:${picture(drawn)}`)
  .join(';')

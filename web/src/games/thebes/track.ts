// The time track: 52 spaces clockwise around the map, and the start space inside the first corner.

import type { Sheet } from './geography'

export interface Cell {
  space: number
  x: number
  y: number
  width: number
  height: number
}

const tracks = new WeakMap<Sheet, Cell[]>()

/** All spaces from 0 (start) to 52. */
export function track(sheet: Sheet): Cell[] {
  let cells = tracks.get(sheet)
  if (!cells) tracks.set(sheet, (cells = laid(sheet)))
  return cells
}

function laid(sheet: Sheet): Cell[] {
  const { width, height, band, across, down } = sheet
  const long = width / across
  const tall = (height - 2 * band) / (down - 2)
  // The start space lies inside, beside the first week
  const cells: Cell[] = [
    { space: 0, x: band, y: band, width: Math.max(long * 1.6, 62), height: Math.max(24, band * 0.8) },
  ]
  const add = (x: number, y: number, w: number, h: number) =>
    cells.push({ space: cells.length, x, y, width: w, height: h })
  for (let i = 0; i < across; i++) add(i * long, 0, long, band)
  for (let i = 0; i < down - 2; i++) add(width - band, band + i * tall, band, tall)
  for (let i = across - 1; i >= 0; i--) add(i * long, height - band, long, band)
  for (let i = down - 3; i >= 0; i--) add(0, band + i * tall, band, tall)
  return cells
}

/** The middle of a marker on a space: beside its number; on top of others it leans along the track. */
export function seatOf(sheet: Sheet, space: number, size: number, below: number): readonly [number, number] {
  const { x, y, width, height } = track(sheet)[space]
  const isRow = !space || y === 0 || y > sheet.height - sheet.band - 1
  const edge = size / 2 + 3
  const lean = below * size * 0.32
  const right = x + width - edge - (isRow ? lean : 0)
  return [Math.max(size / 2 + 3, right), y + height - edge - 2 - (isRow ? below * 2 : lean)]
}

/** The space of a week since the first year began. */
export const spaceOf = (week: number): number => (week ? ((week - 1) % 52) + 1 : 0)

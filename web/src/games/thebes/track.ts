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

const EDGE = 3 // pixels that a marker stays away from the edge of a space, and of the map

/** The middle of a marker on a space: beside its number; on top of others it leans along the track. */
export function seatOf(sheet: Sheet, space: number, size: number, below: number): readonly [number, number] {
  if (sheet.isNarrow && space) return seatInside(sheet, space, size, below)
  const { x, y, width, height } = track(sheet)[space]
  const isRow = !space || isInRow(sheet, y)
  const edge = size / 2 + EDGE
  const lean = below * size * 0.32
  const right = x + width - edge - (isRow ? lean : 0)
  return [Math.max(edge, right), Math.max(edge, y + height - edge - 2 - (isRow ? below * 2 : lean))]
}

const isInRow = ({ height, band }: Sheet, y: number) => y === 0 || y > height - band - 1

/** On a narrow sheet a space has no room beside its number: there the marker stands on the edge of the map, at its space. */
function seatInside(sheet: Sheet, space: number, size: number, below: number): readonly [number, number] {
  const { width, height, band } = sheet
  const cell = track(sheet)[space]
  const [across, down] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
  const lean = below * size * 0.36
  const within = (at: number, most: number) => Math.min(most - band - size / 2 + 6, Math.max(band + size / 2 - 6, at))
  return isInRow(sheet, cell.y)
    ? [within(across + (across < width / 2 ? lean : -lean), width), cell.y ? height - band - 6 : band + 3]
    : [cell.x ? width - band - 8 : band + 6, within(down + (down < height / 2 ? lean : -lean), height)]
}

/** The space of a week since the first year began. */
export const spaceOf = (week: number): number => (week ? ((week - 1) % 52) + 1 : 0)

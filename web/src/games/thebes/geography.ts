// The map: our own coarse coast lines by longitude and latitude, and where the places lie on it.

import { isArea, type PlaceName } from './types'

export type Point = readonly [number, number]

/** The room of the board with its time track in pixels, and the part of the world inside it. */
export interface Sheet {
  width: number
  height: number
  isNarrow: boolean
  band: number // of the time track
  across: number // spaces in the upper row, corners included
  down: number // spaces in a column, corners included
  west: number
  east: number
  south: number
  north: number
}

const SPACES_AND_CORNERS = 28 // of a row and a column: 52 spaces, four of them corners
const sheets = new Map<string, Sheet>()

/** The sheet for so much room. On a narrow one the world begins further east and ends further south. */
export function sheetFor(width: number, height: number, isNarrow: boolean): Sheet {
  const key = `${width} ${height} ${isNarrow}`
  let sheet = sheets.get(key)
  if (!sheet) {
    const across = isNarrow
      ? 14
      : Math.min(16, Math.max(13, Math.round((SPACES_AND_CORNERS * width) / (width + height))))
    const world = isNarrow
      ? { band: 24, west: -7.5, east: 51.5, south: 24.6, north: 58 }
      : { band: Math.max(28, Math.round(width * 0.045)), west: -14, east: 52, south: 25, north: 59.5 }
    sheet = { width, height, isNarrow, across, down: SPACES_AND_CORNERS - across, ...world }
    sheets.set(key, sheet)
  }
  return sheet
}

/** Where a place on earth lies on the sheet. */
export function project(sheet: Sheet, [longitude, latitude]: Point): Point {
  const { width, height, band, west, east, south, north } = sheet
  return [
    band + ((longitude - west) / (east - west)) * (width - 2 * band),
    band + ((north - latitude) / (north - south)) * (height - 2 * band),
  ]
}

/** How large an archaeologist is drawn, and how far above the middle of a place the feet stand. */
export const figureSize = ({ width, isNarrow }: Sheet): number => (isNarrow ? 24 : Math.max(26, width * 0.042))
export const lift = (place: PlaceName, size: number): number => size * (isArea(place) ? 0.42 : 0.22)

/** Crete, Greece and the cities stand a little apart from where they are, to give the pieces room. */
export const PLACES: Record<PlaceName, Point> = {
  london: [-0.4, 52],
  paris: [2.7, 47.3],
  berlin: [13.4, 52.9],
  vienna: [16.2, 47.9],
  rome: [12.4, 42.2],
  warsaw: [22.2, 52],
  moscow: [36.6, 55.8],
  greece: [21.8, 39.6],
  crete: [25, 34.8],
  egypt: [29.9, 28.9],
  palestine: [35.9, 31.6],
  mesopotamia: [44.7, 37.7],
}
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

// Lines on the map in tenths of a degree, east and north: the first point, then each as seen from the one before
const LAND: string[] = [
  // Europe, Asia and Africa around the Mediterranean
  `600 640-387 0 0-25 2-9 15-7 20 3 28 3 22-5-20-4-25 0-20-4 0-6 9-3-1-11-10-2-8 7-11-4-4-13 1-7-11-4-4-5-10 3-21-2-23-6
    -17 5-16-4-10 8-3 7 7 10 3 11-10-4-14-2-1-14 6-13-1-4-16-4-20-2-4-9-10-9-11-4-9-3-1-7-13-5-14-2-7 3 3-11-14 2-18-4 5-6
    17-4 7-8 8-7-1-13-4-12-22 1-22 1-22 1-10-7 4-12 0-16-6-15 6-4-1-13 15 1 11-4 8-7 12 7 21 0 14 9 7 12-3 8 12 12 14 6 10
    6-1 11 14 3 17-3 13 7 14 6 13-5 4-10 12-8 12-9 13-5 10-7 6-8 2-9-4-4 8 5 6 6-5 7 4 8 13-6 1 4-14 8-11 8-9 1-11 10-5 7
    -10 8 0 9 12 3 0-7 9 2 7-10 13-7 17-10 12-7 0-13 8-9 5-8 6-5-1-7 5-8 8-3 6 0-3 9 7 0 5 3 0 6-11 9 0 11 7-2 7 1-3 5 20
    1 3-7-1-7 8-9 2-12 10-7 10-4 13 4 7 1 13-6 15 2 15 4 6-3-3-9-3-16-6-13-5-12-14-3-8 2-12 2-11-4-24 0-25 6-18 6-15 6-16
    -7-1-13-15-6-25 10-8 10-20 6-20 3-10 10 8 11-4 11 4 6-12 3-16-4-27-1-25 0-30-9-20-8-25 1-14 6-9-17-22-16-8-15-6-30-36
    -40 0-40 740 0`,
  // Scandinavia
  '175 640-3-32 16-8-13-12-10-18-7-9-15-6-14 0-2 9-8 13-7 13-6 3-11-4-20-9-18 6-7 16 0 38',
  // Britain and Ireland
  `-56 501 21 2 23 4 25 4-4 5 8 10-14 4-5 12-13 10-6 8-5 4 7 12-17 1 5 9-19 0-8-12 3-12 8-6-3-8 17 1 1-9 2-6-14-2 2-8-10
    -5 20-5-11-3`,
  '-61 522 1 13 4 10-14 8-14-8-15-4 7-9-10-11 7-6 15 3',
  // Islands
  '94 431-8-8 6-10 4 9',
  '93 413-11-4 2-20 12 2 2 15',
  '124 380 14 2 18 1-5-17-15 5',
  '233 356 15-1 16-1-1-5-15-1-13 3',
  '322 350 8 4 16 4-6-8-10-5',
  '278 365 5-2-4-5',
  '23 396 9 4 2-5-6-3',
  '110 557 15 4-2-11-11 2',
]
const WATER: string[] = [
  // The Black Sea, the seas of Azov and Marmara, the Caspian Sea, the Red Sea, the Persian Gulf
  '290 412 23 0 20 8 19 0 12-7 21-3 28 5 2 11-20 11-21 11-8 5-13-3-17-6-10 10 6 7-17 5-12-6-7-10-10-12-8-12',
  '350 462 18 6 24 4-12-12-10-5-17 0',
  '264 404 9 6 13 1 7-3-13-5',
  '476 456 14 8 30 4 10-18-20-5-8-15 23-10 5-20 10-30-30-3-18 8 1 17 3 12-11 15-10 11-7 16',
  '324 301 6-13 10-16 15-27 5-45 40 0-27 45-18 30-6 20-7-16-10 13',
  '480 303 15-2 15-15 15-12 15-7 20 3 0-15-30-12-14 7-6 10-10 8-14 17',
]
const RIVERS: string[] = [
  '310 314 2-14-3-20 16-20 4-20-9-40', // Nile
  '390 385-10-15 20-17 20-13 22-18 18-12 19-8', // Euphrates
  '410 375 20-12 16-26 16-12 13-13 4-10', // Tigris
  '90 480 30 8 45-7 25-5 0-18 20-10 40-11 30 5 15 9', // Danube
  '76 476 4 14-10 17-10 12-16 1', // Rhine
  '340 574 40 4 60-16 50-7-10-45-30-24 30-26', // Volga
  '310 545-4-41 29-16 15-10-27-12', // Dnieper
]

function walked(line: string): Point[] {
  const steps = line.match(/-?\d+/g)!.map((step) => Number(step) / 10)
  let [east, north] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, i) => [(east += steps[2 * i]), (north += steps[2 * i + 1])])
}

/** A line through the points with its corners rounded, as a pen would draw it. */
function drawn(sheet: Sheet, line: string, isClosed: boolean): string {
  const points = walked(line).map((point) => project(sheet, point))
  const middle = (p: Point, q: Point) => `${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2).toFixed(1)}`
  const bend = (p: Point, q: Point) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${middle(p, q)}`
  if (!isClosed) {
    const bends = points.slice(1, -1).map((p, i) => bend(p, points[i + 2]))
    return `M${middle(points[0], points[0])}${bends.join('')}L${middle(points[points.length - 1], points[points.length - 1])}`
  }
  const last = points[points.length - 1]
  return `M${middle(last, points[0])}${points.map((p, i) => bend(p, points[(i + 1) % points.length])).join('')}Z`
}

export interface Chart {
  land: string
  water: string
  rivers: string
  graticule: string
}

const charts = new Map<Sheet, Chart>()

/** The lines of the map on a sheet, drawn once. */
export function chart(sheet: Sheet): Chart {
  let found = charts.get(sheet)
  if (!found) {
    const all = (lines: string[], isClosed: boolean) => lines.map((line) => drawn(sheet, line, isClosed)).join('')
    found = { land: all(LAND, true), water: all(WATER, true), rivers: all(RIVERS, false), graticule: graticule(sheet) }
    charts.set(sheet, found)
  }
  return found
}

function graticule(sheet: Sheet): string {
  const { width, height, band } = sheet
  let lines = ''
  for (let longitude = -10; longitude <= 50; longitude += 10)
    lines += `M${project(sheet, [longitude, 0])[0]} ${band}V${height - band}`
  for (let latitude = 30; latitude <= 50; latitude += 10)
    lines += `M${band} ${project(sheet, [0, latitude])[1]}H${width - band}`
  return lines
}

/** A way from place to place along the routes; where several are as short, one of them. */
export function way(routes: PlaceName[][], from: PlaceName, to: PlaceName): PlaceName[] {
  const before = new Map<PlaceName, PlaceName | null>([[from, null]])
  const queue: PlaceName[] = [from]
  for (const place of queue) {
    if (place === to) break
    for (const [one, other] of routes) {
      const next = one === place ? other : other === place ? one : null
      if (next && !before.has(next)) {
        before.set(next, place)
        queue.push(next)
      }
    }
  }
  const found: PlaceName[] = []
  for (let place: PlaceName | null | undefined = to; place; place = before.get(place)) found.unshift(place)
  return found
}

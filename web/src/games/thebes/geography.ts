// The map: our own coarse coast lines by longitude and latitude, and where the places lie on it.

import type { PlaceName } from './shapes'

export type Point = readonly [number, number]

/** The size of the board with its time track, and the part of the world inside it. */
export interface Sheet {
  width: number
  height: number
  band: number // of the time track
  across: number // spaces in the upper row, corners included
  down: number // spaces in a column, corners included
  west: number
  east: number
  south: number
  north: number
}

export const WIDE: Sheet = {
  width: 1200, height: 850, band: 54, across: 16, down: 12,
  west: -14, east: 52, south: 25, north: 59.5,
}
export const NARROW: Sheet = {
  width: 600, height: 720, band: 46, across: 12, down: 16,
  west: -8, east: 51.5, south: 25.2, north: 58.8,
}

/** Where a place on earth lies on the sheet. */
export function project(sheet: Sheet, [longitude, latitude]: Point): Point {
  const { width, height, band, west, east, south, north } = sheet
  return [
    band + ((longitude - west) / (east - west)) * (width - 2 * band),
    band + ((north - latitude) / (north - south)) * (height - 2 * band),
  ]
}

/** Crete, Greece and the cities stand a little apart from where they are, to give the pieces room. */
export const PLACES: Record<PlaceName, Point> = {
  london: [-0.4, 52], paris: [2.7, 47.3], berlin: [13.4, 52.9], vienna: [16.2, 47.9], rome: [12.4, 42.2],
  warsaw: [22.2, 52], moscow: [36.6, 55.8], greece: [21.8, 39.6], crete: [25, 34.8], egypt: [29.9, 28.9],
  palestine: [35.9, 31.6], mesopotamia: [44.7, 37.7],
}
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

const LAND: number[][] = [
  // Europe, Asia and Africa around the Mediterranean
  [60, 64, 21.3, 64, 21.3, 61.5, 21.5, 60.6, 23, 59.9, 25, 60.2, 27.8, 60.5, 30, 60, 28, 59.6, 25.5, 59.6, 23.5, 59.2, 23.5, 58.6,
    24.4, 58.3, 24.3, 57.2, 23.3, 57, 22.5, 57.7, 21.4, 57.3, 21, 56, 21.1, 55.3, 20, 54.9, 19.6, 54.4, 18.6, 54.7, 16.5, 54.5,
    14.2, 53.9, 12.5, 54.4, 10.9, 54, 9.9, 54.8, 9.6, 55.5, 10.3, 56.5, 10.6, 57.6, 9.6, 57.2, 8.2, 57, 8.1, 55.6, 8.7, 54.3,
    8.6, 53.9, 7, 53.5, 5, 53.3, 4.6, 52.4, 3.6, 51.5, 2.5, 51.1, 1.6, 50.8, 1.5, 50.1, 0.2, 49.6, -1.2, 49.4, -1.9, 49.7,
    -1.6, 48.6, -3, 48.8, -4.8, 48.4, -4.3, 47.8, -2.6, 47.4, -1.9, 46.6, -1.1, 45.9, -1.2, 44.6, -1.6, 43.4, -3.8, 43.5,
    -6, 43.6, -8.2, 43.7, -9.2, 43, -8.8, 41.8, -8.8, 40.2, -9.4, 38.7, -8.8, 38.3, -8.9, 37, -7.4, 37.1, -6.3, 36.7, -5.5, 36,
    -4.3, 36.7, -2.2, 36.7, -0.8, 37.6, -0.1, 38.8, -0.4, 39.6, 0.8, 40.8, 2.2, 41.4, 3.2, 42, 3.1, 43.1, 4.5, 43.4, 6.2, 43.1,
    7.5, 43.8, 8.9, 44.4, 10.2, 43.9, 10.6, 42.9, 11.8, 42.1, 13, 41.2, 14.3, 40.7, 15.3, 40, 15.9, 39.2, 16.1, 38.3, 15.7, 37.9,
    16.5, 38.4, 17.1, 39, 16.6, 39.7, 17, 40.5, 18.3, 39.9, 18.4, 40.3, 17, 41.1, 15.9, 41.9, 15, 42, 13.9, 43, 13.4, 43.7,
    12.4, 44.5, 12.4, 45.4, 13.6, 45.7, 13.6, 45, 14.5, 45.2, 15.2, 44.2, 16.5, 43.5, 18.2, 42.5, 19.4, 41.8, 19.4, 40.5,
    20.2, 39.6, 20.7, 38.8, 21.3, 38.3, 21.2, 37.6, 21.7, 36.8, 22.5, 36.5, 23.1, 36.5, 22.8, 37.4, 23.5, 37.4, 24, 37.7,
    24, 38.3, 22.9, 39.2, 22.9, 40.3, 23.6, 40.1, 24.3, 40.2, 24, 40.7, 26, 40.8, 26.3, 40.1, 26.2, 39.4, 27, 38.5, 27.2, 37.3,
    28.2, 36.6, 29.2, 36.2, 30.5, 36.6, 31.2, 36.7, 32.5, 36.1, 34, 36.3, 35.5, 36.7, 36.1, 36.4, 35.8, 35.5, 35.5, 33.9,
    34.9, 32.6, 34.4, 31.4, 33, 31.1, 32.2, 31.3, 31, 31.5, 29.9, 31.1, 27.5, 31.1, 25, 31.7, 23.2, 32.3, 21.7, 32.9, 20.1, 32.2,
    20, 30.9, 18.5, 30.3, 16, 31.3, 15.2, 32.3, 13.2, 32.9, 11.2, 33.2, 10.2, 34.2, 11, 35.3, 10.6, 36.4, 11, 37, 9.8, 37.3,
    8.2, 36.9, 5.5, 36.8, 3, 36.8, 0, 35.9, -2, 35.1, -4.5, 35.2, -5.9, 35.8, -6.8, 34.1, -9, 32.5, -9.8, 31, -10.4, 28, -14, 24,
    -14, 20, 60, 20],
  // Scandinavia
  [17.5, 64, 17.2, 60.8, 18.8, 60, 17.5, 58.8, 16.5, 57, 15.8, 56.1, 14.3, 55.5, 12.9, 55.5, 12.7, 56.4, 11.9, 57.7, 11.2, 59,
    10.6, 59.3, 9.5, 58.9, 7.5, 58, 5.7, 58.6, 5, 60.2, 5, 64],
  // Britain and Ireland
  [-5.6, 50.1, -3.5, 50.3, -1.2, 50.7, 1.3, 51.1, 0.9, 51.6, 1.7, 52.6, 0.3, 53, -0.2, 54.2, -1.5, 55.2, -2.1, 56, -2.6, 56.4,
    -1.9, 57.6, -3.6, 57.7, -3.1, 58.6, -5, 58.6, -5.8, 57.4, -5.5, 56.2, -4.7, 55.6, -5, 54.8, -3.3, 54.9, -3.2, 54, -3, 53.4,
    -4.4, 53.2, -4.2, 52.4, -5.2, 51.9, -3.2, 51.4, -4.3, 51.1],
  [-6.1, 52.2, -6, 53.5, -5.6, 54.5, -7, 55.3, -8.4, 54.5, -9.9, 54.1, -9.2, 53.2, -10.2, 52.1, -9.5, 51.5, -8, 51.8],
  // Islands
  [9.4, 43.1, 8.6, 42.3, 9.2, 41.3, 9.6, 42.2],
  [9.3, 41.3, 8.2, 40.9, 8.4, 38.9, 9.6, 39.1, 9.8, 40.6],
  [12.4, 38, 13.8, 38.2, 15.6, 38.3, 15.1, 36.6, 13.6, 37.1],
  [23.3, 35.6, 24.8, 35.5, 26.4, 35.4, 26.3, 34.9, 24.8, 34.8, 23.5, 35.1],
  [32.2, 35, 33, 35.4, 34.6, 35.8, 34, 35, 33, 34.5],
  [27.8, 36.5, 28.3, 36.3, 27.9, 35.8],
  [2.3, 39.6, 3.2, 40, 3.4, 39.5, 2.8, 39.2],
  [11, 55.7, 12.5, 56.1, 12.3, 55, 11.2, 55.2],
]
const WATER: number[][] = [
  // The Black Sea, the seas of Azov and Marmara, the Caspian Sea, the Red Sea, the Persian Gulf
  [29, 41.2, 31.3, 41.2, 33.3, 42, 35.2, 42, 36.4, 41.3, 38.5, 41, 41.3, 41.5, 41.5, 42.6, 39.5, 43.7, 37.4, 44.8, 36.6, 45.3,
    35.3, 45, 33.6, 44.4, 32.6, 45.4, 33.2, 46.1, 31.5, 46.6, 30.3, 46, 29.6, 45, 28.6, 43.8, 27.8, 42.6],
  [35, 46.2, 36.8, 46.8, 39.2, 47.2, 38, 46, 37, 45.5, 35.3, 45.5],
  [26.4, 40.4, 27.3, 41, 28.6, 41.1, 29.3, 40.8, 28, 40.3],
  [47.6, 45.6, 49, 46.4, 52, 46.8, 53, 45, 51, 44.5, 50.2, 43, 52.5, 42, 53, 40, 54, 37, 51, 36.7, 49.2, 37.5, 49.3, 39.2,
    49.6, 40.4, 48.5, 41.9, 47.5, 43, 46.8, 44.6],
  [32.4, 30.1, 33, 28.8, 34, 27.2, 35.5, 24.5, 36, 20, 40, 20, 37.3, 24.5, 35.5, 27.5, 34.9, 29.5, 34.2, 27.9, 33.2, 29.2],
  [48, 30.3, 49.5, 30.1, 51, 28.6, 52.5, 27.4, 54, 26.7, 56, 27, 56, 25.5, 53, 24.3, 51.6, 25, 51, 26, 50, 26.8, 48.6, 28.5],
]
const RIVERS: number[][] = [
  [31, 31.4, 31.2, 30, 30.9, 28, 32.5, 26, 32.9, 24, 32, 20], // Nile
  [39, 38.5, 38, 37, 40, 35.3, 42, 34, 44.2, 32.2, 46, 31, 47.9, 30.2], // Euphrates
  [41, 37.5, 43, 36.3, 44.6, 33.7, 46.2, 32.5, 47.5, 31.2, 47.9, 30.2], // Tigris
  [9, 48, 12, 48.8, 16.5, 48.1, 19, 47.6, 19, 45.8, 21, 44.8, 25, 43.7, 28, 44.2, 29.5, 45.1], // Danube
  [7.6, 47.6, 8, 49, 7, 50.7, 6, 51.9, 4.4, 52], // Rhine
  [34, 57.4, 38, 57.8, 44, 56.2, 49, 55.5, 48, 51, 45, 48.6, 48, 46], // Volga
  [31, 54.5, 30.6, 50.4, 33.5, 48.8, 35, 47.8, 32.3, 46.6], // Dnieper
]

/** A line through the points with its corners rounded, as a pen would draw it. */
function drawn(sheet: Sheet, numbers: number[], isClosed: boolean): string {
  const points: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) points.push(project(sheet, [numbers[i], numbers[i + 1]]))
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
    const all = (lines: number[][], isClosed: boolean) => lines.map((line) => drawn(sheet, line, isClosed)).join('')
    found = { land: all(LAND, true), water: all(WATER, true), rivers: all(RIVERS, false), graticule: graticule(sheet) }
    charts.set(sheet, found)
  }
  return found
}

function graticule(sheet: Sheet): string {
  const { width, height, band } = sheet
  let lines = ''
  for (let longitude = -10; longitude <= 50; longitude += 10) lines += `M${project(sheet, [longitude, 0])[0]} ${band}V${height - band}`
  for (let latitude = 30; latitude <= 50; latitude += 10) lines += `M${band} ${project(sheet, [0, latitude])[1]}H${width - band}`
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

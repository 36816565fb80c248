// The routes on the map, and the way of a journey along them.

import { PLACES, project, way, type Point, type Sheet } from './geography'
import type { Journey, PlaceName } from './types'

/** From place to place on a curve. */
export interface Leg {
  from: Point
  bend: Point
  to: Point
}
type Route = PlaceName[]
type Trip = Pick<Journey, 'from' | 'to' | 'by_zeppelin'>

const BEND = 0.06
const HIGH = 0.22 // how high one flies, as a share of the distance from west to east
const STEPS = 10 // points of a leg that a piece passes

/** A route as it is printed; whoever goes back goes on the same curve. */
export function legOf(sheet: Sheet, from: PlaceName, to: PlaceName, isBack = false): Leg {
  const [[x, y], [u, v]] = [project(sheet, PLACES[from]), project(sheet, PLACES[to])]
  const bend = isBack ? -BEND : BEND
  return { from: [x, y], bend: [(x + u) / 2 + (v - y) * bend, (y + v) / 2 - (u - x) * bend], to: [u, v] }
}

/** The legs of a journey: along the routes, or through the air. */
export function legsOf(sheet: Sheet, routes: Route[], { from, to, by_zeppelin }: Trip): Leg[] {
  if (by_zeppelin) {
    const { from: start, to: end } = legOf(sheet, from, to)
    const top = Math.min(start[1], end[1]) - Math.abs(end[0] - start[0]) * HIGH - sheet.height * 0.03
    return [{ from: start, bend: [(start[0] + end[0]) / 2, top], to: end }]
  }
  const stops = way(routes, from, to)
  return stops.slice(1).map((stop, i) => {
    const isPrinted = routes.some(([one, other]) => one === stops[i] && other === stop)
    return legOf(sheet, stops[i], stop, !isPrinted)
  })
}

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The legs as a line to draw. */
export const lineOf = (legs: Leg[]): string =>
  legs.length ? `M${at(legs[0].from)}${legs.map(({ bend, to }) => `Q${at(bend)} ${at(to)}`).join('')}` : ''

/** Points on the way, for a piece that travels. */
export const pointsOf = (legs: Leg[]): Point[] =>
  legs.flatMap(({ from, bend, to }) =>
    Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const [a, b, c] = [(1 - step / STEPS) ** 2, (2 * step * (1 - step / STEPS)) / STEPS, (step / STEPS) ** 2]
      return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]]
    }),
  )

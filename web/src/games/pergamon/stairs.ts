// Where the spaces of the museum are in a drawing of some size: six flights of four steps, zigzag up to 24.

import { printed } from './printed'

const [ROOF, BASE, COLUMN, GAP, SILL] = [71, 20, 46, 7, 21] // pixels; the sill is what the lowest step needs for its number
const FLIGHTS = 6
const STEPS = 4

export interface Point {
  x: number
  y: number
}

export interface Stairs {
  width: number
  height: number
  left: number // of the hall
  wide: number // a step
  floor: number // the height of a flight
  roof: number
  ground: number
  size: number // of a marker
  /** The middle of a space's upper edge. */
  step: (space: number) => Point
  /** Where a marker stands on a space; null is the door. */
  stand: (space: number | null) => Point
  /** The lower edge of the flight that a space belongs to. */
  bottom: (space: number) => number
  /** Where the points of a flight are written. */
  ticket: (points: number) => Point
}

/** The stairs in a place of so many pixels. */
export function stairs(width: number, height: number): Stairs {
  const roof = Math.max(46, Math.min(ROOF, height * 0.115))
  const ground = height - BASE
  const floor = (ground - roof) / FLIGHTS
  const left = COLUMN + GAP
  const wide = (width - 2 * left) / STEPS
  const rise = Math.min(12, floor * 0.1)
  const size = Math.max(22, Math.min(44, floor - SILL - 3 * rise - 4, floor * 0.36))
  const bottom = (space: number) => ground - Math.floor((space - 1) / STEPS) * floor
  function step(space: number): Point {
    const [flight, nth] = [Math.floor((space - 1) / STEPS), (space - 1) % STEPS]
    const along = flight % 2 ? STEPS - 1 - nth : nth
    return { x: left + wide * (along + 0.5), y: bottom(space) - SILL - nth * rise }
  }
  function stand(space: number | null): Point {
    if (space === null) return { x: left - 26, y: ground - size * 0.62 }
    const { x, y } = step(space)
    return { x, y: y - size * 0.5 - 2 }
  }
  const ticket = (points: number) => ({
    x: COLUMN / 2 + 2,
    y: bottom(printed().museum.indexOf(points) + 1) - floor * 0.58,
  })
  return { width, height, left, wide, floor, roof, ground, size, step, stand, bottom, ticket }
}

import { expect, test } from 'vitest'
import { sheetFor } from '../../../src/games/thebes/geography'
import { spaceOf, track } from '../../../src/games/thebes/track'

test.each([
  [655, 464, false],
  [488, 426, false],
  [997, 706, false],
  [374, 299, true],
])('the track of %d by %d pixels has a start and 52 weeks that join at their edges', (width, height, isNarrow) => {
  const [, ...weeks] = track(sheetFor(width, height, isNarrow))
  expect(weeks.map(({ space }) => space)).toEqual(Array.from({ length: 52 }, (_, week) => week + 1))
  weeks.forEach((one, number) => {
    const next = weeks[(number + 1) % weeks.length]
    const apart = (start: number, size: number, other: number, otherSize: number) =>
      Math.max(other - (start + size), start - (other + otherSize))
    expect(apart(one.x, one.width, next.x, next.width)).toBeLessThan(1e-6)
    expect(apart(one.y, one.height, next.y, next.height)).toBeLessThan(1e-6)
  })
})

test('a week has the same space in every year', () => {
  expect([0, 1, 52, 53, 104].map(spaceOf)).toEqual([0, 1, 52, 1, 52])
})

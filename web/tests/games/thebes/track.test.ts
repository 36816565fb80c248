import { expect, test } from 'vitest'
import { sheetFor } from '../../../src/games/thebes/geography'
import { seatOf, spaceOf, track } from '../../../src/games/thebes/track'

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

test.each([
  [655, 464, false, 18],
  [374, 299, true, 17],
  [350, 366, true, 17],
])('markers on a track of %d by %d pixels are whole, and cover no number', (width, height, isNarrow, size) => {
  const sheet = sheetFor(width, height, isNarrow)
  const half = size / 2
  for (const { space, x, y } of track(sheet).slice(1)) {
    for (const below of [0, 1, 2, 3]) {
      const [across, down] = seatOf(sheet, space, size, below)
      for (const [at, most] of [
        [across, width],
        [down, height],
      ]) {
        expect(at - half).toBeGreaterThanOrEqual(0)
        expect(at + half).toBeLessThanOrEqual(most)
      }
    }
    const [across, down] = seatOf(sheet, space, size, 0)
    const type = isNarrow ? 12 : 13
    const isFree = across - half >= x + 3.5 + type || down - half >= y + type - 0.5 || down + half <= y + 3
    const isBeside = across + half <= x + 3.5
    if (isNarrow) expect([space, isFree || isBeside]).toEqual([space, true])
  }
})

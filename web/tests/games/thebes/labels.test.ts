import { expect, test } from 'vitest'
import { PLACE_NAMES, sheetFor } from '../../../src/games/thebes/geography'
import { boxOf, labelsFor, overlap, sizesFor } from '../../../src/games/thebes/labels'
import { wordsOf } from '../../gameWords'

// The room that the map has, in pixels: phones, beside an analysis, at the end of a game, laptops, large screens
const NARROW = [
  [374, 206],
  [374, 230],
  [374, 260],
  [374, 299],
  [344, 230],
  [334, 350],
] as const
const WIDE = [
  [560, 397],
  [655, 464],
  [770, 545],
  [997, 706],
] as const
const nameOf = (language: string) => {
  const words = wordsOf('thebes', language)
  return Object.fromEntries(
    PLACE_NAMES.map((name) => [name, new RegExp(`^thebes-place-${name} = (.+)$`, 'm').exec(words)![1]]),
  ) as Record<(typeof PLACE_NAMES)[number], string>
}
const cases = ['en', 'de', 'fr'].flatMap((language) =>
  [...NARROW, ...WIDE].map(([width, height]) => ({ language, width, height, isNarrow: width < 400 })),
)

test.each(cases)('no name covers another or is cut off: $language, $width × $height', (one) => {
  const sheet = sheetFor(one.width, one.height, one.isNarrow)
  const sizes = sizesFor(sheet, one.isNarrow)
  const texts = nameOf(one.language)
  const labels = labelsFor(sheet, texts, sizes)
  const boxes = PLACE_NAMES.map((name) => ({ name, box: boxOf(sheet, name, texts[name], sizes, labels.get(name)!) }))
  const upon = boxes.flatMap(({ name, box }, at) =>
    boxes.slice(at + 1).flatMap((other) => (overlap(box, other.box) > 0 ? [`${name} and ${other.name}`] : [])),
  )
  expect(upon).toEqual([])
  for (const { box } of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(sheet.band)
    expect(box.right).toBeLessThanOrEqual(sheet.width - sheet.band)
    expect(box.top).toBeGreaterThanOrEqual(sheet.band - 4)
    expect(box.bottom).toBeLessThanOrEqual(sheet.height - sheet.band + 4)
  }
})

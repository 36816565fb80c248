// The halves, numbers and centuries printed on the tiles 1 to 60, for offers that name a tile by its number only:
// v, j, m and b are the halves. A century has twelve tiles.
const HALVES =
  'bm vb jm mv bv mj vj jb jv mb bj vm jv mb bj vm vb mv jm bm vj jb mj bv vj jb mj bv bj vm jv mb mv bm vb jm bm mv vb jm jb mj bv vj jv vm mb bj vm jv mb bj vb jm mv bm vj bv jb mj'.split(' ')
const NUMBERS = [
  20, 25, 30, 39, 50, 57, 61, 66, 72, 81, 86, 97, 12, 21, 26, 37, 43, 45, 48, 62, 79, 84, 93, 98, 19, 24, 33, 38, 44, 55, 60, 69,
  75, 80, 91, 96, 14, 15, 31, 36, 42, 51, 56, 67, 78, 85, 87, 92, 13, 18, 27, 32, 49, 54, 63, 68, 73, 74, 90, 99,
]
const THINGS: Record<string, string> = { v: 'vase', j: 'jug', m: 'mask', b: 'bracelet' }

/** What is printed on a tile. */
export function printed(tile: number): Record<string, string | number> {
  const [left, right] = HALVES[tile - 1]
  return { tile, left: THINGS[left], right: THINGS[right], number: NUMBERS[tile - 1], century: Math.ceil(tile / 12) }
}

// The parts of the board that a phone shows by themselves.

import type { Frame, Part } from '../client'
import { SPACES } from './types'

export const PARTS: readonly Part[] = [
  { name: 'map', label: 'thebes-part-map', icon: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14' },
  { name: 'exhibitions', label: 'thebes-part-exhibitions', icon: 'm4 9 8-5 8 5zm2 0v9m4-9v9m4-9v9m4-9v9M4 20h16' },
  { name: 'desk', label: 'thebes-part-desk', icon: 'm4 9h16v3H4zm2 3v8m12-8v8M8 9V5h8v4' },
]

/** The part that shows a piece, by its key. */
export function partOf(key: string, { desks }: Pick<Frame<'thebes'>['view'], 'desks'>): string {
  if (SPACES.some((space) => key === `exhibition:${space}`)) return 'exhibitions'
  return desks.some(({ player }) => key === `desk:${player}`) ? 'desk' : 'map'
}

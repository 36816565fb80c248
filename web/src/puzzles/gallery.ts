// Which puzzles a gallery shows, in which order, and which one comes next.

import type { PuzzleHead } from '../api/types'

export const DIFFICULTIES = [1, 2, 3]

export interface Filter {
  theme: string // '' for all
  difficulty: number // 0 for all
  isUnsolved: boolean // only what is not solved yet
}
export const ALL: Filter = { theme: '', difficulty: 0, isUnsolved: false }

/** From easy to hard, the themes mixed: ids are as good as drawn by lot. */
export const inOrder = (puzzles: readonly PuzzleHead[]): PuzzleHead[] =>
  puzzles.toSorted((one, other) => one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1))

export const fits = (one: PuzzleHead, { theme, difficulty, isUnsolved }: Filter, solved: readonly string[]): boolean =>
  (!theme || one.theme === theme) &&
  (!difficulty || one.difficulty === difficulty) &&
  !(isUnsolved && solved.includes(one.id))

/** The first one after a puzzle, or of all, that is not solved; where all are, the one that follows. */
export function nextOf(puzzles: readonly PuzzleHead[], solved: readonly string[], after = ''): PuzzleHead {
  const place = puzzles.findIndex(({ id }) => id === after)
  const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(0, place))]
  return others.find(({ id }) => !solved.includes(id)) ?? others[0]
}

/** How many of some puzzles are solved. */
export const solvedOf = (puzzles: readonly PuzzleHead[], solved: readonly string[]): number =>
  puzzles.filter(({ id }) => solved.includes(id)).length

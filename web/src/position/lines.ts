// The lines of a text that somebody writes.

export const linesOf = (text: string): string[] => text.split('\n')

/** Where a line begins and ends in a text; lines are counted from 1. */
export function spanOf(text: string, line: number): [from: number, to: number] {
  const lines = linesOf(text)
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  return [from, from + (lines[line - 1]?.length ?? 0)]
}

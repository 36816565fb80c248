import type { GameAnalysed } from '../api/types'

export type Decision = GameAnalysed['decisions'][number]

/** The signs of the grades, as chess players write them. */
export const SIGNS = { even: '=', best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** Whether a decision cost much. */
export const isMistake = ({ grade }: Decision): boolean => grade === 'mistake' || grade === 'blunder'

/** Whether a decision has a sign on the chart. */
const isSigned = (one: Decision): boolean => isMistake(one) || one.grade === 'inaccuracy'

const SIGN = 19 // pixels across

interface Signed {
  decision: Decision
  x: number
  y: number
}

/** Where signs stand on a chart: the one that is looked at, and the costliest of those that would cover each other. */
export function signsOn(
  decisions: readonly Decision[],
  ply: number,
  place: (decision: Decision) => { x: number; y: number },
): Signed[] {
  const order = decisions
    .filter(isSigned)
    .sort((one, other) => Number(other.ply === ply) - Number(one.ply === ply) || other.cost - one.cost)
  const shown: Signed[] = []
  for (const decision of order) {
    const { x, y } = place(decision)
    if (shown.every((one) => Math.hypot(one.x - x, one.y - y) >= SIGN)) shown.push({ decision, x, y })
  }
  return shown
}

import type { GameAnalysed } from '../api/types'

export type Decision = GameAnalysed['decisions'][number]

/** The signs of the grades, as chess players write them. */
export const SIGNS = { even: '=', best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** Whether a decision cost much. */
export const isMistake = ({ grade }: Decision): boolean => grade === 'mistake' || grade === 'blunder'

/** The signs of the grades, as chess players write them. */
export const SIGNS = { even: '=', best: '✓', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' }

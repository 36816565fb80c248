import { expect, test } from 'vitest'
import { signsOn, type Decision } from '../../src/analysis/signs'

const decision = (ply: number, grade: Decision['grade'], cost: number) => ({ ply, grade, cost, player: 0 }) as Decision
const at = ({ ply }: Decision) => ({ x: 10 * ply, y: 0 })
const shown = (decisions: Decision[], ply = 99) => signsOn(decisions, ply, at).map(({ decision }) => decision.ply)

test('inaccuracies are signed, and what cost nothing is not', () => {
  expect(shown([decision(0, 'inaccuracy', 0.03), decision(5, 'best', 0), decision(9, 'good', 0.01)])).toEqual([0])
})

test('of signs that would cover each other the costliest is shown', () => {
  const three = [decision(1, 'mistake', 0.1), decision(2, 'blunder', 0.3), decision(8, 'inaccuracy', 0.03)]
  expect(shown(three)).toEqual([2, 8])
})

test('the decision that is looked at keeps its sign', () => {
  expect(shown([decision(1, 'inaccuracy', 0.02), decision(2, 'blunder', 0.3)], 1)).toEqual([1])
})

import { expect, test } from 'vitest'
import type { PlayedAction } from '../../../src/api/types'
import { print } from './table'

test('each round begins with the ply after the last one', async () => {
  await print()
  const { stages } = await import('../../../src/games/pergamon/stages')
  const plies = [{ events: [{ kind: 'new_round', round: 2 }] }, { events: [] }] as unknown as PlayedAction<'pergamon'>[]
  expect(stages(plies).map(({ ply, name }) => [ply, name])).toEqual([
    [0, '1'],
    [1, '2'],
  ])
})

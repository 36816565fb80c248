// The ways to do the same: on the ground, by zeppelin, or without one's car.

import { isPlayers, type Hand, type Offered, type PlayerAction } from './types'

export type Way = 'usual' | 'zeppelin' | 'without-car'
export const wayOf = ({ preview: { journey } }: PlayerAction): Way =>
  journey?.by_zeppelin ? 'zeppelin' : journey?.without_car ? 'without-car' : 'usual'

/** The action on the ground, or by zeppelin where that is wanted or the only way. Without the car only where that is chosen. */
export function preferred<Action extends PlayerAction>(
  actions: readonly Action[] | undefined,
  { isFlying, chosen }: Pick<Hand, 'isFlying' | 'chosen'>,
): Action | null {
  const by = (way: Way) => actions?.find((action) => wayOf(action) === way) ?? null
  const walk = by('without-car')
  const plain = walk && walk.action === chosen?.action ? walk : by('usual')
  const flight = by('zeppelin')
  return isFlying ? (flight ?? plain) : (plain ?? flight)
}

/** The same action in another way. */
export function anotherWay(offers: Offered[], chosen: PlayerAction, to: Way): PlayerAction | null {
  const beside = offers.find(({ actions }) => actions.some(({ action }) => action === chosen.action))?.actions ?? []
  return beside.filter(isPlayers).find((one) => wayOf(one) === to && isSame(one, chosen)) ?? null
}
const isSame = (one: PlayerAction, other: PlayerAction) =>
  one.preview.work_weeks === other.preview.work_weeks && helpOf(one).join() === helpOf(other).join()
const helpOf = ({ preview }: PlayerAction): readonly string[] => (preview.kind === 'dig' ? preview.knowledge.help : [])

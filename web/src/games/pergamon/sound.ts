// What is heard of what happens.

import type { GameClient } from '../client'

type Sound = NonNullable<GameClient<'pergamon'>['sound']>

const SOUNDS: Partial<Record<Parameters<Sound>[0]['kind'], ReturnType<Sound>>> = {
  lay: 'tile',
  join: 'tile',
  draw: 'card',
  reveal: 'card',
  place: 'tile',
  grant: 'coin',
  store: 'coin',
  dig: 'dig',
  loot: 'dig',
  exhibit: 'tile',
  evaluation: 'evaluation',
  prize: 'coin',
  game_over: 'end',
}

export const sound: Sound = ({ kind }) => SOUNDS[kind] ?? null

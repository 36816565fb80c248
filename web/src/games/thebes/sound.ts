// What is heard of what happens.

import type { GameClient } from '../client'

type Sound = NonNullable<GameClient<'thebes'>['sound']>

const SOUNDS: Partial<Record<Parameters<Sound>[0]['kind'], ReturnType<Sound>>> = {
  take: 'card',
  card_laid_out: 'card',
  exchange: 'card',
  exhibit: 'evaluation',
  dig: 'dig',
  token: 'tile',
  congress: 'coin',
  first_artefact: 'coin',
  game_over: 'end',
}

export const sound: Sound = ({ kind }) => SOUNDS[kind] ?? null

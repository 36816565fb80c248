// The picture of each game in large and in small; an installed game has that of the plain board.

import type { Component } from 'svelte'
import PergamonArt from './pergamon/Art.svelte'
import PergamonEmblem from './pergamon/Emblem.svelte'
import PlainArt from './plain/Art.svelte'
import PlainEmblem from './plain/Emblem.svelte'
import ThebesArt from './thebes/Art.svelte'
import ThebesEmblem from './thebes/Emblem.svelte'

const ARTS: Record<string, Component> = { pergamon: PergamonArt, thebes: ThebesArt }
const EMBLEMS: Record<string, Component<{ size: number }>> = { pergamon: PergamonEmblem, thebes: ThebesEmblem }

export const artOf = (game: string): Component => ARTS[game] ?? PlainArt
export const emblemOf = (game: string): Component<{ size: number }> => EMBLEMS[game] ?? PlainEmblem

// Who stands where: figures on the research track, markers in the museum; and who has which finds.

import { printed } from './printed'
import { touched, type Hand, type Share, type View } from './types'

export type Figure = number | 'raider'

/** The figure on a research space: a seat, the tomb raider, or nobody. */
export function figureOn(view: View, space: number): Figure | null {
  if (view.raider?.space === space) return 'raider'
  return view.desks.find((desk) => desk.space === space)?.player ?? null
}

/** What the figures on the track will take, in the order of their turns; with one's own on the space that is chosen. */
export function sharesOf(view: View, { acts, chosen }: Pick<Hand, 'acts' | 'chosen'>): Share[] {
  const aimed = touched(acts.place, chosen)
  return (aimed !== null && acts.place.get(aimed)?.preview.shares) || view.funds.shares
}

/** For how many chests the tomb raider stands on a space; null if he never does, or does not join in. */
export function chestsOfRaider(view: View, space: number): number | null {
  const chests = printed().raider_spaces.indexOf(space)
  return view.raider && chests >= 0 ? chests : null
}

export interface Marker {
  player: number
  marker: number
  space: number
}

/** The markers in the museum, from the lowest up. */
export const markersOnShow = ({ desks }: View): Marker[] =>
  desks
    .flatMap(({ player, collections }) => collections.map(({ marker, space }) => ({ player, marker, space })))
    .sort((one, other) => one.space - other.space)

/** Whoever has a find, by the find's key: on the desk, in a collection, or in the row that is laid. */
export function holders({ desks, mover, row }: View): Map<string, number> {
  const held = desks.flatMap(({ player, finds, collections }) =>
    [...finds, ...collections.flatMap(({ tiles }) => tiles)].map((tile) => ({ tile, player })),
  )
  const laid = row?.tiles.map((tile) => ({ tile, player: mover })) ?? []
  return new Map([...laid, ...held].map(({ tile, player }) => [`tile:${tile}`, player]))
}

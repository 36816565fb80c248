// Whether a game brings a part, for pages of a table that lead to it.

import * as api from '../api/client'
import type { GameName, GamePart, Games } from '../api/types'
import { hasPart } from './gameParts'

let known = $state.raw<Games | null>(null)
let isAsked = false

function learn(): void {
  if (isAsked) return
  isAsked = true
  api.games().then(
    (games) => (known = games),
    () => (isAsked = false),
  )
}

/** Whether a game brings a part; no, until the server has said so. */
export function brings(game: GameName, part: GamePart): boolean {
  learn()
  return known !== null && hasPart(known, game, part)
}

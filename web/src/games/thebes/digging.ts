// The tokens of a dig as they come from the bag, told by the events of what happened.

import type { Frame } from '../client'
import type { AreaName, Event, Knowledge, TokenName } from './types'

export interface Drawn {
  kind: TokenName
  value: number
  about: AreaName | null
  isBonus: boolean
  delay: number // before it turns over, when several come at once
}

export interface Digging {
  player: number
  area: AreaName
  wheel: { knowledge: Knowledge; weeks: number; tokens: number } | null // as it was set, if one has seen that
  due: number
  drawn: Drawn[]
  isPast?: true // something else has been done since
}

const STEP = 220
const DEEDS = ['take', 'exchange', 'exhibit', 'pass']

/** The dig to be shown with a frame, after the one that was shown with the frame before. */
export function dug(now: Digging | null, { view: { dig }, happened }: Frame<'thebes'>, mine: number[]): Digging | null {
  if (!happened.length) return dig && { player: dig.player, area: dig.area, wheel: null, due: dig.draws_due, drawn: [] }
  let [found, begins, fresh] = [now, false, 0]
  for (const event of happened.flatMap(({ events }) => events)) {
    if (event.kind === 'dig') {
      const { player, area, knowledge, weeks, tokens } = event
      found = { player, area, wheel: { knowledge, weeks, tokens }, due: tokens, drawn: [] }
      begins = true
      fresh = 0
    } else if (event.kind === 'token' || event.kind === 'first_artefact') {
      const known = found ?? { player: event.player, area: event.area, wheel: null, due: 0, drawn: [] }
      const token = { ...drawn(event), delay: fresh * STEP }
      found = {
        ...known,
        due: event.kind === 'token' ? event.draws_due : known.due,
        drawn: [...still(known, fresh), token],
      }
      fresh += 1
    } else if (DEEDS.includes(event.kind) && found)
      found = mine.includes(found.player) ? { ...found, isPast: true } : null
  }
  // a dig of others that one did not watch is not shown as a whole
  const isSkipped = begins && found && !found.due && !mine.includes(found.player)
  return isSkipped ? null : found
}

type Find = Extract<Event, { kind: 'token' | 'first_artefact' }>

const drawn = (event: Find): Omit<Drawn, 'delay'> =>
  event.kind === 'token'
    ? { kind: event.token, value: event.value, about: event.book_about, isBonus: false }
    : { kind: 'artefact', value: event.value, about: null, isBonus: true }

/** What was drawn before; what lies there already does not turn over again. */
const still = ({ drawn }: Digging, fresh: number): Drawn[] =>
  fresh ? drawn : drawn.map((one) => ({ ...one, delay: 0 }))

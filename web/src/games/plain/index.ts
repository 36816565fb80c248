// A game without a board of its own: the server sends the table as headings and lines, each a message of a kind with its
// arguments. The words for them are the game's, `<game>-<role>-<kind>`.

import type { GameEvent, GameName, PlainMessage } from '../../api/types'
import { has } from '../../i18n'
import type { Frame, GameClient, Offer, OfferedAction, Told, Viewer, Words } from '../client'

type Given = Readonly<Record<string, unknown>>

/** The client of such a game. */
export function plain(game: GameName): GameClient<'plain'> {
  const id = (role: string, kind: string) => [game, role, kind].join('-')
  const said = (role: string, { kind, arguments: given }: PlainMessage, viewer: Viewer): Words => ({
    id: id(role, kind),
    args: argumentsOf(given, viewer),
  })

  function prompt({ view }: Frame<'plain'>, viewer: Viewer): Words {
    return said('prompt', view.prompt, viewer)
  }

  /** What has no label is called as it is written in a record. */
  function label(_offer: Offer<'plain'>, action: OfferedAction<'plain'>, names: string[] = []): Words {
    const found = id('action', action.kind)
    return has(found) ? { id: found, args: argumentsOf(action.preview, { names, seats: [] }) } : { id: action.notation }
  }

  function effect(action: OfferedAction<'plain'>, _frame: Frame<'plain'>, viewer: Viewer): Words {
    const found = id('effect', action.kind)
    const args = argumentsOf(action.preview, viewer)
    return has(found) ? { id: found, args } : { id: id('action', action.kind), args }
  }

  function told(event: GameEvent<'plain'>): Told<'plain'>[] {
    const { kind, player, ...rest }: { kind: string; player?: unknown } = event
    const words = { id: id('event', kind), args: argumentsOf(rest, { names: [], seats: [] }) }
    return has(words.id) ? [{ words, pieces: [], event, player: typeof player === 'number' ? player : null }] : []
  }

  return {
    name: game,
    stage: ({ stage }) => (stage ? said('stage', stage, { names: [], seats: [] }) : { id: id('title', game) }),
    prompt,
    effect,
    label,
    tell: ({ events }) => events.flatMap(told),
    describe: ({ sections }, names) =>
      sections.map(({ heading, lines }) => ({
        heading: said('heading', heading, { names, seats: [] }),
        lines: lines.map((line) => said('line', line, { names, seats: [] })),
      })),
    pace: (event) => (told(event).length ? EVENT : 0),
    keyOf: ({ piece }) => piece.kind,
  }
}

const EVENT = 900 // milliseconds, to be read

/** What a message gets: a seat by its name, and whether it is the reader's. */
function argumentsOf(given: Given, { names, seats }: Viewer): Words['args'] {
  const args: NonNullable<Words['args']> = {}
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'number' || typeof value === 'string') args[name] = value
  }
  const { player } = given
  if (typeof player === 'number') {
    args.player = names[player] ?? { id: 'lobby-seat', args: { number: player + 1 } }
    args.you = seats.length === 1 && seats[0] === player ? 'yes' : 'no'
  }
  return args
}

// The options of a table in words: clock, rules, rated or not.

import type { Level, TableView } from '../api/types'
import type { Words } from '../i18n'

/** A time limit: "30 minutes". */
export function time(seconds: number): Words {
  const unit = seconds >= 86_400 ? 'days' : seconds >= 3600 ? 'hours' : 'minutes'
  return { id: 'lobby-time', args: { minutes: seconds / 60, hours: seconds / 3600, days: seconds / 86_400, unit } }
}

/** What differs from the defaults: the clock, the options, and whether the game is rated. */
export function tableOptions({ clock, options, is_rated }: TableView): Words[][] {
  const chosen = Object.keys(options).filter((name) => options[name] === true)
  return [
    ...(clock.kind === 'none' ? [] : [[{ id: `lobby-clock-${clock.kind}` }, time(clock.seconds)]]),
    ...chosen.map((name) => [{ id: `lobby-option-${name}` }]),
    ...(is_rated ? [[{ id: 'lobby-rated' }]] : []),
  ]
}

/** The levels of bots, to choose from. */
export const levelChoices = (levels: Level[]) =>
  levels.map(({ number, name }) => ({ value: number, name: `${number} · ${name}` }))

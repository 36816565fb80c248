// Why one choice is better than another, in a sentence made of measured differences.

import type { Reason } from '../api/types'
import { has, list, number, percent, t } from '../i18n'

/** What is compared, in the game's own words. */
export const compared = (game: string, { kind }: Reason) => t(`${game}-reason-${kind}`)

/** The same in a word or two, for a table, if the game has such. */
export function briefly(game: string, reason: Reason): string {
  const id = `${game}-measure-${reason.kind}`
  return has(id) ? t(id) : compared(game, reason)
}

/** A number with one digit after the point, if it has one. */
export const figure = (value: number) => number(value, Math.round(value * 10) % 10 ? 1 : 0)

/** A value of what is compared. */
export const measured = ({ is_chance }: Reason, value: number) => (is_chance ? percent : figure)(value)

/** A difference with its sign, if it has one. */
export function signed(value: number, digits = 0, say: (size: number, digits: number) => string = number): string {
  const size = say(Math.abs(value), digits)
  return Math.abs(value) < 0.5 / 10 ** digits ? size : `${value < 0 ? '−' : '+'}${size}`
}

function clause(game: string, reason: Reason): string {
  const [value, other] = [reason.value, reason.other].map((one) => measured(reason, one))
  const args = { more: reason.value > reason.other ? 'yes' : 'no', what: compared(game, reason), value, other }
  return t(reason.is_chance ? 'coach-reason-chance' : 'coach-reason', args)
}

/** The first reason for a choice and the first against it: one line has room for no more. */
export const strongest = (reasons: readonly Reason[]): Reason[] =>
  [true, false].flatMap((side) => reasons.find(({ favours }) => favours === side) ?? [])

export function because(game: string, reasons: Reason[]): string {
  if (!reasons.length) return t('coach-no-reason')
  const [favourable, against] = [true, false].map((side) =>
    list(reasons.filter((one) => one.favours === side).map((one) => clause(game, one))),
  )
  const said = against
    ? t(favourable ? 'coach-because-but' : 'coach-because-against', { for: favourable, against })
    : favourable
  return `${said[0].toUpperCase()}${said.slice(1)}.`
}

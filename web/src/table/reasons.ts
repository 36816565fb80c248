// Why one choice is better than another, in a sentence made of measured differences.

import type { Reason } from '../api/types'
import { list, number, percent, t } from '../i18n'

const CHANCES = ['pushed_out', 'goes_first']

/** Whether what is compared is a chance, and no count. */
export const isChance = ({ kind }: Reason) => CHANCES.includes(kind)

/** A number with one digit after the point, if it has one. */
export const figure = (value: number) => number(value, Math.round(value * 10) % 10 ? 1 : 0)

/** A difference with its sign, if it has one. */
export function signed(value: number, digits = 0, say: (size: number, digits: number) => string = number): string {
  const size = say(Math.abs(value), digits)
  return Math.abs(value) < 0.5 / 10 ** digits ? size : `${value < 0 ? '−' : '+'}${size}`
}

function clause(reason: Reason): string {
  const { kind, value, other } = reason
  const [one, two] = [value, other].map(isChance(reason) ? percent : figure)
  const args = { more: value > other ? 'yes' : 'no', what: t(`coach-kind-${kind}`), value: one, other: two }
  return t(isChance(reason) ? 'coach-reason-chance' : 'coach-reason', args)
}

/** The first reason for a choice and the first against it: one line has room for no more. */
export const strongest = (reasons: readonly Reason[]): Reason[] =>
  [true, false].flatMap((side) => reasons.find(({ favours }) => favours === side) ?? [])

export function because(reasons: Reason[]): string {
  if (!reasons.length) return t('coach-no-reason')
  const [favourable, against] = [true, false].map((side) =>
    list(reasons.filter((one) => one.favours === side).map(clause)),
  )
  const said = against
    ? t(favourable ? 'coach-because-but' : 'coach-because-against', { for: favourable, against })
    : favourable
  return `${said[0].toUpperCase()}${said.slice(1)}.`
}

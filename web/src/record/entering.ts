// What somebody types, found among what may happen: by the words that the client shows, or as a journal writes it.

import type { GameClient, Offer, OfferedAction } from '../games/client'
import { t } from '../i18n'

/** Words by which something is found. */
export interface Named {
  notation: string
  label: string
}

/** Something that may happen, with its label. */
export interface Choice extends Named {
  action: number
  offer: Offer
  offered: OfferedAction
}

/** All that may happen now. */
export const choicesIn = (offers: Offer[], game: GameClient, names: string[]): Choice[] =>
  offers.flatMap((offer) =>
    offer.actions.map((offered) => ({
      action: offered.action,
      notation: offered.notation,
      offer,
      offered,
      label: offered.kind === 'first' ? names[first(offer, offered)] : t(game.label(offer, offered)),
    })),
  )

/** The seat that may go first. */
function first({ piece }: Offer, { preview }: OfferedAction): number {
  const { player }: Record<string, unknown> = { ...preview, ...piece }
  return Number(player)
}

/** A part of a journal names who acts, or has several lines; the server reads it. */
export const isJournal = (text: string): boolean => /[:\n]/.test(text.trim())

/** What was typed, one thing after the other. */
export const parts = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

/** What is left to do when the first of it is done; what was typed over it meanwhile stays. */
export function without(text: string, done: string): string {
  const [first, ...rest] = parts(text)
  return first === done ? rest.join('; ') : text
}

/** Whatever may be meant: words may be shortened, numbers are whole. */
export function fitting<One extends Named>(choices: One[], typed: string): One[] {
  const exact = choices.filter(({ notation }) => notation.toLowerCase() === typed.toLowerCase())
  if (exact.length) return exact
  const named = choices.filter(({ label }) => fits(typed, label))
  return named.length ? named : choices.filter(({ notation }) => fits(typed, notation))
}

/** Whether all that was typed begins words of a text, in their order. */
function fits(typed: string, text: string): boolean {
  const words = split(text)
  return split(typed).every((part) => {
    const at = words.findIndex((word) => (/^\d+$/.test(part) ? word === part : word.startsWith(part)))
    words.splice(0, at + 1)
    return at >= 0
  })
}

const split = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

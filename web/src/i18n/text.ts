// A packed text (see words.ts) and how it is said: {name} is an argument, {name|one:text|:text} a choice by it.

import type { Language } from './speech.svelte'

interface Place {
  name: string
  variants: { key: string; text: Text }[]
}
type Part = string | Place
export type Text = Part[]
export type Said = Record<string, string | number>

// What stands before the last of two names, and of more; Intl.ListFormat would take longer to wake than a board to be drawn
const AND: Record<Language, [string, string]> = { en: [' and ', ', and '], de: [' und ', ' und '], fr: [' et ', ' et '] }

/** The rules of a language. What Intl knows of it is asked for late: to wake it takes a while. */
export class Grammar {
  readonly language: string
  #numbers?: Intl.NumberFormat

  constructor(language: string) {
    this.language = language
  }

  /** All we speak have two forms, one and other. */
  #isOne(count: number): boolean {
    return this.language === 'fr' ? count < 2 : count === 1
  }

  number(value: number): string {
    if (Number.isInteger(value) && Math.abs(value) < 1000) return `${value}`
    return (this.#numbers ??= new Intl.NumberFormat(this.language)).format(value)
  }

  list(names: string[]): string {
    if (names.length < 2) return names.join()
    return names.slice(0, -1).join(', ') + AND[this.language as Language][names.length > 2 ? 1 : 0] + names.at(-1)
  }

  say(text: Text, args: Said): string {
    let whole = ''
    for (const part of text) whole += typeof part === 'string' ? part : this.#fill(part, args)
    return whole
  }

  #fill({ name, variants }: Place, args: Said): string {
    const value = args[name]
    if (!variants.length) return typeof value === 'number' ? this.number(value) : value
    const isOne = typeof value === 'number' && this.#isOne(value)
    return this.say(variants.find(({ key }) => !key || key === `${value}` || (isOne && key === 'one'))!.text, args)
  }
}

/** Reads a packed text. */
export const read = (packed: string): Text => readUntil(packed.match(/[{}|]|[^{}|]+/g)?.reverse() ?? []).text

function readUntil(tokens: string[]): { text: Text; end?: string } {
  const text: Text = []
  for (let token = tokens.pop(); token; token = tokens.pop()) {
    if (token === '}' || token === '|') return { text, end: token }
    text.push(token === '{' ? readPart(tokens) : token)
  }
  return { text }
}

function readPart(tokens: string[]): Place {
  const name = tokens.pop()!
  const variants = []
  for (let end = tokens.pop(); end === '|'; ) {
    const [key, ...rest] = tokens.pop()!.split(':')
    if (rest.join(':')) tokens.push(rest.join(':'))
    const variant = readUntil(tokens)
    variants.push({ key, text: variant.text })
    end = variant.end
  }
  return { name, variants }
}

// A packed text (see words.ts) and how it is said: {name} is an argument, {name|one:text|:text} a choice by it.

type Part = string | { name: string; variants: { key: string; text: Text }[] }
export type Text = Part[]
export type Said = Record<string, string | number>

/** The rules of a language. */
export class Grammar {
  readonly #plurals: Intl.PluralRules
  readonly #numbers: Intl.NumberFormat

  constructor(language: string) {
    this.#plurals = new Intl.PluralRules(language)
    this.#numbers = new Intl.NumberFormat(language)
  }

  say(text: Text, args: Said): string {
    let whole = ''
    for (const part of text) whole += typeof part === 'string' ? part : this.#fill(part.name, part.variants, args)
    return whole
  }

  #fill(name: string, variants: { key: string; text: Text }[], args: Said): string {
    const value = args[name]
    const isNumber = typeof value === 'number'
    if (!variants.length) return isNumber ? this.#numbers.format(value) : value
    const plural = isNumber ? this.#plurals.select(value) : ''
    const chosen = variants.find(({ key }) => !key || key === `${value}` || key === plural)
    return this.say(chosen!.text, args)
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

function readPart(tokens: string[]): Part {
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

// The commonest facts of a position, read off its text and written back into it: numbers such as rounds, weeks and coins.

export interface Fact {
  key: string // "coins"
  line: number // of the text, counted from 0
  value: number
}

/** What belongs together: the table's facts, and those of each player. */
export interface Facts {
  name: string | null // of the player
  facts: Fact[]
}

const KEYS = ['round', 'stack', 'coins', 'tickets', 'space', 'year', 'week']
const NUMBER = /^(\s*([a-z_]+)\s*=\s*)(\d+)(\s*(?:#.*)?)$/
const NAME = /^\s*name\s*=\s*"([^"\\]*)"/
const PLAYER = /^\s*\[\[\s*players\s*\]\]/

/** The facts in a text, the table's first. */
export function factsIn(text: string): Facts[] {
  const found: Facts[] = [{ name: null, facts: [] }]
  text.split('\n').forEach((written, line) => {
    const last = found[found.length - 1]
    if (PLAYER.test(written)) return void found.push({ name: `${found.length}`, facts: [] })
    const name = NAME.exec(written)?.[1]
    if (name && last.name !== null) return void (last.name = name)
    const [, , key, digits] = NUMBER.exec(written) ?? []
    if (key && KEYS.includes(key)) last.facts.push({ key, line, value: Number(digits) })
  })
  return found.filter(({ facts }) => facts.length)
}

/** The text with another number in the line of a fact. */
export const withFact = (text: string, { line }: Fact, value: number): string =>
  text
    .split('\n')
    .map((written, at) => (at === line ? written.replace(NUMBER, `$1${value}$4`) : written))
    .join('\n')

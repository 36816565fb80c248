// The streak of puzzles solved in a row, and on how many days: stored in this browser.

import { storedAs } from '../look/stored'

const PLACE = 'digsite-puzzles'
const DAY = 86_400_000
const MOST_KNOWN = 2000 // puzzles whose answers are remembered

interface Streak {
  solved: string[]
  tried: string[] // solved or not; only the first answer counts for the streak
  row: number
  best: number
  days: number
  day: string // the last on which a puzzle of the day was solved
}
const NOTHING: Streak = { solved: [], tried: [], row: 0, best: 0, days: 0, day: '' }

export const mine = $state<Streak>(storedAs(PLACE, NOTHING))

/** Note an answer; `today` is the date if it is a puzzle of the day. */
export function note(id: string, isRight: boolean, today: string | null): void {
  if (!mine.tried.includes(id)) {
    mine.row = isRight ? mine.row + 1 : 0
    mine.best = Math.max(mine.best, mine.row)
    mine.tried = [...mine.tried.slice(-MOST_KNOWN), id]
  }
  if (isRight && !mine.solved.includes(id)) mine.solved = [...mine.solved.slice(-MOST_KNOWN), id]
  if (isRight && today && mine.day !== today) {
    mine.days = Date.parse(today) - Date.parse(mine.day) === DAY ? mine.days + 1 : 1
    mine.day = today
  }
  localStorage.setItem(PLACE, JSON.stringify(mine))
}

// What a table writes into the header of the page: the game and how far it is, its seats, its chat. Tables set it while they
// are shown; the header draws it.

import type { Snippet } from 'svelte'

export interface TableHeader {
  title: string
  stage: string
  names: string[] // of the players, by seat
  rules: string | null // the address of the game's rules; a game may have no pages of them
  seats: Snippet<[isNarrow: boolean]>
  isOver?: boolean // what is on the page says how it ended: the header leads to the other pages instead of showing seats
  watchers?: { count: number; names: string[]; isOne: boolean } | null // who watches, and whether one does so oneself
  chat?: { isOpen: boolean; unread: number; toggle: () => void } | null
}

let current = $state.raw<(() => TableHeader) | null>(null)

/** What stands in the header now, unless it is an ordinary page. */
export const tableHeader = (): TableHeader | null => current?.() ?? null

/** Have the header show a table, until the returned function is called. */
export function showInHeader(header: () => TableHeader): () => void {
  current = header
  return () => {
    if (current === header) current = null
  }
}

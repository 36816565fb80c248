// The words of games, as the server sends them.

import { readFileSync } from 'node:fs'
import { vi } from 'vitest'

const GAMES = new URL('../../src/digsite/games/', import.meta.url)

export const wordsOf = (game: string, language: string) =>
  readFileSync(new URL(`${game}/locale/${language}.ftl`, GAMES), 'utf-8')

/** A server that has words in some languages, and English for all others; to be called before the client is imported. */
export function serveWords(languages: string[] = ['en', 'de', 'fr']) {
  const server = vi.fn(async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    const [game, asked] = [pathname.split('/')[3], searchParams.get('language')!]
    const language = languages.includes(asked) ? asked : 'en'
    return Response.json({ game, title: game, language, messages: wordsOf(game, language) })
  })
  vi.stubGlobal('fetch', server)
  return server
}

// The address of every page, once. A part that begins with ":" is a parameter; one that ends with "?" may be left out.
// The build hands this table to the server, which answers any other address with 404.

export const ROUTES = {
  front: '/',
  table: '/t/:table',
  replay: '/replay/:table/:ply?',
  analysis: '/analysis/:table/:ply?',
  puzzles: '/puzzles/:game?/:puzzle?',
  rules: '/rules/:game?/:section?',
  leaderboard: '/leaderboard',
  player: '/p/:name',
  me: '/me',
  import: '/import',
  position: '/position/:from?/:ply?', // a game, for an example of it, or a table
} as const

/** The pages that draw a table at once: what they need is fetched beside the page itself. */
export const TABLE_PAGES: readonly RouteName[] = ['table', 'replay']

export type RouteName = keyof typeof ROUTES

type Parts<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | Parts<Rest> : Path
type Optional<Part extends string> = Part extends `:${infer Name}?` ? Name : never
type Needed<Part extends string> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never

/** The parameters in an address of a page. */
export type Params<Name extends RouteName> = Record<Needed<Parts<(typeof ROUTES)[Name]>>, string> &
  Partial<Record<Optional<Parts<(typeof ROUTES)[Name]>>, string>>

/** A page with its parameters. */
export type Route = { [Name in RouteName]: { name: Name; params: Params<Name> } }[RouteName]

/** What a page gets. */
export interface PageProps<Name extends RouteName> {
  params: Params<Name>
  setTitle: (title: string) => void
}

/** The page at an address; null where there is none. */
export function findRoute(path: string): Route | null {
  const parts = decoded(path)
  for (const [name, pattern] of Object.entries(ROUTES)) {
    const params = matched(split(pattern), parts)
    if (params) return { name, params } as Route
  }
  return null
}

const split = (path: string) => path.split('/').filter(Boolean)

/** The parts of an address as people write them; a badly written one has none that any page knows. */
function decoded(path: string): string[] {
  try {
    return split(path).map(decodeURIComponent)
  } catch {
    return [path]
  }
}

function matched(pattern: string[], parts: string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? []
    const given = parts[at]
    if (name && given) params[name] = given
    else if (name ? !optional : part !== given) return null
  }
  return params
}

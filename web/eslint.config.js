import boundaries from 'eslint-plugin-boundaries'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// The rooms of the client, from the ground up: the folders that make up each, and what it may import beside itself
const PAGES = ['lobby', 'replay', 'analysis', 'puzzles', 'rules', 'learn', 'record']
const GAMES = ['pergamon', 'thebes']
const ROOMS = {
  api: { folders: ['src/api'], mayImport: [] },
  i18n: { folders: ['src/i18n'], mayImport: ['api'] },
  ui: { folders: ['src/look'], mayImport: ['i18n'] },
  board: { folders: ['src/board'], mayImport: ['ui', 'i18n', 'api'] },
  ...each(GAMES, (game) => ({ folders: [`src/games/${game}`], mayImport: ['games', 'board', 'ui', 'i18n', 'api'] })),
  games: { folders: ['src/games'], mayImport: [...GAMES, 'board', 'ui', 'i18n', 'api'] },
  table: { folders: ['src/table'], mayImport: ['games', 'board', 'ui', 'i18n', 'api'] },
  ...each(PAGES, (page) => ({ folders: [`src/${page}`], mayImport: ['table', 'games', 'board', 'ui', 'i18n', 'api'] })),
  app: { folders: ['src/frame', 'src'], mayImport: [...PAGES, 'table', 'games', 'board', 'ui', 'i18n', 'api'] },
}
// Files that stand in no room yet: tables and pages may import them
const SHARED = ['src/{session.svelte,router.svelte,routes}.ts', 'src/frame/{chime,copy,problems,terms}.ts']

function each(names, room) {
  return Object.fromEntries(names.map((name) => [name, room(name)]))
}

export default defineConfig(
  globalIgnores(['src/api/schema.d.ts']),
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space at the edge of a block
      'svelte/prefer-svelte-reactivity': 'off', // state is replaced as a whole; a plain Map or Set is a cache
    },
  },
  { files: ['**/*.ts'], rules: { 'prefer-const': ['error', { destructuring: 'all' }] } },
  { files: ['src/rules/**'], rules: { 'svelte/no-at-html-tags': 'off' } }, // our own server renders them from our own pages
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.entries(ROOMS).flatMap(([type, { folders }]) =>
        folders.map((pattern) => ({ type, pattern })),
      ),
      'boundaries/files': SHARED.map((pattern) => ({ category: 'shared', pattern })),
      'import/resolver': { node: { extensions: ['.ts', '.svelte', '.js'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.entries(ROOMS).map(([type, { mayImport }]) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: [type, ...mayImport] } } } },
            })),
            {
              from: { element: { types: { anyOf: ['table', ...PAGES] } } },
              allow: { to: { file: { categories: 'shared' } } },
            },
          ],
        },
      ],
    },
  },
)

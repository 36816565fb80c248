import boundaries from 'eslint-plugin-boundaries'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// The rooms of the client, from the ground up: the folders that make up each, and what it may import beside itself
const PAGES = ['lobby', 'replay', 'analysis', 'puzzles', 'position', 'rules']
const GAMES = ['pergamon', 'thebes']
const BASE = ['board', 'ui', 'i18n', 'api']
const ROOMS = {
  api: { folders: ['src/api'], mayImport: [] },
  i18n: { folders: ['src/i18n'], mayImport: ['api'] },
  ui: { folders: ['src/look'], mayImport: ['i18n'] },
  board: { folders: ['src/board'], mayImport: ['ui', 'i18n', 'api'] },
  ...each(GAMES, (game) => ({ folders: [`src/games/${game}`], mayImport: ['games', ...BASE] })),
  games: { folders: ['src/games'], mayImport: [...GAMES, ...BASE] },
  frame: { folders: ['src/frame'], mayImport: BASE },
  table: { folders: ['src/table', 'src/learn', 'src/record'], mayImport: ['frame', 'games', ...BASE] },
  ...each(PAGES, (page) => ({ folders: [`src/${page}`], mayImport: ['table', 'frame', 'games', ...BASE] })),
  app: { folders: ['src'], mayImport: [...PAGES, 'table', 'frame', 'games', ...BASE] },
}
// Who one is, and where one is: files of a floor of their own, below the frame
const VISIT = ['src/{session.svelte,router.svelte,routes}.ts']
const ABOVE_VISIT = ['frame', 'table', 'games', ...GAMES, ...PAGES]

// What is data on the server is data here: nothing is read out of ids, keys of pieces, notations or messages. Only texts,
// addresses and a drawing's lines are taken apart, each in its file
const TAKES_APART = /^(split|startsWith|endsWith|match|matchAll|exec|test|search|replace|replaceAll|substring|substr)$/
const MAY_TAKE_APART = [
  'src/i18n/**', // sentences, names of languages
  'src/{router.svelte,routes}.ts', // addresses
  'src/record/entering.ts', // what somebody types
  'src/position/{facts,lines}.ts', // what somebody writes
  'src/frame/SettingsDialog.svelte', // what the browser calls itself
  'src/games/thebes/geography.ts', // coasts and rivers
]

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
    ignores: MAY_TAKE_APART,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.property.name=${TAKES_APART}]`,
          message: 'Nothing is read out of a string: let it come as data.',
        },
        {
          selector: ':matches(Literal[value=/\\[[\\w-]+[~|^$*]=/], TemplateElement[value.raw=/\\[[\\w-]+[~|^$*]=/])',
          message: 'Nothing is read out of an attribute: select by a class or the whole value.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.entries(ROOMS).flatMap(([type, { folders }]) =>
        folders.map((pattern) => ({ type, pattern })),
      ),
      'boundaries/files': VISIT.map((pattern) => ({ category: 'visit', pattern })),
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
              from: { element: { types: { anyOf: ['frame', 'table', ...PAGES] } } },
              allow: { to: { file: { categories: 'visit' } } },
            },
            {
              from: { file: { categories: 'visit' } },
              disallow: { to: { element: { types: { anyOf: ABOVE_VISIT } } } },
            },
          ],
        },
      ],
    },
  },
)

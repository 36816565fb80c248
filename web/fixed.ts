// The client is drawn in the browser alone, is all runes, and waits for nothing inside a component: Svelte's switches for
// anything else never move. As constants they take what they guard out of the build.

import type { Plugin } from 'vite'

const NAMES = '(hydrating|async_mode_flag|legacy_mode_flag|tracing_mode_flag)'
const DECLARED = new RegExp(`export let ${NAMES} = false;`, 'g')
const TURNED = new RegExp(`^\\t${NAMES} = (true|false|value);$`, 'gm')
const STEPS = /^\s*\$\.(reset|next)\([^()]*\);$/gm // of one who walks through a page drawn elsewhere
const NEVER_CALLED = /^\t(#is_deferred|#is_skipped|skip_effect|unskip_effect|increment|decrement|settled|ondiscard)\([^;{]*\{$[^]*?^\t\}$/gm
const SWITCHED = /\$\.set_(style|class)\([^;]*, \{ /

// What is always so, in which file of Svelte
const FIXED: [file: RegExp, from: RegExp, to: string][] = [
  [/client\/dom\/hydration\.js$/, DECLARED, 'export const $1 = false;'],
  [/client\/dom\/hydration\.js$/, TURNED, ''],
  [/flags\/index\.js$/, DECLARED, 'export const $1 = false;'],
  [/flags\/index\.js$/, TURNED, ''],
  [/reactivity\/async\.js$/, /if \(async\.length === 0 && pending\.length === 0\)/, 'if (true)'],
  [/blocks\/(branches|each)\.js$/, /defer = should_defer_append\(\)/, 'defer = false'],
  [/shared\/attributes\.js$/, /if \(styles\)/, 'if (false)'],
  [/svelte\/src\/utils\.js$/, /^\t\.\.\.DOM_BOOLEAN_ATTRIBUTES,$/m, ''],
  [/reactivity\/batch\.js$/, /this\.#is_deferred\(\)/g, 'false'],
  [/reactivity\/batch\.js$/, NEVER_CALLED, ''],
  [/(batch|deriveds|sources|client\/runtime)\.js$/, /\w+\??\.is_fork\b(?! =)/g, 'false'],
  [/shared\/attributes\.js$/, /if \(directives\)/, 'if (false)'],
  [/elements\/class\.js$/, /else if \(next_classes/, 'else if (false'],
  [/elements\/style\.js$/, /else if \(next_styles\)/, 'else if (false)'],
]
// The root is the only boundary: it has nothing to show meanwhile or instead
const BOUNDARY = /blocks\/boundary\.js$/
const ROOT = `import { branch } from '../../reactivity/effects.js'
export const boundary = (node, _, children) => branch(() => children(node))
export const pending = () => 0`

// All styles come at once: only parts of the client are fetched on the way to a page
const PRELOADING = /vite\/preload-helper\.js$/
const PRELOAD = `const asked = new Set()
export function __vitePreload(load, parts = []) {
  for (const part of parts) {
    if (asked.has(part)) continue
    asked.add(part)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + part }))
  }
  return load()
}`

export function fixed(): Plugin {
  return {
    name: 'fixed',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.svelte')) {
        if (SWITCHED.test(code)) this.error(`${id}: write style="name: {value}" instead of style:name, and have classes.ts see every class:name`)
        return { code: code.replace(STEPS, ''), map: null }
      }
      if (PRELOADING.test(id)) return { code: PRELOAD, map: null }
      if (!id.includes('/svelte/src/')) return
      if (BOUNDARY.test(id)) return { code: ROOT, map: null }
      let constant = code
      for (const [, from, to] of FIXED.filter(([file]) => file.test(id))) {
        if (constant === (constant = constant.replace(from, to))) this.error(`there is no ${from} in ${id}`)
      }
      return constant === code ? undefined : { code: constant, map: null }
    },
  }
}

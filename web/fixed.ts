// The client is drawn in the browser alone and is all runes: Svelte's switches for anything else never move. As constants
// they take what they guard out of the build.

import type { Plugin } from 'vite'

const NAMES = '(hydrating|async_mode_flag|legacy_mode_flag|tracing_mode_flag)'
const DECLARED = new RegExp(`export let ${NAMES} = false;`, 'g')
const TURNED = new RegExp(`^\\t${NAMES} = (true|false|value);$`, 'gm')
const HOLDERS = /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$/
const STEPS = /^\s*\$\.(reset|next)\([^()]*\);$/gm // of one who walks through a page drawn elsewhere

export function fixed(): Plugin {
  return {
    name: 'fixed',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.svelte')) return { code: code.replace(STEPS, ''), map: null }
      if (!HOLDERS.test(id)) return
      const constant = code.replace(DECLARED, 'export const $1 = false;').replace(TURNED, '')
      if (constant === code) this.error(`there are no switches in ${id}`)
      return { code: constant, map: null }
    },
  }
}

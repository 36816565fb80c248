import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('src', import.meta.url))
const components = readdirSync(SOURCE, { recursive: true }).filter((name) => name.endsWith('.svelte')).sort()

export default {
  compilerOptions: {
    runes: true,
    // the number of the component: shorter than a hash, and no two are alike
    cssHash: ({ filename }) => `s${components.indexOf(relative(SOURCE, filename)).toString(36)}`,
  },
}

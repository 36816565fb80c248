// Packs the Fluent files: one module for each language, what messages are called once for all, no comments, no indentation.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('src/i18n', import.meta.url))
const MODULE = /^virtual:words\/(\w+)$/
const MESSAGE = /^(-?[a-z][\w-]*) *=(.*(?:\n(?: +.*|}.*)?)*)/gim
const BETWEEN = '\u0001'

const files = (language: string) => readdirSync(`${FOLDER}/${language}`).sort().map((name) => `${FOLDER}/${language}/${name}`)

/** The messages of a language, each as its text without what Fluent can do without. */
function messages(language: string): Map<string, string> {
  const found = files(language).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(MESSAGE)])
  return new Map(found.map(([, id, text]) => [id, text.trim().replace(/\n\s*\n/g, '\n').replace(/\n +/g, '\n ')]))
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = MODULE.exec(id.slice(1))?.[1]
      if (!language) return
      const ids = [...messages('en').keys()]
      if (language === 'ids') return `export default ${JSON.stringify(ids.join(' '))}.split(' ')`
      for (const path of files(language)) this.addWatchFile(path)
      const known = messages(language)
      const texts = JSON.stringify(ids.map((name) => known.get(name) ?? name).join(BETWEEN))
      return `import ids from 'virtual:words/ids'
export default ${texts}.split('${BETWEEN}').map((text, number) => ids[number] + '=' + text).join('\\n')`
    },
  }
}

import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { ROUTES, TABLE_PAGES } from './src/routes.ts'

// `make dev` runs the server there; ports can be chosen to run several side by side.
const server = process.env.DIGSITE_API ?? process.env.DIGSITE_DEV_SERVER ?? 'http://127.0.0.1:8000'
const target = process.env.DIGSITE_STATIC ?? '../src/digsite/server/static'

/** Packs what was built once, so that the server need not do it again and again; hatch_build.py makes gzip's form. */
function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(target, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue
        const body = readFileSync(join(target, name))
        if (body.length < 600) continue
        writeFileSync(join(target, `${name}.br`), brotliCompressSync(body))
      }
    },
  }
}

/** `import url from './art?sprite'`: the drawings of a folder in one file, each a symbol with the name of its own file. */
function sprite(): Plugin {
  const MARK = '?sprite'
  let isServed = false
  const symbol = (path: string) =>
    readFileSync(path, 'utf-8')
      .replace(/^<svg [^>]*(viewBox="[^"]*")>/, `<symbol id="${basename(path, '.svg')}" $1>`)
      .replace('</svg>', '</symbol>')
      .replace(/\n\s*/g, '')
  return {
    name: 'sprite',
    enforce: 'pre',
    configResolved: ({ command }) => void (isServed = command === 'serve'),
    resolveId: (id, importer) => (id.endsWith(MARK) && importer ? join(dirname(importer), id) : null),
    load(id) {
      if (!id.endsWith(MARK)) return null
      const folder = id.slice(0, -MARK.length)
      const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'))
      const paths = drawings.toSorted().map((name) => join(folder, name))
      for (const path of paths) this.addWatchFile(path)
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${paths.map(symbol).join('')}</svg>`
      if (isServed)
        return `export default URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'image/svg+xml' }))`
      const name = `${basename(dirname(folder))}.svg`
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
    },
  }
}

/** The addresses of pages, for the server. */
function routes(): Plugin {
  const told = Object.entries(ROUTES).map(([name, pattern]) => ({
    pattern,
    table: TABLE_PAGES.some((one) => one === name),
  }))
  return {
    name: 'routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(told) })
    },
  }
}

/** The licences of the fonts go where the fonts go. */
function licences(): Plugin {
  const fonts = '@fontsource-variable'
  return {
    name: 'licences',
    apply: 'build',
    closeBundle() {
      for (const font of readdirSync(join('node_modules', fonts)))
        copyFileSync(join('node_modules', fonts, font, 'LICENSE'), join(target, 'assets', `${font}-licence.txt`))
    },
  }
}

export default defineConfig({
  base: '/',
  plugins: [sprite(), svelte(), routes(), licences(), pack()],
  server: {
    port: Number(process.env.DIGSITE_DEV_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  build: {
    outDir: target,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})

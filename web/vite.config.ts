import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  base: '/',
  plugins: [svelte(), pack()],
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
    cssCodeSplit: false, // all styles at once: a board is drawn as soon as its scripts are there
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})

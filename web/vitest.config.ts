import { defineConfig, mergeConfig } from 'vitest/config'
import built from './vite.config.ts'

export default mergeConfig(
  built,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as browsers run it
    test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'], unstubGlobals: true },
  }),
)

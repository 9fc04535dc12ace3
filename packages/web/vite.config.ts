import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = (folder: string): string =>
  fileURLToPath(new URL(`../${folder}/src/index.ts`, import.meta.url))

// vite loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // the packages' sources, so that the site needs no other build
  resolve: {
    alias: {
      '@stellwerk/hex': source('hex'),
      '@stellwerk/router': source('router'),
      '@stellwerk/engine': source('engine'),
      '@stellwerk/texts': source('texts'),
      '@stellwerk/1873': source('titles/1873'),
      '@stellwerk/titles': source('titles/all'),
    },
  },
  build: { outDir: 'dist/site', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:1873', ws: true } } },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (folder: string): string =>
  fileURLToPath(new URL(`./packages/${folder}/src/index.ts`, import.meta.url))

/** Tests read the packages' sources, so that they need no build. */
export const alias = {
  '@stellwerk/hex': source('hex'),
  '@stellwerk/router': source('router'),
  '@stellwerk/rails': source('rails'),
  '@stellwerk/engine': source('engine'),
  '@stellwerk/texts': source('texts'),
  '@stellwerk/1873': source('titles/1873'),
  '@stellwerk/1854': source('titles/1854'),
  '@stellwerk/1853': source('titles/1853'),
  '@stellwerk/titles': source('titles/all'),
  '@stellwerk/protocol': source('protocol'),
  '@stellwerk/server': source('server'),
}

// vitest loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
    // a real database or browser may take its time to start on a busy machine
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'
import { alias, browserPatience, long } from './vitest.config.js'

// `npm run test:long`: whole rounds by clicks, every screen in every language and theme, long random play.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  resolve: { alias },
  test: {
    include: [long],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: browserPatience } },
  },
})

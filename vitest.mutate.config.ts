import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'

const title = process.env['STELLWERK_MUTATE_TITLE'] ?? '1873'

// Only the title's own rule tests: a mutant should die by a rule's test, and random games take too long.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['editions', 'readings', 'rules/**/*', 'data/**/*'].map(
      (name) => `packages/titles/${title}/src/${name}.test.ts`,
    ),
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.fuzz.test.ts', '**/*.e2e.test.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
})

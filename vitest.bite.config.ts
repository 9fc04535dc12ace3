import { existsSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.js'

const root = fileURLToPath(new URL('./', import.meta.url))
const planFile = new URL('./reports/bite/plan.json', import.meta.url)

interface Plan {
  readonly sources: { readonly [file: string]: string }
  readonly tests: readonly string[]
}
const { sources, tests }: Plan = existsSync(planFile)
  ? (JSON.parse(readFileSync(planFile, 'utf8')) as Plan)
  : { sources: {}, tests: [] }

// The tests of one title on sources that hold all mutations; scripts/bite.mjs makes them.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  resolve: { alias },
  plugins: [
    {
      name: 'stellwerk:mutations',
      enforce: 'pre',
      load: (id) => sources[relative(root, id).split(sep).join('/')],
    },
  ],
  test: {
    include: [...tests],
    setupFiles: ['scripts/bite-setup.mjs'],
    // bite-setup.mjs stops what takes too long
    testTimeout: 0,
    // one process, so that the results are written one after the other
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
  },
})

import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

const source = (folder: string): string =>
  fileURLToPath(new URL(`./packages/${folder}/src/index.ts`, import.meta.url))

const titles = readdirSync(new URL('./packages/titles', import.meta.url)).filter((name) => name !== 'all')

/** Tests read the packages' sources, so that they need no build; those in a browser need one anyway, and read that. */
export const alias = {
  '@stellwerk/hex': source('hex'),
  '@stellwerk/router': source('router'),
  '@stellwerk/rails': source('rails'),
  // the longer name first: an alias also takes what begins with it
  '@stellwerk/engine/testing': fileURLToPath(new URL('./packages/engine/src/testing.ts', import.meta.url)),
  '@stellwerk/engine': source('engine'),
  '@stellwerk/table': source('table'),
  '@stellwerk/ledger': source('ledger'),
  '@stellwerk/texts/tutor': fileURLToPath(new URL('./packages/texts/src/tutor/index.ts', import.meta.url)),
  '@stellwerk/texts': source('texts'),
  ...Object.fromEntries(titles.map((title) => [`@stellwerk/${title}`, source(`titles/${title}`)])),
  '@stellwerk/titles': source('titles/all'),
  '@stellwerk/bots': source('bots'),
  '@stellwerk/protocol': source('protocol'),
  '@stellwerk/server/inside': fileURLToPath(new URL('./packages/server/src/inside.ts', import.meta.url)),
  '@stellwerk/server': source('server'),
}

/**
 * `npm test` has built everything and says `--mode built`: tests then import what was built beside their sources, and Node
 * loads it by itself, without transforming the sources for each worker.
 */
const besideBuilt: Plugin = {
  name: 'beside-built',
  enforce: 'pre',
  resolveId(imported, importer) {
    // Node wants to be told that a file is JSON, and what vitest hands on does not say so
    if (!imported.startsWith('.') || imported.endsWith('.json') || !importer) return null
    const source = posix.join(posix.dirname(importer), imported)
    const path = source.replace(/(\/packages\/(?:titles\/)?[^/]+)\/src\//, '$1/dist/')
    return existsSync(path) ? path : null
  },
}
const builtFiles = { deps: { external: [/\/packages\/.*\/dist\//] } }

const tests = 'packages/**/*.test.{ts,tsx}'
/** What takes minutes and is not needed for every change: vitest.long.config.ts. */
export const long = '**/*.long.test.{ts,mjs}'
const never = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**', long]

/** Tests that replace modules. */
const replacing = ['packages/cli/src/commands/fuzz.test.ts', 'packages/cli/src/play/any-title.test.ts']

/** Tests of whole programs. */
const programs = [
  'packages/load/src/{faults,hostile}.test.ts',
  'scripts/**/*.test.mjs',
  'examples/**/*.test.mjs',
]

/** Random games take long. */
const fuzz = '**/*.fuzz.test.ts'

/** The longest for their size. Vitest begins with large files where it has not run them before, as in a fresh clone. */
const slow = [
  'bots/src/tutor/advise.test.ts',
  'router/src/reference.test.ts',
  'router/src/program.test.ts',
  'server/src/store/durability.test.ts',
  'titles/1853/src/secrecy.test.ts',
  'titles/all/src/imagine.test.ts',
  'web/src/board/lays.test.ts',
  'titles/1873/src/import/missing-routes.test.ts',
  'server/src/play/turns.test.ts',
  'bots/src/match/game.test.ts',
  'server/src/security/club.test.ts',
  'router/src/finish.test.ts',
  'e2e/src/accessible-pages.e2e.test.ts',
  'e2e/src/hot-seat.e2e.test.ts',
].map((name) => `/packages/${name}`)

/** Begins with what is slow, so that no worker is alone with it in the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      slow.some((name) => moduleId.endsWith(name)) ? 0 : 1
    // files of a project stay together: a worker keeps what it has loaded
    const order = ({ project }: TestSpecification): string =>
      `${project.config.sequence.groupOrder} ${project.name}`
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => order(a).localeCompare(order(b)) || rank(a) - rank(b))
  }
}

/** As long as the browser waits for what it looks for: a second is too short on a busy machine. */
export const browserPatience = 20_000

/** Tests in a browser take longest of all. */
const browser = 'packages/e2e/**/*.test.ts'

// vitest loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig(({ mode }) => {
  const isBuilt = mode === 'built'
  const beside = isBuilt ? [besideBuilt] : []
  const imports = isBuilt ? { plugins: beside } : { resolve: { alias } }
  const server = isBuilt ? builtFiles : {}
  const others = { maxWorkers: 3, sequence: { groupOrder: 1 } }
  return {
    test: {
      pool: 'threads',
      maxWorkers: 2,
      testTimeout: 120_000,
      // a real database or browser may take its time to start on a busy machine
      hookTimeout: 120_000,
      sequence: { sequencer: SlowFirst },
      // Two groups, one after the other, so that all workers are busy to the end. Most tests are of things that keep no
      // memory in their modules: they share what they import, because loading all of it for each file took longer than many
      // a test. Where servers and databases are waited for, a third worker has the processor; a third browser only slows
      // the others down.
      projects: [
        {
          extends: true,
          plugins: beside,
          test: {
            name: 'browser',
            sequence: { groupOrder: 0 },
            include: [browser],
            exclude: never,
            isolate: false,
            server: builtFiles,
            expect: { poll: { timeout: browserPatience } },
            // now and then a browser loses an answer, and its test waits for ever: once or twice more, then
            testTimeout: 90_000,
            retry: 2,
          },
        },
        {
          extends: true,
          resolve: { alias },
          test: { name: 'alone', include: replacing, exclude: never, ...others },
        },
        {
          extends: true,
          ...imports,
          test: { name: 'programs', include: programs, exclude: never, server, ...others },
        },
        {
          extends: true,
          ...imports,
          test: { name: 'fuzz', include: [fuzz], exclude: never, isolate: false, server, ...others },
        },
        {
          extends: true,
          ...imports,
          test: {
            name: 'shared',
            include: [tests],
            exclude: [...never, ...replacing, ...programs, browser, fuzz],
            isolate: false,
            server,
            ...others,
          },
        },
      ],
    },
  }
})

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { languagesApart } from './languages-apart.js'
import { searchApart } from './search-apart.js'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const source = (folder: string): string => here(`../${folder}/src/index.ts`)
const serviceWorker = 'service-worker'

/** Rules, data and texts do nothing by being loaded: what nobody uses, such as the importers in the page, is left out. */
const treeshake = {
  moduleSideEffects: [
    {
      test: /\/packages\/(?:hex|router|rails|engine|table|ledger|bots|texts|protocol|titles)\//,
      sideEffects: false,
    },
  ],
}

/** A part of the site for each title: a name for the files that belong to it. */
const part =
  (name: string, files: RegExp) =>
  (id: string): string | null => {
    const title = files.exec(id)?.[1]
    return title === undefined ? null : `${name}-${title}`
  }

/**
 * What is loaded together lies together: fewer parts, and each compresses better. `site` is what every page needs, `engine`
 * what every game needs, `table` the screen around a board, `board` what the boards of all titles share; `rules-1873` is
 * one title's. A group takes along what it uses unless an earlier one has it, so those that all use come
 * first.
 */
const codeSplitting = {
  groups: [
    { name: 'site', test: /\/node_modules\/preact\/|\/web\/src\/(?:ui|language|settings|app)\// },
    // without the words for positions that cannot be
    {
      name: 'engine',
      test: /\/packages\/(?:rails\/src\/(?:hex-ways|markers|tile-fit|tile-patterns|track-notation)\.ts$|(?:hex|engine|table|texts)\/(?!src\/(?:tutor\/|(?:delta|fault-place|headings|imagine|laws|position|position-fault|position-form|random-action|revenues|rust|sealed|why-not)\.ts$|position-fault(?:s|-texts)\.|(?:table|engine)\/\w\w\.ts\?)))|\/web\/src\/session\/(?!again|remove-game|seed|upload)|\/titles\/(?:all\/src\/|\w+\/src\/(?:readings|manifest)\.ts$)/,
    },
    // what a first decision does without, and what the tutor says
    {
      name: 'later',
      test: /\/packages\/(?:engine|table)\/src\/(?:delta|fault-place|imagine|laws|position|position-fault|position-form|random-action|revenues|rust|why-not)\.ts$/,
    },
    { name: 'tips', test: /\/packages\/texts\/src\/tutor\// },
    // what only pages before a game say
    { name: 'fronts', test: /\/web\/src\/titles\/fronts\.ts$|\/titles\/\w+\/src\/texts\/front\.ts$/ },
    {
      name: 'table',
      test: /\/web\/src\/(?:table\/(?!phone-dock|sheet)[^/]*|titles\/(?!telling-positions)[^/]*|panels\/index\.ts|pages\/(?:dead-end|home\/label-name|play\/(?:play|texts))\.(?:tsx?|json)|variations\/(?:file|use-lines|variation)\.ts|titles\/\w+\/handmade\.ts)$/,
    },
    {
      name: 'board',
      test: /\/web\/src\/(?:board\/(?!card[.-]|hex-card|lay-|legend|outlook|small-map|tile-fan|route-|runs?[.-])|panels\/(?:companies|charter|company-|owned-|ownership|panel|parts|scale|sight|sparkline|texts|value|works)[.-]?|story\/(?:colours|headline|order|phases|texts)\.|decision\/(?!runs\/))/,
    },
    // what is first needed later
    { name: 'story', test: /\/web\/src\/story\// },
    { name: 'panels', test: /\/web\/src\/panels\// },
    {
      name: 'draft',
      test: /\/web\/src\/board\/(?:card[.-]|hex-card|lay-|legend|outlook|small-map|tile-fan)/,
    },
    { name: 'runs', test: /\/web\/src\/(?:board\/(?:route-|runs?[.-])|decision\/runs\/)/ },
    {
      name: 'lines',
      test: /\/packages\/(?:rails\/|router\/src\/(?:check|estimate-steps|network|value)\.)/,
    },
    // the parts of `search-apart.ts`
    { name: 'bundles', test: /\/packages\/router\/src\/(?:bundles\.ts\?|bundle-choice\.)/ },
    { name: 'routes', test: /\/packages\/router\/src\/(?!(?:solve|bundles)\.ts$)/ },
    { name: 'searching', test: /\/packages\/router\/src\/(?:solve|bundles)\.ts$/ },
    // what only pages around the game show
    {
      name: part('glossary', /\/packages\/titles\/(?!all\/)(\w+)\/src\/texts\/(?:glossary|headings)\.json$/),
    },
    { name: part('readings', /\/packages\/titles\/(?!all\/)(\w+)\/src\/texts\/readings\.ts$/) },
    { name: part('guide', /\/packages\/titles\/(?!all\/)(\w+)\/src\/texts\/guide\.ts$/) },
    { name: part('evening', /\/packages\/titles\/(?!all\/)(\w+)\/src\/texts\/evening\.ts$/) },
    // what is only said of positions that cannot be
    {
      name: 'faults',
      test: /\/packages\/texts\/src\/position-fault(?:s|-texts)\.|\/web\/src\/titles\/telling-positions\./,
    },
    { name: part('faults', /\/packages\/titles\/(?!all\/)(\w+)\/src\/texts\/position-faults\.ts$/) },
    {
      name: part(
        'rules',
        /\/packages\/titles\/(?!all\/)(\w+)\/src\/(?!bot\/|lessons\/|import\/|rules\/(?:railways\/)?running\/(?!(?:index|step)\.ts$)|[^?]*\?|position|random-play|title\.|rules\/audit|texts\/(?:(?:later|refusals|face)\/)?\w\w\.ts\?|texts\/(?:later|refusals|face)\/(?:de|ja)\.)/,
      ),
    },
    {
      name: part(
        'whole',
        /\/packages\/titles\/(?!all\/)(\w+)\/src\/(?:position|random-play|title\.|rules\/audit)/,
      ),
    },
    {
      name: part(
        'runs',
        /\/packages\/titles\/(?!all\/)(\w+)\/src\/rules\/(?:[\w-/]+\.ts\?|(?:railways\/)?running\/)/,
      ),
    },
    { name: part('lessons', /\/packages\/titles\/(?!all\/)(\w+)\/src\/lessons\//) },
    { name: part('bot', /\/packages\/titles\/(?!all\/)(\w+)\/src\/bot\//) },
    { name: part('slots', /\/web\/src\/titles\/(?!all\/)(\w+)\/slots\//) },
  ],
}

/** The same for workers: whatever they do, it is with the rules of a title, and all of these are needed for it. */
const workerParts = {
  groups: [
    {
      name: 'engine',
      test: /\/packages\/(?:(?:hex|rails|engine|table|ledger|texts)\/src\/(?!tutor\/)[^?]*$|titles\/(?:all|\w+\/src\/(?:readings|manifest)\.ts$))/,
    },
    { name: 'routes', test: /\/packages\/router\// },
    {
      name: part(
        'rules',
        /\/packages\/titles\/(?!all\/)(\w+)\/src\/(?!bot\/|lessons\/|import\/|position|random-play|title\.|rules\/audit|texts\/(?:guide|glossary|headings|readings|evening|front|position-faults)\.|texts\/(?:later|refusals|face)\/(?:de|ja)\.)[^?]*$/,
      ),
    },
    {
      name: part(
        'whole',
        /\/packages\/titles\/(?!all\/)(\w+)\/src\/(?:position|random-play|title\.|rules\/audit)/,
      ),
    },
  ],
}

/** Tells the service worker which files the site has, and names the version after their content. */
function fillInSiteFiles(): Plugin {
  return {
    name: 'stellwerk:site-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[`${serviceWorker}.js`]
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker')
      const version = createHash('sha256')
      for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => a.localeCompare(b)))
        version.update(name).update(file.type === 'chunk' ? file.code : file.source)
      const built = Object.keys(bundle).filter((name) => name !== worker.fileName && !name.endsWith('.map'))
      const pages = built.map((name) => (name === 'index.html' ? '/' : `/${name}`))
      const files = [...pages, ...readdirSync(here('public')).map((name) => `/${name}`)]
      const fill = (name: string, value: unknown): void => {
        worker.code = worker.code.replaceAll(name, JSON.stringify(value))
      }
      fill('siteVersion', version.digest('hex').slice(0, 16))
      fill('siteFiles', files)
    },
  }
}

/** Lays a compressed copy beside each file that gains by it: whoever serves the site sends the copy. */
function compressedBeside(): Plugin {
  return {
    name: 'stellwerk:compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|html|svg)$/.test(file))) {
        const content = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
      }
    },
  }
}

const titleIds = readdirSync(here('../titles')).filter((folder) => folder !== 'all')

// vite loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  root: here('.'),
  plugins: [languagesApart(), searchApart(), fillInSiteFiles(), compressedBeside()],
  // the packages' sources, so that the site needs no other build
  resolve: {
    alias: {
      'intl-messageformat': here('src/language/message-format.ts'),
      '@stellwerk/hex': source('hex'),
      '@stellwerk/router': source('router'),
      './kernel-code.js': here('src/no-kernel.ts'),
      '@stellwerk/rails': source('rails'),
      '@stellwerk/engine': source('engine'),
      '@stellwerk/table': source('table'),
      '@stellwerk/ledger': source('ledger'),
      '@stellwerk/bots': source('bots'),
      '@stellwerk/texts/tutor': here('../texts/src/tutor/index.ts'),
      '@stellwerk/texts': source('texts'),
      ...Object.fromEntries(titleIds.map((title) => [`@stellwerk/${title}`, source(`titles/${title}`)])),
      '@stellwerk/titles': source('titles/all'),
      '@stellwerk/protocol': source('protocol'),
    },
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      input: { index: here('index.html'), [serviceWorker]: here('src/offline/service-worker.ts') },
      output: {
        codeSplitting,
        entryFileNames: ({ name }) => (name === serviceWorker ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [languagesApart()],
    // their parts go by the name of workers too, so that they can be told from those of the page
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: workerParts, chunkFileNames: 'assets/[name].worker-[hash].js' },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:1873', ws: true } } },
})

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

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
      test: /\/packages\/(?:hex|engine|table|texts)\/(?!src\/(?:position-fault(?:s|-texts)\.|table\/(?:de|ja)\.))|\/web\/src\/session\/|\/titles\/(?:all\/src\/|\d+\/src\/(?:readings|manifest)\.ts$)/,
    },
    // what only pages before a game say
    { name: 'fronts', test: /\/web\/src\/titles\/fronts\.ts$|\/titles\/\d+\/src\/texts\/front\.ts$/ },
    {
      name: 'table',
      test: /\/web\/src\/(?:(?:table|titles)\/[^/]*|panels\/index\.ts|titles\/\d+\/handmade\.ts)$/,
    },
    {
      name: 'board',
      test: /\/web\/src\/(?:board\/(?!card[.-]|hex-card|lay-|legend|small-map|tile-fan|route-|runs?[.-])|panels\/(?:companies|charter|company-chip|owned-|ownership|panel|parts|scale|sight|sparkline|texts|value|works)[.-]?|story\/(?:colours|headline|order|phases|texts)\.|decision\/(?!runs\/))/,
    },
    // what is first needed later
    { name: 'story', test: /\/web\/src\/story\// },
    { name: 'panels', test: /\/web\/src\/panels\// },
    { name: 'draft', test: /\/web\/src\/board\/(?:card[.-]|hex-card|lay-|legend|small-map|tile-fan)/ },
    { name: 'runs', test: /\/web\/src\/(?:board\/(?:route-|runs?[.-])|decision\/runs\/)/ },
    { name: 'bundles', test: /\/packages\/router\/src\/bundles\.ts$/ },
    { name: 'routes', test: /\/packages\/(?:router|rails)\// },
    // what only pages around the game show
    { name: part('glossary', /\/packages\/titles\/(\d+)\/src\/texts\/(?:glossary|headings)\.ts$/) },
    { name: part('readings', /\/packages\/titles\/(\d+)\/src\/texts\/readings\.ts$/) },
    { name: part('guide', /\/packages\/titles\/(\d+)\/src\/texts\/guide\.ts$/) },
    // what is only said of positions that cannot be
    { name: part('faults', /\/packages\/titles\/(\d+)\/src\/texts\/position-faults\.ts$/) },
    { name: part('bot', /\/packages\/titles\/(\d+)\/src\/bot\//) },
    {
      name: part(
        'rules',
        /\/packages\/titles\/(\d+)\/src\/(?!import\/|position|random-play|title\.|rules\/audit|texts\/(?:(?:refusals|face)\/)?(?:de|ja)\.ts)/,
      ),
    },
    { name: part('slots', /\/web\/src\/titles\/(\d+)\/slots\//) },
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

const titles = here('../titles')
const titleIds = readdirSync(titles).filter((folder) => folder !== 'all')
const wordsFile = (title: string, language: string): string => `${titles}/${title}/src/texts/${language}.ts`
/** The catalogues in a language: those of the titles, and the one that all tables share. */
const wordsFiles = (language: string): { title?: string; file: string }[] => [
  { file: here(`../texts/src/table/${language}.ts`) },
  ...titleIds
    .map((title) => ({ title, file: wordsFile(title, language) }))
    .filter(({ file }) => existsSync(file)),
]

const pageTexts = (): string[] =>
  readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('texts.ts') && name !== join('language', 'texts.ts'))
    .toSorted()
    .map((name) => join(here('src'), name))

const quoted = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
/** A message of a page as its `texts.ts` has it: in English, German and Japanese. */
const message = new RegExp(String.raw`\{\s*en: ${quoted},\s*de: ${quoted},\s*ja: ${quoted},?\s*\}`, 'g')

/** All messages of the pages, file by file; their place in this list is their number. */
const pageMessages = (): { file: string; words: { en: string; de: string; ja: string } }[] =>
  pageTexts().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(message)].map(([, en = '', de = '', ja = '']) => ({
      file,
      words: { en, de, ja },
    })),
  )

/**
 * What titles and pages say in German and Japanese becomes parts of its own: the built page begins with English and fetches the
 * others when they are chosen, those of a title when it is opened. Titles begin with empty catalogues; messages of pages keep
 * their English and get a number.
 */
function languagesApart(): Plugin {
  const virtual = 'virtual:languages'
  const apart = ['de', 'ja'] as const
  let building = false
  let messages: ReturnType<typeof pageMessages> = []
  return {
    name: 'stellwerk:languages-apart',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
      if (building) messages = pageMessages()
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load(id) {
      const language = apart.find((one) => id === `\0${virtual}/${one}`)
      if (language)
        return `export const words = [${messages.map(({ words }) => words[language]).join(',\n')}]`
      if (id !== `\0${virtual}`) return undefined
      if (!building)
        return ['loadLanguage', 'loadWords']
          .map((name) => `export const ${name} = () => Promise.resolve()`)
          .join('\n')
      const parts = apart.flatMap((one) => wordsFiles(one).map((part) => ({ language: one, ...part })))
      return [
        `import { spoken } from '${here('src/language/spoken.ts')}'`,
        ...parts.map(({ language: one, file }, i) => `import { ${one} as words${i} } from '${file}'`),
        'const parts = [',
        ...apart.map(
          (one) =>
            `{ language: '${one}', load: () => import('${virtual}/${one}').then(({ words }) => { spoken.${one} = words }) },`,
        ),
        ...parts.map(
          ({ language: one, title, file }, i) =>
            `{ language: '${one}', title: ${JSON.stringify(title)}, load: () => import('${file}?whole').then((whole) => Object.assign(words${i}, whole.${one})) },`,
        ),
        ']',
        'const asked = new Set(), opened = new Set()',
        'const load = (needed) => Promise.all(parts.filter(needed).map((part) => part.load()))',
        'export const loadLanguage = async (language) => {',
        '  asked.add(language)',
        '  try {',
        '    await load((part) => part.language === language && (!part.title || opened.has(part.title)))',
        '  } catch (error) {',
        '    asked.delete(language)',
        '    throw error',
        '  }',
        '}',
        'export const loadWords = (title) => {',
        '  opened.add(title)',
        '  return load((part) => part.title === title && asked.has(part.language))',
        '}',
      ].join('\n')
    },
    transform(code, id) {
      if (!building) return undefined
      const language = apart.find((one) => wordsFiles(one).some(({ file }) => file === id))
      if (language) return { code: `export const ${language} = {}`, map: null }
      let number = messages.findIndex(({ file }) => file === id)
      if (number < 0) return undefined
      return { code: code.replace(message, (_, en: string) => `{ en: ${en}, n: ${number++} }`), map: null }
    },
  }
}

// vite loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  root: here('.'),
  plugins: [languagesApart(), fillInSiteFiles(), compressedBeside()],
  // the packages' sources, so that the site needs no other build
  resolve: {
    alias: {
      'intl-messageformat': here('src/language/message-format.ts'),
      '@stellwerk/hex': source('hex'),
      '@stellwerk/router': source('router'),
      '@stellwerk/rails': source('rails'),
      '@stellwerk/engine': source('engine'),
      '@stellwerk/table': source('table'),
      '@stellwerk/ledger': source('ledger'),
      '@stellwerk/bots': source('bots'),
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
    rolldownOptions: { treeshake, output: { chunkFileNames: 'assets/[name].worker-[hash].js' } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:1873', ws: true } } },
})

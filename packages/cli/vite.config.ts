import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const games = readdirSync(place('../titles/all/games')).map((name) => place(`../titles/all/games/${name}`))

/** Keeps the code that V8 compiles for the command (`loader.cts`), and nothing from an earlier build. */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  buildStart() {
    for (const name of readdirSync(place('dist')))
      if (/^stellwerk.*\.code$/.test(name)) rmSync(place(`dist/${name}`))
  },
  closeBundle(failed) {
    if (failed) return
    const { status } = spawnSync(process.execPath, [place('dist/compile-ahead.cjs'), ...games], {
      stdio: ['ignore', 2, 2],
    })
    if (status !== 0) throw new Error('the command could not be compiled ahead')
  },
}

/** The module with all titles, which the command never needs; it uses top-level await, which only ES modules can. */
const titlesOneByOne: Plugin = {
  name: 'titles-one-by-one',
  load: (id) => (id.endsWith('/titles/all/dist/loaded.js') ? 'export {}' : undefined),
}

/**
 * Commander starts other programs only for commands that are separate executables; loading what that needs would slow
 * every start.
 */
const nothing = '\0nothing'
const noOtherPrograms: Plugin = {
  name: 'no-other-programs',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/node_modules/commander/') ? nothing : undefined,
  load: (id) => (id === nothing ? 'export {}' : undefined),
}

/** Modules from outside are imported by a function of the loader. */
const importedByLoader: Plugin = {
  name: 'imported-by-loader',
  renderChunk: (code) => code.replaceAll(/\bimport\((?!"\.)/g, 'importModule('),
}

// The command in a few files: reading 500 modules one by one takes longer than replaying a game, and so does reading
// every title and every command for one of each. They are made from what TypeScript built and lie beside it; the
// server, which only few commands need, stays apart. V8 keeps compiled code for scripts alone, so they are no modules.
// vite loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  plugins: [titlesOneByOne, noOtherPrograms, importedByLoader, compiledAhead],
  ssr: { noExternal: true, external: ['@stellwerk/server'] },
  build: {
    ssr: 'dist/main.js',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'stellwerk-[name].cjs',
        chunkFileNames: 'stellwerk-[name].cjs',
      },
      // rules, data and texts do nothing by being loaded
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/packages\/(?:hex|router|rails|engine|table|ledger|bots|texts|titles)\//,
            sideEffects: false,
          },
        ],
      },
    },
  },
})

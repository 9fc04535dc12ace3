/**
 * Loads the files of the built command, each with the code that V8 compiled for it while the build replayed some games:
 * compiling the sources takes longer than replaying a game. V8 accepts such code only from the same version of itself
 * under the same flags, and otherwise compiles as usual. The build removes the code of earlier sources, since V8 tells
 * sources apart only by their lengths.
 */
import fs = require('node:fs')
import path = require('node:path')
import v8 = require('node:v8')
import vm = require('node:vm')

/** Where the compiled code of a file is kept. */
const compiledOf = (file: string): string => `${file}.code`

let takesCompiled = false
const scripts = new Map<string, vm.Script>()
const loaded = new Map<string, { exports: unknown }>()

/**
 * For commands that replay a game and end: there, optimising what is called often takes longer than it gains, and so
 * does marking garbage ahead.
 */
function expectShortRun(): void {
  v8.setFlagsFromString('--interrupt-budget=400000')
  v8.setFlagsFromString('--no-incremental-marking')
  takesCompiled = true
}

/** What a file of the command exports; it is run when it is first asked for. */
function load(name: string): unknown {
  const known = loaded.get(name)
  if (known) return known.exports
  const file = path.join(__dirname, name)
  const cachedData = takesCompiled ? compiledBefore(file) : undefined
  const source = `(function (${given}) {${fs.readFileSync(file, 'utf8')}\n})`
  const script = new vm.Script(source, { filename: file, ...(cachedData ? { cachedData } : {}) })
  scripts.set(file, script)
  const module = { exports: {} }
  loaded.set(name, module)
  const run = script.runInThisContext() as (...given: readonly unknown[]) => void
  run(module.exports, requireFrom, module, file, __dirname, importModule)
  return module.exports
}

/** What Node gives to such a file, and `import`, which a script has only by an experimental feature (`vite.config.ts`). */
const given = 'exports, require, module, __filename, __dirname, importModule'

const importModule = (name: string): Promise<unknown> => import(name)

const requireFrom = (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : require(id))

function compiledBefore(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(compiledOf(file))
  } catch {
    // an installation without it runs as well
    return undefined
  }
}

/** Keeps what has been compiled of the files loaded so far. */
function keepCompiled(): void {
  for (const [file, script] of scripts) fs.writeFileSync(compiledOf(file), script.createCachedData())
}

export = { expectShortRun, load, keepCompiled }

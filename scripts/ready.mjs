// Makes a clone ready to run: installs the packages when the lockfile asks for others than are there, and builds
// when a source has changed since the last build. Uses nothing but Node, because in a fresh clone there is
// nothing else. Says what it does on standard error, so that the output of a command stays clean.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestNode = [20, 19]
const lockfile = join(root, 'package-lock.json')
const installStamp = join(root, 'node_modules', '.stellwerk-install')
const cache = join(root, '.cache')
const buildStamp = join(cache, 'build-stamp')
const busy = join(cache, 'busy')
const site = join(root, 'packages', 'web')
const command = join(root, 'packages', 'cli')

/** The path of a tool's script inside node_modules, to be run with this very Node. */
export function tool(name, script) {
  return join(root, 'node_modules', name, script)
}

/** Runs Node on a script with the terminal handed through; returns the exit code. */
export function runNode(script, args = [], options = {}) {
  const result = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', ...options })
  if (result.error) throw result.error
  return result.status ?? 1
}

function say(line) {
  process.stderr.write(`stellwerk: ${line}\n`)
}

function fail(line) {
  say(line)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = oldestNode
  if (major < oldMajor || (major === oldMajor && minor < oldMinor)) {
    fail(`needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}`)
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const digest = (text) => createHash('sha256').update(text).digest('hex')

// npm leaves a record of what it installed. It is written last, so an interrupted install has none.
function installedMatches(lockText) {
  const recordText = readText(join(root, 'node_modules', '.package-lock.json'))
  if (recordText === undefined) return false
  const wanted = JSON.parse(lockText).packages
  const present = JSON.parse(recordText).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    if (entry.link === true) return existsSync(join(root, path))
    const found = present[path]
    if (found === undefined) return entry.optional === true || entry.devOptional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

function install() {
  const lockText = readText(lockfile)
  if (lockText === undefined) fail('package-lock.json is missing; the clone is incomplete')
  const stamp = digest(lockText)
  if (readText(installStamp) === stamp) return
  if (!installedMatches(lockText)) {
    say('installing packages …')
    const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    })
    if (result.error) fail(`npm could not be started: ${result.error.message}`)
    if (result.status !== 0) fail('installing the packages failed; the lines above say why')
  }
  writeFileSync(installStamp, stamp)
}

/** Every file that the build reads, with its size and time: two equal fingerprints, two equal builds. */
function fingerprint() {
  const lines = []
  const note = (file) => {
    const { size, mtimeMs } = statSync(file)
    lines.push(`${file.slice(root.length)} ${size} ${mtimeMs}`)
  }
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) note(path)
    }
  }
  note(join(root, 'tsconfig.base.json'))
  note(join(root, 'tsconfig.build.json'))
  for (const folder of packageFolders()) {
    note(join(folder, 'tsconfig.build.json'))
    note(join(folder, 'package.json'))
    walk(join(folder, 'src'))
  }
  for (const name of ['index.html', 'languages-apart.ts', 'search-apart.ts', 'vite.config.ts'])
    note(join(site, name))
  note(join(command, 'vite.config.ts'))
  walk(join(root, 'packages', 'router', 'kernel'))
  walk(join(site, 'public'))
  walk(join(root, 'docs', 'rules'))
  return digest(lines.join('\n'))
}

/** The folders that the workspaces of package.json stand for: `packages/*` are those in it that are packages. */
function packageFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.flatMap((pattern) => {
    const above = join(root, dirname(pattern))
    const folders = readdirSync(above).map((name) => join(above, name))
    return folders.filter((folder) => existsSync(join(folder, 'package.json')))
  })
}

/** The build is the same whoever starts it: Vite would leave offline use out of a site that a test builds. */
export const buildEnvironment = (env) => ({ ...env, NODE_ENV: 'production' })

function compile() {
  const before = fingerprint()
  const quiet = { stdio: ['ignore', 2, 2], env: buildEnvironment(process.env) }
  // types are checked with those of the tests, by the linter
  const code =
    runNode(join(root, 'scripts', 'kernel.mjs'), [], quiet) ||
    runNode(tool('typescript', 'bin/tsc'), ['-b', 'tsconfig.build.json', '--noCheck'], quiet) ||
    runNode(tool('vite', 'bin/vite.js'), ['build', '--logLevel', 'error', site], quiet) ||
    runNode(tool('vite', 'bin/vite.js'), ['build', '--logLevel', 'error', command], quiet) ||
    runNode(join(root, 'scripts', 'docs.mjs'), [], quiet)
  if (code === 0) writeFileSync(buildStamp, before)
  else rmSync(buildStamp, { force: true })
  return code
}

/** Builds all packages and the site; returns the exit code of the tool that failed. */
export function build() {
  return alone(compile)
}

function isBuilt() {
  return (
    readText(buildStamp) === fingerprint() &&
    packageFolders().every((folder) => existsSync(join(folder, 'dist', '.tsbuildinfo'))) &&
    existsSync(join(site, 'dist', 'site', 'index.html')) &&
    existsSync(join(site, 'dist', 'site', 'docs', 'index.html')) &&
    existsSync(join(command, 'dist', 'stellwerk.cjs'))
  )
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function isAbandoned() {
  const owner = Number(readText(busy))
  if (owner > 0) return !isAlive(owner)
  const { mtimeMs } = statSync(busy, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > 5000
}

/** Lets one process at a time install or build; a lock whose owner is gone is taken over. */
function alone(work) {
  mkdirSync(cache, { recursive: true })
  let told = false
  for (;;) {
    try {
      writeFileSync(busy, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isAbandoned()) {
        rmSync(busy, { force: true })
        continue
      }
      if (!told) say('waiting for another process that installs or builds …')
      told = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  const release = () => rmSync(busy, { force: true })
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** Installs and builds what is missing or stale; silent when there is nothing to do. */
export function ready({ withBuild = true } = {}) {
  checkNode()
  const lockText = readText(lockfile)
  const installed = lockText !== undefined && readText(installStamp) === digest(lockText)
  if (installed && (!withBuild || isBuilt())) return
  alone(() => {
    install()
    if (!withBuild || isBuilt()) return
    say('building …')
    if (compile() !== 0) fail('the build failed; the lines above say where')
  })
}

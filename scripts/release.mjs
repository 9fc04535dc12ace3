// npm run release: one archive with everything that a server needs but Node, for systems like this one. It holds the
// server, the command, the site, the packages they need to run, and what installs them as a service.
// `release/` keeps the archive with its checksum; `--into FOLDER` puts both elsewhere.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ready, root, runNode } from './ready.mjs'
import { neededBy } from './release-packages.mjs'

const system = `${process.platform}-${process.arch}`

/** Types, maps and sources serve those who build, not those who run. Licences stay. */
const unneeded =
  /(\.d\.[cm]?ts|\.map|\.[cm]?ts|\.tsbuildinfo|\.md|\.markdown|\.c|\.cc|\.cpp|\.h|\.gypi?|\.flow|\.yml)$/i
const unneededFolders = new Set(['test', 'tests', '__tests__', 'docs', 'example', 'examples', 'benchmarks'])

/** Files through which the server's tests and measurements look inside it. */
const inward = /^(testing(-.*)?|inside)\.js$/

const isForOtherSystem = (path) => /\/prebuilds\/[^/]+$/.test(path) && basename(path) !== system

/** Dependencies of only one package of the clone are inside that package. */
const placeOf = (path, own) => {
  const [owner] = path.split('/node_modules/', 1)
  return own.has(owner) ? path.replace(owner, join('node_modules', own.get(owner))) : path
}

function copyOther(path, to) {
  cpSync(join(root, path), to, {
    recursive: true,
    filter: (file) => {
      const within = file.slice(join(root, path).length)
      // packages inside of this one are copied by their own names
      if (within.endsWith('/node_modules') || isForOtherSystem(within)) return false
      return statSync(file).isDirectory() ? !unneededFolders.has(basename(file)) : !unneeded.test(file)
    },
  })
}

function copyOwn(folder, name, to) {
  const target = join(to, 'node_modules', name)
  const isServer = name === '@stellwerk/server'
  cpSync(join(root, folder, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (file) => !unneeded.test(file) && !(isServer && inward.test(basename(file))),
  })
  cpSync(join(root, folder, 'package.json'), join(target, 'package.json'))
}

/** Puts a release together in a folder. */
export function assemble(to, { version }) {
  const { own, others } = neededBy(['packages/cli', 'packages/server'])
  for (const [folder, name] of own) copyOwn(folder, name, to)
  for (const path of others) copyOther(path, join(to, placeOf(path, own)))
  cpSync(join(root, 'packages/web/dist/site'), join(to, 'site'), { recursive: true })
  cpSync(join(root, 'deploy'), to, { recursive: true })
  chmodSync(join(to, 'bin/stellwerk.mjs'), 0o755)
  cpSync(join(root, 'packages/server/SETTINGS.md'), join(to, 'SETTINGS.md'))
  cpSync(join(root, 'docs/operate.md'), join(to, 'operate.md'))
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'))
  const about = { name: 'stellwerk', version, private: true, type: 'module', engines: { node: '>=20.19' } }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
}

/** The bytes and files of a folder. */
function weigh(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const bytes = files.map((one) => statSync(join(one.parentPath, one.name)).size)
  return { files: files.length, bytes: bytes.reduce((sum, one) => sum + one, 0) }
}

/** Makes the archive; returns where it is and what it weighs. */
export function release({ version, into }) {
  mkdirSync(into, { recursive: true })
  const name = `stellwerk-${version}`
  const archive = join(into, `${name}-${system}.tar.gz`)
  const workshop = mkdtempSync(join(into, '.making-'))
  try {
    assemble(join(workshop, name), { version })
    const unpacked = weigh(join(workshop, name))
    const packing = spawnSync('tar', ['-czf', archive, '-C', workshop, name], { stdio: 'inherit' })
    if (packing.error) throw packing.error
    if (packing.status !== 0) throw new Error('tar failed; the lines above say why')
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
    writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`)
    return { archive, packed: statSync(archive).size, unpacked, sum }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { into: { type: 'string', default: join(root, 'release') } } })
  ready()
  if (runNode(join(root, 'scripts/versions.mjs')) !== 0) process.exit(1)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { archive, packed, unpacked, sum } = release({ version, into: resolve(values.into) })
  process.stdout.write(
    `${archive}\n` +
      `packed ${megabytes(packed)}, unpacked ${megabytes(unpacked.bytes)} in ${unpacked.files} files\n` +
      `sha256 ${sum}\n`,
  )
}

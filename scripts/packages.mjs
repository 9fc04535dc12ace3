// npm run packages: packs every public package, installs the tarballs with npm in an empty folder outside the clone, and
// runs the example of each README there, and the command with its board. `npm run test:long` does the same without npm's
// installation (`packages.long.test.mjs`), because that needs the network and a minute.

import { spawn, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ready, root } from './ready.mjs'
import { publicPackages } from './versions.mjs'

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

/** The tarballs of all public packages, in this folder; `only` names some of them. */
export function pack(folder, only) {
  const wanted = publicPackages().filter(({ manifest }) => only === undefined || only.includes(manifest.name))
  const names = wanted.flatMap(({ manifest }) => ['-w', manifest.name])
  const said = run('npm', ['pack', '--json', '--silent', '--pack-destination', folder, ...names], root)
  // scripts before packing may say something of their own
  const list = JSON.parse(said.slice(said.indexOf('[\n')))
  return list.map(({ name, filename, files }) => ({
    name,
    tarball: join(folder, filename),
    files: files.map(({ path }) => path),
  }))
}

/** The tarballs as an installation would lay them, with the outside packages that they ask for taken from the clone. */
export function layOut(folder, packed) {
  const modules = join(folder, 'node_modules')
  const own = new Set(packed.map(({ name }) => name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const outside = new Map()
  for (const { name, tarball } of packed) {
    const target = join(modules, name)
    mkdirSync(target, { recursive: true })
    run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target], folder)
    const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
    const { folder: source } = publicPackages().find(({ manifest }) => manifest.name === name)
    for (const wanted of Object.keys(dependencies)) if (!own.has(wanted)) outside.set(wanted, source)
  }
  for (const [name, source] of outside) {
    const place = join(modules, name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(installedAt(name, source), place)
  }
}

/** Where the clone keeps an outside package: beside the package that asks for it, or above. */
function installedAt(name, source) {
  for (const above of [source, root])
    if (readdirSync(above).includes('node_modules'))
      try {
        readFileSync(join(above, 'node_modules', name, 'package.json'))
        return join(above, 'node_modules', name)
      } catch {
        // it lies further up
      }
  throw new Error(`${name} is not installed`)
}

/** Runs the example of a package's README in an installation; what it printed. */
export function runExample(folder, name) {
  const readme = readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8')
  const [, code] = /```js\n([\s\S]*?)```/.exec(readme) ?? []
  if (code === undefined) return undefined
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.js`)
  writeFileSync(file, code)
  return run(process.execPath, [file], folder)
}

/** Starts the board of the packed command and asks for its first page; tells what came. */
export async function askBoard(folder) {
  const program = join(folder, 'node_modules', 'stellwerk', 'bin', 'stellwerk.mjs')
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', 'data', '--json'], {
    cwd: folder,
  })
  try {
    const address = await new Promise((resolve, reject) => {
      let [said, troubles] = ['', '']
      server.stderr.on('data', (chunk) => (troubles += chunk))
      server.stdout.on('data', (chunk) => {
        said += chunk
        const [, found] = /"address":\s*"([^"]+)"/.exec(said) ?? []
        if (found !== undefined) resolve(found)
      })
      server.on('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}${troubles}`)))
    })
    const page = await (await fetch(address)).text()
    const [, script] = /src="([^"]+\.js)"/.exec(page) ?? []
    return { page, scriptStatus: (await fetch(new URL(script, address))).status }
  } finally {
    const ended = new Promise((resolve) => server.on('exit', resolve))
    server.kill()
    await ended
  }
}

/** Works in an empty folder outside the clone, gone afterwards. */
export async function inEmptyFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-packages-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function main() {
  ready()
  await inEmptyFolder(async (folder) => {
    const packed = pack(folder)
    console.log(`packed ${packed.length} packages`)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    run('npm', ['install', '--no-audit', '--no-fund', ...packed.map(({ tarball }) => tarball)], folder)
    console.log('installed')
    for (const { name } of packed) {
      const said = runExample(folder, name)
      if (said !== undefined) console.log(`${name}: ${said.split('\n')[0]}`)
    }
    const { scriptStatus } = await askBoard(folder)
    if (scriptStatus !== 200) throw new Error('the board of the command has no script')
    console.log('stellwerk serve: the board opens')
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main()

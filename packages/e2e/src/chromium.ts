import { createWriteStream, existsSync, createReadStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'

/**
 * A real Chromium for tests. On Linux with an x64 processor it comes with the packages and is unpacked once; elsewhere
 * `CHROMIUM_PATH` names an installed one.
 */
interface Installed {
  readonly path: string
  readonly env: { [name: string]: string }
}

const require = createRequire(import.meta.url)
const cache = fileURLToPath(new URL('../../../node_modules/.cache/chromium', import.meta.url))

function packageFolder(): string {
  let folder = dirname(require.resolve('@sparticuz/chromium'))
  while (!existsSync(join(folder, 'bin', 'chromium.br'))) folder = dirname(folder)
  return folder
}

interface Tar {
  extract(folder: string): NodeJS.WritableStream
}

/**
 * Unpacks into a separate folder first, so that if several processes do it at once, one wins and none sees half a
 * browser.
 */
async function unpack(source: string, target: string): Promise<void> {
  const tar = createRequire(join(source, 'package.json'))('tar-fs') as Tar
  await mkdir(dirname(target), { recursive: true })
  const folder = await mkdtemp(`${target}-`)
  for (const file of await readdir(join(source, 'bin'))) {
    const packed = createReadStream(join(source, 'bin', file))
    const into = file.endsWith('.tar.br')
      ? tar.extract(folder)
      : createWriteStream(join(folder, 'chromium'), { mode: 0o755 })
    await pipeline(packed, createBrotliDecompress(), into)
  }
  await chmod(join(folder, 'chromium'), 0o755)
  try {
    await rename(folder, target)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if (!existsSync(join(target, 'chromium'))) throw error
  }
}

async function installed(): Promise<Installed> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)) as {
    [name: string]: string
  }
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined) return { path: given, env }
  const source = packageFolder()
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cache, version)
  if (!existsSync(join(folder, 'chromium'))) await unpack(source, folder)
  const libraries = ['al2023/lib', 'lib'].map((name) => join(folder, name)).filter((path) => existsSync(path))
  env['LD_LIBRARY_PATH'] = [env['LD_LIBRARY_PATH'], ...libraries].filter(Boolean).join(':')
  if (!existsSync('/etc/fonts/fonts.conf')) {
    // without any configuration of fonts every text would be blank
    const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fc')}</cachedir></fontconfig>`
    env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf')
    await writeFile(env['FONTCONFIG_FILE'], fonts)
  }
  return { path: join(folder, 'chromium'), env }
}

/** A page shares some tens of megabytes with its browser. */
const plenty = 2 ** 30

async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm')
    return bavail * bsize >= plenty
  } catch {
    // only Linux has it
    return false
  }
}

export async function launch(): Promise<Browser> {
  const { path, env } = await installed()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: path,
    env,
    args,
    // memory shared through /dev/shm is not written to a disk, but some containers have next to none
    ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
  })
}

let shared: Promise<Browser> | undefined

/** As `launch`, but one browser for all tests that follow one another here; it ends with their process. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await (shared ??= launch())
  if (running.isConnected()) return running
  shared = launch()
  return shared
}

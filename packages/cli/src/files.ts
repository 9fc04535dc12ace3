import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  fstatSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { wrong } from './errors.js'

/** No game is larger than this. */
export const largestFile = 50 * 1024 * 1024

/** The system's name for what went wrong; empty for other errors. */
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** The text of a file that should be there. */
export function readText(cwd: string, name: string): string {
  const where = name
  let file: number | undefined
  try {
    // without O_NONBLOCK a pipe that nobody writes to would block the program
    file = openSync(resolve(cwd, name), constants.O_RDONLY | constants.O_NONBLOCK)
    const about = fstatSync(file)
    if (!about.isFile()) throw wrong('file.notFile', {}, { where })
    if (about.size > largestFile)
      throw wrong('file.large', { megabytes: largestFile / 1024 / 1024 }, { where })
    return decode(readFileSync(file), where)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') throw wrong('file.missing', {}, { where })
    if (code === 'EISDIR') throw wrong('file.notFile', {}, { where })
    if (code !== '') throw wrong('file.unreadable', { code }, { where })
    throw error
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** Everything on standard input. */
export async function readStdin(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk))
    size += chunk.length
    if (size > largestFile)
      throw wrong('file.large', { megabytes: largestFile / 1024 / 1024 }, { where: 'stdin' })
  }
  return Buffer.concat(chunks).toString('utf8')
}

function decode(bytes: Buffer, where: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw wrong('file.encoding', {}, { where })
  }
}

export type Overwriting =
  /** There must be no such file yet. */
  | { readonly mode: 'new' }
  | { readonly mode: 'any' }
  /** The file must still have this text. */
  | { readonly mode: 'unchanged'; readonly before: string }

/** Writes a file completely or not at all: first under another name in the same folder, then renamed in one step. */
export function writeText(cwd: string, name: string, text: string, overwriting: Overwriting): void {
  const where = name
  let temporary: string | undefined
  try {
    const target = real(resolve(cwd, name))
    const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o666
    temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}.tmp`)
    const file = openSync(temporary, 'wx', mode & 0o777)
    try {
      for (let rest = Buffer.from(text); rest.length > 0;) rest = rest.subarray(writeSync(file, rest))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (overwriting.mode === 'unchanged' && readFileSync(target, 'utf8') !== overwriting.before)
      throw wrong('file.changed', {}, { where })
    if (overwriting.mode === 'new') putBeside(temporary, target)
    else renameSync(temporary, target)
  } catch (error) {
    const code = codeOf(error)
    if (code !== '') throw wrong('file.unwritable', { code }, { where })
    throw error
  } finally {
    if (temporary !== undefined) rmSync(temporary, { force: true })
  }
}

/** Gives a file its name unless that name is taken; a rename would replace the other file. */
function putBeside(temporary: string, target: string): void {
  try {
    linkSync(temporary, target)
  } catch (error) {
    // some file systems have no links
    if (codeOf(error) === 'EEXIST' || existsSync(target)) throw wrong('file.exists', {}, { where: target })
    renameSync(temporary, target)
  }
}

/** What a link points to, so that the link stays. */
function real(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    // nothing is there yet
    if (codeOf(error) === 'ENOENT') return path
    throw error
  }
}

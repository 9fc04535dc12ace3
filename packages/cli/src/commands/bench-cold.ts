import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameFile } from '@stellwerk/engine'
import { programFolder } from '../places.js'
import { median } from './bench-times.js'

/** What `stellwerk replay FILE` takes in a process of its own. */
export interface Cold {
  /** Processor time of the whole process, the median of several runs. */
  readonly processor: number
  readonly megabytes: number
  /** The replay alone, for the first time in its process. */
  readonly firstReplay: number
}

const runs = 5
/** Makes a process report at its end what it used. */
const telling = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  const { maxRSS } = process.resourceUsage()
  process.stderr.write(JSON.stringify({ processor: (user + system) / 1000, megabytes: maxRSS / 1024 }))
})`

export function measureCold(file: GameFile): Cold {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-bench-'))
  try {
    const path = join(folder, 'game.json')
    writeFileSync(path, JSON.stringify(file))
    const teller = join(folder, 'telling.cjs')
    writeFileSync(teller, telling)
    const all = Array.from({ length: runs }, () => replayed(path, teller))
    return {
      processor: median(all.map(({ processor }) => processor)),
      megabytes: median(all.map(({ megabytes }) => megabytes)),
      firstReplay: median(all.map(({ firstReplay }) => firstReplay)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function replayed(path: string, teller: string): Cold {
  const program = fileURLToPath(new URL('stellwerk.cjs', programFolder))
  const args = ['--require', teller, program, 'replay', path, '--json']
  // Node reads such certificates at its start, which takes longer than the start itself and has nothing to do with the
  // command
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
  const { milliseconds } = JSON.parse(stdout) as { milliseconds: number }
  return { ...(JSON.parse(stderr) as Pick<Cold, 'processor' | 'megabytes'>), firstReplay: milliseconds }
}

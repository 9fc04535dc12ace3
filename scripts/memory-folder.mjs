import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Tests need a tenth of it. */
const plenty = 4 * 2 ** 30

/**
 * A folder for temporary files in memory, removed when this process ends; nothing where there is no room for one. Tests
 * make and remove databases by the hundred, which takes a file system on a disk longer than the databases themselves.
 */
export function memoryFolder(memory = '/dev/shm') {
  if (!hasRoom(memory)) return undefined
  const folder = mkdtempSync(join(memory, 'stellwerk-tests-'))
  // permissions like /tmp: PostgreSQL runs as another user, and removes its own files
  chmodSync(folder, 0o1777)
  // databases may still be ending
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  return canRunPrograms(folder) ? folder : undefined
}

function hasRoom(memory) {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= plenty
  } catch {
    // only Linux has it
    return false
  }
}

function canRunPrograms(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}

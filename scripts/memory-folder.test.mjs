import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.mjs'

const module = new URL('memory-folder.mjs', import.meta.url)

/** In a process of its own: asks for a folder, puts a file there, and says where it was. */
const asking = `
import { writeFileSync } from 'node:fs'
import { memoryFolder } from '${module}'
const folder = memoryFolder()
if (folder) writeFileSync(folder + '/left', 'behind')
console.log(folder ?? 'none')
`

describe('the folder in memory', () => {
  it('is gone with the process that asked for it, and all that was left in it', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', asking])
    expect(status).toBe(0)
    expect(stdout.toString()).toMatch(/^(none|\/dev\/shm\/stellwerk-tests-\w+)$/m)
    expect(existsSync(stdout.toString().trim())).toBe(false)
  })

  it('is not made where there is no memory to be had as files', () => {
    expect(memoryFolder('/nowhere')).toBeUndefined()
  })
})

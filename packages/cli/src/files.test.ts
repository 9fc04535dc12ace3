import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gameFileText } from '@stellwerk/engine'
import { InputError } from './errors.js'
import { largestFile, readText, writeText } from './files.js'
import { filesIn, temporaryFolder } from './testing.js'

const folder = (): string => temporaryFolder(onTestFinished)

function failing(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof InputError && 'key' in error.reason) return error.reason.key
    throw error
  }
  return 'worked'
}

describe('reading', () => {
  it('says what is wrong with a file', () => {
    const here = folder()
    mkdirSync(join(here, 'folder'))
    writeFileSync(join(here, 'latin1'), Buffer.from([0x4a, 0xfc, 0x72, 0x67]))
    writeFileSync(join(here, 'large'), '')
    truncateSync(join(here, 'large'), largestFile + 1)
    execFileSync('mkfifo', [join(here, 'pipe')])
    expect(failing(() => readText(here, 'missing'))).toBe('file.missing')
    expect(failing(() => readText(here, 'latin1/below'))).toBe('file.missing')
    expect(failing(() => readText(here, 'folder'))).toBe('file.notFile')
    expect(failing(() => readText(here, 'pipe'))).toBe('file.notFile')
    expect(failing(() => readText(here, 'large'))).toBe('file.large')
    expect(failing(() => readText(here, 'latin1'))).toBe('file.encoding')
    expect(failing(() => readText(here, 'x'.repeat(5000)))).toBe('file.unreadable')
  })
})

describe('writing', () => {
  it('makes a file and leaves nothing else behind', () => {
    const here = folder()
    writeText(here, 'game.json', 'text', { mode: 'new' })
    expect(readText(here, 'game.json')).toBe('text')
    expect(filesIn(here)).toEqual(['game.json'])
  })

  it('never replaces a file that should be new', () => {
    const here = folder()
    writeFileSync(join(here, 'game.json'), 'old')
    expect(failing(() => writeText(here, 'game.json', 'new', { mode: 'new' }))).toBe('file.exists')
    expect(readText(here, 'game.json')).toBe('old')
    expect(filesIn(here)).toEqual(['game.json'])
    writeText(here, 'game.json', 'new', { mode: 'any' })
    expect(readText(here, 'game.json')).toBe('new')
  })

  it('does not write over what somebody else has written', () => {
    const here = folder()
    writeFileSync(join(here, 'game.json'), 'theirs')
    const write = (before: string): string =>
      failing(() => writeText(here, 'game.json', 'ours', { mode: 'unchanged', before }))
    expect(write('old')).toBe('file.changed')
    expect(readText(here, 'game.json')).toBe('theirs')
    expect(filesIn(here)).toEqual(['game.json'])
    expect(write('theirs')).toBe('worked')
    expect(readText(here, 'game.json')).toBe('ours')
  })

  it('puts another file in the place of the old one, so that a reader sees one or the other', () => {
    const here = folder()
    writeFileSync(join(here, 'game.json'), 'old')
    const before = statSync(join(here, 'game.json')).ino
    writeText(here, 'game.json', 'new', { mode: 'any' })
    expect(statSync(join(here, 'game.json')).ino).not.toBe(before)
  })

  it('keeps links and permissions', () => {
    const here = folder()
    writeFileSync(join(here, 'real.json'), 'old')
    chmodSync(join(here, 'real.json'), 0o600)
    symlinkSync('real.json', join(here, 'link.json'))
    writeText(here, 'link.json', 'new', { mode: 'any' })
    expect(lstatSync(join(here, 'link.json')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(here, 'real.json'), 'utf8')).toBe('new')
    expect(statSync(join(here, 'real.json')).mode & 0o777).toBe(0o600)
  })

  it('says when it cannot', () => {
    const here = folder()
    expect(failing(() => writeText(here, 'missing/game.json', 'x', { mode: 'any' }))).toBe('file.unwritable')
    mkdirSync(join(here, 'folder'))
    expect(failing(() => writeText(here, 'folder', 'x', { mode: 'any' }))).toBe('file.unwritable')
    expect(filesIn(here)).toEqual(['folder'])
  })
})

it('writes game files with one action in each line', () => {
  const file = { format: 'stellwerk/1', title: 't', options: {}, players: ['A'], seed: 1 } as const
  const actions = [{ type: 'pass' }, { type: 'bid', bid: 5 }]
  const text = gameFileText({ ...file, actions })
  expect(JSON.parse(text)).toEqual({ ...file, actions })
  expect(text.split('\n').filter((line) => line.includes('"type"'))).toHaveLength(2)
  expect(JSON.parse(gameFileText({ ...file, actions: [] }))).toEqual({ ...file, actions: [] })
})

import { execFileSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from './testing.js'

const loader = fileURLToPath(new URL('../dist/loader.cjs', import.meta.url))

const answering = (answer: string): string => `exports.answer = () => '${answer}'`
const tell = `process.stdout.write(load('part.cjs').answer())`

/** A folder with the loader and a file for it, whose code is kept. */
function folderWithCode(): { part: string; run(program: string): string } {
  const folder = temporaryFolder(onTestFinished)
  copyFileSync(loader, join(folder, 'loader.cjs'))
  const part = join(folder, 'part.cjs')
  writeFileSync(part, answering('first'))
  const run = (program: string): string => {
    const begin = `const { expectShortRun, keepCompiled, load } = require('./loader.cjs')\n`
    const script = join(folder, 'program.cjs')
    writeFileSync(script, begin + program)
    return execFileSync(process.execPath, [script], { encoding: 'utf8' })
  }
  expect(run(`expectShortRun(); ${tell}; keepCompiled()`)).toBe('first')
  return { part, run }
}

describe('the loader of the built command', () => {
  it('takes the code that was kept, which V8 tells from another by the length of its source', () => {
    const { part, run } = folderWithCode()
    writeFileSync(part, answering('other'))
    expect(run(`expectShortRun(); ${tell}`)).toBe('first')
    // a command that lasts has other flags
    expect(run(tell)).toBe('other')
    writeFileSync(part, answering('longer'))
    expect(run(`expectShortRun(); ${tell}`)).toBe('longer')
  })

  it('compiles a file whose code is missing or unusable', () => {
    const { part, run } = folderWithCode()
    writeFileSync(part, answering('other'))
    writeFileSync(`${part}.code`, 'nonsense')
    expect(run(`expectShortRun(); ${tell}`)).toBe('other')
    copyFileSync(part, part.replace('part', 'another'))
    expect(run(`expectShortRun(); ${tell.replace('part', 'another')}`)).toBe('other')
  })

  it('runs a file once, with what it requires, and lets it import modules', () => {
    const { part, run } = folderWithCode()
    writeFileSync(part, `exports.path = require('node:path'); exports.later = () => importModule('node:os')`)
    const program = `
      const { path, later } = load('part.cjs')
      later().then((os) => process.stdout.write([load('part.cjs').path === path, typeof os.EOL].join()))`
    expect(run(program)).toBe('true,string')
  })
})

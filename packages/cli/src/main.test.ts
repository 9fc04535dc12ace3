import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesIn, temporaryFolder } from './testing.js'

const program = fileURLToPath(new URL('../bin/stellwerk.mjs', import.meta.url))

/** The real program, which first builds itself if it has to. */
function stellwerk(
  cwd: string,
  args: readonly string[],
  stdin = '',
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd, env: { ...process.env, LC_ALL: 'C' } })
    let [out, err] = ['', '']
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (err += text.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(stdin)
  })
}

describe('the program', () => {
  it('plays a few actions through files, pipes and exit statuses', async () => {
    const here = temporaryFolder(onTestFinished)
    const words = 'new 1873 --players Anna,Ben,Clara --edition R --seed 7'
    const made = await stellwerk(here, words.split(' '))
    expect(made).toMatchObject({ code: 0, out: '1873-7.json\n' })
    const { out } = await stellwerk(here, ['legal', '1873-7.json', '--json'])
    const [choice] = (JSON.parse(out) as { choices: object[] }).choices
    expect((await stellwerk(here, ['act', '1873-7.json', '-'], JSON.stringify(choice))).code).toBe(0)
    const before = readFileSync(join(here, '1873-7.json'), 'utf8')
    const refused = await stellwerk(here, ['act', '1873-7.json', JSON.stringify(choice)])
    expect(refused.code).toBe(3)
    expect(JSON.parse(refused.out)).toMatchObject({ rule: 'engine-turn' })
    expect((await stellwerk(here, ['act', '1873-7.json', 'nonsense'])).code).toBe(2)
    expect((await stellwerk(here, ['frobnicate'])).code).toBe(2)
    expect(readFileSync(join(here, '1873-7.json'), 'utf8')).toBe(before)
    expect((await stellwerk(here, ['show', '1873-7.json', '--lang', 'ja'])).out).toContain('プレイヤー')
    expect((await stellwerk(here, ['replay', '1873-7.json'])).out).toContain('1 hash verified')
    expect(filesIn(here)).toEqual(['1873-7.json'])
  }, 180_000)

  it('plays random games in several threads with the same result as in one', async () => {
    const here = temporaryFolder(onTestFinished)
    const args = ['fuzz', '1873', '--games', '2', '--players', '2', '--seed', '14', '--json']
    const [one, two] = await Promise.all([stellwerk(here, args), stellwerk(here, [...args, '--jobs', '2'])])
    const { seconds: _, ...first } = JSON.parse(one?.out ?? '') as { seconds: number; violations: number }
    expect(first.violations).toBe(0)
    const { seconds: __, ...second } = JSON.parse(two?.out ?? '') as { seconds: number }
    const sorted = (summary: object) => ({
      ...summary,
      events: new Set((summary as { events: object[] }).events),
    })
    expect(sorted(second)).toEqual(sorted(first))
  }, 180_000)

  it('says how to play where there is no terminal', async () => {
    const here = temporaryFolder(onTestFinished)
    const { code, out } = await stellwerk(here, ['play'])
    expect([code, filesIn(here)]).toEqual([0, []])
    expect(out).toContain('npx stellwerk play 1873')
  }, 180_000)
})

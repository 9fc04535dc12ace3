import { describe, expect, it } from 'vitest'
import { stellwerk } from './testing.js'

const run = (...args: string[]) => stellwerk('/nowhere', args)

describe('arguments', () => {
  it.each([
    [['fly'], 'there is no command fly'],
    [['show', 'x.json', '--fast'], 'there is no option --fast'],
    [['show'], 'the argument file is missing'],
    [['show', 'x.json', '--at'], 'the option --at <number> needs a value'],
    [['log', 'x.json', 'y.json'], 'too many arguments'],
    [['show', 'x.json', '--at', '-1'], '--at: "-1" should be a whole number, 0 or more'],
    [['show', 'x.json', '--at', '1e3'], '--at: "1e3" should be a whole number'],
    [['show', 'x.json', '--lang', 'fr'], '--lang: "fr" should be one of: en, de, ja'],
    [['fuzz', '1829'], 'TITLE: there is no title "1829"'],
    [['fuzz', '1873', '--players', '1-9'], '--players: "1-9" should be numbers from 2 to 5, such as 2-5'],
    [['fuzz', '1873', '--edition', 'R,Q'], '--edition: "Q" should be one of: R, S'],
    [['fuzz', '1873', '--games', '0'], '--games: "0" should be a whole number, 1 or more'],
    [['bench', 'sleep'], '"sleep" cannot be measured'],
  ])('%j cannot be understood', async (args, expected) => {
    const { code, out, err } = await run(...args)
    expect(code).toBe(2)
    expect(err).toContain(expected)
    expect(out).toBe('')
  })

  it('are asked for when there are none', async () => {
    const { code, err } = await run()
    expect(code).toBe(2)
    expect(err).toContain('Commands:')
  })

  it.each([
    ['de', 'den Befehl fly gibt es nicht'],
    ['ja', 'コマンドflyはありません'],
  ])('are refused in %s', async (language, expected) => {
    expect((await run('--lang', language, 'fly')).err).toContain(expected)
  })

  it('may have the global options before or after the command', async () => {
    const before = await run('--json', '--lang', 'de', 'show', 'x.json')
    const after = await run('show', 'x.json', '--json', '--lang=de')
    expect(before.data).toEqual({ error: { where: 'x.json', message: 'diese Datei gibt es nicht' } })
    expect(after.data).toEqual(before.data)
  })
})

describe('help', () => {
  it.each([
    ['en', 'Usage: stellwerk [options] [command]', 'Commands:', 'the current position'],
    ['de', 'Aufruf: stellwerk [options] [command]', 'Befehle:', 'die aktuelle Stellung'],
    ['ja', '使い方： stellwerk [options] [command]', 'コマンド：', '現在の局面'],
  ])('is given in %s', async (language, ...parts) => {
    const { code, out } = await run('--help', '--lang', language)
    expect(code).toBe(0)
    for (const part of parts) expect(out).toContain(part)
  })

  it('is given for each command, with the global options', async () => {
    const { code, out } = await run('help', 'fuzz')
    expect(code).toBe(0)
    expect(out).toContain('--games <number>')
    expect(out).toContain('(default: 100)')
    expect(out).toContain('Global options:')
  })

  it('tells the version', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('the language', () => {
  it.each([
    [{ LANG: 'de_AT.UTF-8' }, 'Aufruf:'],
    [{ LANG: 'de_AT.UTF-8', LC_ALL: 'ja_JP' }, '使い方：'],
    [{ LANG: 'ja' }, '使い方：'],
    [{ LANG: 'C.UTF-8' }, 'Usage:'],
    [{ LANG: 'fr_FR.UTF-8' }, 'Usage:'],
    [{}, 'Usage:'],
  ])('follows %j', async (env, expected) => {
    expect((await stellwerk('/nowhere', ['--help'], { env })).out).toContain(expected)
  })

  it('follows --lang before the environment', async () => {
    expect((await stellwerk('/nowhere', ['--help', '--lang', 'de'], { env: { LANG: 'ja' } })).out).toContain(
      'Aufruf:',
    )
  })
})

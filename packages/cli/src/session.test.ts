import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesIn, stellwerk, temporaryFolder } from './testing.js'

const sound = {
  format: 'stellwerk/1',
  title: '1873',
  options: { edition: 'R' },
  players: ['Anna', 'Ben', 'Clara'],
  seed: 7,
  actions: [] as unknown[],
}

/** What the command says about a file with this content, and whether it left the file alone. */
async function told(content: unknown, command: readonly string[] = ['show', 'game.json']) {
  const here = temporaryFolder(onTestFinished)
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(join(here, 'game.json'), text)
  const { code, err, out } = await stellwerk(here, command)
  expect(filesIn(here)).toEqual(['game.json'])
  return { code, err: err.trim(), out }
}

describe('broken game files end every command with status 2 and the place', () => {
  it.each([
    [
      'text that is no JSON',
      '{"format": "stellwerk/1",\n "title" 5}',
      'game.json: not JSON: line 2, column 10',
    ],
    [
      'deep nesting',
      '{"format":' + '['.repeat(5000),
      'game.json: nested more than 100 deep: line 1, column 110',
    ],
    ['something else', '[]', 'game.json:'],
    ['another format', { ...sound, format: 'stellwerk/2' }, 'game.json: format:'],
    ['a missing field', { ...sound, seed: undefined }, 'game.json: seed:'],
    ['an unknown field', { ...sound, winner: 'Anna' }, 'game.json: winner:'],
    ['a wrong type', { ...sound, seed: '7' }, 'game.json: seed:'],
    ['a wrong type in a list', { ...sound, players: ['Anna', 5] }, 'game.json: players[1]:'],
    [
      'an unknown title',
      { ...sound, title: '1829' },
      'game.json: title: there is no title "1829"; choose from: 1873, 1854, 1853',
    ],
    ['a title of JavaScript', { ...sound, title: '__proto__' }, 'game.json: title:'],
    ['an unknown option', { ...sound, options: { edition: 'X' } }, 'game.json: options.edition:'],
    ['too few players', { ...sound, players: ['Anna'] }, 'game.json:'],
    ['newer rules', { ...sound, rules: 9999 }, 'game.json: rules: made by version 9999 of the rules'],
    ['an action that is no object', { ...sound, actions: [5] }, 'game.json: actions[0]:'],
    [
      'an action without a player',
      { ...sound, actions: [{ type: 'pass' }] },
      'game.json: actions[0].player:',
    ],
    [
      'an unknown field in an action',
      { ...sound, actions: [{ type: 'pass', player: 'Ben', why: 1 }] },
      'game.json: actions[0].why:',
    ],
    [
      'an action out of turn',
      { ...sound, actions: [{ type: 'pass', player: 'Anna' }] },
      'game.json: actions[0]:',
    ],
    [
      'a hash of another state',
      { ...sound, actions: [{ type: 'pass', player: 'Ben', hash: '00' }] },
      'game.json: actions[0]:',
    ],
    ['an undo of nothing', { ...sound, actions: [{ type: 'undo', to: 0 }] }, 'game.json: actions[0].to:'],
    [
      'other players than its position',
      { ...sound, position: { players: ['X', 'Y'] } },
      'game.json: players: the players should be X, Y',
    ],
    ['a position that is none', { ...sound, position: { players: ['X', 'Y'], cash: 5 } }, 'game.json: cash:'],
  ])('%s', async (_, content, expected) => {
    const { code, err, out } = await told(content)
    expect(code).toBe(2)
    expect(err).toContain(`stellwerk: ${expected}`)
    expect(out).toBe('')
  })

  it.each([
    ['legal', 'game.json'],
    ['act', 'game.json', '{"type":"pass","player":"Ben"}'],
    ['show', 'game.json'],
    ['log', 'game.json'],
    ['undo', 'game.json'],
    ['redo', 'game.json'],
    ['replay', 'game.json'],
    ['bench', 'replay', 'game.json'],
  ])('%s', async (...command) => {
    const { code, err } = await told({ ...sound, extra: 1 }, command)
    expect(code).toBe(2)
    expect(err).toContain('game.json: extra:')
  })

  it('in JSON, too', async () => {
    const { code, out } = await told({ ...sound, extra: 1 }, ['show', 'game.json', '--json'])
    expect(code).toBe(2)
    expect(JSON.parse(out)).toMatchObject({
      error: { where: 'game.json', path: 'extra', rule: 'engine-malformed' },
    })
  })

  it.each([
    ['de', 'kein JSON: Zeile 1, Spalte 2'],
    ['ja', 'JSONではありません：1行2桁'],
  ])('in %s', async (language, expected) => {
    expect((await told('{', ['show', 'game.json', '--lang', language])).err).toContain(expected)
  })

  it('when there is none', async () => {
    const { code, err } = await stellwerk(temporaryFolder(onTestFinished), ['show', 'nowhere.json'])
    expect([code, err]).toEqual([2, 'stellwerk: nowhere.json: no such file\n'])
  })
})

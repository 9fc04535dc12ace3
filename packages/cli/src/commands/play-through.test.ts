import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { harzbahn } from '@stellwerk/1873'
import { completeSettings } from '@stellwerk/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesIn, stellwerk, temporaryFolder } from '../testing.js'
import type { Ended } from '../testing.js'

interface Legal {
  players: string[]
  step: { kind: string } | null
  choices: {
    type: string
    player: string
    range?: { field: string; min: number; max: number; step: number }
  }[]
}

/** A new game in a folder of its own, and a way to run commands on it. */
async function game(...options: string[]) {
  const here = temporaryFolder(onTestFinished)
  const words = 'new 1873 game.json --players Anna,Ben,Clara --seed 7'.split(' ')
  const made = await stellwerk(here, [...words, ...options])
  expect(made).toMatchObject({ code: 0, out: 'game.json\n', err: '' })
  const run = (command: string, ...args: string[]): Promise<Ended> =>
    stellwerk(here, [command, 'game.json', ...args])
  const text = (): string => readFileSync(join(here, 'game.json'), 'utf8')
  const legal = async (): Promise<Legal> => (await run('legal', '--json')).data as Legal
  return {
    here,
    run,
    text,
    legal,
    file: () => JSON.parse(text()) as { actions: { type: string; hash?: string }[] },
  }
}

const pass = (player: string): string => JSON.stringify({ type: 'pass', player })

describe('new', () => {
  it('writes a game file that names title, options, players and seed', async () => {
    const { text } = await game()
    expect(JSON.parse(text())).toEqual({
      format: 'stellwerk/1',
      title: '1873',
      rules: expect.any(Number) as number,
      options: { ...completeSettings(harzbahn, {}), edition: 'R' },
      players: ['Anna', 'Ben', 'Clara'],
      seed: 7,
      actions: [],
    })
  })

  it('takes the edition', async () => {
    const { file } = await game('--edition', 'S')
    expect(file()).toMatchObject({ options: { edition: 'S' } })
    expect((await game('--option', 'edition=S')).file()).toMatchObject({ options: { edition: 'S' } })
  })

  it('names the file after title and seed, and draws a seed', async () => {
    const here = temporaryFolder(onTestFinished)
    const make = (...args: string[]) => stellwerk(here, ['new', '1873', '--players', 'A,B', ...args])
    expect((await make('--seed', '12')).out).toBe('1873-12.json\n')
    expect((await make('-o', 'mine.json')).out).toBe('mine.json\n')
    const { data } = await make('--json')
    expect(data).toMatchObject({ title: '1873', players: ['A', 'B'], options: { edition: 'R' } })
    expect(filesIn(here)).toContain((data as { file: string }).file)
  })

  it('does not replace a file, unless told to', async () => {
    const { run, text, here } = await game()
    await run('act', pass('Ben'))
    const before = text()
    const again = ['new', '1873', 'game.json', '--players', 'X,Y']
    expect(await stellwerk(here, again)).toMatchObject({ code: 2, out: '' })
    expect(text()).toBe(before)
    expect((await stellwerk(here, [...again, '--force'])).code).toBe(0)
    expect(text()).toContain('"X"')
  })

  it.each([
    [[], '--players: who plays?'],
    [['--players', 'Anna'], 'new:'],
    [['--players', 'Anna,Anna'], 'players[1]'],
    [['--players', 'Anna,'], 'players[1]'],
    [['--players', 'A,B,C,D,E,F'], 'new:'],
    [['--players', 'A,B', '--edition', 'X'], '--edition: "X" should be one of: R, S'],
    [['--players', 'A,B', '--option', 'colour=red'], '--option: there is no option "colour"'],
    [['--players', 'A,B', '--seed', 'x'], '--seed:'],
    [['--players', 'A,B', '--from', 'none.json'], 'none.json: no such file'],
    [['a.json', '-o', 'b.json', '--players', 'A,B'], '--output:'],
    [['-o', 'no/where.json', '--players', 'A,B'], 'no/where.json: cannot be written'],
  ])('refuses %j and writes nothing', async (args, expected) => {
    const here = temporaryFolder(onTestFinished)
    const { code, err } = await stellwerk(here, ['new', '1873', ...args])
    expect(code).toBe(2)
    expect(err).toContain(expected)
    expect(filesIn(here)).toEqual([])
  })

  it('starts from a position', async () => {
    const here = temporaryFolder(onTestFinished)
    const position = { edition: 'S', players: ['X', 'Y'], seed: 3, at: { round: 'stock' } }
    writeFileSync(join(here, 'position.json'), JSON.stringify(position))
    const made = await stellwerk(here, ['new', '1873', 'game.json', '--from', 'position.json'])
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(readFileSync(join(here, 'game.json'), 'utf8'))).toMatchObject({
      options: { edition: 'S' },
      players: ['X', 'Y'],
      seed: 3,
      position,
    })
    const { data } = await stellwerk(here, ['legal', 'game.json', '--json'])
    expect((data as Legal).step?.kind).toBe('stock-round')
    const seeded = await stellwerk(here, [
      'new',
      '1873',
      'other.json',
      '--from',
      'position.json',
      '--seed',
      '99',
    ])
    expect(seeded.code).toBe(0)
    expect(JSON.parse(readFileSync(join(here, 'other.json'), 'utf8'))).toMatchObject({
      seed: 99,
      position: { seed: 99 },
    })
  })

  it('refuses a position that cannot be, with the place', async () => {
    const here = temporaryFolder(onTestFinished)
    writeFileSync(
      join(here, 'position.json'),
      JSON.stringify({ players: ['X', 'Y'], tiles: { B17: '78:99' } }),
    )
    const { code, err } = await stellwerk(here, ['new', '1873', 'game.json', '--from', 'position.json'])
    expect(code).toBe(2)
    expect(err).toContain('position.json: tiles.B17')
    expect(err).toContain('No such tile.')
    expect(filesIn(here)).toEqual(['position.json'])
    const german = await stellwerk(here, ['new', '1873', '--from', 'position.json', '--lang', 'de'])
    expect(german.err).toContain('Dieses Gleisplättchen gibt es nicht.')
  })
})

describe('legal and act', () => {
  it('say who decides, and every choice as an action', async () => {
    const { legal, run } = await game()
    const { players, step, choices } = await legal()
    expect(players).toEqual(['Ben'])
    expect(step?.kind).toBe('sale')
    expect(choices).toHaveLength(18)
    for (const choice of choices) {
      expect((await run('act', JSON.stringify(choice))).code).toBe(0)
      expect((await run('undo')).code).toBe(0)
    }
  })

  it('take a choice with its range as it is', async () => {
    const { legal, run, file } = await game('--edition', 'S')
    const [bid] = (await legal()).choices
    expect(bid).toMatchObject({ type: 'bidPremium', range: { field: 'bid', min: 0, step: 10 } })
    expect((await run('act', JSON.stringify(bid))).code).toBe(0)
    expect(file().actions[0]).not.toHaveProperty('range')
    const [next] = (await legal()).choices
    expect((await run('act', JSON.stringify({ ...next, bid: next?.range?.max }))).code).toBe(0)
  })

  it('add the action with the hash of its state', async () => {
    const { run, file } = await game()
    const { code, data } = await run('act', pass('Ben'), '--json')
    expect(code).toBe(0)
    expect(data).toMatchObject({ number: 1, events: [{ kind: 'passed', player: 'Ben' }], over: false })
    expect(file().actions).toEqual([{ type: 'pass', player: 'Ben', hash: (data as { hash: string }).hash }])
  })

  it('read the action from standard input', async () => {
    const { here, file } = await game()
    expect((await stellwerk(here, ['act', 'game.json', '-'], { stdin: pass('Ben') })).code).toBe(0)
    expect(file().actions).toHaveLength(1)
    const { code, err } = await stellwerk(here, ['act', 'game.json', '-'], { stdin: 'x' })
    expect([code, err]).toEqual([2, 'stellwerk: stdin: not JSON: line 1, column 1\n'])
  })

  it('take a choice by its number', async () => {
    const { run, file } = await game('--edition', 'S')
    expect((await run('act', '--choice', '1', '--value', '50')).code).toBe(0)
    expect(file().actions[0]).toMatchObject({ type: 'bidPremium', bid: 50 })
    expect(await run('act', '--choice', '99')).toMatchObject({ code: 2 })
    expect(await run('act')).toMatchObject({ code: 2 })
  })

  it.each([
    ['out of turn', { type: 'pass', player: 'Anna' }, 'engine-turn'],
    ['for an unknown player', { type: 'pass', player: 'Zoe' }, 'engine-turn'],
    [
      'that does not exist now',
      { type: 'layTile', player: 'Ben', hex: 'B17', tile: '78', rotation: 4 },
      'engine-step',
    ],
    ['with an unknown field', { type: 'pass', player: 'Ben', loudly: true }, 'engine-malformed'],
    [
      'with a wrong type',
      { type: 'buyItem', player: 'Ben', item: 'mine:1', price: '230' },
      'engine-malformed',
    ],
    ['at a wrong price', { type: 'buyItem', player: 'Ben', item: 'mine:1', price: 1 }, '1873-2.1-c'],
    ['that is a number', 5, 'engine-malformed'],
    ['that is nothing', null, 'engine-malformed'],
    ['that undoes', { type: 'undo', player: 'Ben', to: 0 }, 'engine-step'],
  ])('refuse an action %s and leave the file alone', async (_, action, rule) => {
    const { here, run, text } = await game()
    const before = text()
    const { code, data, err } = await run('act', JSON.stringify(action))
    expect(code).toBe(3)
    expect(data).toMatchObject({ rule, message: expect.stringMatching(/.{10}/) as string })
    expect(err).toContain(rule)
    expect(text()).toBe(before)
    expect(filesIn(here)).toEqual(['game.json'])
    expect((await run('act', JSON.stringify(action), '--json')).data).toEqual(data)
  })

  it('refuse in the language of the reader', async () => {
    const { run } = await game()
    const message = async (language: string): Promise<string> =>
      ((await run('act', pass('Anna'), '--lang', language)).data as { message: string }).message
    expect(await message('en')).toContain('It is not Anna’s turn')
    expect(await message('de')).toContain('Anna ist nicht an der Reihe')
    expect(await message('ja')).toContain('Annaの手番ではありません')
  })

  it('cannot understand an action that is no JSON', async () => {
    const { run, text } = await game()
    const before = text()
    const { code, err } = await run('act', '{pass}')
    expect([code, err]).toEqual([2, 'stellwerk: ACTION: not JSON: line 1, column 2\n'])
    expect(text()).toBe(before)
  })

  it('tell people what they can do in their language', async () => {
    const { run } = await game()
    expect((await run('legal')).out).toMatch(/ 3 {2}Ben {5}Buy mine 1 \(Königshütte\) for 230 M/)
    expect((await run('legal', '--lang', 'de')).out).toMatch(/Werk 1 \(Königshütte\) für 230 M kaufen/)
    expect((await run('legal', '--lang', 'ja')).out).toMatch(/鉱山1（Königshütte）を230マルクで購入/)
  })
})

describe('undo and redo', () => {
  it('take back and bring back, and keep the record', async () => {
    const { run, file, legal } = await game()
    for (const player of ['Ben', 'Clara', 'Anna']) await run('act', pass(player))
    expect((await run('undo', '--json')).data).toEqual({ number: 2, redoable: 1 })
    expect((await legal()).players).toEqual(['Anna'])
    expect((await run('undo', '--to', '0', '--json')).data).toEqual({ number: 0, redoable: 3 })
    expect((await run('redo', '--json')).data).toEqual({ number: 1, redoable: 2 })
    expect((await run('redo', '--to', '3', '--json')).data).toEqual({ number: 3, redoable: 0 })
    expect((await run('undo', '--turn', '--json')).data).toEqual({ number: 2, redoable: 1 })
    expect(file().actions.map(({ type }) => type)).toEqual([
      'pass',
      'pass',
      'pass',
      'undo',
      'undo',
      'redo',
      'redo',
      'undo',
    ])
    expect((await run('replay', '--json')).data).toMatchObject({ actions: 2, entries: 8, hashes: 3 })
  })

  it('say when there is nothing to do', async () => {
    const { run, text } = await game()
    const before = text()
    expect(await run('undo')).toMatchObject({
      code: 2,
      err: 'stellwerk: game.json: there is nothing to undo\n',
    })
    expect(await run('redo')).toMatchObject({
      code: 2,
      err: 'stellwerk: game.json: there is nothing to redo\n',
    })
    expect(text()).toBe(before)
    await run('act', pass('Ben'))
    expect(await run('undo', '--to', '5')).toMatchObject({
      code: 2,
      err: 'stellwerk: --to: should be a number from 0 to 0\n',
    })
  })
})

describe('log', () => {
  it('tells everything that was entered, marking what was undone', async () => {
    const { run } = await game()
    await run('act', pass('Ben'))
    await run('act', pass('Clara'))
    await run('undo')
    await run('act', '{"type":"buyItem","player":"Clara","item":"mine:4","price":260}')
    expect((await run('log')).out).toBe(
      [
        '    1   Ben passes',
        '    2 × Clara passes',
        '      ↶ back to action 1',
        '    2   Clara buys mine 4 (Hüttenrode) for 260 M',
        '',
      ].join('\n'),
    )
    expect((await run('log', '--lang', 'de')).out).toContain('Ben passt')
    expect((await run('log', '--json')).data).toMatchObject([
      { number: 1, type: 'action', lines: ['Ben passes'] },
      { number: 2, type: 'action', undone: true },
      { number: 1, type: 'undo', to: 1 },
      { number: 2, type: 'action', events: [{ kind: 'money' }, { kind: 'item-bought' }] },
    ])
  })
})

describe('show', () => {
  it('shows the position now and before', async () => {
    const { run } = await game()
    await run('act', '{"type":"buyItem","player":"Ben","item":"mine:4","price":260}')
    const now = (await run('show')).out
    expect(now).toContain('Harzbahn 1873  after action 1 of 1')
    expect(now).toContain('Start auction · Phase 1 · Edition R')
    expect(now).toMatch(/^Ben +1,140 +– +4 +1,140 +1,280$/m)
    expect(now).toMatch(/^ 4 +Hüttenrode +Ben +D11 +140 +1 +– +0$/m)
    expect((await run('show', '--at', '0')).out).toMatch(/^Ben +1,400 +– +1,400 +1,400$/m)
    expect(await run('show', '--at', '2')).toMatchObject({
      code: 2,
      err: 'stellwerk: --at: should be a number from 0 to 1\n',
    })
    expect((await run('show', '--lang', 'de')).out).toContain('Startversteigerung · Phase 1 · Ausgabe R')
    expect((await run('show', '--lang', 'ja')).out).toContain('初期オークション · フェイズ1 · R版')
  })

  it('gives the state without what chance will bring', async () => {
    const { run } = await game()
    expect((await run('show', '--json')).data).toMatchObject({
      number: 0,
      of: 0,
      over: false,
      players: ['Ben'],
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      state: { title: '1873', phase: '1', random: null },
    })
  })

  it('draws the map on request', async () => {
    const { run } = await game()
    expect((await run('show')).out).not.toContain('┌')
    expect((await run('show', '--map')).out).toContain('┌')
  })

  it('has no colours where nobody sees them', async () => {
    const { run } = await game()
    expect((await run('show', '--map')).out).not.toContain('\u001b')
  })
})

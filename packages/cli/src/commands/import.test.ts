import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { importGame } from '../../../titles/1873/src/import/index.js'
import { writeFinishedGame } from '../../../titles/1873/src/import/testing-site.js'
import { traceOf } from '../../../titles/1873/src/import/testing-trace.js'
import { filesIn, stellwerk, temporaryFolder } from '../testing.js'

const peer = fileURLToPath(new URL('../../../../../shared/peer/', import.meta.url))
const absent = !existsSync(peer)

const bid = { type: 'bid', entity: 1, entity_type: 'player', id: 1, created_at: 1, price: 0 }
const game = {
  id: 42,
  title: 'Harzbahn 1873',
  players: [
    { id: 1, name: 'Anna' },
    { id: 2, name: 'Ben' },
  ],
  settings: { seed: 1, optional_rules: [] },
  actions: [bid],
}

/** A folder with an export in it. */
function folderWith(value: unknown): string {
  const folder = temporaryFolder(onTestFinished)
  writeFileSync(join(folder, 'export.json'), typeof value === 'string' ? value : JSON.stringify(value))
  return folder
}

describe('import', () => {
  it('writes a game that can be played on', async () => {
    const folder = folderWith(game)
    const { code, out } = await stellwerk(folder, ['import', 'export.json'])
    expect([code, out]).toEqual([
      0,
      '1873-42.json: 1 entry from 18xx.games: 1 count, 0 were undone; 1 action here.\n' +
        'Players: Anna (1), Ben (2)\n' +
        'Ben · bid for the premium, highest bid 0 M by Anna\n',
    ])
    expect(filesIn(folder)).toEqual(['1873-42.json', 'export.json'])
    expect((await stellwerk(folder, ['act', '1873-42.json', '{"type":"pass","player":"Ben"}'])).code).toBe(0)
  })

  it('tells everything in JSON, and writes where it is told', async () => {
    const folder = folderWith(game)
    const { code, data } = await stellwerk(folder, ['import', 'export.json', '-o', 'mine.json', '--json'])
    expect([code, data]).toMatchObject([
      0,
      {
        file: 'mine.json',
        title: '1873',
        id: '42',
        edition: '18xx.games',
        players: [
          { id: '1', name: 'Anna', seat: 'Anna' },
          { id: '2', name: 'Ben', seat: 'Ben' },
        ],
        entries: 1,
        applied: 1,
        actions: 1,
        over: false,
        deciders: ['Ben'],
      },
    ])
    expect(filesIn(folder)).toEqual(['export.json', 'mine.json'])
  })

  it('can be repeated, but replaces no other file unless it is told to', async () => {
    const folder = folderWith(game)
    await stellwerk(folder, ['import', 'export.json'])
    expect((await stellwerk(folder, ['import', 'export.json'])).code).toBe(0)
    writeFileSync(join(folder, '1873-42.json'), 'something else')
    expect(await stellwerk(folder, ['import', 'export.json'])).toMatchObject({ code: 2 })
    expect(readFileSync(join(folder, '1873-42.json'), 'utf8')).toBe('something else')
    expect((await stellwerk(folder, ['import', 'export.json', '--force'])).code).toBe(0)
  })

  it.each<[string, unknown, string]>([
    [
      'another title',
      { ...game, title: '1846' },
      'title: games of "1846" cannot be imported, only Harzbahn 1873',
    ],
    ['no export', { format: 'stellwerk/1' }, 'title: this is not a game exported from 18xx.games'],
    ['no JSON', '{"title":', 'not JSON: line 1, column 10'],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'nested more than 100 deep'],
    ['a wrong type', { ...game, actions: [{ ...bid, price: '0' }] }, 'actions[0].price: '],
    ['an unknown field', { ...game, actions: [{ ...bid, colour: 1 }] }, 'actions[0].colour: '],
    [
      'an unknown player',
      { ...game, actions: [{ ...bid, entity: 9 }] },
      'actions[0]: there is no player "9"',
    ],
    [
      'a step that is not there',
      { ...game, actions: [{ ...bid, type: 'convert', price: undefined }] },
      'actions[0]: not possible now: convert by 1; 18xx.games would wait in the step Premium for Anna',
    ],
    [
      'a bid too high',
      { ...game, actions: [{ ...bid, price: 5000 }] },
      'actions[0]: A bid of 5,000 M is too high',
    ],
    [
      'a wrong figure',
      {
        ...game,
        actions: [
          bid,
          { ...bid, type: 'pass', entity: 2, price: undefined },
          { ...bid, company: '12', price: 1 },
        ],
      },
      'actions[2]: price should be 240, not 1',
    ],
    [
      'a redo of nothing',
      { ...game, actions: [{ ...bid, type: 'redo', price: undefined }] },
      'actions[0]: there is nothing to redo',
    ],
  ])('refuses %s with its place, and writes nothing', async (_, value, message) => {
    const folder = folderWith(value)
    const { code, err } = await stellwerk(folder, ['import', 'export.json'])
    expect(code).toBe(2)
    expect(err).toContain(`stellwerk: export.json: ${message}`)
    expect(filesIn(folder)).toEqual(['export.json'])
  })

  it.each(['de', 'ja'])('has notes and faults in %s', async (language) => {
    const folder = folderWith({
      ...game,
      settings: { seed: 1, pin: 'x' },
      actions: [bid, { ...bid, type: 'end_game', price: undefined, id: 2 }],
    })
    const { code, out } = await stellwerk(folder, ['import', 'export.json', '--lang', language])
    expect([code, out.includes('settings.pin: '), out.includes('actions[1]: ')]).toEqual([0, true, true])
    expect(out).not.toMatch(/import\.|\{/)
    const cut = folderWith({ ...game, status: 'finished' })
    const refused = await stellwerk(cut, ['import', 'export.json', '--lang', language])
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringMatching(/actions\[0\]: .*Premium.*--partial/),
    ])
  })

  it('refuses a finished game whose actions stop early, with the place', async () => {
    const folder = folderWith({ ...game, status: 'finished', result: { 1: 900, 2: 800 } })
    const { code, err } = await stellwerk(folder, ['import', 'export.json'])
    expect([code, err]).toEqual([
      2,
      'stellwerk: export.json: actions[0]: the file says that the game is finished, but its actions stop here ' +
        '(id 1, bid by 1); 18xx.games would wait in the step Premium for Ben. With --partial the game is imported ' +
        'as far as it goes\n',
    ])
    expect(filesIn(folder)).toEqual(['export.json'])
  })

  it('takes it over as far as it goes with --partial, and says so', async () => {
    const folder = folderWith({ ...game, status: 'finished' })
    const { code, out } = await stellwerk(folder, ['import', 'export.json', '--partial'])
    expect(code).toBe(0)
    expect(out).toContain('actions[0]: the file says that the game is finished, but its actions stop here')
    expect(out).toContain('Ben · bid for the premium')
    expect(filesIn(folder)).toEqual(['1873-42.json', 'export.json'])
    const told = await stellwerk(folder, ['import', 'export.json', '--partial', '--json'])
    expect(told.data).toMatchObject({ notes: [{ about: 'cut-off', severity: 'incomplete' }] })
  })

  it('knows a finished game without any action, and an active one', async () => {
    const finished = folderWith({ ...game, status: 'finished', actions: [] })
    const { code, err } = await stellwerk(finished, ['import', 'export.json'])
    expect([code, err]).toEqual([2, expect.stringContaining('actions: the file says')])
    expect(err).toContain('but it has no actions; 18xx.games would wait in the step Premium for Anna')
    for (const actions of [[], [bid]])
      expect(
        await stellwerk(folderWith({ ...game, status: 'active', actions }), ['import', 'export.json']),
      ).toMatchObject({ code: 0 })
  })

  it('compares with a trace, whose form is checked too', async () => {
    const folder = folderWith(game)
    writeFileSync(join(folder, 'trace.json'), '{"records":[{"i":0}]}')
    const { code, err } = await stellwerk(folder, ['import', 'export.json', '--trace', 'trace.json'])
    expect([code, err]).toEqual([2, expect.stringContaining('stellwerk: trace.json: records[0].status: ')])
    expect(filesIn(folder)).toEqual(['export.json', 'trace.json'])
  })

  it.skipIf(absent)(
    `finds a real game equal in every state${absent ? ' (skipped: ../shared/peer is not there)' : ''}`,
    async () => {
      const folder = temporaryFolder(onTestFinished)
      const files = [join(peer, 'game.json'), '--trace', join(peer, 'trace.json')]
      const { code, out } = await stellwerk(folder, ['import', ...files])
      expect(code).toBe(0)
      expect(out).toContain('1060 of 1060 applied states equal\n')
      expect(out).toContain(
        'Final ranking: 1. Player 4 31857, 2. Player 3 25221, 3. Player 1 21825, 4. Player 2 21284\n',
      )
    },
  )
})

describe('a finished game, written by random players in the form of the site', () => {
  // in this one nobody leaves a route out
  const whole = writeFinishedGame(12, 3)
  const trace = traceOf(whole)

  const compared = async (actions: readonly unknown[], records: readonly unknown[]) => {
    const folder = folderWith({
      ...whole,
      actions,
      status: actions === whole.actions ? 'finished' : 'active',
    })
    writeFileSync(join(folder, 'trace.json'), JSON.stringify({ records }))
    return stellwerk(folder, ['import', 'export.json', '--trace', 'trace.json'])
  }

  it('is equal in every state, and has the result of the file', async () => {
    const { code, out } = await compared(whole.actions, trace.records)
    expect(code).toBe(0)
    const { length } = whole.actions
    expect(out).toContain(`${length} of ${length} applied states equal\n`)
    const ranks = Object.entries(whole.result)
      .map(([id, fortune]) => ({ name: `Player ${Number(id) - 99}`, fortune }))
      .toSorted((a, b) => b.fortune - a.fortune)
      .map(({ name, fortune }, i) => `${i + 1}. ${name} ${fortune}`)
    expect(out).toContain(`Final ranking: ${ranks.join(', ')}\n`)
  })

  it('tells the first difference in words', async () => {
    const records = structuredClone(trace.records.slice(0, 30))
    const { type, entity, id } = whole.actions[20] as (typeof whole.actions)[number]
    const player = records[20]?.state.players['100']
    if (!player) throw new Error('no player')
    const { cash } = player
    player.cash = 1
    const { code, out } = await compared(whole.actions.slice(0, 30), records)
    expect(code).toBe(1)
    expect(out).toContain('29 of 30 applied states equal')
    expect(out).toContain(
      `First difference after entry 20 (id ${id}, ${type} by ${entity}): cash of Player 1 is ${cash} here and 1 on 18xx.games`,
    )
    expect(out).toContain('Differences by kind: cash 1')
  })

  it('is refused if it breaks off', async () => {
    const folder = folderWith({ ...whole, actions: whole.actions.slice(0, 208) })
    const { code, err } = await stellwerk(folder, ['import', 'export.json'])
    expect([code, err]).toEqual([2, expect.stringContaining('export.json: actions[207]: the file says')])
    expect((await stellwerk(folder, ['import', 'export.json', '--partial'])).code).toBe(0)
  })

  it('tells a result that is not ours, and fails', async () => {
    const fortune = whole.result['100'] ?? 0
    const folder = folderWith({ ...whole, result: { ...whole.result, 100: fortune + 1 } })
    const { code, out } = await stellwerk(folder, ['import', 'export.json'])
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(`result.100: Player 1 has ${fortune} here and ${fortune + 1} in the file\n`),
    ])
  })

  it('tells both figures where revenue moved between routes, and fails', async () => {
    const number = whole.actions.findIndex((one) => one.type === 'run_routes' && one.routes.length === 2)
    const run = whole.actions[number]
    if (run?.type !== 'run_routes') throw new Error('no run of two routes')
    const moved = run.routes.map((route, i) => ({ ...route, revenue: route.revenue + (i === 0 ? 10 : -10) }))
    const folder = folderWith({ ...whole, actions: whole.actions.with(number, { ...run, routes: moved }) })
    const { code, out } = await stellwerk(folder, ['import', 'export.json'])
    expect(code).toBe(1)
    for (const [i, { train, revenue }] of run.routes.entries())
      expect(out).toContain(
        `actions[${number}].routes[${i}].revenue: the route of train ${train} of ${run.entity} earns ${revenue} here and ${moved[i]?.revenue} in the file`,
      )
  })
})

describe('a game in which routes were left out', () => {
  const careless = writeFinishedGame(7, 2)

  it('names each run that lacks one which it had the time before or after, and fails', async () => {
    const { code, out } = await stellwerk(folderWith(careless), ['import', 'export.json'])
    expect(code).toBe(1)
    const { notes } = importGame(careless)
    expect(notes.length).toBeGreaterThan(0)
    for (const { path, params } of notes) {
      const { railway, stored, routes, possible } = params as { readonly [name: string]: string | number }
      expect(out).toContain(
        `${path}: a route may be missing: the run of ${railway} earns ${stored}; with ` +
          `${routes}, which it ran the time before or after, it would earn ${possible}\n`,
      )
    }
  })

  it('says where perhaps one is missing if the file does not agree with itself', async () => {
    const runs = careless.actions.flatMap((run, number) =>
      run.type === 'run_routes' && run.routes.length > 1 ? [{ run, number }] : [],
    )
    const said: string[] = []
    for (const { run, number } of runs.slice(0, 5)) {
      const shorter = { ...run, routes: run.routes.slice(0, -1) }
      const actions = [...careless.actions.slice(0, number), shorter, { ...shorter, id: 9999 }]
      const { code, err } = await stellwerk(folderWith({ ...careless, actions }), ['import', 'export.json'])
      expect(code).toBe(2)
      const earned = shorter.routes.reduce((sum, { revenue }) => sum + revenue, 0)
      const where = `actions[${number}].routes: perhaps a route is missing here: the run of ${run.entity} earns ${earned}; with`
      if (err.includes(where)) said.push(where)
    }
    expect(said).not.toEqual([])
  })
})

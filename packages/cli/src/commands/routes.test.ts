import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stellwerk, temporaryFolder } from '../testing.js'

/** Two cities and a town in a row of hexes, and a branch to an off-board place. */
const problem = {
  format: 'route-problem/1',
  id: 'row',
  orientation: 'flat',
  company: 'A',
  trains: [{ name: '3', mode: 'stops', n: 3, multiplier: 1 }],
  rules: {
    stationRequired: true,
    minStops: 2,
    stopOncePerRoute: true,
    junctionOncePerRoute: true,
    oneStopPerHex: true,
    routesMayShareStops: true,
    sharedTrack: false,
    sharedSide: false,
  },
  bonuses: [{ kind: 'pair', a: [['W', 0]], b: [['Z', 0]], amount: 30 }],
  hexes: [
    {
      name: 'W',
      x: 0,
      y: 0,
      stops: [{ kind: 'offboard', revenue: 40, slots: 0, name: 'West' }],
      track: [[0, 's0']],
    },
    {
      name: 'X',
      x: 0,
      y: 2,
      stops: [{ kind: 'city', revenue: 20, slots: 1, tokens: ['A'] }],
      track: [
        [3, 's0'],
        [0, 's0'],
      ],
    },
    {
      name: 'Y',
      x: 0,
      y: 4,
      stops: [{ kind: 'town', revenue: 10, slots: 0 }],
      track: [
        [3, 's0'],
        [0, 's0'],
      ],
    },
    { name: 'Z', x: 0, y: 6, stops: [{ kind: 'city', revenue: 50, slots: 1 }], track: [[3, 's0']] },
  ],
}

/** 1873: HBE is about to run its concession route. */
const position = {
  title: '1873',
  players: ['A', 'B'],
  railways: { HBE: { price: 150, shares: { A: 3, B: 2 }, trains: [1] } },
  tiles: { B17: '78:4' },
  at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
}

const folderWith = (files: Readonly<Record<string, unknown>>): string => {
  const here = temporaryFolder(onTestFinished)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(here, name), JSON.stringify(content))
  return here
}

describe('routes', () => {
  it('solves a problem file', async () => {
    const here = folderWith({ 'row.json': problem })
    const { code, data } = await stellwerk(here, ['routes', 'row.json', '--best', '2', '--json'])
    expect(code).toBe(0)
    expect(data).toMatchObject({
      proven: true,
      bound: 80,
      plans: [
        { total: 80, routes: [{ train: '3', revenue: 80 }] },
        { total: 70, routes: [{ train: '3', revenue: 70 }] },
      ],
    })
  })

  it('tells it to a person', async () => {
    const here = folderWith({ 'row.json': problem })
    const { out } = await stellwerk(here, ['routes', 'row.json'])
    expect(out).toContain('A: 80 (proven: nothing earns more)')
    expect(out).toContain('X/0 20')
  })

  it('names the field of a problem that is wrong', async () => {
    const here = folderWith({ 'row.json': { ...problem, trains: [{ name: '3', mode: 'flying' }] } })
    const { code, err } = await stellwerk(here, ['routes', 'row.json'])
    expect(code).toBe(2)
    expect(err).toContain('row.json: trains[0].mode: expected')
  })

  it('measures boards', async () => {
    const here = folderWith({ 'row.json': problem })
    const { data } = await stellwerk(here, ['bench', 'routes', 'row.json', '--json'])
    expect(data).toMatchObject([{ board: 'row', value: 80, proven: true }])
  })

  it('finds the best run of a position and refuses a railway that has nothing to run', async () => {
    const here = folderWith({ 'position.json': position })
    const { code, data, err } = await stellwerk(here, ['routes', 'position.json', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(data).toMatchObject({
      company: 'HBE',
      proven: true,
      plans: [{ total: 110, runs: [{ train: '1' }] }],
    })
    const other = await stellwerk(here, ['routes', 'position.json', '--railway', 'GHE'])
    expect(other.code).toBe(2)
    expect(other.err).toContain('GHE has no train to run; these have: HBE')
  })
})

describe('routes of a person', () => {
  const concession = ['B19', 'B17', 'C16', 'D15']
  const good = { trains: [{ size: 1, routes: [concession] }] }
  const bad = {
    trains: [
      {
        size: 1,
        routes: [
          ['B19', 'B17'],
          ['D15', 'D17'],
        ],
      },
    ],
  }

  it('tells the value of a legal plan with its parts, also of one from the input', async () => {
    const here = folderWith({ 'position.json': position, 'plan.json': good })
    const { code, data } = await stellwerk(here, ['routes', 'position.json', '--plan', 'plan.json', '--json'])
    expect(code).toBe(0)
    expect(data).toMatchObject({
      company: 'HBE',
      faults: [],
      total: 110,
      runs: [{ train: '1', stops: concession }],
      parts: [
        { place: 'B19', value: 60 },
        { place: 'C16', value: 10 },
        { place: 'D15', value: 40 },
      ],
    })
    const piped = await stellwerk(here, ['routes', 'position.json', '--plan', '-'], {
      stdin: JSON.stringify(good),
    })
    expect(piped.out).toContain('HBE: 110 (the plan is legal)')
    expect(piped.out).toContain('B19 60, C16 10, D15 40')
  })

  it('names every fault with its rule and exits with status 3', async () => {
    const here = folderWith({ 'position.json': position, 'plan.json': bad })
    const check = ['routes', 'position.json', '--plan', 'plan.json']
    const { code, data } = await stellwerk(here, [...check, '--json'])
    expect(code).toBe(3)
    expect(data).toMatchObject({
      company: 'HBE',
      faults: ['1873-4.4.3-j', '1873-4.4.3-c', '1873-4.4.3-c', '1873-4.4.3-l'].map((rule) => ({ rule })),
    })
    const told = await stellwerk(here, [...check, '--lang', 'de'])
    expect([told.code, told.err]).toEqual([3, ''])
    expect(told.out).toContain('HBE: 4 Fehler\n')
    expect(told.out).toMatch(/^- Die Konzessionsstrecke muss .* \(1873-4\.4\.3-l\)$/m)
  })

  it('completes a partial plan in the best way, or says why it cannot', async () => {
    const here = folderWith({ 'position.json': position, 'empty.json': { trains: [] }, 'bad.json': bad })
    const complete = (plan: string, ...more: string[]) =>
      stellwerk(here, ['routes', 'position.json', '--plan', plan, '--complete', ...more])
    expect((await complete('empty.json', '--json')).data).toMatchObject({
      company: 'HBE',
      total: 110,
      proven: true,
      plan: good,
    })
    expect((await complete('empty.json')).out).toContain(
      'HBE: 110 (proven: nothing with these routes earns more)',
    )
    const none = await complete('bad.json')
    expect(none.code).toBe(3)
    expect(none.out).toContain('HBE: no legal plan with all these routes was found.')
    expect(none.out).toContain('(1873-4.4.3-c)')
    const { code, data } = await complete('bad.json', '--json')
    expect(code).toBe(3)
    expect(data).toMatchObject({ company: 'HBE', faults: [{ rule: '1873-4.4.3-j' }, {}, {}, {}] })
  })

  it('names the place in a plan that cannot be read, and needs a game or a position', async () => {
    const here = folderWith({
      'position.json': position,
      'row.json': problem,
      'plan.json': { trains: [{ size: 1, routes: [['B19', 3]] }] },
    })
    const { code, err } = await stellwerk(here, ['routes', 'position.json', '--plan', 'plan.json'])
    expect(code).toBe(2)
    expect(err).toContain('plan.json: trains[0].routes[0][1]: ')
    const missing = await stellwerk(here, ['routes', 'position.json', '--plan', 'none.json'])
    expect(missing.code).toBe(2)
    const board = await stellwerk(here, ['routes', 'row.json', '--plan', 'plan.json'])
    expect([board.code, board.err]).toEqual([2, expect.stringContaining('--plan: plans can only be checked')])
    const alone = await stellwerk(here, ['routes', 'position.json', '--complete'])
    expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('--complete: this needs --plan')])
  })
})

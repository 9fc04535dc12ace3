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
    expect(err).toContain('row.json: trains[0].mode: there must be')
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { harzbahn } from '@stellwerk/1873'
import type { CoreState } from '@stellwerk/engine'
import type * as Titles from '@stellwerk/titles'
import { matchAt, playMatch } from '../fuzz/game.js'
import { Tally } from '../fuzz/tally.js'
import { filesIn, stellwerk, temporaryFolder } from '../testing.js'

/** A law that does not hold: nobody may pass twice in a row in the first auction. */
const broken = (state: CoreState): boolean => state.flow.at(-1)?.['passes'] === 2

const switches = vi.hoisted(() => ({ broken: false, throwing: false }))

vi.mock('@stellwerk/titles', async (importOriginal) => {
  const { manifestOf, ...rest } = await importOriginal<typeof Titles>()
  const manifest = manifestOf('1873') as Titles.Manifest
  const { title, ...game } = await manifest.game()
  const whole = await game.whole()
  const audit = (state: CoreState): readonly string[] =>
    switches.broken && broken(state) ? ['two passes in a row'] : whole.audit(state)
  const isOver = (state: CoreState): boolean => {
    if (switches.throwing) throw new Error('a fault of ours')
    return whole.isOver(state)
  }
  const altered = {
    ...manifest,
    game: async () => ({ ...game, title, whole: async () => ({ ...whole, audit, isOver }) }),
  }
  return { ...rest, titleIds: ['1873'], manifestOf: () => altered }
})

const fuzz = (here: string, options: string) => stellwerk(here, ['fuzz', '1873', ...options.split(' ')])

describe('fuzz', () => {
  it('plays random games and tells what they reached', async () => {
    const here = temporaryFolder(onTestFinished)
    const { code, data } = await fuzz(here, '--games 1 --players 2 --edition R --seed 7 --json')
    expect(code).toBe(0)
    expect(data).toMatchObject({ games: 1, violations: 0, failures: [] })
    const { milestones, events } = data as {
      milestones: { id: string; games: number }[]
      events: { kind: string }[]
    }
    expect(milestones.map(({ id }) => id)).toEqual([
      'phase:1',
      'phase:2',
      'phase:3',
      'phase:4',
      'phase:5',
      'phase:D',
      'founding',
      'forming',
      'insolvency',
      'receivership',
      'rescue',
      'lastRound',
      'end:price',
      'end:sets',
    ])
    expect(events.map(({ kind }) => kind)).toContain('game-over')
    const ends = milestones
      .filter(({ id }) => id.startsWith('end:'))
      .reduce((sum, { games }) => sum + games, 0)
    expect(ends).toBe(1)
    expect(filesIn(here)).toEqual([])
  }, 120_000)

  it('leaves a game file and the command that repeats it', async () => {
    switches.broken = true
    onTestFinished(() => void (switches.broken = false))
    const here = temporaryFolder(onTestFinished)
    const { code, out, err } = await fuzz(here, '--games 1 --players 3 --edition S --seed 42')
    expect(code).toBe(1)
    expect(out).toContain('1 violation')
    const name = 'fuzz-1873-S-3-42.json'
    expect(err).toContain('two passes in a row')
    expect(err).toContain(name)
    const command = 'npx stellwerk fuzz 1873 --games 1 --players 3 --edition S --seed 42'
    expect(err).toContain(command)
    expect(filesIn(here)).toEqual([name])
    const first = readFileSync(join(here, name), 'utf8')
    const again = await stellwerk(here, command.split(' ').slice(2))
    expect(again.code).toBe(1)
    expect(readFileSync(join(here, name), 'utf8')).toBe(first)
    const audited = await stellwerk(here, ['replay', name, '--audit'])
    expect(audited.code).toBe(1)
    expect(audited.out).toContain('two passes in a row')
    const { data } = await stellwerk(here, ['show', name, '--json'])
    expect(broken((data as { state: CoreState }).state)).toBe(true)
  })

  it('goes on after a fault of the program, and tells of it', async () => {
    switches.throwing = true
    onTestFinished(() => void (switches.throwing = false))
    const here = temporaryFolder(onTestFinished)
    const { code, data } = await fuzz(here, '--games 2 --players 2,3 --edition R --seed 1 --json')
    expect(code).toBe(1)
    expect(data).toMatchObject({
      games: 2,
      violations: 2,
      failures: [{ file: 'fuzz-1873-R-2-1.json' }, { file: 'fuzz-1873-R-3-2.json' }],
    })
    expect(JSON.stringify(data)).toContain('a fault of ours')
  })

  it('gives every number of players every edition', () => {
    const at = (i: number) => matchAt(harzbahn, [2, 3, 4, 5], [{ edition: 'R' }, { edition: 'S' }], 100, i)
    const pairs = Array.from({ length: 8 }, (_, i) => `${at(i).players}${at(i).options['edition']}`)
    expect(new Set(pairs).size).toBe(8)
    expect(at(8)).toEqual({ ...at(0), seed: 108 })
  })

  it('plays the same game from the same seed', async () => {
    const match = { title: '1873', players: 2, options: { edition: 'R' }, seed: 15 }
    expect(await playMatch(match)).toEqual(await playMatch(match))
  }, 60_000)

  it('counts games and times', () => {
    const tally = new Tally()
    const match = { title: '1873', players: 2, options: {}, seed: 1 }
    tally.add({ match, actions: 10, events: { passed: 3 }, milestones: { 'phase:2': 1 } })
    tally.add({ match, actions: 20, events: { passed: 4, ran: 1 }, milestones: {} })
    expect(tally).toMatchObject({ games: 2, actions: 30, shortest: 10, longest: 20, violations: 0 })
    expect(tally.events.get('passed')).toEqual({ games: 2, times: 7 })
    expect(tally.milestones.get('phase:2')).toEqual({ games: 1, times: 1 })
  })
})

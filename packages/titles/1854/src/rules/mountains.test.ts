import { describe, expect, it } from 'vitest'
import type { BuildTunnel, LayTile } from '../actions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { buildsFreeAt, mountainFor } from './mountains.js'
import { privatesOf } from './ranking.js'

const players = ['A', 'B', 'C']
const sold = { players, privates: 'sold' } as const

/** SB acts for A; the mountain railways named are his. */
const building = (owned: Description['mountains'], more: Partial<Description> = {}): Table =>
  at({
    ...sold,
    cash: { SB: 1000, KR: 1000 },
    mountains: owned as NonNullable<Description['mountains']>,
    majors: {
      SB: { director: 'A', certificates: { B: 1 } },
      KR: { director: 'B', certificates: { A: 1 } },
    },
    tiles: { E13: '57:0', C17: '57:0' },
    at: { round: 'operating', turn: 'SB', step: 'track' },
    ...more,
  })

describe('mountain railways', () => {
  it('1854-privates-a: a mountain railway never acts, has no purse and no trains', () => {
    const mountains = { AUS: { owner: 'A' }, SEM: { owner: 'B' } }
    const table = at({ ...sold, cash: { 1: 150 }, mountains })
    expect(Object.keys(table.state.cash)).not.toContain('AUS')
    const turns: (string | undefined)[] = []
    while (table.state.round.stock === 2) {
      turns.push(table.company)
      table.goOn()
    }
    expect(turns).not.toContain('AUS')
    expect(turns).toContain('1')
  })

  it('1854-privates-b: 5, 10, 15, 20 and 25 G at the start of each operating round, before any company acts', () => {
    const table = at({
      ...sold,
      phase: '3',
      mountains: {
        AUS: { owner: 'A' },
        MUR: { owner: 'B' },
        GKB: { owner: 'C' },
        ARL: { owner: 'A' },
        SEM: { owner: 'B' },
      },
      at: { round: 'stock', passes: 2 },
    })
    table.act('pass')
    expect(
      table.told('income-paid').map(({ mountain, player, amount }) => [mountain, player, amount]),
    ).toEqual([
      ['AUS', 'A', 5],
      ['MUR', 'B', 10],
      ['GKB', 'C', 15],
      ['ARL', 'A', 20],
      ['SEM', 'B', 25],
    ])
    expect(['A', 'B', 'C'].map((player) => table.cash(player))).toEqual([25, 35, 15])
    expect(table.step).toBe('track')
    while (table.state.round.operating === 1) table.goOn()
    expect(table.told('income-paid')).toHaveLength(5)
  })

  it('1854-privates-b: unsold and closed ones pay nothing', () => {
    const table = at({
      players,
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'B', open: false } },
      at: { round: 'operating', interrupts: true },
    })
    expect(['A', 'B', 'C'].map((player) => table.cash(player))).toEqual([5, 0, 0])
  })

  it('1854-privates-e, R-15: powers work for all companies that the owner directs at that moment, local railways too', () => {
    const { state } = at({
      players,
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'B' }, GKB: { owner: 'C' } },
      locals: { 1: { owner: 'A' }, 2: { owner: 'B' } },
      majors: { SB: { director: 'A', certificates: { B: 1 } } },
      at: { round: 'auction' },
    })
    expect([mountainFor(state, 'SB', 'AUS'), mountainFor(state, '1', 'AUS')]).toEqual([true, true])
    expect([mountainFor(state, 'SB', 'MUR'), mountainFor(state, '2', 'AUS')]).toEqual([false, false])
    const { SB } = state.majors
    const changed = { ...state, majors: { ...state.majors, SB: { ...SB, director: 'B' as never } } }
    expect([mountainFor(changed, 'SB', 'AUS'), mountainFor(changed, 'SB', 'MUR')]).toEqual([false, true])
    // nobody directs KE, and nobody owns the Semmeringbahn
    expect(mountainFor(state, 'KE', 'SEM')).toBe(false)
  })

  it('1854-privates-f: the home hexes are free for the companies of the owner, the power spent or not', () => {
    const { state } = building({
      AUS: { owner: 'A', used: true },
      MUR: { owner: 'A' },
      GKB: { owner: 'A' },
      ARL: { owner: 'A' },
      SEM: { owner: 'B' },
    })
    const free = (company: 'SB' | 'KR') =>
      ['E5', 'F16', 'F20', 'F4', 'E23', 'D14'].filter((hex) => buildsFreeAt(state, company, hex))
    expect([free('SB'), free('KR')]).toEqual([['E5', 'F16', 'F20', 'F4'], ['E23']])
  })

  it('1854-privates-h, 1854-privates-o: once 20 G less for a mountain, then the power is spent', () => {
    const table = building({ AUS: { owner: 'A' } })
    const lay = table.actions<LayTile>('layTile').find(({ hex, power }) => hex === 'D14' && power)
    expect(lay).toBeDefined()
    const { type, player, ...own } = lay as LayTile
    table.act(type, own, player)
    expect([table.cash('SB'), table.state.mountains.AUS.used]).toEqual([950, true])
    expect(table.told('power-used')).toEqual([{ kind: 'power-used', mountain: 'AUS', company: 'SB' }])
    expect(mountainFor(table.state, 'SB', 'AUS')).toBe(false)
    const spent = building({ AUS: { owner: 'A', used: true } })
    expect(spent.refused(type, own)).toBe('1854-privates-o')
    expect(spent.actions<LayTile>('layTile').some(({ power }) => power)).toBe(false)
    const others = building({ AUS: { owner: 'B' } })
    expect(others.refused(type, own)).toBe('1854-privates-e')
  })

  it('1854-privates-i, 1854-privates-o: once 40 G less for a tunnel, then the power is spent', () => {
    const table = building({ MUR: { owner: 'A' } })
    const tunnel = table.actions<BuildTunnel>('buildTunnel').find(({ power }) => power)
    const { type, player, ...own } = tunnel as BuildTunnel
    const spent = building({ MUR: { owner: 'A', used: true } })
    expect(spent.refused(type, own)).toBe('1854-privates-o')
    table.act(type, own, player)
    expect([table.cash('SB'), table.state.mountains.MUR.used]).toEqual([940, true])
  })

  it('1854-privates-g: the free home hex makes no tunnel free', () => {
    const table = building({ MUR: { owner: 'A', used: true } })
    const plain = table.actions<BuildTunnel>('buildTunnel')[0] as BuildTunnel
    const { type, player, ...own } = plain
    table.act(type, own, player)
    expect(table.cash('SB')).toBe(900)
  })

  it('1854-privates-m, 1854-privates-n: all close with the first 5-train, used or not; income and powers end', () => {
    const table = building(
      { AUS: { owner: 'A' }, GKB: { owner: 'B' }, ARL: { owner: 'C' }, SEM: { owner: 'C', open: false } },
      {
        phase: '4',
        cash: { SB: 1000, KR: 1000, VB: 2000 },
        trains: { 4: 0 },
        majors: {
          SB: { director: 'A', certificates: { B: 1 }, trains: ['4'] },
          KR: { director: 'B', certificates: { A: 1 } },
          VB: { director: 'C', certificates: { C: 1 } },
        },
        at: { round: 'operating', turn: 'SB', step: 'trains' },
      },
    )
    const owned = privatesOf(table.state, 'A' as never)
    expect(owned).toContain('AUS')
    expect(mountainFor(table.state, 'KR', 'GKB')).toBe(true)
    table.act('buyTrain', { from: 'bank', train: '5', price: 530 })
    expect(table.told('mountain-closed')).toEqual([
      { kind: 'mountain-closed', mountain: 'AUS', because: 'phase' },
      { kind: 'mountain-closed', mountain: 'GKB', because: 'phase' },
      { kind: 'mountain-closed', mountain: 'ARL', because: 'phase' },
    ])
    expect(table.state.mountains.AUS).toEqual({ owner: 'A', open: false, used: false })
    expect(mountainFor(table.state, 'KR', 'GKB')).toBe(false)
    expect(buildsFreeAt(table.state, 'SB', 'E5')).toBe(false)
    expect(privatesOf(table.state, 'A' as never)).toEqual(owned.filter((id) => id !== 'AUS'))
    const cash = table.cash('B')
    table.passUntil('stock')
    expect(table.told('income-paid')).toEqual([])
    expect(table.cash('B')).toBe(cash)
  })

  it('1854-privates-l: the Arlbergbahn closes with the first run of the VB; its certificate stays', () => {
    const vb = (trains: readonly '2'[]): Table =>
      at({
        ...sold,
        phase: '2',
        mountains: { ARL: { owner: 'B' }, SEM: { owner: 'C' } },
        majors: { VB: { director: 'A', certificates: { B: 1 }, trains } },
        tiles: { E3: '57:1' },
        at: { round: 'operating', turn: 'VB', step: 'station' },
      })
    const idle = vb([])
    expect(idle.state.mountains.ARL.open).toBe(true)
    const table = vb(['2']).passUntil('run')
    expect(table.state.mountains.ARL.open).toBe(true)
    table.goOn()
    expect(table.told('mountain-closed')).toEqual([
      { kind: 'mountain-closed', mountain: 'ARL', because: 'first run' },
    ])
    expect(table.step).toBe('payout')
    expect([table.state.mountains.ARL.open, table.state.mountains.SEM.open]).toEqual([false, true])
    expect(table.state.majors.VB.certificates['player:B']).toBe(1)
    table.passUntil('stock')
    expect(table.state.mountains.SEM.open).toBe(true)
  })

  it('1854-privates-l: the Semmeringbahn closes with the first run of the SD', () => {
    const table = at({
      ...sold,
      phase: '2',
      mountains: { ARL: { owner: 'B' }, SEM: { owner: 'C' } },
      majors: { SD: { director: 'A', certificates: { C: 1 }, trains: ['2'] } },
      tiles: { D22: '1:0' },
      at: { round: 'operating', turn: 'SD', step: 'run' },
    })
    table.goOn()
    expect(table.told('mountain-closed')).toEqual([
      { kind: 'mountain-closed', mountain: 'SEM', because: 'first run' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { bankHolds } from './state.js'
import { at, newGame } from './testing.js'
import { austria1854 } from './title.js'

const players = ['A', 'B', 'C']

describe('positions', () => {
  it('of players alone: a stock round in which nothing is sold or built', () => {
    const table = at({ players })
    expect([table.step, table.player, table.state.phase]).toEqual(['stock', 'A', '1'])
    const fresh = newGame(3).state
    for (const field of [
      'mountains',
      'locals',
      'majors',
      'trains',
      'supply',
      'contracts',
      'markers',
    ] as const)
      expect(table.state[field]).toEqual(fresh[field])
    expect(bankHolds(table.state)).toBe(10_000)
  })

  it('with players in another order than they sit, and the priority card with any of them', () => {
    const { state, player } = at({ players, order: ['C', 'A', 'B'], priority: 'B' })
    expect([state.players, state.order, player]).toEqual([players, ['C', 'A', 'B'], 'B'])
    expect(at({ players, order: ['C', 'A', 'B'] }).state.priority).toBe('C')
  })

  it('with all privates sold: closed mountains but those told of, local railways round the table', () => {
    const { state } = at({
      players,
      privates: 'sold',
      mountains: { GKB: { owner: 'C' }, MUR: { owner: 'A', used: true } },
      locals: { 2: { owner: 'A', trains: ['2', '1+'] } },
    })
    expect(Object.entries(state.mountains).map(([id, m]) => [id, m.owner, m.open, m.used])).toEqual([
      ['AUS', null, false, false],
      ['MUR', 'A', true, true],
      ['GKB', 'C', true, false],
      ['ARL', null, false, false],
      ['SEM', null, false, false],
    ])
    expect(Object.values(state.locals).map(({ owner }) => owner)).toEqual(['A', 'A', 'C', 'A', 'B', 'C'])
    expect(state.locals['2']?.trains).toEqual(['1+', '2'])
  })

  it('from phase 5 on mountain railways are closed unless the description says otherwise', () => {
    expect(at({ players, phase: '5', mountains: { GKB: { owner: 'C' } } }).state.mountains.GKB).toEqual({
      owner: 'C',
      open: false,
      used: false,
    })
  })

  it('the certificate that came with a mountain railway is with its owner', () => {
    const { state } = at({ players, mountains: { ARL: { owner: 'C', open: false } } })
    expect(state.majors.VB.certificates).toEqual({ 'player:C': 1, tableau: 2 })
    const told = at({
      players,
      mountains: { SEM: { owner: 'C' } },
      majors: { SD: { director: 'A', certificates: { B: 1 } } },
    })
    expect(told.state.majors.SD.certificates).toEqual({ 'player:B': 1, tableau: 2 })
  })

  it('majors: in operation from 50 % on, at their issue price if no other is told', () => {
    const { state } = at({
      players,
      majors: {
        KE: { director: 'A' },
        FJ: { director: 'A', certificates: { B: 1 }, issuePrice: 82 },
        SB: { director: 'B', certificates: { A: 2, pool: 1 }, price: 104 },
        KT: { director: 'B', certificates: { C: 2 }, split: true, space: 'R5C7' },
      },
      stacks: { R3C3: ['FJ'] },
    })
    expect(state.majors.KE).toMatchObject({ space: null, issuePrice: 67, certificates: { tableau: 3 } })
    expect(state.majors.FJ).toMatchObject({ space: 'R3C3', issuePrice: 82 })
    expect(state.majors.SB).toMatchObject({ space: 'R2C7', certificates: { 'player:A': 2, pool: 1 } })
    expect(state.majors.KT).toMatchObject({
      space: 'R5C7',
      split: true,
      splitFieldFrom: 1,
      certificates: { 'player:C': 2, split: 5, tableau: 1 },
    })
    expect(state.market).toEqual({ R3C3: ['FJ'], R2C7: ['SB'], R5C7: ['KT'] })
  })

  it('a price that several spaces have is that of the issue space', () => {
    const { state } = at({ players, majors: { KE: { director: 'A', certificates: { B: 1 }, price: 87 } } })
    expect(state.majors.KE.space).toBe('R2C3')
  })

  it('stacks: from top to bottom', () => {
    const company = { director: 'A', certificates: { B: 1 } }
    const { state } = at({
      players,
      majors: { KE: company, NT: company, VB: company },
      stacks: { R6C3: ['VB', 'KE'] },
    })
    expect(state.market).toEqual({ R6C3: ['VB', 'KE', 'NT'] })
  })

  it('local AGs: their two railways are gone, both certificates are somewhere', () => {
    const { state } = at({
      players,
      privates: 'sold',
      phase: '5',
      cash: { 'ag:B': 70, B: 30 },
      ags: { A: { director: 'C' }, B: { director: 'A', other: 'pool', locals: ['5', '6'], trains: ['2'] } },
    })
    expect(Object.keys(state.locals)).toEqual(['3', '4'])
    expect(state.ags).toMatchObject({
      A: { director: 'C', certificates: { 'player:C': 1 }, space: 'R6C3', acted: false },
      B: { director: 'A', certificates: { pool: 1 }, trains: ['2'] },
    })
    expect([state.cash['B'], state.cash['player:B']]).toEqual([70, 30])
  })

  it('options lie on a certificate that the player holds', () => {
    const { state } = at({
      players,
      majors: { KE: { director: 'A', issuePrice: 77, certificates: { B: 1 } } },
      options: { B: { company: 'KE' } },
      round: { stock: 4 },
    })
    expect(state.options).toEqual({ B: { company: 'KE', price: 77, round: 4 } })
  })

  it('trains: what the phase has sold out is gone, what is owned is not in the bank', () => {
    const { state } = at({
      players,
      privates: 'sold',
      phase: '4',
      locals: { 1: { trains: ['2+'] } },
      majors: { KE: { director: 'A', certificates: { B: 1 }, trains: ['4', '3'] } },
      openPool: ['3'],
      scrapPool: ['2', '2'],
    })
    expect(state.trains).toEqual({
      2: 0,
      3: 0,
      4: 3,
      5: 3,
      6: 2,
      8: null,
      '80x': null,
      '1+': 0,
      '2+': 3,
      '3+': 3,
    })
    expect([state.openPool, state.scrapPool]).toEqual([['3'], ['2', '2']])
    expect(at({ players, phase: '3' }).state.trains).toMatchObject({ 2: 0, 3: 4, 4: 4, '1+': 6 })
    expect(at({ players, phase: '3', trains: { 3: 1 } }).state.trains['3']).toBe(1)
  })

  it('tiles, tunnels, contracts: what lies somewhere is missing from the supply', () => {
    const { state } = at({
      players,
      phase: '3',
      majors: { KR: { director: 'A', certificates: { B: 1 }, mail: 'large' } },
      tiles: { C17: '57:0', D18: '14:0' },
      tunnels: { F12: ['straight:1'] },
    })
    const fresh = newGame(3).state
    expect(state.supply['57']).toBe((fresh.supply['57'] ?? 0) - 1)
    expect(state.supply['14']).toBe((fresh.supply['14'] ?? 0) - 1)
    expect(state.tunnelSupply).toEqual({ ...fresh.tunnelSupply, straight: fresh.tunnelSupply.straight - 1 })
    expect(state.contracts).toEqual({ small: 6, large: 5 })
    expect(state.tiles).toEqual({ C17: { tile: '57', rotation: 0 }, D18: { tile: '14', rotation: 0 } })
  })

  it('home markers of companies that have acted are added, those of the others not', () => {
    const company = { director: 'A', certificates: { B: 1 } }
    const { state } = at({
      players,
      phase: '3',
      locals: { 1: { owner: 'A' }, 2: { owner: 'B', acted: false }, 4: { owner: 'C' } },
      majors: { KE: company, FJ: { ...company, acted: false }, KR: company, SB: company, SD: company },
      tiles: { C17: '57:0', C23: '433:0', D18: '14:0' },
      markers: { D18: ['KR'], C23: [[], [], [], ['SD']] },
    })
    expect(state.markers).toEqual({
      D18: [['KR']],
      C23: [[], ['KE'], [], ['SD'], []],
      C17: [['KR']],
      J38: [['1'], []],
    })
    expect([state.majors.SB.acted, state.majors.KE.acted, state.locals['4']?.acted]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('an auction round with bids', () => {
    const table = at({
      players,
      cash: { A: 300, B: 300 },
      at: { round: 'auction', turn: 'B', price: 10, passes: 1, bids: { MUR: { A: 55 } }, lastActor: 'A' },
    })
    expect(table.state.flow).toEqual([
      { kind: 'course', next: 'operating round of the auction' },
      {
        kind: 'auction',
        turn: 'B',
        passes: 1,
        price: 10,
        bids: { MUR: { A: 55 } },
        withdrawn: {},
        lastActor: 'A',
      },
    ])
    expect(table.state.round).toEqual({ auction: 1, stock: 0, set: 0, operating: 0 })
  })

  it('a stock round in which something was sold', () => {
    const table = at({
      players,
      privates: 'sold',
      cash: { B: 500 },
      majors: { KE: { director: 'A', certificates: { C: 1, pool: 1 } } },
      at: { round: 'stock', turn: 'B', sold: { B: ['KE'] }, lastActor: 'C', passes: 1 },
    })
    expect(table.refused('buyShare', { company: 'KE', from: 'pool' })).toBe('1854-buy-h')
    expect(table.state.flow.at(-1)).toMatchObject({ turn: 'B', passes: 1, lastActor: 'C' })
  })

  it('an operating round before a turn, within one, and at its windows', () => {
    const position = (step?: string) =>
      at({
        players,
        privates: 'sold',
        phase: '3',
        cash: { KE: 400 },
        majors: { KE: { director: 'A', certificates: { B: 1 } } },
        at: { round: 'operating', number: 2, turn: 'KE', ...(step === undefined ? {} : { step }) },
      })
    expect([position().step, position().company]).toEqual(['track', 'KE'])
    expect([position('trains').step, position('trains').company]).toEqual(['trains', 'KE'])
    expect(position().state.flow.slice(0, 3)).toEqual([
      { kind: 'course', next: 'stock round' },
      { kind: 'set', rounds: 2, played: 2, interrupts: false },
      { kind: 'operating-round', stage: 'turns', acted: ['1', '2', '3', '4', '5', '6', 'KE'] },
    ])
    const window = at({
      players,
      privates: 'sold',
      phase: '5',
      at: { round: 'operating', stage: 'closing window' },
    })
    expect(window.state.flow.at(-1)).toMatchObject({ kind: 'merger-window', at: 'end' })
  })

  it('the same description makes the same state, and a JSON value', () => {
    const description = { players, privates: 'sold', cash: { A: 5 } } as const
    const { state } = at(description)
    expect(at(description).state).toEqual(state)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  it('late positions of random play can be built for every number of players', () => {
    for (const count of [3, 4, 5, 6]) {
      const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, count)
      const late = austria1854.randomPlay.late({ players: names, seed: 1, options: {} })
      expect(austria1854.position(late).ok).toBe(true)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { EventFields } from '../events.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'

const pass = (table: Table, times: number): Table => {
  for (let i = 0; i < times; i++) table.act('pass')
  return table
}

/** The rounds that the last action began: `stock 2`, `operating 1 of 2`. */
const rounds = (table: Table): string[] =>
  table
    .told('round-started')
    .map(({ round, number, of }) => (of === undefined ? `${round} ${number}` : `${round} ${number} of ${of}`))

/** Everybody passes to the end of the game; all rounds that were begun. */
function passToTheEnd(table: Table): EventFields['round-started'][] {
  const begun: EventFields['round-started'][] = []
  for (let i = 0; i < 1000 && !table.state.over; i++) begun.push(...table.act('pass').told('round-started'))
  return begun
}

/** A stock round after which only the MHE operates. */
const quiet = (more: Partial<Description> = {}): Table =>
  at({ players: ['A', 'B'], concessions: { HBE: 'gone', GHE: 'gone' }, ...more })

describe('1 course of the game', () => {
  it('1873-1-a 1873-1-b 1873-3-a a TR of AU and SR comes first and between any two sets of ORs', () => {
    const table = newGame(2)
    expect([table.step, table.state.round]).toEqual(['sale', { trading: 1, set: 0, operating: 0 }])
    const started: string[] = []
    for (let i = 0; table.state.round.trading < 4; i++) started.push(...rounds(table.act('pass')))
    expect(started).toEqual([
      'stock 1',
      'operating 1 of 1',
      'auction 2',
      'stock 2',
      'operating 1 of 1',
      'auction 3',
      'stock 3',
      'operating 1 of 1',
      'auction 4',
    ])
    expect(table.state.round).toEqual({ trading: 4, set: 3, operating: 1 })
  })

  it('1873-1-c a set has 1, 1, 2, 2, 3 or 3 ORs, by the phase in force when it begins', () => {
    const played = (['1', '2', '3', '4', '5', 'D'] as const).map((phase) => {
      const table = quiet({ phase, mhe: { train: 5 }, fullSets: 0, concessions: gone })
      return rounds(pass(table, 2)).filter((round) => round.startsWith('operating'))
    })
    const of = (n: number) => Array.from({ length: n }, (_, i) => `operating ${i + 1} of ${n}`)
    expect(played).toEqual([of(1), of(1), of(2), of(2), of(3), of(3)])
  })

  it('1873-1-c a phase that begins during a set does not lengthen it', () => {
    const table = quiet({ phase: '2', units: { 2: 0 }, mhe: { train: 2 }, concessions: gone })
    expect(rounds(pass(table, 2))).toEqual(['operating 1 of 1', 'auction 3', 'stock 3'])
    expect(table.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '3' }])
    expect(rounds(pass(table, 2))).toEqual(['operating 1 of 2', 'operating 2 of 2', 'auction 4', 'stock 4'])
  })

  it('the numbers of the set and of the round are told, and diesels go on sale with the first full set', () => {
    const table = quiet({ phase: '5', mhe: { train: 5 }, set: 8, concessions: gone })
    expect(table.state.diesels.onSale).toBe(false)
    pass(table, 2)
    expect(table.told('diesels-on-sale')).toHaveLength(1)
    expect(table.told('round-started')[2]).toEqual({
      kind: 'round-started',
      round: 'operating',
      number: 3,
      set: 9,
      of: 3,
    })
    expect([table.state.diesels.onSale, table.state.fullSets, table.state.round.set]).toEqual([true, 1, 9])
    pass(table, 2)
    expect(table.told('diesels-on-sale')).toEqual([])
    expect(quietSet('4').state.diesels.onSale).toBe(false)
  })

  it('private mines operate by number, then companies by price and stack, then the MHE', () => {
    const table = at({
      players: ['A', 'B'],
      mines: { 10: { owner: 'A' }, 9: { owner: 'B' }, 2: { owner: 'A' } },
      publicMines: {
        CO: { mines: [3, 4], price: 150, shares: { A: 2 } },
        MO: { mines: [5, 6], price: 150, shares: { B: 2 } },
        SN: { mines: [7, 8], price: 260, shares: { B: 2 } },
        UN: { mines: [11, 12], price: 50 },
      },
      railways: { HBE: { price: 300, floated: false, operated: false, shares: { A: 1, issue: 4 } } },
      stacks: { 150: ['MO', 'CO'] },
      at: { round: 'operating', turn: 'mine:2', step: 'mine-track' },
    })
    const round = table.state.flow.find((frame) => frame.kind === 'operating-round')
    expect(round?.['todo']).toEqual(['mine:9', 'mine:10', 'SN', 'MO', 'CO', 'UN', 'MHE'])
  })
})

const gone = { HBE: 'gone', GHE: 'gone', NWE: 'gone', SHE: 'gone', KEZ: 'gone', WBE: 'gone', QLB: 'gone' }
const quietSet = (phase: '4' | '5'): Table => pass(quiet({ phase, mhe: { train: 5 }, concessions: gone }), 2)

describe('3.2.8 end of a stock round', () => {
  it('1873-3.2.8-a the SR ends when all players have passed in a row, who acted last included', () => {
    const table = at({ players: ['A', 'B', 'C'], cash: { A: 400 } })
    pass(table.act('buyShare', { company: 'MHE', from: 'pool' }), 2)
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    pass(table, 2)
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    expect(table.act('pass').step).toBe('auction-round')
  })

  it('1873-3.2.8-b 1873-3.2.8-c EX-08 a concession goes back unless its railway is founded', () => {
    const table = at({
      players: ['A', 'B'],
      trading: 1,
      cash: { A: 400, B: 300 },
      concessions: { GHE: 'A', HBE: 'B' },
    })
    table.act('pass').act('foundRailway', { railway: 'HBE', price: 300, count: 1 })
    pass(table, 2)
    expect(table.told('concession-returned')).toEqual([
      { kind: 'concession-returned', railway: 'GHE', player: 'A' },
    ])
    expect(table.state.concessions).toMatchObject({ GHE: 'bank', HBE: 'player:B', NWE: 'inactive' })
    expect([table.cash('A'), table.cash('B')]).toEqual([400, 0])
    expect(table.choices('openAuction').map((c) => (c.action as { item?: string }).item)).toEqual([
      'concession:GHE',
    ])

    const founded = at({ players: ['A', 'B'], trading: 1, cash: { A: 400 }, concessions: { GHE: 'A' } })
    founded.act('foundRailway', { railway: 'GHE', price: 120, count: 1 })
    pass(founded, 2)
    expect(founded.told('concession-returned')).toEqual([])
    expect([founded.state.concessions['GHE'], founded.cash('A')]).toEqual(['player:A', 280])
  })

  it('1873-3.2.8-d purchase options lapse without payment', () => {
    const table = at({
      players: ['A', 'B'],
      cash: { A: 50 },
      concessions: gone,
      publicMines: { CO: { mines: [1, 2], price: 110 } },
      options: { CO: 'A' },
    })
    pass(table, 2)
    expect(table.told('option-lapsed')).toEqual([{ kind: 'option-lapsed', company: 'CO', player: 'A' }])
    expect([table.state.options, table.cash('A')]).toEqual([{}, 50])
    expect(table.choices('openAuction')).toEqual([])
    expect(table.step).toBe('auction-round')
  })

  it('1873-3.2.8-e 1873-3.2.8-f most cash first; equal cash keeps the old relative order', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D', 'E'],
      order: ['D', 'B', 'A', 'E', 'C'],
      cash: { A: 200, B: 300, C: 301, D: 200, E: 300 },
    })
    pass(table, 5)
    expect(table.told('order-set')).toEqual([{ kind: 'order-set', order: ['C', 'B', 'E', 'D', 'A'] }])
    expect(table.state.order).toEqual(['C', 'B', 'E', 'D', 'A'])
  })

  it('1873-3.2.8-g 1873-3.2.8-h ORs follow, and what they earn does not change the order of the next TR', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      cash: { A: 30, B: 20, C: 10 },
      mhe: { shares: { C: 10 } },
    })
    pass(table, 3)
    expect(rounds(table)).toEqual(['operating 1 of 1', 'auction 3'])
    expect([table.cash('A'), table.cash('C')]).toEqual([30, 110])
    expect([table.step, table.player]).toEqual(['auction-round', 'A'])
    pass(table, 3)
    expect([table.step, table.player, table.state.order]).toEqual(['stock-round', 'A', ['A', 'B', 'C']])
    pass(table, 3)
    expect(table.state.order).toEqual(['C', 'A', 'B'])
  })
})

describe('7 end of the game', () => {
  /** CO pays out at this price in the first of two ORs; MO operates after it. */
  const lastPayout = (price: number, more: Partial<Description> = {}): Table =>
    at({
      players: ['A', 'B'],
      phase: '3',
      concessions: gone,
      publicMines: {
        CO: { mines: [1, 2], price, shares: { A: 2 } },
        MO: { mines: [3, 15], price: 200, shares: { B: 2 } },
      },
      mines: { 1: { machine: 3 }, 2: { machine: 3 }, 3: { machine: 3 }, 15: { machine: 3 } },
      mhe: { train: 5, shares: { B: 1 } },
      at: { round: 'operating', number: 1, turn: 'CO', step: 'payout', profit: price },
      ...more,
    })

  it('1873-7-a a price of 1000 ends the game after this OR, although another one was due', () => {
    const table = lastPayout(950).act('payOut', { how: 'full' })
    expect(table.told('last-round')).toEqual([{ kind: 'last-round', company: 'CO' }])
    expect([table.state.lastRound, table.state.over, table.state.publicMines['CO']?.price]).toEqual([
      true,
      false,
      1000,
    ])
    table.passUntil('payout')
    expect(table.player).toBe('B')
    table.act('payOut', { how: 'withhold' })
    expect(table.cash('MO')).toBe(190)
    while (!table.state.over) table.act('pass')
    expect(table.told('mhe-paid')).toEqual([{ kind: 'mhe-paid', perShare: 50 }])
    expect(table.cash('B')).toBe(50)
    expect([table.told('round-started'), table.state.flow, table.state.round.operating]).toEqual([[], [], 1])
    expect(table.told('game-over')).toEqual([
      {
        kind: 'game-over',
        ranking: [
          { player: 'A', fortune: 2950, rank: 1 },
          { player: 'B', fortune: 50 + 150 + 2 * 190, rank: 2 },
        ],
      },
    ])
  })

  it('1873-7-a at 950 the set goes on', () => {
    const table = lastPayout(900).act('payOut', { how: 'full' })
    expect([table.told('last-round'), table.state.publicMines['CO']?.price]).toEqual([[], 950])
    table.passUntil('payout').act('payOut', { how: 'withhold' })
    for (let i = 0; i < 20 && rounds(table).length === 0; i++) table.act('pass')
    expect(rounds(table)).toEqual(['operating 2 of 2'])
    expect(table.state.over).toBe(false)
  })

  it('1873-7-a S: an MHE at 1000 ends the game in the same way', () => {
    const mheAt = (price: number): Table =>
      at({
        edition: 'S',
        players: ['A', 'B'],
        phase: '5',
        concessions: gone,
        mhe: { train: 4, price },
        at: { round: 'operating', number: 1 },
      })
    const reached = mheAt(1000).state
    expect([reached.lastRound, reached.over, reached.round.operating]).toEqual([true, true, 1])
    const below = mheAt(950).state
    expect([below.lastRound, below.over, below.round.operating]).toEqual([false, false, 3])
  })

  it('1873-7-a a last round that was announced is still played', () => {
    const table = quiet({ phase: '3', lastRound: true, concessions: gone })
    expect([rounds(pass(table, 2)), table.state.over]).toEqual([['operating 1 of 2'], true])
  })

  it('1873-7-b the game ends with the second full set of 3 ORs', () => {
    const table = quiet({ phase: '5', mhe: { train: 5 }, fullSets: 1, concessions: gone })
    pass(table, 2)
    expect(rounds(table)).toEqual(['operating 1 of 3', 'operating 2 of 3', 'operating 3 of 3'])
    expect([table.state.over, table.state.fullSets, table.told('game-over').length]).toEqual([true, 2, 1])
    expect([table.players, table.step, table.choices()]).toEqual([[], undefined, []])
    expect(table.refused('pass', {}, 'A')).toBe('engine-over')
  })

  it('1873-7-b the first full set and the set in which phase 5 began do not end it', () => {
    const first = quietSet('5')
    expect([first.state.over, first.state.fullSets, first.step]).toEqual([false, 1, 'stock-round'])
    const begins = quiet({ phase: '4', units: { 4: 0 }, mhe: { train: 4 }, concessions: gone })
    pass(begins, 2)
    expect(begins.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '5' }])
    expect([begins.state.over, begins.state.fullSets]).toEqual([false, 0])
    pass(begins, 2)
    expect([begins.state.over, begins.state.fullSets]).toEqual([false, 1])
    pass(begins, 2)
    expect([begins.state.over, begins.state.fullSets]).toEqual([true, 2])
  })

  it('1873-7-c the earlier event counts: a price of 1000 in the first OR of the second full set', () => {
    const table = lastPayout(950, {
      phase: '5',
      fullSets: 2,
      mines: { 1: { machine: 4 }, 2: { machine: 4 }, 3: { machine: 4 }, 15: { machine: 4 } },
    })
    table.act('payOut', { how: 'full' }).passUntil('payout').act('payOut', { how: 'withhold' })
    const more = passToTheEnd(table)
    expect([table.state.over, more, table.state.round.operating]).toEqual([true, [], 1])
  })

  it('1873-7-c without such a price the second full set is played to its end', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '5',
      fullSets: 2,
      concessions: gone,
      mhe: { train: 5, shares: { A: 1 } },
      mines: { 15: { owner: 'A', machine: 5 } },
      at: { round: 'operating', number: 2, turn: 'mine:15', step: 'mine-purchases' },
    })
    expect(rounds(table.act('pass'))).toEqual(['operating 3 of 3'])
    expect(table.state.over).toBe(false)
    table.act('pass')
    expect(table.state.over).toBe(true)
  })

  it('1873-7-i where nobody does anything, phase 5 begins with the 22nd set and the 24th ends the game', () => {
    const table = newGame(2)
    const phaseBegan: Record<string, number> = {}
    const begun: EventFields['round-started'][] = []
    for (let i = 0; i < 1000 && !table.state.over; i++) {
      table.act('pass')
      for (const event of table.events) {
        if (event.kind === 'round-started') begun.push(event as unknown as EventFields['round-started'])
        if (event.kind === 'phase-began')
          phaseBegan[event['phase'] as string] = begun.findLast((r) => r.set)?.set ?? 0
      }
    }
    expect(phaseBegan).toEqual({ 2: 2, 3: 12, 4: 19, 5: 22 })
    const operating = begun.filter(({ round }) => round === 'operating')
    expect(operating.at(-1)).toEqual({ kind: 'round-started', round: 'operating', number: 3, set: 24, of: 3 })
    expect(operating).toHaveLength(12 + 2 * 10 + 3 * 2)
  })
})

import { describe, expect, it } from 'vitest'
import type { Bid, OpenAuction } from '../actions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

/** An auction round of four players with 1000 each in phase 3: HBE, GHE, NWE, SHE and KEZ are for sale. */
const round = (more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B', 'C', 'D'],
    phase: '3',
    cash: { A: 1000, B: 1000, C: 1000, D: 1000 },
    at: { round: 'auction' },
    ...more,
  })

/** Only the KEZ concession is for sale. */
const onlyKez = { HBE: 'gone', GHE: 'gone', NWE: 'gone', SHE: 'gone' }

const items = (table: Table): string[] => table.actions<OpenAuction>('openAuction').map((a) => a.item)
const open = (table: Table, railway: string, bid: number): Table =>
  table.act('openAuction', { item: `concession:${railway}`, bid })
const bid = (table: Table, amount: number): Table => table.act('bid', { bid: amount })
const pass = (table: Table, times: number): Table => {
  for (let i = 0; i < times; i++) table.act('pass')
  return table
}

describe('3.1 later auction rounds: what is offered', () => {
  it('1873-3.1-a no mines are sold, open or closed', () => {
    const table = round({ mines: { 3: { owner: 'A' } } })
    expect(table.refused('openAuction', { item: 'mine:4', bid: 140 })).toBe('1873-3.1-n')
    expect(table.refused('openAuction', { item: 'mine:3', bid: 130 })).toBe('1873-3.1-n')
    expect(table.refused('buyItem', { item: 'mine:4', price: 140 })).toBe('engine-step')
    expect(items(table).filter((item) => item.startsWith('mine'))).toEqual([])
  })

  it('1873-3.1-b offered are active concessions without owner and options for companies in receivership', () => {
    const table = round({
      railways: {
        HBE: { price: 150, shares: { A: 1, issue: 4 }, floated: false, operated: false },
        GHE: { price: 130, shares: { B: 3 }, trains: [2] },
        NWE: { price: 100, receivership: true, trains: [3] },
      },
      publicMines: { CO: { mines: [1, 2] }, MO: { mines: [3, 4], shares: { C: 1, D: 1 } } },
      concessions: { SHE: 'B' },
    })
    expect(table.state.concessions).toMatchObject({
      HBE: 'player:A',
      GHE: 'gone',
      NWE: 'gone',
      WBE: 'inactive',
      QLB: 'inactive',
    })
    expect(items(table)).toEqual(['concession:KEZ', 'option:NWE', 'option:CO'])
  })

  it('1873-3.1-c if nothing is offered, the AU ends at once', () => {
    const table = at({ players: ['A', 'B'], concessions: { HBE: 'gone', GHE: 'gone' } })
    pass(table, 2)
    expect(table.told('round-started').map((e) => e.round)).toEqual(['operating', 'auction', 'stock'])
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
  })

  it('1873-3.1-n what is inactive, held, founded or not in receivership cannot be opened', () => {
    const table = round({
      railways: {
        HBE: { price: 150, shares: { A: 1, issue: 4 }, floated: false, operated: false },
        GHE: { price: 130, shares: { B: 3 }, trains: [2] },
      },
      concessions: { SHE: 'B' },
    })
    const no = (item: string) => table.refused('openAuction', { item, bid: 100 })
    for (const item of [
      'concession:WBE',
      'concession:QLB',
      'concession:SHE',
      'concession:HBE',
      'concession:GHE',
    ])
      expect([item, no(item)]).toEqual([item, '1873-3.1-n'])
    for (const item of ['option:GHE', 'option:HBE', 'option:CO', 'option:KEZ', 'KEZ', 'concession:KEZ:x'])
      expect([item, no(item)]).toEqual([item, '1873-3.1-n'])
    expect([no('concession:KEZ'), no('concession:NWE')]).toEqual([undefined, undefined])
  })
})

describe('3.1 later auction rounds: opening and bidding', () => {
  it('1873-3.1-d in player order each player declines or puts one item up for auction', () => {
    const table = round({ order: ['C', 'A', 'D', 'B'] })
    expect([table.step, table.players]).toEqual(['auction-round', ['C']])
    expect([...new Set(table.choices().map((c) => c.action.type))]).toEqual(['openAuction', 'pass'])
    table.act('pass')
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: 'C', step: 'auction-round' }])
    expect(table.players).toEqual(['A'])
    open(table, 'KEZ', 100)
    expect(table.told('auction-opened')).toEqual([
      { kind: 'auction-opened', player: 'A', item: 'concession:KEZ', bid: 100 },
    ])
    expect(table.refused('openAuction', { item: 'concession:SHE', bid: 100 }, 'A')).toBe('engine-turn')
    expect(table.refused('openAuction', { item: 'concession:SHE', bid: 100 })).toBe('engine-step')
  })

  it('1873-3.1-e the opening bid is at least 100 and a multiple of 10', () => {
    const table = round()
    const opens = (amount: number) => table.refused('openAuction', { item: 'concession:KEZ', bid: amount })
    expect([90, 99, 105, 111].map(opens)).toEqual(Array(4).fill('1873-3.1-e'))
    expect([100, 110, 1000].map(opens)).toEqual([undefined, undefined, undefined])
    expect(table.choices('openAuction')[0]).toEqual({
      action: { type: 'openAuction', player: 'A', item: 'concession:HBE', bid: 100 },
      range: { field: 'bid', min: 100, max: 1000, step: 10 },
    })
  })

  it('1873-3.1-f the others bid in turn, from the player after the opener, each time at least 10 more', () => {
    const table = open(round().act('pass'), 'KEZ', 200)
    expect([table.step, table.players]).toEqual(['auction', ['C']])
    expect([200, 190, 205, 215].map((amount) => table.refused('bid', { bid: amount }))).toEqual(
      Array(4).fill('1873-3.1-f'),
    )
    expect(table.choices('bid')).toEqual([
      {
        action: { type: 'bid', player: 'C', bid: 210 },
        range: { field: 'bid', min: 210, max: 1000, step: 10 },
      },
    ])
    bid(table, 210)
    expect(table.told('bid-made')).toEqual([
      { kind: 'bid-made', player: 'C', item: 'concession:KEZ', bid: 210 },
    ])
    const turns = [table.player, bid(table, 300).player, bid(table, 310).player, bid(table, 320).player]
    expect(turns).toEqual(['D', 'A', 'B', 'C'])
  })

  it('1873-3.1-g who passed is left out for this item, but not for the next one', () => {
    const table = bid(open(round(), 'KEZ', 100).act('pass'), 110)
    expect(table.told('passed')).toEqual([])
    const turns = [table.player, bid(table, 120).player, bid(table, 130).player, bid(table, 140).player]
    expect(turns).toEqual(['D', 'A', 'C', 'D'])
    expect(table.refused('bid', { bid: 150 }, 'B')).toBe('engine-turn')
    pass(table, 2)
    expect(table.state.concessions['KEZ']).toBe('player:C')
    open(table, 'SHE', 100)
    expect([table.player, pass(table, 2).player, bid(table, 110).player]).toEqual(['C', 'A', 'B'])
  })

  it('1873-3.1-h when all but the highest bidder passed, that player pays the bank and takes the item', () => {
    const table = bid(open(round(), 'KEZ', 100), 150)
    pass(table, 2)
    expect([table.step, table.state.concessions['KEZ']]).toEqual(['auction', 'bank'])
    const paid = table.cash('bank')
    table.act('pass')
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: 'A', step: 'auction' }])
    expect(table.told('auction-won')).toEqual([
      { kind: 'auction-won', player: 'B', item: 'concession:KEZ', price: 150 },
    ])
    expect([table.cash('A'), table.cash('B'), table.cash('bank') - paid]).toEqual([1000, 850, 150])
    expect(table.state.concessions['KEZ']).toBe('player:B')
  })

  it('1873-3.1-h nobody overbids the opener: the opening bid wins', () => {
    const table = pass(open(round(), 'KEZ', 120), 3)
    expect([table.cash('A'), table.state.concessions['KEZ']]).toEqual([880, 'player:A'])
  })

  it('1873-3.1-h the winner of an option holds it; the company gets nothing of the price', () => {
    const table = round({
      concessions: { ...onlyKez, KEZ: 'gone' },
      cash: { A: 400, NWE: 30 },
      railways: { NWE: { price: 100, receivership: true, trains: [3] } },
      publicMines: { CO: { mines: [1, 2] } },
    })
    pass(table.act('openAuction', { item: 'option:NWE', bid: 100 }), 3)
    expect(table.state.options).toEqual({ NWE: 'A' })
    expect([table.cash('A'), table.cash('NWE')]).toEqual([300, 30])
    expect(table.state.railways['NWE']).toMatchObject({ receivership: true, shares: { pool: 5 } })
    pass(table, 3)
    expect([table.player, items(table)]).toEqual(['A', ['option:CO']])
  })

  it('1873-3.1-i the next chance to open is the one of the player after the opener, not after the winner', () => {
    const table = open(round(), 'KEZ', 100)
    bid(pass(table, 1), 110)
    pass(table, 2)
    expect(table.state.concessions['KEZ']).toBe('player:C')
    expect([table.step, table.player]).toEqual(['auction-round', 'B'])
  })

  it('1873-3.1-l a player may win any number of items', () => {
    const table = pass(open(round(), 'KEZ', 100), 3)
    pass(open(bid(open(table, 'SHE', 100).act('pass').act('pass'), 110).act('pass'), 'NWE', 100), 2)
    bid(table, 300).act('pass')
    expect(table.state.concessions).toMatchObject({ KEZ: 'player:A', SHE: 'player:A', NWE: 'player:B' })
    expect([table.cash('A'), table.cash('B')]).toEqual([790, 700])
  })

  it('1873-3.1-m a bid above the cash left is refused', () => {
    const table = round({ cash: { A: 345, B: 230, C: 1000, D: 99 } })
    expect(table.refusal('openAuction', { item: 'concession:KEZ', bid: 350 })).toEqual({
      rule: '1873-3.1-m',
      params: { bid: 350, cash: 345 },
    })
    expect(table.choices('openAuction')[0]?.range?.max).toBe(340)
    open(table, 'KEZ', 200)
    expect([240, 230].map((amount) => table.refused('bid', { bid: amount }))).toEqual([
      '1873-3.1-m',
      undefined,
    ])
    expect(table.choices('bid')[0]?.range).toEqual({ field: 'bid', min: 210, max: 230, step: 10 })
    pass(table, 3)
    pass(table, 3)
    expect([table.player, table.cash('A')]).toEqual(['A', 145])
    expect(table.refused('openAuction', { item: 'concession:SHE', bid: 150 })).toBe('1873-3.1-m')
    expect(table.refused('openAuction', { item: 'concession:SHE', bid: 140 })).toBeUndefined()
  })

  it('1873-3.1-m with less than 100 a player can only decline, and only pass in an auction', () => {
    const table = round({ cash: { A: 99, B: 109, C: 100, D: 0 } })
    expect(table.choices().map((c) => c.action)).toEqual([{ type: 'pass', player: 'A' }])
    expect(table.refused('openAuction', { item: 'concession:KEZ', bid: 100 })).toBe('1873-3.1-m')
    open(table.act('pass'), 'KEZ', 100)
    expect(table.choices().map((c) => c.action)).toEqual([{ type: 'pass', player: 'C' }])
    pass(table, 3)
    expect([table.player, table.cash('B'), items(table).length]).toEqual(['C', 9, 4])
  })

  it('EX-06 D wins KEZ for 130, B has the next chance, and C may open another item', () => {
    const table = open(round(), 'KEZ', 100)
    expect(table.refused('bid', { bid: 105 })).toBe('1873-3.1-f')
    bid(table, 110)
    expect(table.refused('bid', { bid: 110 })).toBe('1873-3.1-f')
    bid(table.act('pass'), 130)
    expect(table.player).toBe('A')
    table.act('pass').act('pass')
    expect([table.cash('D'), table.state.concessions['KEZ']]).toEqual([870, 'player:D'])
    expect([table.step, table.player]).toEqual(['auction-round', 'B'])
    open(table.act('pass'), 'SHE', 100)
    expect(table.actions<Bid>('bid').map((a) => [a.player, a.bid])).toEqual([['D', 110]])
  })
})

describe('3.1 later auction rounds: the end', () => {
  it('1873-3.1-j the AU ends when nothing is left', () => {
    const table = pass(open(round({ concessions: onlyKez }), 'KEZ', 100), 3)
    expect(table.told('round-started')).toEqual([{ kind: 'round-started', round: 'stock', number: 2 }])
    expect(table.step).toBe('stock-round')
  })

  it('1873-3.1-j the AU ends when all have declined in a row; an auction breaks the row', () => {
    const table = pass(round(), 3)
    expect([table.step, table.player]).toEqual(['auction-round', 'D'])
    pass(open(table, 'KEZ', 100), 3)
    expect([pass(table, 3).step, table.player]).toEqual(['auction-round', 'D'])
    expect(table.act('pass').step).toBe('stock-round')
  })

  it('1873-3.1-k what was not auctioned is offered again in the next AU', () => {
    const table = pass(
      round({
        concessions: onlyKez,
        railways: { NWE: { price: 100, receivership: true, trains: [3] } },
        at: { round: 'auction' },
      }),
      4,
    )
    expect(table.step).toBe('stock-round')
    table.passUntil('auction-round')
    expect(table.state.round.trading).toBe(3)
    expect(items(table)).toEqual(['concession:KEZ', 'option:NWE'])
  })

  it('1873-3.1-o the SR follows at once and begins with the first player of the order', () => {
    const table = open(round({ order: ['B', 'C', 'D', 'A'], concessions: onlyKez }).act('pass'), 'KEZ', 100)
    pass(table, 3)
    expect([table.step, table.player]).toEqual(['stock-round', 'B'])
    expect(table.state.order).toEqual(['B', 'C', 'D', 'A'])
  })
})

import { describe, expect, it } from 'vitest'
import type { BidPremium, BuyItem, OpenAuction } from '../actions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'

/** What an item costs now, as it is offered to the player on turn. */
const price = (table: Table, item: string): number | undefined =>
  table.actions<BuyItem>('buyItem').find((a) => a.item === item)?.price

const buy = (table: Table, item: string, cost: number): Table => table.act('buyItem', { item, price: cost })
const pass = (table: Table, times: number): Table => {
  for (let i = 0; i < times; i++) table.act('pass')
  return table
}

/** A sale at this premium; all mines but those named were sold to B. */
const saleOf = (left: readonly number[], more: Partial<Description> = {}, premium = 0): Table =>
  at({
    players: ['A', 'B', 'C'],
    cash: { A: 1000, B: 1000, C: 1000 },
    mines: Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => i + 1)
        .filter((mine) => !left.includes(mine))
        .map((mine) => [mine, { owner: 'B' }]),
    ),
    concessions: { HBE: 'C', GHE: 'B' },
    at: { round: 'start auction', premium },
    ...more,
  })

describe('2.1 start auction, both editions', () => {
  it('1873-2.1-a 1873-2.1-n what is not on sale cannot be bought: other concessions, MHE shares, sold things', () => {
    const table = buy(newGame(3), 'mine:1', 230)
    for (const item of [
      'concession:NWE',
      'concession:QLB',
      'concession:MHE',
      'mine:1',
      'mine:16',
      'mine:0',
      'mine',
      'option:HBE',
    ])
      expect([item, table.refused('buyItem', { item, price: 220 })]).toEqual([item, '1873-2.1-n'])
    for (const item of ['mine:2:x', 'concession:HBE:x', 'hut:2', 'mine:02'])
      expect([item, table.refused('buyItem', { item, price: item.startsWith('mine') ? 240 : 220 })]).toEqual([
        item,
        '1873-2.1-n',
      ])
    buy(table, 'concession:HBE', 220)
    expect(table.refused('buyItem', { item: 'concession:HBE', price: 220 })).toBe('1873-2.1-n')
    expect(table.actions<BuyItem>('buyItem').map((a) => a.item)).toEqual([
      'concession:GHE',
      ...Array.from({ length: 14 }, (_, i) => `mine:${i + 2}`),
    ])
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('engine-step')
  })

  it('1873-2.1-b 1873-2.1-c an item costs 100 or its face value, plus the premium, paid to the bank', () => {
    const table = newGame(4)
    expect([price(table, 'concession:HBE'), price(table, 'concession:GHE')]).toEqual([200, 200])
    expect([price(table, 'mine:1'), price(table, 'mine:15')]).toEqual([210, 400])
    expect(table.refusal('buyItem', { item: 'mine:15', price: 399 })).toEqual({
      rule: '1873-2.1-c',
      params: { item: 'mine:15', price: 399, right: 400 },
    })
    expect(table.refused('buyItem', { item: 'mine:15', price: 401 })).toBe('1873-2.1-c')
    const bank = table.cash('bank')
    buy(table, 'mine:15', 400)
    expect([table.cash('A'), table.cash('bank') - bank]).toEqual([650, 400])
    expect(table.told('item-bought')).toEqual([
      { kind: 'item-bought', player: 'A', item: 'mine:15', price: 400 },
    ])
    buy(table, 'concession:HBE', 200)
    expect([table.cash('B'), table.state.concessions['HBE']]).toEqual([850, 'player:B'])
    expect(price(saleOf([1, 15], {}, 0), 'mine:1')).toBe(110)
  })

  it('1873-2.1-d a turn is one purchase or a pass, then the next player is on turn', () => {
    const table = newGame(3)
    expect(table.player).toBe('A')
    buy(table, 'mine:1', 230)
    expect(table.players).toEqual(['B'])
    table.act('pass')
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: 'B', step: 'sale' }])
    expect(table.players).toEqual(['C'])
    buy(table, 'mine:2', 240)
    expect(table.players).toEqual(['A'])
  })

  it('1873-2.1-e who passed may buy on a later turn', () => {
    const table = newGame(2)
    table.act('pass')
    buy(table, 'mine:1', 260)
    expect(table.player).toBe('A')
    buy(table, 'mine:2', 270)
    expect(table.state.mines[2]?.owner).toBe('player:A')
  })

  it('1873-2.1-f as many passes in a row as players lower the premium by 10; a purchase breaks the row', () => {
    const table = newGame(3)
    pass(table, 2)
    expect(table.events.some((e) => e.kind === 'premium-fell')).toBe(false)
    buy(table, 'mine:1', 230)
    pass(table, 2)
    expect(price(table, 'mine:15')).toBe(420)
    table.act('pass')
    expect(table.told('premium-fell')).toEqual([{ kind: 'premium-fell', premium: 110 }])
    expect(price(table, 'mine:15')).toBe(410)
    pass(table, 2)
    expect(price(table, 'mine:15')).toBe(410)
    table.act('pass')
    expect(price(table, 'mine:15')).toBe(400)
  })

  it('1873-2.1-g after the premium falls the player after the last passer is on turn', () => {
    const table = newGame(3)
    buy(table, 'mine:1', 230)
    buy(table, 'mine:2', 240)
    pass(table, 3)
    expect(table.told('premium-fell')).toHaveLength(1)
    expect(table.player).toBe('C')
  })

  it('1873-2.1-h 1873-2.2-a when everything is sold, SR 1 follows at once', () => {
    const table = saleOf([4, 5], { at: { round: 'start auction', turn: 'B', premium: 20 } })
    buy(table, 'mine:4', 160)
    expect([table.step, table.player]).toEqual(['sale', 'C'])
    buy(table, 'mine:5', 170)
    expect(table.step).toBe('stock-round')
    expect(table.told('round-started')).toEqual([{ kind: 'round-started', round: 'stock', number: 1 }])
    expect(table.state.round).toMatchObject({ trading: 1 })
    expect(Object.values(table.state.mines).every((mine) => mine.open)).toBe(true)
  })

  it('1873-2.1-h a concession that is left keeps the sale open', () => {
    const table = saleOf([4], { concessions: { HBE: 'C' } })
    buy(table, 'mine:4', 140)
    expect(table.step).toBe('sale')
    buy(table, 'concession:GHE', 100)
    expect(table.step).toBe('stock-round')
  })

  it('1873-2.1-i the sale ends when all pass in a row at premium 0, not before', () => {
    const table = saleOf([4], {}, 10)
    pass(table, 3)
    expect([table.step, price(table, 'mine:4')]).toEqual(['sale', 140])
    pass(table, 2)
    expect(table.step).toBe('sale')
    table.act('pass')
    expect(table.step).toBe('stock-round')
    expect(table.told('premium-fell')).toEqual([])
  })

  it('1873-2.1-j unsold mines are closed, sold ones stay open', () => {
    const table = pass(saleOf([4, 11]), 3)
    expect(table.told('mine-closed').map(({ mine, forced }) => [mine, forced])).toEqual([
      [4, false],
      [11, false],
    ])
    expect(table.state.mines[4]).toEqual({
      open: false,
      owner: 'bank',
      machine: 1,
      switcher: null,
      connected: false,
    })
    expect(Object.values(table.state.mines).filter((mine) => mine.open)).toHaveLength(13)
    expect(table.state.mines[5]).toMatchObject({ open: true, owner: 'player:B' })
  })

  it('1873-2.1-k players can never get a closed mine; a public mine that buys it opens it', () => {
    const table = pass(saleOf([4, 11]), 3)
    expect(table.refused('formPublicMine', { company: 'HW', mines: [12, 4] })).toBe('1873-3.2.5-d')
    table.passUntil('auction-round')
    expect(table.refused('openAuction', { item: 'mine:4', bid: 140 })).toBe('1873-3.1-n')
    const company = at({
      players: ['A', 'B'],
      cash: { CO: 140 },
      publicMines: { CO: { mines: [1, 2], denomination: 20, shares: { A: 3 } } },
      at: { round: 'operating', turn: 'CO', step: 'mine-purchase' },
    })
    company.act('buyMine', { mine: 4, price: 140 })
    expect(company.state.mines[4]).toMatchObject({ open: true, owner: 'CO' })
  })

  it('1873-2.1-l an unsold concession stays with the bank and is offered in the next AU', () => {
    const table = pass(saleOf([4], { concessions: { HBE: 'bank', GHE: 'B' } }), 3)
    expect(table.state.concessions['HBE']).toBe('bank')
    table.passUntil('auction-round')
    expect(table.state.round.trading).toBe(2)
    expect(table.actions<OpenAuction>('openAuction').map((a) => a.item)).toContain('concession:HBE')
  })

  it('1873-2.1-m a purchase that the cash does not cover is refused', () => {
    const table = saleOf([15], { cash: { A: 319, B: 320, C: 0 } }, 20)
    expect(table.refusal('buyItem', { item: 'mine:15', price: 320 })).toEqual({
      rule: '1873-2.1-m',
      params: { item: 'mine:15', price: 320, cash: 319 },
    })
    expect(table.choices().map((c) => c.action.type)).toEqual(['pass'])
    table.act('pass')
    buy(table, 'mine:15', 320)
    expect(table.cash('B')).toBe(0)
  })

  it('1873-2.1-n a second purchase in the same turn is refused', () => {
    const table = buy(newGame(2), 'mine:1', 260)
    expect(table.refused('buyItem', { item: 'mine:2', price: 270 }, 'A')).toBe('engine-turn')
    expect(table.refused('pass', {}, 'A')).toBe('engine-turn')
  })

  it('1873-2.1-o the buyer owns the mine at once, and its treasury stays empty', () => {
    const table = buy(newGame(2), 'mine:9', 340)
    expect(table.state.mines[9]).toMatchObject({ open: true, owner: 'player:A' })
    expect(table.cash('mine:9')).toBe(0)
  })

  it('1873-2.1-ab Thale is connected from the start, no other mine is', () => {
    const { mines } = newGame(3).state
    expect(Object.keys(mines).filter((mine) => mines[mine]?.connected)).toEqual(['15'])
    const sold = at({ players: ['A', 'B'], mines: { 15: { owner: 'A' }, 12: { owner: 'A' } } }).state.mines
    expect([sold[15]?.connected, sold[12]?.connected]).toEqual([true, false])
  })

  it('1873-2.1-ac the owner of mine 12 may form HW in SR 1, nobody else', () => {
    const owners = { 12: { owner: 'A' }, 5: { owner: 'A' }, 4: { owner: 'B' }, 6: { owner: 'B' } }
    const table = pass(saleOf([], { mines: owners }), 3)
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    expect(table.refused('formPublicMine', { company: 'CO', mines: [12, 5] })).toBe('1873-3.2.5-a')
    expect(table.act('pass').refused('formPublicMine', { company: 'HW', mines: [4, 6] })).toBe(
      '1873-3.2.5.1-a',
    )
    const again = pass(saleOf([], { mines: owners }), 3)
    again.act('formPublicMine', { company: 'HW', mines: [12, 5] })
    expect(again.state.publicMines['HW']).toMatchObject({ price: 190, director: 'A' })
  })

  it('1873-2.2-b in SR 1 the start player is first, whoever had the last turn of the sale', () => {
    const table = saleOf([4], {
      order: ['C', 'A', 'B'],
      at: { round: 'start auction', turn: 'C', premium: 0 },
    })
    buy(table, 'mine:4', 140)
    expect([table.step, table.player, table.state.order]).toEqual(['stock-round', 'C', ['C', 'A', 'B']])
    table.act('pass')
    expect(table.player).toBe('A')
  })
})

describe('2.1 start auction, edition R', () => {
  it('1873-2.1-p the premium starts at 150, 120, 100 or 100', () => {
    expect([2, 3, 4, 5].map((n) => price(newGame(n), 'concession:HBE'))).toEqual([250, 220, 200, 200])
  })

  it('1873-2.1-q the start player has the first turn, the others follow in the drawn order', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      order: ['B', 'C', 'A'],
      cash: { A: 1400, B: 1400, C: 1400 },
      at: { round: 'start auction' },
    })
    expect([table.step, price(table, 'concession:HBE')]).toEqual(['sale', 220])
    const turns = [table.player, table.act('pass').player, table.act('pass').player, table.act('pass').player]
    expect(turns).toEqual(['B', 'C', 'A', 'B'])
  })

  it('1873-2.1-r the very first turn may be a pass', () => {
    const table = newGame(5)
    expect(table.refused('pass')).toBeUndefined()
    expect(table.act('pass').player).toBe('B')
  })

  it('EX-01 mine 12 at premium 100 costs 340, the HBE concession would cost 200', () => {
    const table = newGame(4)
    expect(price(table, 'concession:HBE')).toBe(200)
    buy(table, 'mine:12', 340)
    expect([table.cash('A'), table.cash('mine:12')]).toEqual([710, 0])
  })

  it('EX-02 A buys, then B, C, D and A pass: premium 90, B on turn, mine 15 costs 390', () => {
    const table = pass(buy(newGame(4), 'mine:1', 210), 3)
    expect(price(table, 'mine:15')).toBe(400)
    table.act('pass')
    expect(table.told('premium-fell')).toEqual([{ kind: 'premium-fell', premium: 90 }])
    expect([table.player, price(table, 'mine:15')]).toEqual(['B', 390])
  })

  it('EX-04 mine 15 at premium 100 is refused with 399 in cash, and sold for 400', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D', 'E'],
      cash: { A: 399, B: 400, C: 840, D: 840, E: 840 },
      at: { round: 'start auction' },
    })
    expect(table.refused('buyItem', { item: 'mine:15', price: 400 })).toBe('1873-2.1-m')
    table.act('pass')
    buy(table, 'mine:15', 400)
    expect(table.cash('B')).toBe(0)
  })
})

describe('2.1 start auction, edition S', () => {
  const bid = (table: Table, amount: number): Table => table.act('bidPremium', { bid: amount })

  it('1873-2.1-s before the sale players bid in the drawn order, round after round', () => {
    const table = newGame(3, 'S')
    expect([table.step, table.player]).toEqual(['premium', 'A'])
    expect(table.refused('buyItem', { item: 'mine:1', price: 110 })).toBe('engine-step')
    const turns = [bid(table, 0).player, bid(table, 10).player, bid(table, 20).player, bid(table, 30).player]
    expect(turns).toEqual(['B', 'C', 'A', 'B'])
    expect(table.told('premium-bid')).toEqual([{ kind: 'premium-bid', player: 'A', bid: 30 }])
  })

  it('1873-2.1-t a bid is a multiple of 10, from 0 on, and 10 above the bid before it', () => {
    const table = newGame(2, 'S')
    expect(table.refused('bidPremium', { bid: -10 })).toBe('1873-2.1-t')
    expect(table.refused('bidPremium', { bid: 5 })).toBe('1873-2.1-t')
    expect(table.choices('bidPremium').map((c) => c.range)).toEqual([
      { field: 'bid', min: 0, max: 2000, step: 10 },
    ])
    bid(table, 0)
    expect(table.refused('bidPremium', { bid: 0 })).toBe('1873-2.1-t')
    bid(table, 40)
    expect(table.choices('bidPremium').map((c) => c.range?.min)).toEqual([50])
    expect(table.actions<BidPremium>('bidPremium').map((a) => a.bid)).toEqual([50])
    expect(table.refusal('bidPremium', { bid: 49 })).toEqual({
      rule: '1873-2.1-t',
      params: { bid: 49, min: 50, step: 10 },
    })
    expect(table.refused('bidPremium', { bid: 40 })).toBe('1873-2.1-t')
    bid(table, 70)
    expect(table.player).toBe('B')
  })

  it('1873-2.1-u who passes is out of the bidding', () => {
    const table = bid(newGame(4, 'S'), 0).act('pass')
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: 'B', step: 'premium' }])
    bid(table, 10).act('pass')
    expect(table.player).toBe('A')
    expect(bid(table, 20).player).toBe('C')
    expect(table.refused('bidPremium', { bid: 30 }, 'B')).toBe('engine-turn')
  })

  it('1873-2.1-v the bidding ends when one bid stands and all others passed', () => {
    const table = bid(newGame(3, 'S'), 20).act('pass')
    expect(table.step).toBe('premium')
    table.act('pass')
    expect([table.step, table.player, price(table, 'mine:1')]).toEqual(['sale', 'A', 130])
    expect(table.told('premium-set')).toEqual([{ kind: 'premium-set', premium: 20, order: ['A', 'C', 'B'] }])
  })

  it('1873-2.1-v the last of all may still bid when nobody did', () => {
    const table = pass(newGame(3, 'S'), 2)
    expect([table.step, table.player]).toEqual(['premium', 'C'])
    bid(table, 30)
    expect([table.step, table.player, price(table, 'mine:1')]).toEqual(['sale', 'C', 140])
    expect(table.state.order).toEqual(['C', 'B', 'A'])
  })

  it('1873-2.1-v if all pass, the first in drawn order wins with a bid of 0', () => {
    const table = pass(newGame(3, 'S'), 3)
    expect([table.step, table.player, price(table, 'mine:1')]).toEqual(['sale', 'A', 110])
    expect(table.state.order).toEqual(['A', 'C', 'B'])
  })

  it('1873-2.1-w the winning bid is the start premium and is not paid by itself', () => {
    const table = bid(newGame(2, 'S'), 90).act('pass')
    expect([table.cash('A'), table.cash('B')]).toEqual([2100, 2100])
    expect([price(table, 'concession:GHE'), price(table, 'mine:12')]).toEqual([190, 330])
    buy(table, 'mine:12', 330)
    pass(table, 2)
    expect(price(table, 'mine:15')).toBe(380)
  })

  it('1873-2.1-x the winner must buy first; afterwards everybody may pass', () => {
    const table = bid(newGame(2, 'S'), 0).act('pass')
    expect(table.refused('pass')).toBe('1873-2.1-x')
    expect(table.choices('pass')).toEqual([])
    buy(table, 'mine:1', 110).act('pass')
    expect([table.player, table.refused('pass')]).toEqual(['A', undefined])
  })

  it('1873-2.1-y 1873-2.2-c the order of the bidding holds for the sale and for SR 1', () => {
    const table = bid(newGame(4, 'S'), 0)
    table.act('pass')
    bid(table, 10)
    table.act('pass').act('pass')
    expect(table.state.order).toEqual(['C', 'A', 'D', 'B'])
    buy(table, 'mine:1', 120)
    expect([table.player, table.act('pass').player, table.act('pass').player]).toEqual(['A', 'D', 'B'])
    pass(table, 6)
    expect([table.step, table.player]).toEqual(['stock-round', 'C'])
    expect([table.act('pass').player, table.act('pass').player]).toEqual(['A', 'D'])
  })

  it('1873-2.1-z a bid must leave 100 for the cheapest item', () => {
    const table = newGame(4, 'S')
    expect(table.refusal('bidPremium', { bid: 960 })).toEqual({
      rule: '1873-2.1-z',
      params: { bid: 960, max: 950 },
    })
    expect(table.refused('bidPremium', { bid: 950 })).toBeUndefined()
    const just = at({ edition: 'S', players: ['A', 'B'], cash: { A: 100 }, at: { round: 'start auction' } })
    expect(just.choices('bidPremium').map((c) => c.range)).toEqual([
      { field: 'bid', min: 0, max: 0, step: 10 },
    ])
    const poor = at({
      edition: 'S',
      players: ['A', 'B'],
      cash: { A: 119, B: 99 },
      at: { round: 'start auction' },
    })
    expect(poor.choices('bidPremium').map((c) => c.range?.max)).toEqual([10])
    expect(
      bid(poor, 10)
        .choices()
        .map((c) => c.action.type),
    ).toEqual(['pass'])
  })

  it('EX-05 A 50, B passes, C 60, D passes, A passes: premium 60, order C A D B, and C must buy', () => {
    const table = bid(newGame(4, 'S'), 50).act('pass')
    expect([table.refused('bidPremium', { bid: 55 }), table.refused('bidPremium', { bid: 65 })]).toEqual([
      '1873-2.1-t',
      '1873-2.1-t',
    ])
    bid(table, 60).act('pass').act('pass')
    expect(table.state.order).toEqual(['C', 'A', 'D', 'B'])
    expect([table.player, table.refused('pass')]).toEqual(['C', '1873-2.1-x'])
    expect(price(table, 'mine:1')).toBe(170)
    buy(table, 'mine:1', 170)
    expect([table.cash('C'), table.player]).toEqual([880, 'A'])
  })
})

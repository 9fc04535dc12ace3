import { describe, expect, it } from 'vitest'
import { auctionOrder } from '../data/privates.js'
import type { Description } from '../position.js'
import { bankHolds } from '../state.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'
import { unsoldPrivates } from './private-sale.js'

const pass = (table: Table, times: number): Table => {
  for (let i = 0; i < times; i++) table.act('pass')
  return table
}
const bid = (table: Table, id: string, amount: number): Table =>
  table.act('bid', { private: id, bid: amount })

/** An auction round with the first private of the row at hand; whatever lies before it is A's. */
const headed = (head: string, more: Partial<Description> = {}, auction: object = {}): Table => {
  const row = ['AUS', 'MUR', 'GKB', '1', '2', '3', '4', '5', '6', 'ARL', 'SEM']
  const sold = row.slice(0, row.indexOf(head))
  const owned = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, { owner: 'A' }]))
  return at({
    players: ['A', 'B', 'C', 'D'],
    cash: { A: 650, B: 650, C: 650, D: 650 },
    mountains: owned(sold.filter((id) => id.length > 1)),
    locals: owned(sold.filter((id) => id.length === 1)),
    at: { round: 'auction', ...auction },
    ...more,
  })
}

const range = (table: Table, id: string) =>
  table.choices('bid').find(({ action }) => (action as unknown as { private: string }).private === id)?.range

describe('the auction', () => {
  it('1854-setup-f: what is not sold yet is offered in the fixed order', () => {
    expect(unsoldPrivates(newGame(3).state)).toEqual(auctionOrder)
    const { state } = at({ players: ['A', 'B', 'C'], privates: 'sold' })
    expect(unsoldPrivates(state)).toEqual([])
  })

  it('1854-auction-a: clockwise from the holder of card 1; a later round begins with the priority card', () => {
    const table = newGame(3)
    expect(table.player).toBe('A')
    expect(pass(table, 1).player).toBe('B')
    expect(pass(table, 1).player).toBe('C')
    bid(table, 'MUR', 55)
    expect(table.players).toEqual(['A'])
    expect(headed('1', { priority: 'C' }).player).toBe('C')
  })

  it('1854-auction-b: a turn is one purchase, one bid or a pass', () => {
    const table = newGame(3)
    expect([...new Set(table.choices().map(({ action }) => action.type))]).toEqual([
      'buyPrivate',
      'bid',
      'pass',
    ])
    table.act('buyPrivate')
    expect(table.told('private-bought')).toEqual([
      { kind: 'private-bought', player: 'A', private: 'AUS', price: 20 },
    ])
    expect([table.cash('A'), table.state.mountains.AUS.owner, table.player]).toEqual([840, 'A', 'B'])
    bid(table, 'SEM', 200)
    expect(table.player).toBe('C')
    table.act('pass')
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: 'C', step: 'auction' }])
    expect(table.player).toBe('A')
    for (const id of ['AUS', 'KE', '7', ''])
      expect(table.refusal('bid', { private: id, bid: 200 })).toEqual({
        rule: '1854-auction-b',
        params: { private: id },
      })
  })

  it('1854-auction-c: no bid on the head of the row, no purchase of any other', () => {
    const table = newGame(3)
    expect(table.refusal('bid', { private: 'AUS', bid: 25 })).toEqual({
      rule: '1854-auction-c',
      params: { private: 'AUS' },
    })
    expect(table.refusal('buyPrivate', { private: 'MUR' })).toEqual({
      rule: 'engine-malformed',
      params: { path: 'private', expected: 'no such field' },
    })
    expect(
      table.choices('bid').map(({ action }) => (action as unknown as { private: string }).private),
    ).toEqual(['MUR', 'GKB', '1', '2', '3', '4', '5', '6', 'ARL', 'SEM'])
  })

  it('1854-auction-d: at least 5 above the face price, then 5 above the highest bid; any whole amount from there on', () => {
    const table = newGame(3)
    expect(table.refusal('bid', { private: 'GKB', bid: 74 })).toEqual({
      rule: '1854-auction-d',
      params: { private: 'GKB', bid: 74, min: 75 },
    })
    expect(range(table, 'GKB')).toEqual({ field: 'bid', min: 75, max: 860, step: 1 })
    bid(table, 'GKB', 78)
    expect(table.told('bid-made')).toEqual([{ kind: 'bid-made', player: 'A', private: 'GKB', bid: 78 }])
    expect(table.refusal('bid', { private: 'GKB', bid: 82 })?.params).toMatchObject({ min: 83 })
    bid(table, 'GKB', 83)
    expect(range(table, 'GKB')).toMatchObject({ min: 88 })
    expect(range(table, '1')).toMatchObject({ min: 155 })
    expect(table.refused('bid', { private: 'GKB', bid: 90.5 })).toBe('engine-malformed')
  })

  it('1854-auction-f: bound money can be used for nothing else', () => {
    const table = headed('MUR', { cash: { A: 100, B: 249, C: 650, D: 650 } }, { bids: { SEM: { B: 200 } } })
    table.act('pass')
    expect(table.player).toBe('B')
    expect(table.refusal('buyPrivate')).toEqual({
      rule: '1854-auction-f',
      params: { private: 'MUR', price: 50, free: 49 },
    })
    expect(table.refusal('bid', { private: 'GKB', bid: 75 })).toEqual({
      rule: '1854-auction-f',
      params: { private: 'GKB', price: 75, free: 49 },
    })
    // his own bid there does not stand in the way of a higher one
    expect(table.refused('bid', { private: 'SEM', bid: 249 })).toBeUndefined()
    expect(table.refused('bid', { private: 'SEM', bid: 250 })).toBe('1854-auction-f')
  })

  it('1854-auction-f, 1854-auction-h, 1854-auction-i, EX-04: bound money and a withdrawal', () => {
    const table = newGame(6)
    bid(table, '1', 155)
    pass(table, 5)
    bid(table, '2', 155)
    pass(table, 5)
    expect(table.refusal('bid', { private: 'ARL', bid: 175 })).toEqual({
      rule: '1854-auction-f',
      params: { private: 'ARL', price: 175, free: 140 },
    })
    expect(table.refused('buyPrivate')).toBeUndefined()
    table.act('pass')
    bid(table, '1', 160)
    expect(table.players).toEqual(['C', 'A'])
    table.act('dropBid', { private: '1' }, 'A')
    expect(table.told('bid-dropped')).toEqual([{ kind: 'bid-dropped', player: 'A', private: '1' }])
    expect(table.players).toEqual(['C'])
    pass(table, 4)
    expect(table.player).toBe('A')
    expect(range(table, 'ARL')).toMatchObject({ max: 295 })
    expect(table.refusal('bid', { private: '1', bid: 165 })).toEqual({
      rule: '1854-auction-i',
      params: { private: '1', player: 'A' },
    })
  })

  it('1854-auction-g: a new bid takes the place of the old one, whose money is free first, also one’s own highest', () => {
    const table = headed('1', { cash: { A: 400, B: 10, C: 10, D: 10 } })
    bid(table, 'ARL', 300)
    pass(table, 3)
    bid(table, 'ARL', 400)
    expect(table.state.flow.at(-1)).toMatchObject({ bids: { ARL: { A: 400 } } })
  })

  it('1854-auction-h: a withdrawal uses up no turn and no pass', () => {
    const table = headed('MUR', {}, { bids: { '1': { A: 155, B: 160 } }, lastActor: 'B' })
    pass(table, 3)
    table.act('dropBid', { private: '1' }, 'A')
    expect(table.player).toBe('D')
    table.act('pass')
    expect(table.state.round).toMatchObject({ operating: 1 })
  })

  it('1854-auction-h: on the turn of the player himself, who may then still act', () => {
    const table = headed('1', { cash: { A: 310, B: 650, C: 0, D: 0 } }, { bids: { '3': { A: 160, B: 165 } } })
    expect(table.refused('bid', { private: '4', bid: 155 })).toBe('1854-auction-f')
    expect(table.actions('dropBid')).toContainEqual({ type: 'dropBid', player: 'A', private: '3' })
    table.act('dropBid', { private: '3' })
    expect(table.player).toBe('A')
    bid(table, '4', 155)
    expect(table.player).toBe('B')
  })

  it('1854-auction-j: the highest bid stands, and so does what nobody bid', () => {
    const table = headed('1', {}, { bids: { '3': { A: 155, B: 160 } }, turn: 'B' })
    expect(table.refusal('dropBid', { private: '3' }, 'B')).toEqual({
      rule: '1854-auction-j',
      params: { private: '3' },
    })
    expect(table.refused('dropBid', { private: '4' }, 'A')).toBe('1854-auction-h')
    expect(table.refused('dropBid', { private: 'AUS' }, 'A')).toBe('1854-auction-h')
    expect(table.choices('dropBid').map(({ action }) => action)).toEqual([
      { type: 'dropBid', player: 'A', private: '3' },
    ])
  })

  it('1854-auction-k, 1854-auction-l: one bid after another is served until a private without bids heads the row', () => {
    const table = headed('MUR', {}, { bids: { GKB: { B: 75 }, '1': { C: 180 }, '3': { D: 155 } } })
    table.act('buyPrivate')
    expect(table.told('private-bought').map((sale) => [sale.private, sale.player, sale.price])).toEqual([
      ['MUR', 'A', 50],
      ['GKB', 'B', 75],
      ['1', 'C', 180],
    ])
    expect(unsoldPrivates(table.state)[0]).toBe('2')
    expect(table.state.flow.at(-1)).toMatchObject({ bids: { '3': { D: 155 } } })
    expect([table.cash('A'), table.cash('B'), table.cash('C'), table.cash('D')]).toEqual([600, 575, 470, 650])
  })

  it('1854-auction-k, 1854-auction-l, 1854-auction-q, EX-58: the single bidder gets it out of turn, the order stays', () => {
    const table = headed('MUR', {}, { bids: { GKB: { B: 75 } }, turn: 'C' })
    table.act('buyPrivate')
    expect([table.state.mountains.GKB.owner, table.cash('B')]).toEqual(['B', 575])
    expect(table.player).toBe('D')
    expect(table.state.flow.at(-1)).toMatchObject({ lastActor: 'C' })
  })

  it('1854-auction-o: a private without a bid waits for a buyer at its face price', () => {
    const table = headed('GKB')
    expect(table.choices('buyPrivate')).toHaveLength(1)
    bid(table, '1', 155)
    table.act('buyPrivate')
    expect([table.cash('B'), table.state.mountains.GKB.owner]).toEqual([580, 'B'])
  })

  it('1854-auction-p, 1854-locals-c: the bank takes the price, and gives 150 G to a local railway whatever it cost', () => {
    const table = headed('1', {}, { bids: { '2': { C: 200 } } })
    const before = bankHolds(table.state)
    table.act('buyPrivate')
    expect([table.cash('1'), table.cash('2')]).toEqual([150, 150])
    expect(bankHolds(table.state) - before).toBe(150 + 200 - 300)
  })

  it('1854-privates-k: the Arlbergbahn brings a certificate of the VB, the Semmeringbahn one of the SD', () => {
    const table = headed('ARL', {}, { bids: { SEM: { C: 195 } } })
    table.act('buyPrivate')
    expect(table.state.majors.VB.certificates).toEqual({ tableau: 2, 'player:A': 1 })
    expect(table.state.majors.SD.certificates).toEqual({ tableau: 2, 'player:C': 1 })
    expect([table.cash('A'), table.cash('C')]).toEqual([480, 455])
    expect(table.told('certificates-moved').map(({ company, to, reason }) => [company, to, reason])).toEqual([
      ['VB', 'player:A', 'private'],
      ['SD', 'player:C', 'private'],
    ])
  })

  it('1854-auction-r, 1854-auction-t, EX-05: nobody wants the Außerfernbahn', () => {
    const table = newGame(3)
    const prices = [3, 6, 9].map(() => {
      pass(table, 3)
      return table.told('private-price-fell')[0]?.price
    })
    expect(prices).toEqual([15, 10, 5])
    pass(table, 2)
    expect(table.state.mountains.AUS.owner).toBeNull()
    table.act('pass')
    expect(table.told('private-bought')).toEqual([
      { kind: 'private-bought', player: 'A', private: 'AUS', price: 0 },
    ])
    expect([table.cash('A'), table.player]).toEqual([860, 'B'])
  })

  it('1854-auction-r: the next player goes on at the lower price; other bids stay', () => {
    const table = newGame(3)
    bid(table, 'GKB', 75)
    pass(table, 3)
    expect(table.player).toBe('B')
    expect(table.state.flow.at(-1)).toMatchObject({ price: 15, passes: 0, bids: { GKB: { A: 75 } } })
    table.act('buyPrivate')
    expect(table.cash('B')).toBe(845)
  })

  it('1854-auction-t, R-18: at 0 G the holder of the priority card takes it, whoever passed last', () => {
    const table = headed('AUS', { priority: 'C' }, { turn: 'B', passes: 3, price: 5, lastActor: 'A' })
    table.act('pass')
    expect([table.state.mountains.AUS.owner, table.cash('C'), table.player]).toEqual(['C', 650, 'D'])
    expect(table.state.flow.at(-1)).toMatchObject({ lastActor: 'C', passes: 0 })
  })

  it('1854-auction-u: no other price ever falls; passes end the round instead', () => {
    const table = headed('MUR', {}, { lastActor: 'D' })
    pass(table, 4)
    expect(table.told('private-price-fell')).toEqual([])
    table.passUntil('auction')
    table.act('buyPrivate')
    expect(table.told('private-bought')[0]?.price).toBe(50)
  })

  it('1854-auction-s, 1854-auction-v, 1854-auction-w, 1854-auction-x, EX-06: an interrupted auction', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D'],
      cash: { A: 100, B: 100, C: 100, D: 200, 1: 150 },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'B' }, GKB: { owner: 'B' } },
      locals: { 1: { owner: 'C', acted: false } },
      at: {
        round: 'auction',
        turn: 'D',
        bids: { '3': { D: 155 } },
        withdrawn: { '3': ['A'] },
        lastActor: 'C',
      },
    })
    pass(table, 4)
    expect(table.state.priority).toBe('D')
    expect([table.cash('A'), table.cash('B'), table.cash('C'), table.cash('D')]).toEqual([105, 125, 100, 200])
    expect([table.step, table.company, table.player]).toEqual(['track', '1', 'C'])
    expect(table.state.flow.map(({ kind }) => kind)).not.toContain('auction')
    expect(table.told('round-started')).toEqual([{ kind: 'round-started', round: 'operating', number: 1 }])
    table.passUntil('auction')
    expect(table.told('round-started')).toEqual([{ kind: 'round-started', round: 'auction', number: 2 }])
    expect([table.player, unsoldPrivates(table.state)[0]]).toEqual(['D', '2'])
    expect(table.state.flow.at(-1)).toMatchObject({ bids: {}, withdrawn: {}, passes: 0, lastActor: null })
    // a withdrawal binds no longer
    pass(table, 1)
    expect(table.refused('bid', { private: '3', bid: 155 })).toBe('1854-auction-f')
  })

  it('1854-auction-w: a phase change in the interrupting operating round counts', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      cash: { 1: 150 },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'B' }, GKB: { owner: 'B' } },
      locals: { 1: { owner: 'C' } },
      at: { round: 'operating', interrupts: true, turn: '1', step: 'trains' },
    })
    table.act('buyTrain', { from: 'bank', train: '1+', price: 100 })
    expect(table.state.phase).toBe('2')
    table.passUntil('auction')
    expect(table.state.phase).toBe('2')
  })

  it('1854-auction-x: the card stays if nobody bought or bid, and it passes to the left of the last who did', () => {
    const idle = pass(headed('1', { priority: 'B' }), 4)
    expect([idle.state.priority, idle.told('priority-moved')]).toEqual(['B', []])
    const bidding = headed('SEM', {}, { turn: 'B' })
    bidding.act('buyPrivate')
    expect(bidding.told('priority-moved')).toEqual([{ kind: 'priority-moved', player: 'C' }])
    expect([bidding.step, bidding.player]).toEqual(['stock', 'C'])
  })

  it('1854-auction-x: a bid on his turn counts, a raise in a run-off does not', () => {
    const table = headed('ARL', {}, { turn: 'D', bids: { SEM: { A: 195, B: 200 } }, lastActor: 'B' })
    table.act('buyPrivate')
    table.act('raise', { bid: 205 }, 'A').act('dropOut', {}, 'B')
    expect([table.step, table.state.priority]).toEqual(['stock', 'A'])
    const bidder = pass(bid(headed('2', {}, { turn: 'B' }), 'SEM', 195), 4)
    expect(bidder.state.priority).toBe('C')
  })

  it('1854-auction-y, 1854-rounds-a: the first stock round begins when the last private is sold', () => {
    const table = headed('SEM')
    table.act('buyPrivate')
    expect(table.step).toBe('stock')
    expect(table.told('round-started')).toEqual([{ kind: 'round-started', round: 'stock', number: 1 }])
    expect(table.state.round).toMatchObject({ stock: 1, set: 0 })
  })

  it('1854-auction-z: the certificate limit is not checked', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D', 'E', 'F'],
      cash: { A: 1000 },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'A' }, GKB: { owner: 'A' } },
      locals: { 1: { owner: 'A' }, 2: { owner: 'A' } },
      at: { round: 'auction' },
    })
    table.act('buyPrivate')
    expect(table.state.locals['3']?.owner).toBe('A')
  })
})

describe('phase 5 before all privates are sold', () => {
  /** Railway 1 is about to buy the first 5-train while others are unsold. */
  const early = (sold: number): Table => {
    const locals = Object.fromEntries(Array.from({ length: sold }, (_, i) => [i + 1, { owner: 'A' }]))
    return at({
      players: ['A', 'B', 'C'],
      phase: '4',
      cash: { 1: 2000 },
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'B' }, GKB: { owner: 'B' } },
      locals,
      trains: { 4: 0 },
      at: { round: 'operating', interrupts: true, turn: '1', step: 'trains' },
    })
  }

  it('1854-auction-aa, R-54: unsold mountain railways leave the row, their certificates stay; local railways stay', () => {
    const table = early(5).act('buyTrain', { from: 'bank', train: '5', price: 530 })
    expect(unsoldPrivates(table.state)).toEqual(['6'])
    expect(table.told('private-gone').map((gone) => gone.private)).toEqual(['ARL', 'SEM'])
    expect(table.told('mountain-closed').map(({ mountain }) => mountain)).toEqual(['AUS', 'MUR', 'GKB'])
    expect(table.state.majors.VB.certificates).toEqual({ tableau: 3 })
    expect(table.passUntil('auction').state.round.auction).toBe(2)
  })

  it('1854-auction-aa: with nothing left in the row the first stock round follows', () => {
    const table = early(6).act('buyTrain', { from: 'bank', train: '5', price: 530 })
    expect(unsoldPrivates(table.state)).toEqual([])
    while (table.step !== 'stock') {
      expect(table.step).not.toBe('auction')
      table.goOn()
    }
    expect(table.state.round).toMatchObject({ auction: 1, stock: 1 })
  })

  it('1854-auction-ab: no merger window opens while a local railway is unsold', () => {
    const table = early(5).act('buyTrain', { from: 'bank', train: '5', price: 530 })
    while (table.step !== 'auction') {
      expect(table.step).not.toBe('merger-window')
      table.goOn()
    }
    const all = early(6).act('buyTrain', { from: 'bank', train: '5', price: 530 })
    expect(all.passUntil('merger-window').step).toBe('merger-window')
  })

  it('1854-auction-ab: a missed forced window is made up for after the last local railway was sold', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      phase: '6',
      forcedMergers: true,
      cash: { A: 900 },
      locals: Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, { owner: 'A' }])),
      at: { round: 'operating', interrupts: true, stage: 'closing window' },
    })
    expect([table.step, table.state.forcedMergers]).toEqual(['auction', true])
    table.act('buyPrivate').passUntil('merger-window')
    expect(table.state.flow.at(-1)).toMatchObject({ at: 'start' })
    expect(Object.keys(table.state.locals)).toHaveLength(6)
    table.passUntil('stock')
    expect([Object.keys(table.state.locals), Object.keys(table.state.ags).toSorted()]).toEqual([
      [],
      ['A', 'B', 'C'],
    ])
    expect(table.state.forcedMergers).toBe(false)
  })
})

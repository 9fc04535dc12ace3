import { describe, expect, it } from 'vitest'
import type { PhaseId, RailwayId } from './data/types.js'
import { harzbahn } from './index.js'
import type { Description } from './position.js'
import type { State } from './state.js'
import { Table, at, firstConcessions } from './testing.js'

const players = ['A', 'B', 'C']
const state = (more: Partial<Description> = {}): State => at({ players, ...more }).state

describe('a described position: what is not said', () => {
  it('is the beginning of the second stock round, with nothing bought and all mines closed', () => {
    const table = at({ players })
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    expect(table.state).toMatchObject({
      title: '1873',
      edition: 'R',
      players,
      order: players,
      random: 1,
      phase: '1',
      units: { 1: 1, 2: 10, 3: 7, 4: 3, 5: null },
      diesels: { left: 7, onSale: false },
      concessions: firstConcessions,
      builtEarly: [],
      publicMines: {},
      railways: {},
      mhe: { train: 1, shares: { pool: 10 }, price: 150 },
      options: {},
      market: {},
      tiles: {},
      reserved: {},
      markers: {},
      round: { trading: 2, set: 1, operating: 1 },
      fullSets: 0,
      lastRound: false,
      over: false,
    })
    expect(Object.values(table.state.cash).every((amount) => amount === 0)).toBe(true)
    const closed = { open: false, owner: 'bank', machine: 1, switcher: null }
    expect(Object.values(table.state.mines).map(({ connected: _, ...mine }) => mine)).toEqual(
      Array(15).fill(closed),
    )
    expect([table.state.mines[15]?.connected, table.state.mines[14]?.connected]).toEqual([true, false])
  })

  it('a phase implies its units, concessions and diesels', () => {
    const of = (phase: PhaseId, builtEarly: readonly RailwayId[] = []) => {
      const { units, concessions, diesels, fullSets } = state({ phase, builtEarly })
      const active = Object.keys(concessions).filter((id) => concessions[id] === 'bank')
      return [Object.values(units).join(), active.join(), diesels.onSale, fullSets]
    }
    expect(of('2')).toEqual(['0,9,7,3,', 'HBE,GHE', false, 0])
    expect(of('2', ['KEZ', 'WBE'])).toEqual(['0,9,7,3,', 'HBE,GHE,KEZ', false, 0])
    expect(of('1', ['KEZ'])).toEqual(['1,10,7,3,', 'HBE,GHE', false, 0])
    expect(of('3')).toEqual(['0,0,6,3,', 'HBE,GHE,NWE,SHE,KEZ', false, 0])
    expect(of('3', ['WBE'])).toEqual(['0,0,6,3,', 'HBE,GHE,NWE,SHE,KEZ,WBE', false, 0])
    expect(of('4')).toEqual(['0,0,0,2,', 'HBE,GHE,NWE,SHE,KEZ,WBE,QLB', false, 0])
    expect(of('5')).toEqual(['0,0,0,0,', 'HBE,GHE,NWE,SHE,KEZ,WBE,QLB', false, 0])
    expect(of('D')).toEqual(['0,0,0,0,', 'HBE,GHE,NWE,SHE,KEZ,WBE,QLB', true, 1])
  })

  it('a railway has operated and floated, has no trains, and its director holds most', () => {
    const { railways, concessions, markers, market, cash } = state({
      railways: { GHE: { shares: { B: 2, A: 1 } } },
    })
    expect(railways['GHE']).toEqual({
      denomination: 20,
      shares: { 'player:A': 1, 'player:B': 2, pool: 2 },
      price: 120,
      director: 'B',
      receivership: false,
      operated: true,
      startPrice: 120,
      floated: true,
      trains: [],
      diesel: false,
      switchers: [],
    })
    expect([concessions['GHE'], market, cash['GHE']]).toEqual(['gone', { 120: ['GHE'] }, 0])
    const home = [[{ railway: 'GHE', active: true }]]
    expect(markers).toEqual({ G20: home, I18: home })
  })

  it('a railway that has not operated leaves its concession with the director', () => {
    const { railways, concessions, markers } = state({
      railways: { HBE: { startPrice: 190, shares: { C: 1, issue: 4 }, operated: false, floated: false } },
    })
    expect([concessions['HBE'], railways['HBE']?.price, railways['HBE']?.startPrice]).toEqual([
      'player:C',
      190,
      190,
    ])
    expect(railways['HBE']?.shares).toEqual({ 'player:C': 1, issue: 4 })
    expect(markers).toEqual({})
  })

  it('a public mine is of 50% shares at 100; without shareholders a company is in receivership', () => {
    const { publicMines, mines, railways, concessions } = state({
      publicMines: { CO: { mines: [7, 3], shares: { A: 1, B: 1 } }, MO: { mines: [8, 9] } },
      railways: { HBE: { operated: false } },
    })
    expect(publicMines['CO']).toEqual({
      denomination: 50,
      shares: { 'player:A': 1, 'player:B': 1 },
      price: 100,
      director: 'A',
      receivership: false,
      operated: true,
      mines: [7, 3],
    })
    expect(publicMines['MO']).toMatchObject({ director: null, receivership: true, shares: { pool: 2 } })
    expect([mines[7], mines[9]]).toMatchObject([
      { open: true, owner: 'CO' },
      { open: true, owner: 'MO' },
    ])
    expect([railways['HBE']?.receivership, concessions['HBE']]).toEqual([true, 'gone'])
  })
})

describe('a described position: every field', () => {
  it('takes title, edition, order, seed, phase, units and diesels', () => {
    const built = state({
      title: '1873',
      edition: 'S',
      order: ['C', 'A', 'B'],
      seed: -1,
      phase: '5',
      units: { 4: 0 },
      dieselsOnSale: true,
      railways: { HBE: { shares: { A: 3 }, trains: [4], diesel: true } },
    })
    expect([built.edition, built.order, built.random, built.phase]).toEqual([
      'S',
      ['C', 'A', 'B'],
      4_294_967_295,
      '5',
    ])
    expect(built.diesels).toEqual({ left: 6, onSale: true })
    expect(state({ phase: '2', units: { 2: 3 } }).units).toEqual({ 1: 0, 2: 3, 3: 7, 4: 3, 5: null })
  })

  it('takes the cash of players, companies and mines; the bank has the rest', () => {
    const { cash } = state({
      cash: { A: 100, B: 0, HBE: 20, 'mine:7': 3 },
      mines: { 7: { owner: 'B' } },
      railways: { HBE: { shares: { A: 1 } } },
    })
    expect(cash).toMatchObject({
      bank: -123,
      'player:A': 100,
      'player:B': 0,
      'player:C': 0,
      HBE: 20,
      'mine:7': 3,
      'mine:8': 0,
    })
  })

  it('takes mines with owner, machine, switcher and connection', () => {
    const { mines } = state({
      phase: '3',
      mines: {
        7: { owner: 'B', machine: 3, switcher: 2, connected: true },
        15: { owner: 'A', connected: false },
        1: { machine: 2 },
      },
      publicMines: { CO: { mines: [1, 2], shares: { C: 2 } } },
    })
    expect(mines[7]).toEqual({ open: true, owner: 'player:B', machine: 3, switcher: 2, connected: true })
    expect(mines[15]).toEqual({ open: true, owner: 'player:A', machine: 1, switcher: null, connected: false })
    expect(mines[1]).toEqual({ open: true, owner: 'CO', machine: 2, switcher: null, connected: false })
  })

  it('takes concessions, what was built early, purchase options and the MHE', () => {
    const built = state({
      phase: '2',
      concessions: { HBE: 'B', GHE: 'gone', NWE: 'bank', WBE: 'inactive' },
      builtEarly: ['SHE'],
      publicMines: { CO: { mines: [1, 2] } },
      options: { CO: 'C' },
      mhe: { train: 2, shares: { A: 4, B: 1 } },
    })
    expect(built.concessions).toMatchObject({
      HBE: 'player:B',
      GHE: 'gone',
      NWE: 'bank',
      SHE: 'bank',
      WBE: 'inactive',
    })
    expect([built.builtEarly, built.options]).toEqual([['SHE'], { CO: 'C' }])
    expect(built.mhe).toEqual({ train: 2, shares: { 'player:A': 4, 'player:B': 1, pool: 5 }, price: 150 })
    const s = state({ edition: 'S', mhe: { price: 170 } })
    expect([s.mhe.price, s.market]).toEqual([170, { 170: ['MHE'] }])
  })

  it('takes railways and public mines as they stand', () => {
    const built = state({
      phase: '4',
      railways: {
        NWE: {
          price: 260,
          startPrice: 150,
          denomination: 10,
          shares: { A: 3, B: 3, issue: 2 },
          director: 'B',
          operated: true,
          trains: [2, 4, 3],
          switchers: [2, 3],
        },
        KEZ: { receivership: true, price: 110, trains: [3] },
      },
      publicMines: {
        UN: { mines: [1, 2, 3], price: 85, denomination: 20, shares: { A: 1, C: 2 }, operated: false },
      },
    })
    expect(built.railways['NWE']).toEqual({
      denomination: 10,
      shares: { 'player:A': 3, 'player:B': 3, issue: 2, pool: 2 },
      price: 260,
      director: 'B',
      receivership: false,
      operated: true,
      startPrice: 150,
      floated: true,
      trains: [4, 3, 2],
      diesel: false,
      switchers: [3, 2],
    })
    expect(built.railways['KEZ']).toMatchObject({ receivership: true, director: null, startPrice: 110 })
    expect(built.publicMines['UN']).toMatchObject({
      mines: [1, 2, 3],
      price: 85,
      denomination: 20,
      director: 'C',
      operated: false,
    })
  })

  it('takes the order in a price box; what is not named lies below, and the description is left as it was', () => {
    const stacks = { 150: ['GHE', 'HBE'], 200: ['NWE'] }
    const described: Description = {
      players,
      phase: '3',
      edition: 'S',
      railways: {
        SHE: { price: 150, shares: { A: 1 } },
        HBE: { price: 150, shares: { A: 1 } },
        GHE: { price: 150, shares: { A: 1 } },
        NWE: { price: 200, shares: { A: 1 } },
      },
      mhe: { price: 200 },
      stacks,
    }
    expect(at(described).state.market).toEqual({ 150: ['GHE', 'HBE', 'SHE'], 200: ['NWE', 'MHE'] })
    expect(stacks).toEqual({ 150: ['GHE', 'HBE'], 200: ['NWE'] })
  })

  it('takes tiles, reserved tiles and markers, which leave box and circles', () => {
    const built = state({
      phase: '3',
      tiles: { B17: '78:4', H19: '78:1', F3: '956:0', G2: '956:0', D17: '75:2' },
      reserved: { D7: '962:0' },
      railways: { HBE: { shares: { A: 3 } }, SHE: { shares: { B: 3 } }, NWE: { shares: { C: 3 } } },
      markers: { F3: ['-HBE'], F5: [['SHE'], ['HBE']], D15: ['-HBE'], E18: ['SHE', 'NWE'], F7: [[], 'NWE'] },
    })
    expect(built.tiles['B17']).toEqual({ tile: '78', rotation: 4 })
    expect(built.reserved).toEqual({ D7: { tile: '962', rotation: 0 } })
    expect([
      built.supply['78'],
      built.supply['956'],
      built.supply['75'],
      built.supply['962'],
      built.supply['76'],
    ]).toEqual([8, 8, 3, 5, 7])
    const on = (railway: string, active = true) => ({ railway, active })
    expect(built.markers['F3']).toEqual([[on('HBE', false)]])
    expect(built.markers['F5']).toEqual([[on('SHE')], [on('HBE')]])
    expect(built.markers['E18']).toEqual([[on('SHE'), on('NWE')]])
    expect(built.markers['F7']).toEqual([[], [on('NWE')]])
    expect(built.markers['D15']).toEqual([[on('HBE', false)]])
    expect(built.markers['B19']).toEqual([[on('HBE')]])
    expect(built.mines[9]?.connected).toBe(true)
  })

  it('takes the numbers of rounds and what ends the game', () => {
    const built = state({ trading: 7, set: 5, fullSets: 1, lastRound: true })
    expect([built.round, built.fullSets, built.lastRound]).toEqual([
      { trading: 7, set: 5, operating: 1 },
      1,
      true,
    ])
    expect(state({ trading: 1 }).round).toEqual({ trading: 1, set: 0, operating: 0 })
    expect(state({ trading: 4 }).round).toEqual({ trading: 4, set: 3, operating: 1 })
  })
})

describe('a described position: where the game stands', () => {
  const frames = (table: Table): string[] => table.state.flow.map(({ kind }) => kind)

  it('in the start auction: unsold mines are open, with the usual or a given premium', () => {
    const table = at({
      players,
      cash: { A: 1400 },
      mines: { 3: { owner: 'B' } },
      at: { round: 'start auction' },
    })
    expect(frames(table)).toEqual(['course', 'sale'])
    expect([table.state.mines[3]?.owner, table.state.mines[4]]).toMatchObject([
      'player:B',
      { open: true, owner: 'bank' },
    ])
    expect([table.player, table.refused('buyItem', { item: 'mine:1', price: 230 })]).toEqual(['A', undefined])
    expect(table.state.round).toEqual({ trading: 1, set: 0, operating: 0 })
    const later = at({ players, cash: { C: 200 }, at: { round: 'start auction', turn: 'C', premium: 70 } })
    expect([later.player, later.refused('buyItem', { item: 'mine:1', price: 180 })]).toEqual(['C', undefined])
  })

  it('in the start auction of S: the bidding, or with a premium the sale, in which nobody must buy', () => {
    const bidding = at({ players, edition: 'S', cash: { B: 500 }, at: { round: 'start auction', turn: 'B' } })
    expect([frames(bidding), bidding.player]).toEqual([['course', 'premium'], 'B'])
    const sale = at({ players, edition: 'S', cash: { A: 500 }, at: { round: 'start auction', premium: 30 } })
    expect([
      frames(sale),
      sale.refused('pass'),
      sale.refused('buyItem', { item: 'mine:1', price: 140 }),
    ]).toEqual([['course', 'sale'], undefined, undefined])
  })

  it('in an auction or stock round, with the player on turn', () => {
    const auction = at({ players, order: ['B', 'C', 'A'], at: { round: 'auction' } })
    expect([auction.step, auction.player]).toEqual(['auction-round', 'B'])
    expect(at({ players, at: { round: 'auction', turn: 'C' } }).player).toBe('C')
    expect(auction.passUntil('stock-round').player).toBe('B')
    const stock = at({ players, at: { round: 'stock', turn: 'B' } })
    expect([stock.step, stock.player, stock.act('pass').player]).toEqual(['stock-round', 'B', 'C'])
  })

  const operating: Partial<Description> = {
    phase: '3',
    cash: { HBE: 500, CO: 500 },
    mines: { 9: { owner: 'C', machine: 3 }, 1: { machine: 3 }, 2: { machine: 3 } },
    railways: { HBE: { price: 200, shares: { A: 3 }, trains: [3] } },
    publicMines: { CO: { mines: [1, 2], price: 150, denomination: 20, shares: { A: 1, B: 3, C: 1 } } },
  }

  it('in an operating round: from its start, or from the turn of one operation on', () => {
    const start = at({ players, ...operating, at: { round: 'operating' } })
    expect([start.player, start.state.round]).toEqual(['C', { trading: 2, set: 2, operating: 1 }])
    expect(start.state.flow.find(({ kind }) => kind === 'set')).toEqual({ kind: 'set', rounds: 2, played: 1 })
    const late = at({
      players,
      ...operating,
      set: 6,
      at: { round: 'operating', number: 2, of: 3, turn: 'CO' },
    })
    expect([late.player, late.state.round]).toEqual(['B', { trading: 2, set: 6, operating: 2 }])
    expect(late.state.flow.find(({ kind }) => kind === 'set')).toEqual({ kind: 'set', rounds: 3, played: 2 })
    expect(late.state.flow.find(({ kind }) => kind === 'operating-round')?.['todo']).toEqual(['MHE'])
    const mhe = at({ players, ...operating, at: { round: 'operating', number: 2, turn: 'MHE' } })
    expect([mhe.step, mhe.state.mhe.train]).toEqual(['auction-round', 3])
  })

  it('in a turn: at one of its steps', () => {
    const stands = (turn: 'HBE' | 'CO' | 'mine:9', step: string): unknown[] => {
      const table = at({ players, ...operating, at: { round: 'operating', turn, step } })
      return [table.step, table.state.flow.at(-1)?.['operation'], table.player]
    }
    expect(stands('mine:9', 'mine-purchases')).toEqual(['mine-purchases', 'mine:9', 'C'])
    expect(stands('HBE', 'railway-track')).toEqual(['railway-track', 'HBE', 'A'])
    expect(stands('HBE', 'railway-purchases')).toEqual(['railway-purchases', 'HBE', 'A'])
    expect(stands('CO', 'mine-purchase')).toEqual(['mine-purchase', 'CO', 'B'])
    expect(stands('CO', 'public-mine-purchases')).toEqual(['public-mine-purchases', 'CO', 'B'])
    expect(stands('CO', 'issue')).toEqual(['issue', 'CO', 'B'])
  })

  it('at the payout of a company, after which its purchases follow', () => {
    const mine = at({
      players,
      ...operating,
      at: { round: 'operating', turn: 'CO', step: 'payout', profit: 90 },
    })
    expect(mine.act('payOut', { how: 'withhold' }).cash('CO')).toBe(590)
    expect(mine.step).toBe('mine-purchase')
    const railway = at({
      players,
      ...operating,
      at: { round: 'operating', turn: 'HBE', step: 'payout', profit: 200 },
    })
    expect(railway.act('payOut', { how: 'full' }).cash('A')).toBe(120)
    expect([railway.step, railway.state.railways['HBE']?.price]).toEqual(['railway-purchases', 220])
    const nothing = at({ players, ...operating, at: { round: 'operating', turn: 'CO', step: 'payout' } })
    expect([nothing.step, nothing.state.publicMines['CO']?.price]).toEqual(['mine-purchase', 140])
    const none = at({
      players,
      ...operating,
      at: { round: 'operating', turn: 'CO', step: 'payout', profit: 0 },
    })
    expect(none.state).toEqual(nothing.state)
  })
})

describe('a described position: played on', () => {
  it('goes from the last turn of a set through a trading round into the next set', () => {
    const described = {
      players: ['Anna', 'Bernd'],
      phase: '2',
      cash: { Anna: 500, Bernd: 400, 'mine:15': 100 },
      mines: { 15: { owner: 'Anna' } },
      at: { round: 'operating', turn: 'mine:15' },
    }
    const result = harzbahn.position(JSON.parse(JSON.stringify(described)))
    if (!result.ok) throw new Error(JSON.stringify(result.refusal))
    const table = new Table(result.value)
    // the mine has produced 90
    expect([table.step, table.cash('Anna'), table.cash('mine:15')]).toEqual(['mine-purchases', 545, 145])
    table.act('buySwitcher', { from: 'bank', size: 2, price: 50 }).act('pass')
    expect([table.step, table.player, table.state.mhe.train]).toEqual(['auction-round', 'Anna', 2])
    table.act('openAuction', { item: 'concession:HBE', bid: 100 }).act('pass').act('pass').act('pass')
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 2 })
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect([table.cash('Anna'), table.cash('Bernd'), table.cash('HBE')]).toEqual([205, 280, 600])
    table.act('pass').act('pass')
    expect([table.step, table.state.round]).toEqual(['mine-purchases', { trading: 3, set: 3, operating: 1 }])
    // 90 and 60 for the switcher
    expect([table.cash('Anna'), table.cash('mine:15'), table.state.order]).toEqual([
      280,
      170,
      ['Bernd', 'Anna'],
    ])
  })
})

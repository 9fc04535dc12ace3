import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { markersLeft } from './railways/stations.js'

const players = ['A', 'B', 'C']
const tiles = { H19: '78:1', H3: '78:3' }
/** Operates after the insolvent railway and waits for C to run it. */
const GHE = { price: 70, shares: { C: 3 }, trains: [4] as const }

const turnOfKez = (step: string, own: object, treasury: number, more: Partial<Description>): Table =>
  at({
    players,
    phase: '4',
    tiles,
    at: { round: 'operating', turn: 'KEZ', step },
    ...more,
    cash: { KEZ: treasury, A: 300, ...more.cash },
    railways: { KEZ: { shares: { A: 2, B: 1 }, ...own }, GHE, ...more.railways },
  })

/** Case (a): KEZ cannot pay its compulsory train and passes. */
const withoutTrain = (own: object, treasury: number, more: Partial<Description> = {}): Table => {
  const bare = { price: 120, operated: false, director: 'A', ...own }
  return turnOfKez('railway-purchases', bare, treasury, more).act('pass')
}

/** Case (b): KEZ runs its route for 80 M and has 120 M to pay in phase 4. */
const withoutMoney = (own: object, treasury: number, more: Partial<Description> = {}): Table => {
  const busy = { price: 200, trains: [2], switchers: [2], ...own }
  const table = turnOfKez('railway-run', busy, treasury, more)
  return table.act('run', table.actions('run')[0])
}

/** KEZ has to buy a train, after its price has fallen for want of a run. */
const beforeItsFirstTrain = (more: { readonly edition?: 'S' } = {}): Table =>
  at({
    ...more,
    players,
    phase: '4',
    tiles: { H19: '78:1' },
    cash: { KEZ: 750 },
    railways: { KEZ: { startPrice: 150, operated: false, shares: { A: 3 } }, GHE },
    at: { round: 'operating', turn: 'KEZ' },
  })

const kez = (table: Table) => table.state.railways['KEZ']

describe('insolvency', () => {
  it('1873-6-a case (a): with too little money for the next train of the bank the railway is insolvent', () => {
    const table = withoutTrain({}, 749)
    expect(table.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'KEZ', because: 'train' }])
  })

  it('1873-6-b in case (a) the price has fallen one step before, and the procedure counts with it', () => {
    const table = beforeItsFirstTrain()
    expect([table.step, kez(table)?.price]).toEqual(['railway-purchases', 140])
    table.act('pass')
    expect(kez(table)?.price).toBe(140)
    expect(table.told('price-moved')).toEqual([])
    expect(table.cash('KEZ')).toBe(750 - 100 + 5 * 140 - 750)
  })

  it('1873-6-c case (b): the treasury cannot pay what the revenue lacks for the maintenance', () => {
    const short = withoutMoney({}, 39)
    expect(short.told('ran')).toMatchObject([{ revenue: 80, maintenance: 120 }])
    expect(short.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'KEZ', because: 'maintenance' }])
    const enough = withoutMoney({}, 40)
    expect(enough.told('insolvent')).toEqual([])
    expect([enough.cash('KEZ'), enough.step, enough.player]).toEqual([0, 'railway-purchases', 'A'])
  })

  it('1873-6-d in case (b) the price does not fall and the marker stays where it lies', () => {
    const table = withoutMoney({}, 39, {
      stacks: { 200: ['KEZ', 'SHE'] },
      railways: { SHE: { price: 200, shares: { C: 3 }, floated: false, operated: false } },
    })
    expect(kez(table)?.price).toBe(200)
    expect(table.state.market[200]).toEqual(['KEZ', 'SHE'])
    expect(table.told('paid-out')).toEqual([])
    expect(withoutMoney({}, 40).state.railways['KEZ']?.price).toBe(190)
  })

  it('1873-6-e it is in receivership and recapitalised at once', () => {
    const table = withoutMoney({}, 39)
    expect(kez(table)).toMatchObject({ receivership: true, director: null })
    expect(table.told('recapitalised')).toEqual([
      { kind: 'recapitalised', company: 'KEZ', costs: 750, grant: 0, denomination: 10 },
    ])
  })

  it('1873-6-f players lose nothing but their shares', () => {
    for (const table of [withoutTrain({}, 100), withoutMoney({}, 0)]) {
      expect([table.cash('A'), table.cash('B')]).toEqual([300, 0])
      expect(kez(table)?.shares).toEqual({ pool: 10 })
    }
  })
})

describe('raising the money', () => {
  it('1873-6.1-a all shares of players go to the pool without payment, the director and the concession are gone', () => {
    const table = withoutTrain({}, 749)
    expect(table.told('shares-moved').slice(0, 2)).toMatchObject([
      { company: 'KEZ', from: 'player:A', to: 'pool', count: 2 },
      { company: 'KEZ', from: 'player:B', to: 'pool', count: 1 },
    ])
    expect(kez(table)).toMatchObject({ director: null, price: 120, shares: { pool: 10 } })
    expect([table.cash('A'), table.cash('B')]).toEqual([300, 0])
    expect(table.state.concessions['KEZ']).toBe('gone')
  })

  it('1873-6.1-b in case (a) the costs are the price of the next standard train of the bank', () => {
    const costs = (more: Partial<Description>): number | undefined =>
      withoutTrain({}, 90, more).told('recapitalised')[0]?.costs
    expect(costs({})).toBe(750)
    expect(costs({ units: { 4: 0 } })).toBe(1200)
    expect(costs({ phase: '3' })).toBe(450)
  })

  it('1873-6.1-b in case (b) a railway has costs only if it owns no standard train free of maintenance', () => {
    const costs = (trains: readonly number[]): number | undefined =>
      withoutMoney({ trains }, 19).told('recapitalised')[0]?.costs
    expect([costs([2]), costs([3, 2])]).toEqual([750, 0])
  })

  it('1873-6.1-c in edition R the treasury pays nothing for the maintenance, and the revenue is lost', () => {
    const table = withoutMoney({}, 39)
    expect(table.cash('KEZ')).toBe(39 + 1000 - 750)
    expect([table.cash('A'), table.cash('B')]).toEqual([300, 0])
  })

  it('1873-6.1-d in edition S the whole treasury goes to the bank first, in case (b) only', () => {
    const table = withoutMoney({}, 39, { edition: 'S' })
    expect(table.cash('KEZ')).toBe(1000 - 750)
    expect(withoutTrain({}, 749, { edition: 'S' }).cash('KEZ')).toBe(749 + 600 - 750)
  })

  it('1873-6.1-e shares in the issue field move to the pool, each for the price', () => {
    const table = withoutMoney({ denomination: 10, shares: { A: 4, B: 1, pool: 1, issue: 4 } }, 39)
    expect(kez(table)).toMatchObject({ denomination: 10, shares: { pool: 10 } })
    expect(table.cash('KEZ')).toBe(39 + 4 * 200 - 750)
  })

  it('1873-6.1-f if the treasury covers the costs no share is created', () => {
    const table = withoutMoney({ trains: [3, 2] }, 19)
    expect(kez(table)).toMatchObject({ denomination: 20, price: 200, shares: { pool: 5 } })
    expect([table.cash('KEZ'), table.told('shares-issued')]).toEqual([19, []])
  })

  it('1873-6.1-g at denomination 10 the bank adds what is missing, at once', () => {
    const table = withoutMoney({ denomination: 10, shares: { A: 5, B: 2, issue: 3 } }, 39)
    expect(table.told('shares-issued')).toEqual([])
    expect(table.told('recapitalised')).toMatchObject([
      { costs: 750, grant: 750 - 600 - 39, denomination: 10 },
    ])
    expect(table.cash('KEZ')).toBe(0)
  })

  it('1873-6.1-i a railway of denomination 20 gets five new shares into the pool and five times the price', () => {
    const table = withoutTrain({ price: 160 }, 30)
    expect(kez(table)).toMatchObject({ denomination: 10, shares: { pool: 10 } })
    expect(table.cash('KEZ')).toBe(30 + 5 * 160 - 750)
  })

  it('1873-6.1-k the bank adds exactly what is missing, so that the treasury is empty after all costs', () => {
    const table = withoutTrain({}, 100)
    expect(table.told('recapitalised')).toMatchObject([{ costs: 750, grant: 50 }])
    expect(table.cash('KEZ')).toBe(0)
    expect(withoutTrain({}, 150).told('recapitalised')).toMatchObject([{ grant: 0 }])
  })

  it('1873-6.1-l a grant below the price moves neither price nor marker, one that reaches it moves both', () => {
    const box = { stacks: { 120: ['KEZ', 'GHE'] }, railways: { GHE: { ...GHE, price: 120 } } }
    const below = withoutTrain({}, 31, box)
    expect(below.told('recapitalised')).toMatchObject([{ grant: 119 }])
    expect(below.state.market).toEqual({ 120: ['KEZ', 'GHE'] })
    const reached = withoutTrain({}, 30, box)
    expect(reached.told('recapitalised')).toMatchObject([{ grant: 120 }])
    expect([kez(reached)?.price, reached.state.market]).toEqual([130, { 120: ['GHE'], 130: ['KEZ'] }])
  })

  it('1873-6.1-l it rises up to three steps, to the bottom of its new box', () => {
    const price = (treasury: number, from: number): number | undefined =>
      kez(withoutTrain({ price: from }, treasury))?.price
    // grants of 199 and 200 at 100, of 254 and 255 at 85, of 400 at 70
    expect([price(51, 100), price(50, 100)]).toEqual([110, 120])
    expect([price(71, 85), price(70, 85), price(0, 70)]).toEqual([110, 120, 110])
    const table = withoutTrain({ price: 100 }, 50, { railways: { GHE: { ...GHE, price: 120 } } })
    expect(table.state.market).toEqual({ 120: ['GHE', 'KEZ'] })
  })

  it('1873-6.1-m the new shares are paid at the price before that rise', () => {
    const table = withoutTrain({}, 30)
    expect(kez(table)?.price).toBe(130)
    const money = table.events.filter((e) => e.kind === 'money' && e['to'] === 'KEZ')
    expect(money.map((e) => [e['amount'], e['reason']])).toEqual([
      [600, 'insolvency'],
      [120, 'grant'],
    ])
  })

  it('EX-52 SHE at 120 with size 5 next: 850 in hand, a grant of 350 lifts 110 to 140', () => {
    const table = at({
      players,
      phase: '4',
      units: { 4: 0 },
      tiles: { H19: '78:1' },
      cash: { SHE: 600 },
      railways: { SHE: { startPrice: 120, operated: false, shares: { A: 3 } }, GHE },
      at: { round: 'operating', turn: 'SHE' },
    })
    expect(table.cash('SHE')).toBe(300)
    table.passUntil('railway-purchases').act('pass')
    expect(table.told('recapitalised')).toMatchObject([{ costs: 1200, grant: 350, denomination: 10 }])
    expect(table.state.railways['SHE']).toMatchObject({ price: 140, trains: [5], receivership: true })
    expect(table.cash('SHE')).toBe(0)
  })

  it('EX-53 KEZ at 150 with size 4 next is insolvent with 650 and has 600 after the train', () => {
    const table = beforeItsFirstTrain()
    expect([table.step, table.cash('KEZ')]).toEqual(['railway-purchases', 650])
    table.act('pass')
    expect([table.cash('KEZ'), kez(table)?.price, kez(table)?.trains]).toEqual([600, 140, [4]])
  })

  it('1873-6.1-d only case (b) empties the treasury in edition S: without a compulsory train it stays', () => {
    const table = beforeItsFirstTrain({ edition: 'S' })
    table.act('pass')
    expect([table.cash('KEZ'), kez(table)?.trains]).toEqual([600, [4]])
  })
})

describe('what a railway buys and scraps', () => {
  it('1873-6.1-n in case (a) it buys the next train as its compulsory train, and its concession leaves the game', () => {
    const table = withoutTrain({}, 749)
    expect(table.told('train-bought')).toEqual([
      { kind: 'train-bought', railway: 'KEZ', from: 'bank', size: 4, price: 750 },
    ])
    expect(table.told('concession-gone')).toEqual([{ kind: 'concession-gone', railway: 'KEZ' }])
    expect(kez(table)).toMatchObject({ trains: [4], operated: true })
    expect(table.state.units[4]).toBe(1)
  })

  it('1873-6.1-o in case (b) it buys only if it owns no standard train free of maintenance', () => {
    expect(withoutMoney({}, 39).told('train-bought')).toMatchObject([{ railway: 'KEZ', size: 4, price: 750 }])
    const table = withoutMoney({ trains: [3, 2] }, 19)
    expect([table.told('train-bought'), kez(table)?.trains, table.state.units[4]]).toEqual([[], [3], 2])
  })

  it.each(['R', 'S', '2022'] as const)(
    '1873-6.1-p (%s) all that costs maintenance after the purchase is scrapped, at the new phase',
    (edition) => {
      const own = { trains: [1, 1], switchers: [3, 2] } as const
      const table = withoutMoney(own, 19, { phase: '3', units: { 3: 0 }, edition })
      expect(table.state.phase).toBe('4')
      expect(kez(table)).toMatchObject({ trains: [4], switchers: [3] })
      const bought = table.events.findIndex((e) => e.kind === 'train-bought')
      expect(table.events.findIndex((e) => e.kind === 'train-scrapped')).toBeGreaterThan(bought)
    },
  )

  it('1873-6.1-q as 18xx.games plays it is scrapped before the purchase, at the old phase', () => {
    const table = withoutMoney({ trains: [1, 1], switchers: [3, 2] }, 19, {
      phase: '3',
      units: { 3: 0 },
      edition: '18xx.games',
    })
    expect(table.state.phase).toBe('4')
    expect(kez(table)).toMatchObject({ trains: [4], switchers: [3, 2] })
    const bought = table.events.findIndex((e) => e.kind === 'train-bought')
    const scrapped = table.events.findLastIndex((e) => e.kind === 'train-scrapped')
    expect(scrapped).toBeLessThan(bought)
  })

  it('1873-6.1-p in case (a) there is nothing to scrap', () => {
    expect(withoutTrain({ switchers: [2] }, 100).told('switcher-scrapped')).toEqual([])
  })

  it('1873-6.1-x the diesel is neither scrapped nor bought', () => {
    const table = withoutMoney({ trains: [3, 3], switchers: [], diesel: true }, 100, { phase: 'D' })
    expect(table.told('ran')).toMatchObject([{ revenue: 170, maintenance: 300 }])
    expect(kez(table)).toMatchObject({ trains: [5], diesel: true, price: 200 })
    expect([table.state.diesels.left, table.cash('KEZ')]).toEqual([6, 0])
  })

  it('1873-6.1-y 1873-6.1-ae nobody decides anything: the turn is over and the next company is on', () => {
    const table = withoutMoney({}, 39)
    expect(kez(table)).toMatchObject({ receivership: true, director: null })
    expect([table.state.flow.at(-1)?.['operation'], table.step, table.players]).toEqual([
      'GHE',
      'railway-run',
      ['C'],
    ])
    const untrained = withoutTrain({}, 39)
    expect([untrained.state.flow.at(-1)?.['operation'], untrained.players]).toEqual(['GHE', ['C']])
  })

  it('1873-6.1-z the conversion gives the railway its further markers', () => {
    expect(markersLeft(withoutMoney({ trains: [3, 2] }, 19).state, 'KEZ')).toBe(2)
    expect(markersLeft(withoutMoney({}, 39).state, 'KEZ')).toBe(4)
  })

  it('1873-6.1-aa the purchase can begin a new phase', () => {
    const table = withoutTrain({}, 100, { units: { 4: 0 } })
    expect(table.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '5' }])
    expect([table.state.phase, kez(table)?.trains]).toEqual(['5', [5]])
  })

  it('1873-6.1-ab QLB always has costs of 0 and only loses its obsolete trains and switchers', () => {
    const table = at({
      players,
      phase: '4',
      tiles,
      cash: { QLB: 49 },
      railways: { QLB: { price: 200, shares: { A: 3 }, trains: [2, 2], switchers: [3, 2] }, GHE },
      at: { round: 'operating', turn: 'QLB', step: 'railway-run' },
    })
    const trains = [
      { size: 2, routes: [['E20', 'E18']] },
      { size: 2, routes: [] },
    ]
    table.act('run', { plan: { trains } })
    expect(table.told('ran')).toMatchObject([{ revenue: 170, maintenance: 220 }])
    expect(table.told('recapitalised')).toMatchObject([
      { company: 'QLB', costs: 0, grant: 0, denomination: 20 },
    ])
    expect(table.state.railways['QLB']).toMatchObject({
      trains: [],
      switchers: [3],
      shares: { pool: 5 },
      receivership: true,
    })
    expect([table.cash('QLB'), table.state.units[4]]).toEqual([49, 2])
  })

  it('1873-6.1-ac the train is paid to the bank at face price, and what is left stays in the treasury', () => {
    const table = withoutMoney({}, 39)
    const paid = table.events.filter((e) => e.kind === 'money' && e['from'] === 'KEZ')
    expect(paid.map((e) => [e['to'], e['amount'], e['reason']])).toEqual([['bank', 750, 'train']])
    expect(table.cash('KEZ')).toBe(289)
  })

  it('EX-54 price 200, a size-2 train in phase 4, 40 missing, treasury 30: 280 are left in R, 250 in S and 2022', () => {
    for (const [edition, left] of [
      ['R', 280],
      ['S', 250],
      ['2022', 250],
    ] as const) {
      const table = withoutMoney({}, 30, { edition })
      expect(table.told('recapitalised')).toMatchObject([{ costs: 750, grant: 0 }])
      expect(kez(table)).toMatchObject({ price: 200, trains: [4], switchers: [], denomination: 10 })
      expect(table.cash('KEZ')).toBe(left)
    }
  })
})

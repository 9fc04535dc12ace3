import { describe, expect, it } from 'vitest'
import type { Size } from '../data/types.js'
import type { EditionId } from '../editions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']

/** Operates after the insolvent company and waits for C to run it. */
const GHE = { price: 70, shares: { C: 3 }, trains: [4] as const }

/**
 * Mine 15 of C has operated and CO is next, with unconnected mines that cost more than they earn: `mine:machine` or
 * `mine:machine:switcher`, in order of entry.
 */
const insolvent = (mines: string, own: object, treasury: number, more: Partial<Description> = {}): Table => {
  const list = mines.split(' ').map((mine) => mine.split(':').map(Number) as [number, Size, Size?])
  const described = list.map(([mine, machine, switcher]) => {
    const pieces = { machine, connected: false }
    return [mine, switcher === undefined ? pieces : { ...pieces, switcher }]
  })
  return at({
    players,
    phase: '4',
    tiles: { H19: '78:1' },
    cash: { CO: treasury },
    at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    ...more,
    mines: { 15: { owner: 'C' }, ...Object.fromEntries(described) },
    publicMines: { CO: { price: 110, shares: { A: 1, B: 1 }, ...own, mines: list.map(([mine]) => mine) } },
    railways: { GHE, ...more.railways },
  }).act('pass')
}

const co = (table: Table) => table.state.publicMines['CO']
const machinesOf = (table: Table): readonly unknown[] =>
  (co(table)?.mines ?? []).map((mine) => table.state.mines[mine]?.machine)
const switchersOf = (table: Table): readonly unknown[] =>
  (co(table)?.mines ?? []).map((mine) => table.state.mines[mine]?.switcher)

describe('recapitalisation of a public mine', () => {
  it('1873-6.1-b its costs are the machine prices that replace all obsolete machines, 0 if none is', () => {
    const costs = (...description: Parameters<typeof insolvent>): number | undefined =>
      insolvent(...description).told('recapitalised')[0]?.costs
    expect(costs('1:1 2:2', {}, 50)).toBe(500)
    expect(costs('1:1 2:3', {}, 19)).toBe(500)
    expect(costs('1:1 2:1', {}, 19, { phase: '3' })).toBe(300)
    expect(costs('1:4:2 2:4:2', {}, 19, { phase: 'D' })).toBe(0)
    const five = '1:2 2:2 3:2 4:2 5:1'
    expect(costs(five, { denomination: 10, shares: { A: 5 } }, 0, { units: { 4: 2 } })).toBe(1000)
  })

  it('1873-6-c 1873-6-d income below maintenance and too little money: insolvent, and the price does not fall', () => {
    const table = insolvent('1:1 2:1', {}, 119)
    expect(table.told('produced')).toMatchObject([{ operation: 'CO', income: 80, maintenance: 200 }])
    expect(table.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'CO', because: 'maintenance' }])
    expect([co(table)?.price, table.state.market[110]]).toEqual([110, ['CO']])
    const enough = insolvent('1:1 2:1', {}, 120)
    expect([enough.told('insolvent'), enough.cash('CO'), co(enough)?.price]).toEqual([[], 0, 100])
  })

  it('1873-6.1-f a treasury that just covers the costs, with the unsold shares, creates no new ones', () => {
    const own = { price: 150, denomination: 20, shares: { A: 2, issue: 3 } }
    const table = insolvent('1:1 2:1', own, 50)
    expect(co(table)).toMatchObject({ denomination: 20, shares: { pool: 5 }, price: 150 })
    expect([table.cash('CO'), table.told('shares-issued')]).toEqual([0, []])
    const short = insolvent('1:1 2:1', own, 49)
    expect(co(short)).toMatchObject({ denomination: 10, shares: { pool: 10 } })
    expect(short.cash('CO')).toBe(49 + 450 + 750 - 500)
  })

  it('1873-6.1-f without costs it keeps denomination 50', () => {
    const table = insolvent('1:4:2 2:4:2', {}, 19, { phase: 'D' })
    expect(co(table)).toMatchObject({ denomination: 50, shares: { pool: 2 }, price: 110, receivership: true })
    expect([table.cash('CO'), switchersOf(table)]).toEqual([19, [null, null]])
  })

  it('1873-6.1-h from denomination 50 three new shares go to the pool for three times the price', () => {
    const table = insolvent('1:1 2:1', { price: 200 }, 50)
    expect(co(table)).toMatchObject({ denomination: 20, shares: { pool: 5 } })
    expect(table.cash('CO')).toBe(50 + 600 - 500)
    expect(table.told('shares-issued')).toEqual([
      { kind: 'shares-issued', company: 'CO', denomination: 20, count: 3 },
    ])
  })

  it('1873-6.1-i 1873-6.1-j after that five more for five times the price, only if it is still not enough', () => {
    const just = insolvent('1:1 2:1', { price: 150 }, 50)
    expect([co(just)?.denomination, just.cash('CO')]).toEqual([20, 0])
    const short = insolvent('1:1 2:1', { price: 150 }, 49)
    expect(co(short)).toMatchObject({ denomination: 10, shares: { pool: 10 } })
    expect(short.cash('CO')).toBe(49 + 450 + 750 - 500)
  })

  it('1873-6.1-c 1873-6.1-d in case (b) the treasury is kept in R and lost in S and 2022, the income in all', () => {
    const left = (edition: EditionId): number =>
      insolvent('1:1 2:1', { price: 200 }, 119, { edition }).cash('CO')
    expect([left('R'), left('S'), left('2022')]).toEqual([119 + 600 - 500, 600 - 500, 600 - 500])
  })

  it('EX-56 mines 1 and 2, price 110, treasury 50: 430 are left in R and 380 in S; at price 200 150 and denomination 20', () => {
    const table = insolvent('1:1 2:1', {}, 50)
    expect([table.cash('CO'), co(table)?.denomination, co(table)?.price, machinesOf(table)]).toEqual([
      430,
      10,
      110,
      [4, 4],
    ])
    expect(insolvent('1:1 2:1', {}, 50, { edition: 'S' }).cash('CO')).toBe(380)
    const dear = insolvent('1:1 2:1', { price: 200 }, 50)
    expect([dear.cash('CO'), co(dear)?.denomination]).toEqual([150, 20])
  })
})

describe('its machines', () => {
  const fiveMines = '5:2 3:2 1:1 4:2 2:1'
  const ten = { denomination: 10, price: 150, shares: { A: 5, B: 5 } }

  it('1873-6.1-r it buys exactly as many machines as replace all obsolete ones, each of size n up to n', () => {
    const four = insolvent('1:1 2:1 3:1 4:1', { denomination: 20, shares: { A: 5 } }, 0)
    expect(four.told('machine-bought')).toMatchObject([
      { operation: 'CO', size: 4, mines: [1, 2, 3, 4], price: 500 },
    ])
    expect([machinesOf(four), four.state.units[4]]).toEqual([[4, 4, 4, 4], 1])
    const five = insolvent(fiveMines, ten, 100, { units: { 4: 2 } })
    expect(five.told('machine-bought')).toMatchObject([
      { size: 4, mines: [5, 3, 1, 4] },
      { size: 4, mines: [2] },
    ])
    expect(five.state.units[4]).toBe(0)
  })

  it('1873-6.1-r machines that are not obsolete are not replaced', () => {
    const table = insolvent('1:1 2:3', {}, 19)
    expect([machinesOf(table), table.state.units[4]]).toEqual([[4, 3], 1])
  })

  it('1873-6.1-s replacement follows the order of entry', () => {
    const table = insolvent('4:1 1:1 3:1 2:1', { denomination: 20, shares: { A: 5 } }, 0, {
      phase: '3',
      units: { 3: 1 },
    })
    expect(table.told('machine-bought')).toMatchObject([
      { size: 3, mines: [4, 1, 3] },
      { size: 4, mines: [2, 4, 1, 3] },
    ])
  })

  it('1873-6.1-t spare markers of a larger second machine replace smaller ones in order of entry, also those just bought', () => {
    const table = insolvent('5:1 3:1 1:1 4:1 2:1', ten, 0, { phase: '3', units: { 3: 1 } })
    expect(table.told('machine-bought')).toMatchObject([
      { size: 3, mines: [5, 3, 1] },
      { size: 4, mines: [4, 2, 5, 3] },
    ])
    expect(machinesOf(table)).toEqual([4, 4, 3, 4, 4])
  })

  it('1873-6.1-u in edition R the spare markers of the first machine are lost', () => {
    expect(machinesOf(insolvent('1:1 2:3', {}, 19))).toEqual([4, 3])
    const table = insolvent('5:3 3:3 2:1 1:1 4:1', ten, 0)
    expect(table.told('machine-bought')).toMatchObject([{ size: 4, mines: [2, 1, 4] }])
    expect(machinesOf(table)).toEqual([3, 3, 4, 4, 4])
  })

  it('1873-6.1-v in edition S they replace smaller machines in order of entry', () => {
    expect(machinesOf(insolvent('1:1 2:3', {}, 19, { edition: 'S' }))).toEqual([4, 4])
    const big = insolvent('5:3 1:1 2:1 3:1 4:1', ten, 0, { edition: 'S', phase: '5' })
    expect(big.told('machine-bought')).toMatchObject([{ size: 5, mines: [1, 2, 3, 4, 5] }])
    const table = insolvent('5:3 3:3 2:1 1:1 4:1', ten, 0, { edition: 'S' })
    expect(table.told('machine-bought')).toMatchObject([{ size: 4, mines: [2, 1, 4, 5] }])
    expect(machinesOf(table)).toEqual([4, 3, 4, 4, 4])
  })

  it('EX-57 five mines, one size-4 unit left: 1300 of costs, a grant of 1200, price 180, all machines of size 5', () => {
    const table = insolvent(fiveMines, ten, 100, { units: { 4: 1 } })
    expect(table.told('recapitalised')).toMatchObject([{ costs: 1300, grant: 1200, denomination: 10 }])
    expect([table.cash('CO'), co(table)?.price]).toEqual([0, 180])
    expect(table.told('machine-bought')).toMatchObject([
      { size: 4, mines: [5, 3, 1, 4], price: 500 },
      { size: 5, mines: [2, 5, 3, 1, 4], price: 800 },
    ])
    expect([machinesOf(table), table.state.phase]).toEqual([[5, 5, 5, 5, 5], '5'])
  })

  it('EX-58 four mines with machines 1 in phase 3: 600 of costs, the second machine is for the fourth mine only', () => {
    const four = '1:1 2:1 3:1 4:1'
    const table = insolvent(four, { denomination: 20, price: 150, shares: { A: 5 } }, 0, { phase: '3' })
    expect(table.told('recapitalised')).toMatchObject([{ costs: 600, grant: 0 }])
    expect(table.told('machine-bought')).toMatchObject([
      { size: 3, mines: [1, 2, 3] },
      { size: 3, mines: [4] },
    ])
    expect([machinesOf(table), table.cash('CO'), table.state.units[3]]).toEqual([[3, 3, 3, 3], 150, 4])
  })

  it('1873-6.1-aa its purchases can begin a new phase', () => {
    const table = insolvent('1:1 2:1', {}, 19, { phase: '3', units: { 3: 0 } })
    expect(table.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '4' }])
    expect([table.state.phase, table.state.concessions['QLB']]).toEqual(['4', 'bank'])
  })

  it('1873-6.1-ac machines are paid to the bank at face price', () => {
    const table = insolvent('1:1 2:1', {}, 19, { phase: '3' })
    const paid = table.events.filter((e) => e.kind === 'money' && e['from'] === 'CO')
    expect(paid.map((e) => [e['to'], e['amount'], e['reason']])).toEqual([['bank', 300, 'machine']])
    expect(table.cash('CO')).toBe(19 + 330 - 300)
  })
})

describe('its switchers', () => {
  /** Two mines with a size-2 and a size-3 switcher; the size-4 machine that CO buys begins phase 4. */
  const table = (edition: EditionId): Table =>
    insolvent('1:1:2 2:1:3', {}, 19, { phase: '3', units: { 3: 0 }, edition }).act('assignSwitchers', {
      sizes: [2, 3],
    })

  it.each(['R', 'S', '2022'] as const)(
    '1873-6.1-w (%s) those that cost maintenance after the purchases are scrapped',
    (edition) => {
      const after = table(edition)
      expect([after.state.phase, switchersOf(after)]).toEqual(['4', [null, 3]])
      expect(after.told('switcher-scrapped')).toEqual([
        { kind: 'switcher-scrapped', operation: 'CO', size: 2 },
      ])
    },
  )

  it('1873-6.1-ad as 18xx.games plays those that cost maintenance before the purchases are scrapped', () => {
    const kept = table('18xx.games')
    expect([kept.state.phase, switchersOf(kept)]).toEqual(['4', [2, 3]])
    const after = insolvent('1:1:2 2:1:3', {}, 19, { edition: '18xx.games' }).act('assignSwitchers', {
      sizes: [2, 3],
    })
    expect(switchersOf(after)).toEqual([null, 3])
    const scrapped = after.events.findIndex((e) => e.kind === 'switcher-scrapped')
    expect(scrapped).toBeGreaterThan(-1)
    expect(scrapped).toBeLessThan(after.events.findIndex((e) => e.kind === 'machine-bought'))
  })
})

describe('afterwards', () => {
  it('1873-6.1-y 1873-6.1-ae its turn is over without a decision, and it stays in receivership', () => {
    const table = insolvent('1:1 2:1', {}, 50)
    expect(co(table)).toMatchObject({ receivership: true, director: null, operated: true })
    expect([table.state.flow.at(-1)?.['operation'], table.players]).toEqual(['GHE', ['C']])
  })

  it('1873-6.1-z a conversion gives a public mine its further places for mines', () => {
    const table = at({
      players,
      phase: '4',
      cash: { A: 1000, CO: 50, 'mine:15': 0 },
      mines: { 15: { owner: 'C', machine: 4 } },
      publicMines: { CO: { price: 200, mines: [1, 2], shares: { A: 1, B: 1 } } },
      at: { round: 'operating', number: 2, turn: 'mine:15', step: 'mine-purchases' },
    }).act('pass')
    expect(co(table)).toMatchObject({ denomination: 20, receivership: true })
    table.act('openAuction', { item: 'option:CO', bid: 100 }, 'A').act('pass', {}, 'B').act('pass', {}, 'C')
    table.passUntil('stock-round').act('useOption', { company: 'CO', count: 1 }, 'A')
    table.passUntil('payout').act('payOut', { how: 'withhold' })
    expect([table.step, table.player, table.cash('CO')]).toEqual(['mine-purchase', 'A', 230])
    table.act('buyMine', { mine: 3, price: 130 })
    expect(co(table)?.mines).toEqual([1, 2, 3])
  })
})

import type { GameEvent } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import type { Table } from '../testing.js'

/** Who operates in what event of the log. */
const who = (event: GameEvent): string | undefined =>
  event.kind === 'produced'
    ? (event['operation'] as string)
    : event.kind === 'ran'
      ? (event['railway'] as string)
      : event.kind === 'mhe-paid'
        ? 'MHE'
        : undefined

/** Who operates in each round, from now to the end of the set; profits are paid unless `how` says other. */
function operated(table: Table, how: Readonly<Record<string, string>> = {}): string[][] {
  const rounds: string[][] = [[]]
  for (let i = 0; i < 200 && table.state.flow.some((f) => f.kind === 'set'); i++) {
    const operation = table.state.flow.at(-1)?.['operation'] as string
    if (table.step === 'payout') table.act('payOut', { how: how[operation] ?? 'full' })
    else table.act('pass')
    for (const event of table.events) {
      if (event.kind === 'round-started' && event['round'] === 'operating') rounds.push([])
      rounds.at(-1)?.push(...[who(event) ?? []].flat())
    }
  }
  return rounds
}

/** A's mine 1 has produced; all others follow. */
const after1 = (d: Partial<Description>): Table =>
  at({
    players: ['A', 'B'],
    phase: '2',
    mhe: { train: 5 },
    at: { round: 'operating', turn: 'mine:1', step: 'mine-purchases' },
    ...d,
    mines: { 1: { owner: 'A', connected: true, machine: 5 }, ...d.mines },
  })

const company = (mines: readonly number[], price: number) => ({ mines, price, shares: { A: 2 } })
const railway = (price: number) => ({ price, shares: { A: 2 } })

describe('who operates when', () => {
  it('1873-4-a first all open private mines in ascending order of number, whoever owns them', () => {
    const mine = (owner: string) => ({ owner, connected: true, machine: 5 }) as const
    const table = after1({
      mines: { 14: mine('A'), 2: mine('B'), 10: mine('A'), 9: mine('B') },
      publicMines: { CO: company([3, 4], 1000) },
    })
    expect(operated(table)).toEqual([['mine:2', 'mine:9', 'mine:10', 'mine:14', 'CO', 'MHE']])
  })

  it('1873-4-b then the companies in descending order of price, each once: public mines, railways, those in receivership', () => {
    const table = after1({
      publicMines: { CO: company([2, 3], 190), MO: { mines: [4, 5], price: 300 } },
      railways: {
        HBE: railway(170),
        GHE: railway(240),
        KEZ: { ...railway(950), floated: false, operated: false, shares: { A: 2, issue: 3 } },
      },
    })
    expect(table.state.publicMines['MO']?.receivership).toBe(true)
    expect(operated(table)).toEqual([['MO', 'GHE', 'CO', 'HBE', 'MHE']])
  })

  it('1873-4-c of equal prices the company that lies higher in the stack operates first', () => {
    const publicMines = { CO: company([2, 3], 150), MO: company([4, 5], 150), SN: company([6, 7], 150) }
    const railways = { HBE: railway(150) }
    const stacked = (stack: string[]) => operated(after1({ publicMines, railways, stacks: { 150: stack } }))
    expect(stacked(['MO', 'HBE', 'SN', 'CO'])).toEqual([['MO', 'HBE', 'SN', 'CO', 'MHE']])
    expect(stacked(['SN', 'CO', 'MO', 'HBE'])).toEqual([['SN', 'CO', 'MO', 'HBE', 'MHE']])
  })

  it('1873-4-d the MHE comes last in every operating round, also with a higher price', () => {
    const mines = { 1: { owner: 'A', connected: true, machine: 5 } } as const
    const publicMines = { CO: company([2, 3], 100) }
    const table = after1({
      edition: 'S',
      phase: '4',
      mines,
      mhe: { train: 5, price: 300 },
      publicMines,
      cash: { CO: 5000 },
    })
    expect(operated(table)).toEqual([
      ['CO', 'MHE'],
      ['mine:1', 'CO', 'MHE'],
    ])
  })

  it('1873-4-e moves of markers during the round do not change its order', () => {
    const three = { CO: company([13, 14], 110), MO: company([2, 3], 100), SN: company([4, 5], 85) }
    // CO falls to 100, below MO; each still has its one turn
    const falls = after1({ publicMines: three })
    expect(operated(falls, { CO: 'withhold' })).toEqual([['CO', 'MO', 'SN', 'MHE']])
    expect(falls.state.publicMines['CO']?.price).toBe(100)
    // CO rises far above the others, which follow all the same
    const rises = after1({
      publicMines: { ...three, SN: company([12, 15], 110) },
      stacks: { 110: ['CO', 'SN'] },
    })
    expect(operated(rises, { MO: 'withhold' })).toEqual([['CO', 'SN', 'MO', 'MHE']])
  })

  it('1873-4-e the next operating round has a new order', () => {
    const publicMines = { CO: company([13, 14], 110), MO: company([2, 3], 100) }
    const table = after1({
      phase: '3',
      publicMines,
      cash: { MO: 500 },
      mines: { 13: { machine: 2 }, 14: { machine: 2 } },
    })
    table.act('pass').act('payOut', { how: 'withhold' })
    expect(table.state.market).toEqual({ 100: ['MO', 'CO'] })
    expect(operated(table)).toEqual([
      ['MO', 'MHE'],
      ['mine:1', 'CO', 'MO', 'MHE'],
    ])
  })

  it('1873-4-f a mine that a public mine buys does not produce a second time in that round', () => {
    const table = after1({
      phase: '3',
      mines: { 9: { owner: 'B', connected: true, machine: 3 } },
      publicMines: { CO: { mines: [2, 3], denomination: 20, price: 200, shares: { A: 5 } } },
      cash: { CO: 500 },
    })
    table.act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'mine:9', income: 120 }])
    table.act('pass')
    expect(table.told('produced')).toMatchObject([{ operation: 'CO', income: 80 }])
    expect(table.step).toBe('mine-purchase')
    table.act('buyMine', { mine: 9, price: 100 }).act('accept', {}, 'B')
    expect(table.told('produced')).toEqual([])
    expect(operated(table)).toEqual([['MHE'], ['mine:1', 'CO', 'MHE']])
    // in the second round it produced for the company: 80 + 120 - 2 x 50, paid out
    expect(table.cash('A')).toBe(40 + 100)
  })

  it('EX-45 box 150: who pays too little to move goes to the bottom of the stack', () => {
    const machine2 = { machine: 2 } as const
    const mines = { 2: machine2, 3: machine2, 4: machine2, 5: machine2 }
    const both = (mo: object) => ({
      phase: '3' as const,
      mines,
      publicMines: { CO: company([2, 3], 150), MO: { ...company([4, 5], 150), ...mo } },
      stacks: { 150: ['CO', 'MO'] },
    })
    const table = after1(both({}))
    table.act('pass').act('payOut', { how: 'full' })
    expect(table.state.market).toEqual({ 150: ['MO', 'CO'] })
    expect(operated(table)).toEqual([
      ['MO', 'MHE'],
      ['mine:1', 'CO', 'MO', 'MHE'],
    ])

    const receivership = after1(both({ shares: {} }))
    expect(receivership.state.publicMines['MO']?.receivership).toBe(true)
    expect(operated(receivership)).toEqual([
      ['CO', 'MO', 'MHE'],
      ['mine:1', 'MO', 'CO', 'MHE'],
    ])
  })
})

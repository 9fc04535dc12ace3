import { describe, expect, it } from 'vitest'
import type { PositionFault } from '@stellwerk/engine'
import { position } from './position.js'

const players = ['A', 'B', 'C']

/** The rule, path and reason of a refusal: what was expected, or the kind of fault with its facts. */
function refused(description: unknown): string {
  const result = position(description)
  if (result.ok) return 'accepted'
  const { rule, params } = result.refusal
  const { path, expected, fault } = params as { path: string; expected?: string; fault: PositionFault }
  return `${rule} ${path}: ${expected ?? Object.values(fault).flat().join(' ')}`
}
const malformed = (more: object): string => refused({ players, ...more }).replace(/^engine-malformed /, '')
const impossible = (more: object): string => refused({ players, ...more }).replace(/^engine-position /, '')

describe('a described position: what is refused, and where', () => {
  it('what has not the form of a description', () => {
    expect(refused(null)).toBe('engine-malformed : an object')
    expect(refused('A')).toBe('engine-malformed : an object')
    expect(refused({})).toBe('engine-malformed players: present')
    expect(refused({ players: 'A' })).toBe('engine-malformed players: a list')
    expect(refused({ players: ['A', 1] })).toBe('engine-malformed players[1]: text')
    expect(refused({ players: ['A', 'B', 'C', 'D', 'E', 'F'] })).toBe(
      'engine-malformed players: a list of at most 5',
    )
    expect(malformed({ colour: 'red' })).toBe('colour: no such field')
    expect(malformed({ title: '1830' })).toBe('title: one of 1873')
    expect(malformed({ edition: 'T' })).toMatch(/^edition: one of R, S/)
    expect(malformed({ phase: 2 })).toBe('phase: one of 1, 2, 3, 4, 5, D')
    expect(malformed({ units: { 5: 3 } })).toBe('units.5: a known name')
    expect(malformed({ cash: { A: 1.5 } })).toBe('cash.A: a whole number')
    expect(malformed({ dieselsOnSale: 1 })).toBe('dieselsOnSale: true or false')
    expect(malformed({ mines: { 16: {} } })).toBe('mines.16: a known name')
    expect(malformed({ mines: { 1: { machine: 6 } } })).toBe('mines.1.machine: one of 1, 2, 3, 4, 5')
    expect(malformed({ concessions: { MHE: 'A' } })).toBe('concessions.MHE: a known name')
    expect(malformed({ builtEarly: ['CO'] })).toBe('builtEarly[0]: one of HBE, GHE, NWE, SHE, KEZ, WBE, QLB')
    expect(malformed({ publicMines: { CO: {} } })).toBe('publicMines.CO.mines: present')
    expect(malformed({ publicMines: { HBE: { mines: [1, 2] } } })).toBe('publicMines.HBE: a known name')
    expect(malformed({ railways: { HBE: { denomination: 25 } } })).toBe(
      'railways.HBE.denomination: one of 50, 20, 10',
    )
    expect(malformed({ railways: { HBE: { trains: ['D'] } } })).toBe(
      'railways.HBE.trains[0]: one of 1, 2, 3, 4, 5',
    )
    expect(malformed({ options: { MHE: 'A' } })).toBe('options.MHE: a known name')
    expect(malformed({ tiles: { Z9: '78:0' } })).toBe('tiles.Z9: a known name')
    expect(malformed({ markers: { F5: [['HBE'], 7] } })).toBe('markers.F5[1]: a list')
    expect(malformed({ at: { round: 'lunch' } })).toBe(
      'at.round: one of start auction, auction, stock, operating',
    )
    expect(malformed({ at: { round: 'stock', where: 1 } })).toBe('at.where: no such field')
  })

  it('a wrong number of players, or two of the same name', () => {
    expect(position({ players: ['A'] })).toEqual({
      ok: false,
      refusal: { rule: '1873-0-a', params: { players: 1 } },
    })
    expect(refused({ players: ['A', 'A'] })).toBe('engine-setup players[1]: a name that nobody else has')
  })

  it('somebody who is not at the table', () => {
    const nobody = 'one-of A B C'
    expect(impossible({ order: ['A', 'B'] })).toBe('order: order')
    expect(impossible({ order: ['A', 'B', 'B'] })).toBe('order: order')
    expect(impossible({ order: ['A', 'B', 'C', 'C'] })).toBe('order: order')
    expect(impossible({ mines: { 1: { owner: 'X' } } })).toBe(`mines.1.owner: ${nobody}`)
    expect(impossible({ concessions: { HBE: 'X' } })).toBe(`concessions.HBE: ${nobody}`)
    expect(impossible({ railways: { HBE: { shares: { X: 1 } } } })).toBe(`railways.HBE.shares.X: ${nobody}`)
    expect(impossible({ railways: { HBE: { shares: { A: 1 }, director: 'X' } } })).toBe(
      `railways.HBE.director: ${nobody}`,
    )
    expect(impossible({ publicMines: { CO: { mines: [1, 2], shares: { X: 1 } } } })).toBe(
      `publicMines.CO.shares.X: ${nobody}`,
    )
    expect(impossible({ mhe: { shares: { X: 1 } } })).toBe(`mhe.shares.X: ${nobody}`)
    expect(impossible({ options: { HBE: 'X' } })).toBe(`options.HBE: ${nobody}`)
    expect(impossible({ at: { round: 'stock', turn: 'X' } })).toBe(`at.turn: ${nobody}`)
  })

  it('money and shares that there cannot be', () => {
    expect(impossible({ cash: { A: -1 } })).toBe('cash.A: at-least 0')
    expect(impossible({ cash: { bank: 5 } })).toBe('cash.bank: purse')
    expect(impossible({ cash: { HBE: 5 } })).toBe('cash.HBE: purse')
    expect(impossible({ cash: { 'mine:4': 5 } })).toBe('cash.mine:4: treasury mine:4')
    expect(impossible({ railways: { HBE: { shares: { A: 6 } } } })).toBe('railways.HBE.shares: shares 5')
    expect(impossible({ railways: { HBE: { shares: { A: 3, B: -1 } } } })).toBe(
      'railways.HBE.shares.B: at-least 0',
    )
    expect(impossible({ mhe: { shares: { A: 6, B: 5 } } })).toBe('mhe.shares: shares 10')
    expect(impossible({ mhe: { price: 160 } })).toBe('mhe.price: only-price 150')
    expect(impossible({ edition: 'S', mhe: { price: 155 } })).toBe('mhe.price: price')
    expect(impossible({ railways: { HBE: { price: 155, shares: { A: 1 } } } })).toBe(
      'railways.HBE.price: price',
    )
  })

  it('companies, mines and markers against the laws of the game', () => {
    const both = { CO: { mines: [1, 2], shares: { A: 2 } }, MO: { mines: [2, 3], shares: { A: 2 } } }
    expect(impossible({ publicMines: both })).toBe('publicMines: mine-twice 2')
    expect(impossible({ publicMines: { CO: both.CO }, mines: { 1: { owner: 'A' } } })).toBe(
      'mines.1.owner: mine-of CO',
    )
    expect(impossible({ mines: { 4: { machine: 2 } } })).toBe('mines.4: closed-mine 4')
    expect(impossible({ railways: { HBE: { shares: { A: 1, B: 2 }, director: 'A' } } })).toBe(
      'railways.HBE: director HBE A 20 40',
    )
    expect(impossible({ railways: { HBE: { shares: { A: 1 }, receivership: true } } })).toBe(
      'railways.HBE: receivership HBE',
    )
    expect(
      impossible({ railways: { HBE: { price: 120, shares: { A: 1 } } }, stacks: { 150: ['HBE'] } }),
    ).toBe('stacks: stack')
    expect(impossible({ phase: '3', units: { 2: 1 } })).toBe('units: units-order 3 2')
    expect(impossible({ units: { 4: 4 } })).toBe('units.4: units 4 3')
  })

  it('tiles and markers that cannot lie there', () => {
    const hbe = { railways: { HBE: { shares: { A: 3 } } } }
    expect(impossible({ tiles: { B17: '78' } })).toBe('tiles.B17: tile 78:4')
    expect(impossible({ tiles: { B17: '78:6' } })).toBe('tiles.B17: tile 78:4')
    expect(impossible({ tiles: { B17: '7878:0' } })).toBe('tiles.B17: tile 78:4')
    expect(impossible({ reserved: { D7: 'x' } })).toBe('reserved.D7: tile 78:4')
    expect(impossible({ tiles: { C14: '914:2' } })).toBe('tiles.C14: tile 78:4')
    expect(impossible({ tiles: { C14: '101:1', E16: '101:0' } })).toBe('tiles.E16: many-tiles 101 2 E16')
    expect(impossible({ tiles: { B17: '75:4' } })).toBe('tiles.B17: misfit 1873-4.4.1-g')
    expect(impossible({ tiles: { B17: '78:2' } })).toBe('tiles.B17: misfit 1873-4.4.1-i')
    expect(impossible({ tiles: { C16: '975:0' } })).toBe('tiles.C16: misfit 1873-4.4.1-k')
    expect(impossible({ tiles: { E18: '975:1' } })).toBe('tiles.E18: misfit 1873-4.4.1-j')
    const markers = 'no-stop'
    expect(impossible({ ...hbe, markers: { E18: ['GHE'] } })).toBe(`markers.E18: ${markers}`)
    expect(impossible({ ...hbe, markers: { C18: ['HBE'] } })).toBe(`markers.C18: ${markers}`)
    expect(impossible({ ...hbe, markers: { E18: [[], ['HBE']] } })).toBe(`markers.E18: ${markers}`)
    expect(impossible({ ...hbe, markers: { E18: ['HBE', 'HBE'] } })).toBe('markers.E18: twice E18')
    expect(impossible({ ...hbe, markers: { F3: ['HBE'] } })).toBe('markers.F3: circles F3 1 0')
    const unfloated = { HBE: { shares: { A: 1, issue: 4 }, floated: false, operated: false } }
    expect(impossible({ railways: unfloated, markers: { E18: ['HBE'] } })).toBe(`markers.E18: ${markers}`)
  })

  it('a place in the game that there is not', () => {
    const turn = (at: object): string =>
      impossible({
        publicMines: { CO: { mines: [1, 2] }, MO: { mines: [3, 4], shares: { A: 2 } } },
        at: { round: 'operating', ...at },
      })
    expect(turn({ number: 2 })).toBe('at.number: between 1 1')
    expect(turn({ number: 0 })).toBe('at.number: between 1 1')
    expect(turn({ turn: 'HBE' })).toBe('at.turn: one-of CO MO MHE')
    expect(turn({ turn: 'mine:1' })).toBe('at.turn: one-of CO MO MHE')
    expect(turn({ step: 'issue' })).toBe('at.step: no-turn')
    expect(turn({ turn: 'MHE', step: 'issue' })).toBe('at.step: no-turn')
    expect(turn({ turn: 'CO', step: 'issue' })).toBe('at.step: in-receivership')
    expect(turn({ turn: 'MO', step: 'railway-run' })).toMatch(/^at\.step: one-of payout switchers /)
    expect(turn({ turn: 'MO', step: 'payout', profit: 15 })).toBe('at.profit: multiple 2')
    expect(turn({ turn: 'MO', step: 'payout', profit: -2 })).toBe('at.profit: at-least 0')
  })
})

import { describe, expect, it } from 'vitest'
import { buildConcessionRoute } from '../concession-route.js'
import type { Board } from '../testing-board.js'
import { boardState, boardWork } from '../testing-board.js'
import type { Builder } from '../track.js'
import { carryOutLay, layChoices, refuseLay } from '../track.js'

const mine = (number: 4 | 5 | 6 | 7 | 8 | 9 | 11): Builder => ({ kind: 'mine', mine: number })
const rich = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`mine:${at + 1}`, 500]))

function lay(text: string): { hex: string; tile: string; rotation: number } {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  return { hex, tile, rotation: Number(rotation) }
}
const rule = (builder: Builder, text: string, board: Board = {}): string | undefined =>
  refuseLay(boardState({ cash: rich, ...board }), builder, lay(text))?.rule

describe('track of a private mine', () => {
  it('1873-4.2.1-a an unconnected mine may lay a tile, and upgrade one from phase 3 on', () => {
    expect(rule(mine(7), 'I14 75 1')).toBeUndefined()
    const laid = { tiles: { I14: ['75', 1] } } as const
    expect(rule(mine(7), 'I14 100 1', { ...laid, phase: '2' })).toBe('1873-4.4.1-c')
    expect(rule(mine(7), 'I14 100 1', { ...laid, phase: '3' })).toBeUndefined()
  })

  it('1873-4.2.1-c a connected mine, a mine of a public mine and a closed mine lay nothing', () => {
    const because = (change: object): unknown =>
      refuseLay(boardState({ cash: rich, mines: { 7: change } }), mine(7), lay('I14 75 1'))
    expect(because({ connected: true })).toEqual({
      rule: '1873-4.2.1-c',
      params: { mine: 7, because: 'connected' },
    })
    expect(because({ owner: 'HW' })).toEqual({
      rule: '1873-4.2.1-c',
      params: { mine: 7, because: 'public mine' },
    })
    expect(because({ open: false, owner: 'bank' })).toEqual({
      rule: '1873-4.2.1-c',
      params: { mine: 7, because: 'closed' },
    })
    expect([...layChoices(boardState({ cash: rich, mines: { 7: { connected: true } } }), mine(7))]).toEqual(
      [],
    )
  })

  it('1873-4.2.1-d reach is measured from the hex of the mine, whose own track is always reached', () => {
    expect(rule(mine(7), 'I16 75 1')).toBe('1873-4.2.1-d')
    const laid = { tiles: { I14: ['956', 1] }, phase: '3' } as const
    expect(rule(mine(7), 'I16 75 1', laid)).toBeUndefined()
    expect(rule(mine(7), 'I16 75 2', laid)).toBe('1873-4.2.1-d')
    expect(rule(mine(7), 'H13 980 2', { ...laid, phase: '5' })).toBe('1873-4.2.1-d')
    // A second piece of track on its own hex that nothing leads to.
    expect(rule(mine(7), 'I14 968 1', laid)).toBeUndefined()
    const offered = [...layChoices(boardState({ cash: rich }), mine(7))]
    expect(new Set(offered.map(({ hex }) => hex))).toEqual(new Set(['I14']))
  })

  it('1873-4.2.1-d markers do not interrupt the reach of a mine, on any place of the way', () => {
    const tiles = { D13: ['956', 1], E16: ['75', 1] } as const
    const full = { D15: [['HBE', 'GHE']], E16: [['GHE']] }
    expect(rule(mine(5), 'E16 100 0', { tiles, markers: full, phase: '3' })).toBeUndefined()
  })

  it('1873-4.2.1-d both circles of Tanne are starts', () => {
    expect(rule(mine(11), 'F3 75 3', {})).toBeUndefined()
    expect(rule(mine(11), 'E8 75 5', {})).toBeUndefined()
  })

  it('1873-4.2.1-e the mine pays from its treasury to the bank', () => {
    expect(rule(mine(7), 'I14 75 1', { cash: { 'mine:7': 49, 'player:ben': 1000 } })).toBe('1873-4.2.1-e')
    expect(rule(mine(7), 'I14 75 1', { cash: { 'mine:7': 50, 'player:ben': 0 } })).toBeUndefined()
    const work = boardWork({ cash: { 'mine:7': 70 } })
    carryOutLay(work, mine(7), lay('I14 75 1'))
    expect(work.state.cash['mine:7']).toBe(20)
    expect(work.events[0]).toEqual({
      kind: 'money',
      from: 'mine:7',
      to: 'bank',
      amount: 50,
      reason: 'terrain',
    })
  })

  it('1873-4.2.1-f the owner gets the cost back on concession hexes, and only there', () => {
    const work = boardWork({ cash: rich })
    carryOutLay(work, mine(7), lay('I14 75 1'))
    expect(work.state.cash['player:ben']).toBe(1000)
    carryOutLay(work, mine(8), lay('I8 956 0'))
    expect(work.state.cash['player:ben']).toBe(1150)
    expect(work.state.cash['mine:8']).toBe(350)
    // H17 lies on the route of GHE, but carries its track from the start.
    const printed = boardWork({ cash: rich, phase: '5', tiles: { I16: ['76', 1] } })
    carryOutLay(printed, { kind: 'mine', mine: 3 }, lay('H17 977 2'))
    expect(printed.state.cash['player:ben']).toBe(1000)
    expect(printed.state.cash['mine:3']).toBe(400)
  })

  it('1873-4.2.1-g building on a concession hex can activate the concession', () => {
    const work = boardWork({ cash: rich, phase: '2' })
    carryOutLay(work, mine(8), lay('I8 956 0'))
    expect(work.state.concessions['NWE']).toBe('bank')
  })

  it('1873-4.2.1-h the route stays possible: a tile is reserved, or the mine may not build', () => {
    const work = boardWork({ cash: rich, phase: '2' })
    carryOutLay(work, mine(11), lay('F3 75 3'))
    expect(work.state.reserved).toEqual({ F3: { tile: '963', rotation: 3 } })
    expect(rule(mine(11), 'F3 75 3', { supply: { '963': 0 } })).toBe('1873-4.4.1-x')
  })

  it('1873-4.2.1-i a mine that connects itself is connected at once', () => {
    const work = boardWork({ cash: rich, tiles: { B17: ['78', 4] } })
    carryOutLay(work, mine(5), lay('D13 956 1'))
    expect(work.state.mines[5]?.connected).toBe(true)
    expect(work.events).toContainEqual({ kind: 'mine-connected', mine: 5 })
  })

  it('EX-30 mine 9 builds on the SHE line, and SHE pays in full later', () => {
    const work = boardWork({
      phase: '2',
      cash: { 'mine:9': 150, SHE: 600 },
      railways: { SHE: { operated: false } },
    })
    expect(refuseLay(work.state, mine(9), lay('G2 956 0'))).toBeUndefined()
    carryOutLay(work, mine(9), lay('G2 956 0'))
    expect(work.state.cash['mine:9']).toBe(0)
    expect(work.state.cash['player:ben']).toBe(1150)
    expect(work.state.concessions['SHE']).toBe('bank')
    expect(work.events).toContainEqual({ kind: 'concession-active', railway: 'SHE' })
    buildConcessionRoute(work, 'SHE')
    expect(work.state.cash['SHE']).toBe(300)
    expect(work.events.filter(({ kind }) => kind === 'tile-laid').map(({ hex }) => hex)).toEqual(['G2', 'F3'])
  })
})

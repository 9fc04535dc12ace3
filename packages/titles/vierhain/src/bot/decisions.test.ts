import type { PlayerId } from '@stellwerk/engine'
import { legal, simulate } from '@stellwerk/engine'
import { evaluate } from '@stellwerk/ledger'
import { describe, expect, it } from 'vitest'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'
import { vierhain } from '../title.js'
import { knowledge } from './knowledge.js'
import { quickMove } from './quick.js'

const valueOf = (table: Table, type: string, fields: object): number => {
  const player = table.player as PlayerId
  const action = { type, player, ...fields }
  return evaluate(knowledge.ledger(simulate(vierhain, table.state, action)), player, knowledge.weights).total
}

describe('playing on', () => {
  it('gives every player the fortune that the game ends with', () => {
    const { state } = newGame().act('found', { company: 'A', price: 60 })
    let end = state
    while (!end.over) end = simulate(vierhain, end, quickMove(end))
    const { companies, players, rounds } = knowledge.ledger(state)
    const fortunes = players.map(({ ref, cash, investable, yield: gain }) => {
      const shares = companies.reduce(
        (sum, { parts, path, profit }) => sum + (parts[ref] ?? 0) * (path + rounds.now * profit.now),
        0,
      )
      return { player: ref, fortune: Math.round(cash + shares + investable * gain) }
    })
    expect(fortunes).toEqual(vierhain.ranking(end).map(({ player, fortune }) => ({ player, fortune })))
  })
})

describe('choices', () => {
  it('vierhain-end-b: pays out in the last round, as treasuries count nothing', () => {
    const table = at({
      cash: { A: 0 },
      phase: '2',
      set: 3,
      companies: { A: { price: 60, shares: { 1: 3 }, trains: ['3'] } },
      tiles: { B4: 'T03:2' },
      at: { round: 'operating', number: 2, turn: 'A', step: 'use', revenue: 50 },
    })
    expect(valueOf(table, 'payOut', { how: 'full' })).toBeGreaterThan(
      valueOf(table, 'payOut', { how: 'withhold' }),
    )
  })

  it('vierhain-track-l: looks at a few tiles of many, and at laying none', () => {
    const table = at({
      companies: { A: { price: 60, shares: { 1: 3 }, trains: ['2'] } },
      at: { round: 'operating', turn: 'A', step: 'track' },
    })
    const { choices } = legal(vierhain, table.state)
    const looked = knowledge.candidates(table.state, choices, table.player as PlayerId)
    expect(looked.length).toBeLessThan(choices.length)
    expect(looked.map(({ type }) => type)).toContain('pass')
    // the one that joins the market comes first
    expect(looked[0]).toMatchObject({ type: 'layTile', hex: 'B4', tile: 'T03', rotation: 2 })
  })
})

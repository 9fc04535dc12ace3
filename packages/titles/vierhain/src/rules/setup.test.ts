import type { PlayerId } from '@stellwerk/engine'
import { apply, drawnOrder } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { at, newGame } from '../testing.js'
import { vierhain } from '../title.js'

describe('general rules', () => {
  it('vierhain-general-a: dividends of any revenue are whole', () => {
    const table = at({
      companies: { A: { shares: { 1: 2, 2: 1 } } },
      at: { round: 'operating', turn: 'A', step: 'use', revenue: 110 },
    })
    table.act('payOut', { how: 'full' })
    expect([table.cash('1'), table.cash('2')]).toEqual([44, 22])
  })

  it('vierhain-general-b: nobody acts out of turn', () => {
    const table = newGame()
    expect(table.refused('found', { company: 'A', price: 50 }, '2')).toBe('engine-turn')
    expect(table.refused('found', { company: 'A', price: 50 }, '1')).toBeUndefined()
  })

  it('vierhain-general-c: everybody sees everything, and the seed decides the seats alone', () => {
    expect(vierhain.secrets).toBeUndefined()
    const table = newGame().act('found', { company: 'A', price: 60 })
    const other = apply(
      vierhain,
      { ...newGame().state, random: 4711 },
      { type: 'found', player: '1', company: 'A', price: 60 },
    )
    expect(other.ok && { ...other.state, random: 0 }).toEqual({ ...table.state, random: 0 })
  })

  it('vierhain-general-d: the bank pays whatever it has to', () => {
    const table = at({
      companies: { A: { shares: { 1: 3 } } },
      at: { round: 'operating', turn: 'A', step: 'use', revenue: 1_000_000 },
    })
    expect(table.act('payOut', { how: 'full' }).cash('1')).toBe(600_000)
    expect(table.state.cash['bank']).toBe(-600_000)
  })

  it('vierhain-general-e: a rich director does not add to a poor treasury, for hills or for trains', () => {
    const rich = { cash: { 1: 1000, D: 10 }, companies: { D: { shares: { 1: 3 } } } }
    const track = at({ ...rich, at: { round: 'operating', turn: 'D', step: 'track' } })
    expect(track.refused('layTile', { hex: 'D6', tile: 'T03', rotation: 1 })).toBe('vierhain-track-f')
    const trains = at({
      ...rich,
      companies: { D: {}, E: { price: 50 } },
      at: { round: 'operating', turn: 'D', step: 'trains' },
    })
    expect([trains.company, trains.cash('1')]).toEqual(['E', 1000])
  })

  it('vierhain-general-f: shares of a company are five, wherever they lie', () => {
    const table = newGame().act('found', { company: 'A', price: 60 }).act('buyShare', { company: 'A' })
    expect(table.state.companies.A.shares).toEqual({ 'player:1': 2, 'player:2': 1, bank: 2 })
    const { companies } = table.state
    const broken = { ...table.state, companies: { ...companies, A: { ...companies.A, shares: { bank: 4 } } } }
    expect(vierhain.audit(broken)).toContain('shares: A has 4')
  })
})

describe('setup', () => {
  it('vierhain-setup-a: two to four players', () => {
    const create = (players: number) =>
      vierhain.create({ players: ['a', 'b', 'c', 'd', 'e'].slice(0, players), seed: 1, options: {} })
    expect([1, 2, 3, 4, 5].map((n) => create(n).ok)).toEqual([false, true, true, true, false])
    expect(create(5)).toMatchObject({ refusal: { rule: 'vierhain-setup-a', params: { players: 5 } } })
  })

  it('vierhain-setup-b, vierhain-setup-d: money for players, shares in the bank', () => {
    expect([2, 3, 4].map((n) => newGame(n).cash('1'))).toEqual([240, 240, 180])
    for (const company of Object.values(newGame().state.companies))
      expect(company).toEqual({
        director: null,
        shares: { bank: 5 },
        price: null,
        trains: [],
        operated: false,
      })
  })

  it('vierhain-setup-c: all four companies can be founded, by two players too', () => {
    const found = newGame(2).actions('found') as readonly { company?: string }[]
    expect([...new Set(found.map(({ company }) => company))]).toEqual(['A', 'B', 'D', 'E'])
  })

  it('vierhain-setup-e: trains in the bank', () => {
    for (const players of [3, 4]) expect(newGame(players).state.trains).toEqual({ 2: 4, 3: 2, 5: null })
    expect(newGame(2).state.trains).toEqual({ 2: 2, 3: 2, 5: null })
  })

  it('vierhain-setup-f: phase 1, first stock round, seat 1', () => {
    const { state, step, player } = newGame()
    expect([state.phase, state.round, step, player]).toEqual(['1', { set: 1, operating: 0 }, 'stock', '1'])
  })

  it('draws the seats by the seed, and refuses names and seeds that are none', () => {
    const players = ['a', 'b', 'c', 'd'] as PlayerId[]
    const drawn = new Set(Array.from({ length: 40 }, (_, seed) => drawnOrder(players, seed)[0]))
    expect(drawn.size).toBe(4)
    const refusedBy = (setup: object) => vierhain.create({ players, seed: 1, options: {}, ...setup }).ok
    expect([refusedBy({ players: ['a', 'a'] }), refusedBy({ players: ['a', ' '] })]).toEqual([false, false])
    expect([refusedBy({ seed: 0.5 }), refusedBy({ options: { edition: 'x' } }), refusedBy({})]).toEqual([
      false,
      false,
      true,
    ])
  })
})

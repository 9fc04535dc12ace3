import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { four, players, sd, three, without } from './testing-emergency.js'

describe('emergency purchases', () => {
  it('1854-emergency-a the director adds what is missing for a train that must be bought', () => {
    const table = at(without(150, 60))
    expect(table.refused('pass')).toBe('1854-trains-c')
    table.act('buyTrain', three)
    expect(table.told('emergency-begun')).toMatchObject([{ company: 'KT', player: 'Anna', missing: 50 }])
    expect([table.cash('KT'), table.cash('Anna')]).toEqual([0, 10])
    expect(table.state.majors.KT.trains).toEqual(['3'])
  })

  it('1854-emergency-a no private money while the treasury can pay for the cheapest train', () => {
    const described = (treasury: number) =>
      at(without(treasury, 500, { phase: '4', openPool: ['3'] })).refused('buyTrain', four)
    expect(described(200)).toBe('1854-emergency-a')
    expect(described(199)).toBeUndefined()
  })

  it('1854-emergency-a no private money for a company that need not buy, or for a train it cannot run', () => {
    const owns = at(without(150, 500, { kt: { trains: ['3'] } }))
    expect(owns.refused('buyTrain', three)).toBe('1854-emergency-a')
    const noRoute = at(without(150, 500, { tiles: {} }))
    expect(noRoute.refused('buyTrain', three)).toBe('1854-emergency-a')
    const plus = at(without(100, 500))
    expect(plus.refused('buyTrain', { from: 'bank', train: '1+', price: 100 })).toBeUndefined()
    const poor = at(without(99, 500))
    expect(poor.refused('buyTrain', { from: 'bank', train: '1+', price: 100 })).toBe('1854-emergency-a')
  })

  it('1854-emergency-b the director of a major chooses freely, also a dearer train', () => {
    const table = at(without(100, 500, { phase: '4', openPool: ['3'] }))
    expect(table.refused('buyTrain', { from: 'pool', train: '3', price: 200 })).toBeUndefined()
    table.act('buyTrain', four)
    expect([table.cash('KT'), table.cash('Anna'), table.state.majors.KT.trains]).toEqual([0, 280, ['4']])
  })

  it('1854-emergency-c by agreement from another company, at the printed price at most', () => {
    const table = at(
      without(50, 500, {
        majors: { SB: { director: 'Bert', certificates: { Bert: 1 }, price: 70, trains: ['3'] } },
      }),
    )
    const offer = (price: number) => ({ from: 'SB', train: '3', price })
    expect(table.refusal('buyTrain', offer(201))).toEqual({
      rule: '1854-emergency-c',
      params: { company: 'KT', train: '3', price: 201, most: 200 },
    })
    table.act('buyTrain', offer(200)).act('accept', {}, 'Bert')
    expect([table.cash('KT'), table.cash('Anna'), table.cash('SB')]).toEqual([0, 350, 200])
    expect(table.state.majors.KT.trains).toEqual(['3'])
  })

  it('1854-emergency-d the treasury is used up first', () => {
    const table = at(without(199, 500)).act('buyTrain', three)
    expect([table.cash('KT'), table.cash('Anna')]).toEqual([0, 499])
  })

  it('1854-emergency-g, 1854-end-e, EX-36: 131 G for 170 G make bankrupt, and the game ends at once', () => {
    const table = at(
      without(30, 0, {
        majors: { SD: { director: 'Bert', split: true, space: 'R4C7', certificates: { Anna: 1, Bert: 1 } } },
        at: { round: 'operating', turn: 'KT', step: 'payout', revenue: 100 },
      }),
    )
    expect(table.state.over).toBe(false)
    table.act('payOut', { how: 'full' })
    expect(table.told('bankrupt')).toMatchObject([{ player: 'Anna', company: 'KT' }])
    expect(table.cash('Anna')).toBe(40 + 91)
    expect([table.cash('KT'), table.state.majors.KT.trains]).toEqual([30, []])
    expect([table.state.over, table.players]).toEqual([true, []])
    const [{ ranking } = { ranking: [] }] = table.told('game-over')
    // besides, the director's certificate at 85 and two local railways
    expect(ranking.find(({ player }) => player === 'Anna')?.fortune).toBe(131 + 4 * 85 + 2 * 150)
  })

  it('1854-emergency-g all that he can raise is sold, one action for each company', () => {
    const table = at(
      without(0, 0, {
        phase: '5',
        majors: {
          ...sd({ Anna: 2, Bert: 1 }),
          SB: { director: 'Bert', certificates: { Anna: 1 }, space: 'R3C3' },
        },
        options: { Anna: { company: 'SB', price: 67, round: 2 } },
        at: { round: 'operating', turn: 'KT', step: 'payout', revenue: 10 },
      }),
    )
    table.act('payOut', { how: 'full' })
    expect(table.told('certificates-moved')).toMatchObject([
      { company: 'SB', from: 'player:Anna', to: 'pool', count: 1 },
      { company: 'SD', from: 'player:Anna', to: 'pool', count: 2 },
    ])
    expect(table.cash('Anna')).toBe(4 + 82 + 208)
    expect(table.state.over).toBe(true)
  })

  it('1854-emergency-g who cannot pay may still find a cheap train elsewhere; ending the step is bankruptcy', () => {
    const described = without(30, 0, {
      majors: { SB: { director: 'Bert', certificates: { Bert: 1 }, price: 70, trains: ['3'] } },
    })
    const table = at(described)
    expect(table.refusal('buyTrain', three)).toEqual({
      rule: '1854-emergency-g',
      params: { company: 'KT', price: 200, means: 30 },
    })
    table.act('buyTrain', { from: 'SB', train: '3', price: 30 }).act('accept', {}, 'Bert')
    expect([table.state.over, table.state.majors.KT.trains]).toEqual([false, ['3']])
    expect(at(described).act('pass').state.over).toBe(true)
  })

  it('1854-emergency-h no train beyond all means while a cheaper one could be paid', () => {
    const table = at(without(100, 110, { phase: '4', openPool: ['3'], majors: sd({ Anna: 1, Bert: 1 }) }))
    expect(table.refusal('buyTrain', four)).toEqual({
      rule: '1854-emergency-h',
      params: { company: 'KT', price: 320, means: 314 },
    })
    expect(table.refused('buyTrain', { from: 'pool', train: '3', price: 200 })).toBeUndefined()
    const enough = at(without(100, 116, { phase: '4', openPool: ['3'], majors: sd({ Anna: 1, Bert: 1 }) }))
    expect(enough.refused('buyTrain', four)).toBeUndefined()
  })

  it('1854-emergency-i only one train is bought with private money', () => {
    const table = at(without(150, 500, { majors: sd({ Bert: 1 }) })).act('buyTrain', three)
    expect(table.refused('buyTrain', three)).not.toBeUndefined()
    expect(table.state.majors.KT.trains).toEqual(['3'])
  })

  it('1854-local-ags-n with private money a local AG takes the lowest type of the scrap pool', () => {
    const table = at({
      players,
      phase: '6',
      tiles: { D18: '14:0', D20: '14:0' },
      markers: { D18: ['A'] },
      scrapPool: ['2', '3'],
      cash: { 'ag:A': 100, Anna: 300 },
      ags: { A: { director: 'Anna' } },
      at: { round: 'operating', turn: 'A', step: 'trains' },
    })
    expect(table.refusal('buyTrain', { from: 'scrap', train: '3', price: 230 })).toEqual({
      rule: '1854-local-ags-n',
      params: { company: 'A', train: '3', lowest: '2' },
    })
    table.act('buyTrain', { from: 'scrap', train: '2', price: 130 })
    expect([table.cash('ag:A'), table.cash('Anna')]).toEqual([0, 270])
  })
})

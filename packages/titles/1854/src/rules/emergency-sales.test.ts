import { bank } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { raisable } from './raising.js'
import { four, sd, shareAndOption, three, without } from './testing-emergency.js'

const anna = 'Anna' as PlayerId

describe('sales in an emergency', () => {
  it('1854-emergency-e, 1854-sell-f: the director sells at once until his cash is enough, also after the first stock round', () => {
    const table = at(without(50, 46, { majors: sd({ Anna: 3, Bert: 1 }), round: { stock: 1 } }))
    table.act('buyTrain', three)
    expect([table.step, table.player, table.company]).toEqual(['emergency', 'Anna', 'KT'])
    expect(table.choices().map(({ action }) => action)).toEqual([
      { type: 'sellShares', player: 'Anna', company: 'SD', count: 1 },
    ])
    table.act('sellShares', { company: 'SD', count: 1 })
    expect(table.state.majors.KT.trains).toEqual(['3'])
    expect([table.cash('KT'), table.cash('Anna')]).toEqual([0, 0])
    expect(table.state.majors.SD.space).toBe('R3C7')
    expect(table.step).not.toBe('emergency')
  })

  it('1854-emergency-e no more than needed, and nothing once it is covered', () => {
    const table = at(without(0, 95, { majors: sd({ Anna: 3, Bert: 1 }) })).act('buyTrain', three)
    // 105 are missing: two certificates at 104
    expect(table.refused('sellShares', { company: 'SD', count: 2 })).toBeUndefined()
    expect(table.refusal('sellShares', { company: 'SD', count: 3 })).toEqual({
      rule: '1854-emergency-e',
      params: { company: 'SD', count: 3, missing: 105 },
    })
    table.act('sellShares', { company: 'SD', count: 2 })
    expect(table.refused('sellShares', { company: 'SD', count: 1 })).toBe('engine-step')
    expect(table.cash('Anna')).toBe(103)
  })

  it('1854-emergency-e, 1854-option-j: an option certificate may be sold too, even right after its stock round', () => {
    const table = at(
      without(50, 70, {
        majors: { SB: { director: 'Bert', certificates: { Anna: 1 }, space: 'R3C3' } },
        options: { Anna: { company: 'SB', price: 67, round: 2 } },
      }),
    )
    table.act('buyTrain', three).act('sellOption')
    expect(table.told('option-sold')).toMatchObject([{ player: 'Anna', company: 'SB', overdue: false }])
    expect([table.cash('Anna'), table.state.majors.SB.space]).toEqual([70 + 82 - 150, 'R4C3'])
    expect(table.state.majors.KT.trains).toEqual(['3'])
  })

  it('1854-emergency-e without an option there is none to sell', () => {
    const table = at(without(0, 95, { majors: sd({ Anna: 3, Bert: 1 }) })).act('buyTrain', three)
    expect(table.refused('sellOption')).toBe('1854-option-j')
  })

  it('1854-emergency-f no sale that changes a director, of this company or of another', () => {
    const table = at(
      without(0, 0, {
        kt: { certificates: { Anna: 1, Cilli: 2 }, price: 72 },
        majors: { NT: { director: 'Anna', split: true, space: 'R2C7', certificates: { Anna: 2, Dora: 3 } } },
      }),
    )
    table.act('buyTrain', three)
    expect(table.refused('sellShares', { company: 'NT', count: 1 })).toBeUndefined()
    expect(table.refusal('sellShares', { company: 'NT', count: 2 })).toEqual({
      rule: '1854-emergency-f',
      params: { company: 'NT', director: 'Dora' },
    })
    expect(table.refused('sellShares', { company: 'KT', count: 2 })).toBe('1854-emergency-f')
    expect(table.refused('sellShares', { company: 'KT', count: 1 })).toBeUndefined()
  })

  it('1854-emergency-j for each company the largest sale in one action, at the present price', () => {
    const { state } = at(
      without(0, 500, {
        kt: { certificates: { Anna: 1, Cilli: 2 }, space: 'R3C3' },
        majors: {
          ...sd({ Anna: 3, Bert: 1 }),
          NT: { director: 'Anna', split: true, space: 'R4C7', certificates: { Anna: 2, Dora: 3 } },
          SB: { director: 'Bert', certificates: { Anna: 1 }, space: 'R6C4' },
        },
        options: { Anna: { company: 'SB', price: 67, round: 2 } },
      }),
    )
    // KT 20 % at 82, SD three of 10 % at 104, NT one of 10 % at 91, the option on SB at 70
    expect(raisable(state, anna)).toBe(2 * 82 + 3 * 104 + 91 + 70)
  })

  it('1854-emergency-j, 1854-sell-c: paid certificates and the option of one company in one sale', () => {
    const { state } = at(without(0, 500, { ...shareAndOption }))
    expect(raisable(state, anna)).toBe(140 + 70)
  })

  it('1854-emergency-k a clumsy order of sales that would lead into bankruptcy is refused', () => {
    const table = at(without(0, 20, { phase: '4', majors: sd({ Anna: 3, Bert: 1 }), openPool: [] })).act(
      'buyTrain',
      four,
    )
    // 300 are missing: three at once bring 312, one after another 104 + 97 + 91
    expect(table.refusal('sellShares', { company: 'SD', count: 1 })).toEqual({
      rule: '1854-emergency-k',
      params: { missing: 196, raisable: 194 },
    })
    expect(table.refused('sellShares', { company: 'SD', count: 2 })).toBe('1854-emergency-k')
    expect(table.actions('sellShares')).toEqual([
      { type: 'sellShares', player: 'Anna', company: 'SD', count: 3 },
    ])
    const before = table.cash(bank)
    table.act('sellShares', { company: 'SD', count: 3 })
    expect([table.cash('Anna'), table.cash(bank) - before]).toEqual([32 - 20, 320 - 312])
  })

  it('1854-emergency-g, 1854-emergency-j, EX-62: a certificate and an option of one company keep from bankruptcy', () => {
    const described = without(10, 0, { ...shareAndOption })
    const table = at(described)
    expect(table.refused('pass')).toBe('1854-trains-c')
    table.act('buyTrain', three)
    table.act('sellShares', { company: 'SB', count: 1 })
    expect([table.step, table.cash('Anna')]).toEqual(['emergency', 140])
    table.act('sellOption')
    expect([table.cash('KT'), table.cash('Anna'), table.state.over]).toEqual([0, 140 + 65 - 190, false])
    expect(table.state.majors.KT.trains).toEqual(['3'])
    const together = at(described).act('buyTrain', three)
    together.act('sellShares', { company: 'SB', count: 1, option: true })
    expect(together.cash('Anna')).toBe(210 - 190)
  })

  it('1854-emergency-h a dearer train that shares and option can pay is not refused', () => {
    const described = (treasury: number) =>
      at(without(treasury, 0, { ...shareAndOption, phase: '4', openPool: ['3'] })).refused('buyTrain', four)
    expect(described(110)).toBeUndefined()
    expect(described(109)).toBe('1854-emergency-h')
  })

  it('1854-emergency-e of a sale with the option no certificate may be too many', () => {
    const table = (treasury: number) => at(without(treasury, 0, { ...shareAndOption })).act('buyTrain', three)
    const together = { company: 'SB', count: 1, option: true }
    // 140 are missing, which the paid certificate brings alone
    expect(table(60).refusal('sellShares', together)).toEqual({
      rule: '1854-emergency-e',
      params: { company: 'SB', count: 2, missing: 140 },
    })
    expect(table(59).refused('sellShares', together)).toBeUndefined()
    expect(table(59).refused('sellShares', { company: 'SB', count: 1 })).toBeUndefined()
  })

  it('1854-emergency-k, 1854-option-j: an option sold alone takes from the price of the shares of its company', () => {
    const enough = at(without(0, 0, { ...shareAndOption })).act('buyTrain', three)
    enough.act('sellOption').act('sellShares', { company: 'SB', count: 1 })
    expect(enough.cash('Anna')).toBe(70 + 2 * 65 - 200)
    // 210 are missing, which only one sale brings
    const table = at(without(110, 0, { ...shareAndOption, phase: '4', openPool: ['3'] }))
    table.act('buyTrain', four)
    expect(table.refusal('sellOption')).toEqual({
      rule: '1854-emergency-k',
      params: { missing: 140, raisable: 130 },
    })
    expect(table.choices().map(({ action }) => action)).toEqual([
      { type: 'sellShares', player: 'Anna', company: 'SB', count: 1, option: true },
    ])
  })
})

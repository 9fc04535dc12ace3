import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { turns } from './procedures.js'

/** KR in Linz with a route to Ybbs; A directs it. */
const linz: Description = {
  players: ['A', 'B', 'C'],
  privates: 'sold',
  phase: '3',
  cash: { A: 500, KR: 300 },
  majors: { KR: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['3'] } },
  tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
}

const withMail = (phase: NonNullable<Description['phase']>, mail: 'small' | 'large'): Description => ({
  ...linz,
  phase,
  majors: { KR: { ...linz.majors?.['KR'], trains: ['5'], mail } },
  at: { round: 'operating', turn: 'KR' },
})

const buying: Description = { ...linz, at: { round: 'operating', turn: 'KR', step: 'contract' } }

describe('mail contracts', () => {
  const incomes = {
    small: { 1: 10, 2: 10, 3: 20, 4: 20, 5: 30, 6: 30, 7: 40 },
    large: { 1: 30, 2: 30, 3: 40, 4: 40, 5: 50, 6: 50, 7: 60 },
  } as const
  for (const size of ['small', 'large'] as const)
    for (const phase of ['1', '2', '3', '4', '5', '6', '7'] as const)
      it(`1854-mail-a, 1854-mail-b: a ${size} contract brings ${incomes[size][phase]} G in phase ${phase}`, () => {
        const table = at(withMail(phase, size))
        expect(table.step).toBe('track')
        expect(table.cash('KR')).toBe(300 + incomes[size][phase])
      })

  it('1854-mail-a: the income can be used in the same turn', () => {
    const table = at({ ...withMail('3', 'large'), cash: { KR: 10 } })
    table.act('layTile', { hex: 'C21', tile: '55', rotation: 0 })
    expect(table.told('tile-laid')).toMatchObject([{ cost: 50 }])
    expect(table.cash('KR')).toBe(0)
  })

  it('1854-mail-f: mail is paid into the treasury alone and moves no marker', () => {
    const table = at(withMail('3', 'small'))
    expect(table.state.majors.KR.space).toBe('R3C3')
    expect(table.cash('A')).toBe(500)
  })

  it('1854-mail-c: a share company buys one from the bank out of its treasury', () => {
    const table = at(buying)
    expect(table.actions('buyContract')).toMatchObject([{ size: 'small' }, { size: 'large' }])
    table.act('buyContract', { size: 'large' })
    expect(table.cash('KR')).toBe(100)
    expect(table.state.majors.KR.mail).toBe('large')
    expect(table.state.contracts).toEqual({ small: 6, large: 5 })
    expect(table.told('contract-bought')).toEqual([
      { kind: 'contract-bought', company: 'KR', size: 'large', price: 200 },
    ])
  })

  it('1854-mail-c: not from an empty supply', () => {
    const table = at(buying)
    table.state = { ...table.state, contracts: { small: 0, large: 6 } }
    expect(table.refused('buyContract', { size: 'small' })).toBe('1854-mail-c')
    expect(table.refused('buyContract', { size: 'large' })).toBeUndefined()
  })

  it('1854-or-turn-d: the director cannot add his own money', () => {
    const table = at({ ...buying, cash: { A: 500, KR: 199 } })
    expect(table.refusal('buyContract', { size: 'large' })).toEqual({
      rule: '1854-or-turn-d',
      params: { company: 'KR', price: 200, cash: 199 },
    })
    expect(table.refused('buyContract', { size: 'small' })).toBeUndefined()
  })

  it('1854-or-turn-b: the step may be skipped, and is not asked for where nothing can be bought', () => {
    const table = at(buying).act('pass')
    expect(table.state.majors.KR.mail).toBeNull()
    expect(at({ ...buying, cash: { KR: 99 } }).step).not.toBe('contract')
  })

  it('1854-mail-d, 1854-majors-e: a company never owns a second one', () => {
    const table = at(buying)
    table.state = {
      ...table.state,
      majors: { ...table.state.majors, KR: { ...table.state.majors.KR, mail: 'small' } },
    }
    expect(table.refused('buyContract', { size: 'large' })).toBe('1854-mail-d')
    expect(at({ ...buying, majors: { KR: { ...linz.majors?.['KR'], mail: 'small' } } }).step).not.toBe(
      'contract',
    )
  })

  it('1854-mail-e: a contract pays for the first time on the next turn', () => {
    const table = at(buying).act('buyContract', { size: 'small' })
    expect(table.cash('KR')).toBe(200)
    table.passUntil('track', 'KR')
    expect(table.told('mail-paid')).toEqual([{ kind: 'mail-paid', company: 'KR', amount: 20 }])
    expect(table.state.round.operating).toBe(2)
    expect(table.cash('KR')).toBe(220)
  })

  it('1854-local-ags-p: a local AG may own one', () => {
    const table = at({
      ...linz,
      phase: '5',
      cash: { 'ag:A': 150 },
      ags: { A: { director: 'B', acted: true } },
      at: { round: 'operating', turn: 'A', step: 'contract' },
    })
    table.act('buyContract', { size: 'small' })
    expect(table.state.ags.A?.mail).toBe('small')
    expect(table.cash('ag:A')).toBe(50)
  })

  it('1854-locals-j: the turn of a local railway has no step for mail', () => {
    expect(turns['local-turn']).not.toContain('contract')
    expect(turns['local-turn']).not.toContain('mail')
    const table = at({ ...linz, cash: { '1': 300 }, at: { round: 'operating', turn: '1', step: 'trains' } })
    expect(table.refused('buyContract', { size: 'small' })).toBe('1854-locals-j')
    table.act('pass')
    expect(table.step).toBe('track')
    expect(table.refused('buyContract', { size: 'small' })).toBe('1854-locals-j')
    expect(table.choices('buyContract')).toEqual([])
  })

  it('1854-or-turn-a: no step comes twice or out of order', () => {
    const table = at(buying)
    for (const type of ['layTile', 'buildTunnel', 'buildStation', 'run', 'payOut', 'buyTrain'])
      expect(table.refused(type)).toBe('1854-or-turn-a')
    expect(table.refused('merge', { with: '2' })).toBe('1854-merge-b')
  })
})

import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Description } from '../position/description.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']

/** KR of A in Linz, in one step of its turn. */
const linz = (step: string, more: Partial<Description> = {}): Description => ({
  players,
  phase: '3',
  privates: 'sold',
  tiles: { C17: '57:1' },
  cash: { KR: 500 },
  majors: { KR: { director: 'A', certificates: { A: 1 }, trains: ['3'] } },
  at: { round: 'operating', turn: 'KR', step },
  ...more,
})

const three = { from: 'bank', train: '3', price: 200 }

describe('an action of another step', () => {
  it('1854-or-turn-a: that would be possible there is only out of order', () => {
    const [lay = { type: '', player: '' as PlayerId }] = at(linz('track')).actions('layTile')
    expect(at(linz('track')).refused('layTile', lay)).toBeUndefined()
    expect(at(linz('trains')).refused('layTile', lay)).toBe('1854-or-turn-a')
    expect(at(linz('contract')).refused('layTile', lay)).toBe('1854-or-turn-a')
    expect(at(linz('contract')).refused('buyTrain', three)).toBe('1854-or-turn-a')
    expect(at(linz('trains')).refused('buyContract', { size: 'small' })).toBe('1854-or-turn-a')
  })

  it('1854-or-turn-a: of a step to come waits for it, whatever stands against it now', () => {
    const poor = at(linz('track', { cash: { KR: 10 } }))
    expect(poor.refused('buyTrain', three)).toBe('1854-or-turn-a')
    expect(poor.refused('buyContract', { size: 'small' })).toBe('1854-or-turn-a')
    const payout = { round: 'operating', turn: 'KR', step: 'payout', revenue: 50 } as const
    expect(at(linz('payout', { at: payout })).refused('buyTrain', three)).toBe('1854-or-turn-a')
  })

  it('1854-track-j: of a step that is over, by what that step has against it', () => {
    for (const step of ['trains', 'contract'])
      expect(at(linz(step)).refused('layTile', { hex: 'F8', tile: '57', rotation: 0 })).toBe('1854-track-j')
  })

  it('1854-token-d, 1854-token-e: likewise for station markers', () => {
    expect(at(linz('trains')).refused('buildStation', { hex: 'C17', stop: 0 })).toBe('1854-token-d')
    expect(at(linz('trains')).refused('buildStation', { hex: 'C15', stop: 0 })).toBe('1854-token-e')
  })

  it('1854-trains-j: a train at the limit, where the step was skipped', () => {
    const majors = { KR: { director: 'A', certificates: { A: 1 }, trains: ['3', '3', '3', '3'] } } as const
    const table = at(linz('trains', { majors }))
    expect(table.step).toBe('contract')
    expect(table.refusal('buyTrain', three)).toEqual({
      rule: '1854-trains-j',
      params: { company: 'KR', limit: 4 },
    })
  })

  it('1854-mail-d, 1854-or-turn-d: a contract that the next step will not sell', () => {
    const majors = { KR: { director: 'A', certificates: { A: 1 }, trains: ['3'], mail: 'small' } } as const
    const owner = at(linz('trains', { majors }))
    expect(owner.refused('buyContract', { size: 'large' })).toBe('1854-mail-d')
    const poor = at(linz('trains', { cash: { KR: 190, A: 20 }, openPool: ['1+'] }))
    expect(poor.refused('buyContract', { size: 'large' })).toBe('1854-or-turn-d')
  })

  it('1854-dividend-e: a payout after a run without revenue', () => {
    const table = at(linz('station', { tiles: { C17: '57:1' } }))
    table.passUntil('trains', 'KR')
    expect(table.refused('payOut', { how: 'full' })).toBe('1854-dividend-e')
    expect(table.refused('payOut', { how: 'withhold' })).toBe('1854-or-turn-a')
    const earned = { round: 'operating', turn: 'KR', step: 'payout', revenue: 50 } as const
    const paid = at(linz('payout', { at: earned })).act('payOut', { how: 'full' })
    expect([paid.step, paid.refused('payOut', { how: 'full' })]).toEqual(['trains', '1854-or-turn-a'])
  })

  it('1854-locals-j, 1854-locals-k: what a local railway never does, in every step of its turn', () => {
    for (const step of ['track', 'trains']) {
      const table = at({
        players,
        privates: 'sold',
        cash: { 1: 300 },
        at: { round: 'operating', turn: '1', step },
      })
      expect([step, table.step]).toEqual([step, step])
      expect(table.refused('buyContract', { size: 'small' })).toBe('1854-locals-j')
      expect(table.refused('payOut', { how: 'full' })).toBe('1854-locals-k')
    }
  })
})

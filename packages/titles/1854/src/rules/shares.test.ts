import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Holder } from '../state.js'
import { at } from '../testing.js'
import { certificatesOf, paidCertificates, percentOf, percentWithPlayers, shareCompanyIds } from './shares.js'

const players = ['A', 'B', 'C']
const holders: readonly Holder[] = ['player:A', 'player:B', 'player:C', 'tableau', 'pool', 'split']
const percents = (description: Omit<Description, 'players'>) => {
  const { state } = at({ players, ...description })
  return holders.map((holder) => percentOf(state, 'KT', holder))
}

describe('certificates', () => {
  it('1854-general-d, 1854-majors-b: the certificates of a major make 100 %, wherever they lie', () => {
    expect(percents({})).toEqual([0, 0, 0, 100, 0, 0])
    expect(percents({ majors: { KT: { director: 'B' } } })).toEqual([0, 40, 0, 60, 0, 0])
    expect(percents({ majors: { KT: { director: 'B', certificates: { A: 1, pool: 1 } } } })).toEqual([
      20, 40, 0, 20, 20, 0,
    ])
    expect(
      percents({ majors: { KT: { director: 'B', split: true, certificates: { A: 2, B: 1, pool: 1 } } } }),
    ).toEqual([20, 30, 0, 0, 10, 40])
  })

  it('1854-general-d, 1854-option-d: half of an option certificate belongs to nobody', () => {
    const described = {
      majors: {
        KT: { director: 'B', certificates: { A: 2 } },
        SB: { director: 'B', certificates: { A: 1 } },
      },
      options: { A: { company: 'KT' } },
    }
    expect(percents(described)).toEqual([30, 40, 0, 20, 0, 0])
    const { state } = at({ players, ...described })
    expect([certificatesOf(state, 'KT', 'player:A'), paidCertificates(state, 'KT', 'A' as PlayerId)]).toEqual(
      [2, 1],
    )
    expect([percentOf(state, 'SB', 'player:A'), percentWithPlayers(state, 'KT')]).toEqual([20, 70])
  })

  it('1854-terms-b the share companies are the eight majors and the local AGs that are formed', () => {
    const { state } = at({ players, ags: { B: { director: 'A' } } })
    expect(shareCompanyIds(state)).toEqual(['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT', 'VB', 'B'])
  })
})

import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { fortuneOf, ranking } from './ranking.js'

const players = ['A', 'B', 'C']
const fortune = (state: Parameters<typeof fortuneOf>[0], player: string) => fortuneOf(state, player as never)

describe('the score', () => {
  it('1854-score-a, 1854-score-b, 1854-terms-c, 1854-terms-d, EX-49: cash, certificates at their prices, an option at 10 %', () => {
    const { state } = at({
      players,
      phase: '5',
      cash: { A: 412 },
      privates: 'sold',
      locals: { 3: { owner: 'B' }, 4: { owner: 'B' }, 5: { owner: 'B' }, 6: { owner: 'B' } },
      majors: {
        KT: { issuePrice: 82, space: 'R2C7', split: true, director: 'B', certificates: { A: 3, B: 2 } },
        VB: { issuePrice: 67, space: 'R3C4', director: 'A', certificates: { B: 1 } },
        NT: { issuePrice: 77, director: 'C', certificates: { A: 1, C: 1 } },
      },
      ags: { A: { director: 'B', other: 'A', price: 72 } },
      options: { A: { company: 'NT' } },
    })
    expect(fortune(state, 'A')).toEqual({
      cash: 412,
      certificates: [
        { company: 'KT', value: 312 },
        { company: 'NT', value: 77 },
        { company: 'VB', value: 340 },
        { company: 'A', value: 72 },
      ],
      privates: 0,
      total: 1213,
    })
  })

  it('1854-score-c, R-34: before the float at the issue price, without one nothing', () => {
    const { state } = at({
      players,
      mountains: { SEM: { owner: 'B', open: false } },
      majors: { KE: { issuePrice: 93, director: 'A' } },
    })
    expect(state.majors.KE.space).toBeNull()
    expect(fortune(state, 'A').total).toBe(372)
    expect(state.majors.SD.certificates['player:B']).toBe(1)
    expect(fortune(state, 'B')).toMatchObject({ certificates: [], total: 0 })
  })

  it('1854-score-d: open mountain and local railways at face price, closed ones nothing', () => {
    const { state } = at({
      players,
      mountains: { AUS: { owner: 'A' }, SEM: { owner: 'A', open: false }, GKB: { owner: 'B' } },
      locals: { 4: { owner: 'A' } },
      at: { round: 'auction' },
    })
    expect(fortune(state, 'A')).toMatchObject({ privates: 170, total: 170 })
    expect(fortune(state, 'B').privates).toBe(70)
  })

  it('1854-score-e: treasuries, trains and mail contracts count for nobody', () => {
    const { state } = at({
      players,
      privates: 'sold',
      phase: '3',
      cash: { KE: 900, 1: 500 },
      locals: {
        1: { owner: 'A' },
        2: { owner: 'B' },
        3: { owner: 'B' },
        4: { owner: 'B' },
        5: { owner: 'B' },
        6: { owner: 'B' },
      },
      majors: {
        KE: { issuePrice: 67, director: 'A', certificates: { B: 1 }, trains: ['3', '3'], mail: 'large' },
      },
    })
    expect(fortune(state, 'A').total).toBe(150 + 4 * 67)
  })

  it('1854-score-f: the wealthiest wins, equal wealth shares the rank', () => {
    const { state } = at({
      players: ['A', 'B', 'C', 'D'],
      cash: { A: 10, B: 30, C: 30, D: 20 },
      at: { round: 'auction' },
    })
    expect(ranking(state)).toEqual([
      { player: 'B', fortune: 30, rank: 1 },
      { player: 'C', fortune: 30, rank: 1 },
      { player: 'D', fortune: 20, rank: 3 },
      { player: 'A', fortune: 10, rank: 4 },
    ])
  })
})

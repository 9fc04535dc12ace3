import { describe, expect, it } from 'vitest'
import { coinGame } from './testing-coins.js'
import { payEach, recordedWorkOn } from './work.js'

describe('several payments at once', () => {
  const begun = () => recordedWorkOn({ ...coinGame(), cash: { bank: -5, 'player:A': 5, 'player:B': 0 } })

  it('pays each in turn, tells of each, and leaves the purses before as they were', () => {
    const work = begun()
    const { cash } = work.state
    payEach(
      work,
      'player:A',
      [
        { to: 'player:B', amount: 2 },
        { to: 'bank', amount: 0 },
        { to: 'bank', amount: 3 },
      ],
      'dividend',
    )
    expect(work.state.cash).toEqual({ bank: -2, 'player:A': 0, 'player:B': 2 })
    expect(cash).toEqual({ bank: -5, 'player:A': 5, 'player:B': 0 })
    expect(work.events.map(({ to, amount }) => [to, amount])).toEqual([
      ['player:B', 2],
      ['bank', 3],
    ])
  })

  it('keeps the purses where nothing is paid', () => {
    const work = begun()
    const { cash } = work.state
    payEach(work, 'bank', [{ to: 'player:A', amount: 0 }], 'dividend')
    expect(work.state.cash).toBe(cash)
  })

  it.each([
    [[3, 3], 'has 2'],
    [[-1], 'cannot pay -1'],
    [[1.5], 'cannot pay 1.5'],
  ])('is a bug with the amounts %j, and then nothing is paid', (amounts, message) => {
    const work = begun()
    const { cash } = work.state
    const payments = amounts.map((amount) => ({ to: 'player:B', amount }))
    expect(() => payEach(work, 'player:A', payments, 'x')).toThrow(message)
    expect(work.state.cash).toBe(cash)
  })
})

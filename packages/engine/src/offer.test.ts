import { describe, expect, it } from 'vitest'
import { History } from './history.js'
import { legal } from './game.js'
import { engineRules } from './refusal.js'
import { refuseProposal } from './offer.js'
import type { PlayerId } from './state.js'
import { coinGame, coins } from './testing-coins.js'

/** B has a coin and A asks to be sold it. */
function offered(): History<ReturnType<typeof coinGame>> {
  const game = new History(coins, coinGame())
  for (const action of [
    { type: 'take', player: 'A', count: 1 },
    { type: 'take', player: 'B', count: 1 },
    { type: 'sell', player: 'A' },
  ])
    expect(game.act(action)).toBeUndefined()
  return game
}

describe('an offer', () => {
  it('can be answered by the other side and taken back by the proposer, and nothing else happens meanwhile', () => {
    const game = offered()
    expect(legal(coins, game.state).choices.map((c) => `${c.action.player} ${c.action.type}`)).toEqual([
      'B accept',
      'B decline',
      'A withdraw',
    ])
    expect(game.act({ type: 'accept', player: 'A' })?.rule).toBe(engineRules.turn)
    expect(game.act({ type: 'withdraw', player: 'B' })?.rule).toBe(engineRules.turn)
    expect(game.act({ type: 'lot', player: 'A' })?.rule).toBe(engineRules.step)
  })

  it('is carried out when accepted; the step goes on', () => {
    const game = offered()
    expect(game.act({ type: 'accept', player: 'B' })).toBeUndefined()
    expect(game.state.cash).toEqual({ bank: -2, 'player:A': 2, 'player:B': 0 })
    expect(legal(coins, game.state).players).toEqual(['A'])
  })

  it('may not be repeated unchanged in the same step once declined', () => {
    const game = offered()
    expect(game.act({ type: 'decline', player: 'B' })).toBeUndefined()
    expect(game.state.cash['player:A']).toBe(1)
    expect(game.act({ type: 'sell', player: 'A' })?.rule).toBe(engineRules.repeated)
    expect(legal(coins, game.state).choices.map((c) => c.action.type)).toEqual(['take', 'lot'])
  })

  it('is not made for ever: after ten declined ones the player goes on without', () => {
    const deal = (price: number) => ({ type: 'sell', price })
    const [from, to] = coinGame().players as [PlayerId, PlayerId]
    const frame = (count: number) => ({
      kind: 'turn',
      declined: Array.from({ length: count }, (_, price) => deal(price)),
    })
    expect(refuseProposal(frame(9), { from, to, deal: deal(90) })).toBeUndefined()
    expect(refuseProposal(frame(10), { from, to, deal: deal(90) })).toEqual({
      rule: 'engine-proposals',
      params: { player: from, count: 10 },
    })
    // the same one again is refused as before
    expect(refuseProposal(frame(10), { from, to, deal: deal(3) })?.rule).toBe(engineRules.repeated)
    // what two others have tried is not held against this player, and a deal with oneself is no offer
    expect(
      refuseProposal(frame(10), { from, to, deal: deal(90) }, ({ price }) => price !== 4),
    ).toBeUndefined()
    expect(refuseProposal(frame(10), { from, to: from, deal: deal(90) })).toBeUndefined()
  })

  it('may be made again after it was withdrawn', () => {
    const game = offered()
    expect(game.act({ type: 'withdraw', player: 'A' })).toBeUndefined()
    expect(game.act({ type: 'sell', player: 'A' })).toBeUndefined()
  })
})

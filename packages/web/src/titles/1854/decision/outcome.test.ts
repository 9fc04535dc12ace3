import { describe, expect, it } from 'vitest'
import { apply, legal, playRandomly } from '@stellwerk/engine'
import { austria1854 } from '@stellwerk/1854'
import type { Effect } from './effects.js'
import { freeMoney } from './facts.js'
import { outcomeOf } from './outcome.js'
import { action, anna, ben, position, stepOf } from './testing.js'

const effects = (state: Parameters<typeof outcomeOf>[0], ...actions: Parameters<typeof outcomeOf>[1]) =>
  outcomeOf(state, actions)?.effects ?? []
const ofKind = (all: readonly Effect[], kind: Effect['kind']) => all.filter((effect) => effect.kind === kind)

describe('what a choice in the auction changes', () => {
  const auction = position({
    privates: 'unsold',
    cash: { Anna: 500, Ben: 500, Cem: 500 },
    at: { round: 'auction', turn: 'Anna', bids: { MUR: { Ben: 60 } } },
  })

  it('tells the money that a bid binds', () => {
    const found = effects(auction, action('bid', { private: 'MUR', bid: 65 }))
    expect(found).toEqual([{ kind: 'free', player: 'Anna', from: 500, to: 435 }])
  })

  it('tells what others get when the first private is bought', () => {
    const found = effects(auction, action('buyPrivate'))
    expect(found[0]).toEqual({ kind: 'cash', purse: 'player:Anna', from: 500, to: 480 })
    expect(ofKind(found, 'note')).toMatchObject([{ event: { kind: 'private-bought', player: 'Ben' } }])
    expect(found).toContainEqual({ kind: 'cash', purse: 'player:Ben', from: 500, to: 440 })
  })

  it('knows what no bid binds', () => {
    expect([freeMoney(auction, anna), freeMoney(auction, ben)]).toEqual([500, 440])
  })
})

describe('what a choice in a stock round changes', () => {
  const stock = position({
    privates: 'sold',
    phase: '3',
    cash: { Anna: 900, Ben: 900, Cem: 900 },
    majors: { KE: { issuePrice: 67, director: 'Ben', certificates: { Cem: 1 } } },
    round: { stock: 2 },
    at: { round: 'stock', turn: 'Anna' },
  })

  it('tells cash, percentage and certificates', () => {
    const found = effects(stock, action('buyShare', { company: 'KE', from: 'tableau' }))
    expect(found[0]).toEqual({ kind: 'cash', purse: 'player:Anna', from: 900, to: 766 })
    expect(found).toContainEqual({ kind: 'holding', company: 'KE', player: 'Anna', from: 0, to: 20 })
    expect(ofKind(found, 'certificates')).toMatchObject([{ limit: 10 }])
  })

  it('has none for what is not possible', () => {
    expect(outcomeOf(stock, [action('buyShare', { company: 'KE', from: 'pool' })])).toBeUndefined()
    expect(outcomeOf(stock, [action('pass', { player: ben })])).toBeUndefined()
  })

  it('does not play on after the last pass of a round', () => {
    const last = outcomeOf(stock, [
      action('pass'),
      action('pass', { player: ben }),
      action('pass', { player: 'Cem' }),
    ])
    expect(last?.events.map(({ kind }) => kind)).not.toContain('round-started')
  })
})

it('a payout that crosses the red line announces the split', () => {
  const state = position({
    privates: 'sold',
    phase: '5',
    cash: { Anna: 100, Ben: 100, Cem: 100, KE: 500 },
    majors: {
      KE: { issuePrice: 82, space: 'R2C4', director: 'Anna', certificates: { Ben: 1 }, trains: ['4'] },
    },
    tiles: { C23: '433:0', C21: '15:4', C19: '4:1', C17: '14:0' },
    at: { round: 'operating', turn: 'KE', step: 'run' },
  })
  expect(stepOf(state)).toBe('run')
  const run = legal(austria1854, state).choices[0]?.action
  if (!run) throw new Error('KE has no run')
  const found = effects(state, run, action('payOut', { how: 'full' }))
  expect(ofKind(found, 'note')).toMatchObject([{ event: { kind: 'split', company: 'KE', price: 95 } }])
})

it('the last train of a type says what is sold next, and a purchase tells the phase', () => {
  const state = position({
    privates: 'sold',
    phase: '2',
    cash: { Anna: 100, Ben: 100, Cem: 100, KE: 900 },
    majors: { KE: { issuePrice: 67, director: 'Anna', certificates: { Ben: 1 } } },
    trains: { 2: 1 },
    at: { round: 'operating', turn: 'KE', step: 'trains' },
  })
  expect(stepOf(state)).toBe('trains')
  const small = action('buyTrain', { from: 'bank', train: '2', price: 100 })
  const large = action('buyTrain', { from: 'bank', train: '3', price: 200 })
  expect(effects(state, small)).toContainEqual({ kind: 'lastTrain', train: '2', next: ['3'] })
  expect(ofKind(effects(state, small, large), 'note')[0]).toMatchObject({
    event: { kind: 'phase-began', phase: '3' },
  })
})

it(
  'whatever a random game offers has an outcome, and changes what the choice itself changes',
  { timeout: 120_000 },
  () => {
    const start = austria1854.create({ players: ['Anna', 'Ben', 'Chika'], seed: 3, options: {} })
    if (!start.ok) throw new Error(JSON.stringify(start.refusal))
    const { history } = playRandomly(austria1854, start.value, 3, 700)
    const steps = new Set<string>()
    for (let n = 0; n < history.length; n += 6) {
      const { state } = history.at(n)
      steps.add(stepOf(state))
      for (const choice of legal(austria1854, state).choices.slice(0, 4)) {
        const outcome = outcomeOf(state, [choice.action])
        if (!outcome) throw new Error(`no outcome of ${JSON.stringify(choice.action)}`)
        const played = apply(austria1854, state, choice.action)
        if (!played.ok || outcome.asks !== undefined) continue
        // what happens at first is the same; the rest of the game only adds to it
        expect(played.events.slice(0, outcome.events.length)).toEqual(outcome.events)
      }
    }
    expect([...steps]).toEqual(expect.arrayContaining(['auction', 'stock', 'track', 'trains', 'payout']))
  },
)

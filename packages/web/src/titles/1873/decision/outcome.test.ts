import { describe, expect, it } from 'vitest'
import { apply, legal, playRandomly } from '@stellwerk/engine'
import { harzbahn } from '@stellwerk/1873'
import type { Effect } from './effects.js'
import { outcomeOf } from './outcome.js'
import { action, ben, position, stepOf } from './testing.js'

const effects = (state: Parameters<typeof outcomeOf>[0], ...actions: Parameters<typeof outcomeOf>[1]) =>
  outcomeOf(state, actions)?.effects ?? []
const ofKind = (all: readonly Effect[], kind: Effect['kind']) => all.filter((effect) => effect.kind === kind)

const stock = position({
  trading: 2,
  cash: { Anna: 500, Ben: 300, HBE: 200 },
  railways: { HBE: { price: 120, shares: { Anna: 2, Ben: 1 }, trains: [2], operated: true } },
  at: { round: 'stock', turn: 'Anna' },
})

describe('what a choice changes', () => {
  it('tells cash and percentage of a share that is bought', () => {
    expect(effects(stock, action('buyShare', { company: 'HBE', from: 'pool' }))).toEqual([
      { kind: 'cash', purse: 'player:Anna', from: 500, to: 380 },
      { kind: 'holding', company: 'HBE', player: 'Anna', from: 40, to: 60 },
    ])
  })

  it('tells how far the price falls with a sale, and who becomes director', () => {
    const state = position({
      trading: 2,
      cash: { Anna: 0, Ben: 0, HBE: 0 },
      railways: {
        HBE: { price: 120, shares: { Anna: 2, Ben: 2 }, director: 'Anna', trains: [2], operated: true },
      },
      at: { round: 'stock', turn: 'Anna' },
    })
    const found = effects(state, action('sellShares', { company: 'HBE', count: 1 }))
    expect(found).toContainEqual({ kind: 'price', company: 'HBE', from: 120, to: 110 })
    expect(found).toContainEqual({ kind: 'cash', purse: 'player:Anna', from: 0, to: 120 })
    expect(ofKind(found, 'note')).toMatchObject([
      { event: { kind: 'director-changed', company: 'HBE', to: 'Ben' } },
    ])
  })

  it('has none for what is not possible', () => {
    expect(outcomeOf(stock, [action('buyShare', { company: 'HBE', from: 'issue' })])).toBeUndefined()
    expect(outcomeOf(stock, [action('pass', { player: ben })])).toBeUndefined()
  })

  it('does not play on after the last pass of a round', () => {
    const last = outcomeOf(stock, [action('pass'), action('pass', { player: ben })])
    expect(last?.events.map(({ kind }) => kind)).not.toContain('round-started')
  })
})

const buying = position({
  trading: 2,
  phase: '2',
  units: { 2: 1 },
  cash: { Anna: 100, Ben: 100, HBE: 900 },
  mines: { 4: { owner: 'Anna', machine: 1, connected: true } },
  railways: { HBE: { price: 120, shares: { Anna: 3, Ben: 2 }, trains: [1], operated: true } },
  at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
})

describe('what follows from buying a unit', () => {
  const small = action('buyTrain', { from: 'bank', size: 2, price: 250 })
  const large = action('buyTrain', { from: 'bank', size: 3, price: 450 })

  it('says that it is the last of its size', () => {
    expect(stepOf(buying)).toBe('railway-purchases')
    expect(effects(buying, small)).toContainEqual({ kind: 'lastUnit', size: 2, next: 3 })
  })

  it('tells the new phase, its maintenance and the danger it brings', () => {
    const found = effects(buying, small, large)
    expect(ofKind(found, 'note')[0]).toMatchObject({ event: { kind: 'phase-began', phase: '3' } })
    // right after the treasury that pays
    expect(found.slice(0, 4).map(({ kind }) => kind)).toEqual(['cash', 'danger', 'lastUnit', 'note'])
    expect(found).toContainEqual({ kind: 'maintenance', operation: 'HBE', from: 0, to: 50 })
    expect(found).toContainEqual({ kind: 'maintenance', operation: 'mine:4', from: 0, to: 50 })
    // the mine earns 40 and has nothing
    expect(ofKind(found, 'danger')).toEqual([
      { kind: 'danger', operation: 'mine:4', maintenance: 50, means: 40 },
    ])
  })

  it('tells the insolvency of a railway that must buy and cannot', () => {
    const poor = position({
      trading: 2,
      cash: { Anna: 100, Ben: 100, HBE: 90 },
      concessions: { HBE: 'Anna' },
      railways: { HBE: { price: 120, shares: { Anna: 3, Ben: 2 } } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect(ofKind(effects(poor, action('pass')), 'note')).toMatchObject([
      { event: { kind: 'insolvent', because: 'train' } },
      { event: { kind: 'director-changed', to: null } },
      {},
    ])
  })
})

it('scrapping tells what is left and what will not be due any more', () => {
  const scrap = action('scrapTrain', { size: 1 })
  const owning = (phase: '2' | '3') =>
    position({
      trading: 2,
      phase,
      cash: { Anna: 100, Ben: 100, HBE: 900 },
      railways: { HBE: { price: 120, shares: { Anna: 3, Ben: 2 }, trains: [2, 1], operated: true } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
  expect(effects(owning('2'), scrap)).toEqual([
    { kind: 'left', railway: 'HBE', trains: [2] },
    { kind: 'later', operation: 'HBE', phase: '3', from: 50, to: 0 },
  ])
  // once it is due, the maintenance of now tells it
  const due = effects(owning('3'), scrap)
  expect(due).toContainEqual({ kind: 'left', railway: 'HBE', trains: [2] })
  expect(due).toContainEqual({ kind: 'maintenance', operation: 'HBE', from: 50, to: 0 })
  expect(ofKind(due, 'later')).toEqual([])
})

it('an offer is judged as if it were accepted, and says who is asked', () => {
  const state = position({
    trading: 2,
    cash: { Anna: 100, Ben: 100, 'mine:4': 30, 'mine:5': 20 },
    mines: { 4: { owner: 'Anna' }, 5: { owner: 'Ben' } },
    at: { round: 'stock', turn: 'Anna' },
  })
  const merger = outcomeOf(state, [action('formPublicMine', { company: 'CO', mines: [4, 5] })])
  expect(merger?.asks).toBe('Ben')
  expect(merger?.effects).toContainEqual({ kind: 'holding', company: 'CO', player: 'Anna', from: 0, to: 50 })
  expect(merger?.effects).toContainEqual({ kind: 'cash', purse: 'CO', from: 0, to: 50 })
})

it(
  'whatever a random game offers has an outcome, and changes what the choice itself changes',
  { timeout: 60_000 },
  () => {
    for (const [seed, edition] of [
      [3, 'R'],
      [8, 'S'],
      [5, '18xx.games'],
    ] as const) {
      const start = harzbahn.create({ players: ['Anna', 'Ben', 'Chika'], seed, options: { edition } })
      if (!start.ok) throw new Error(JSON.stringify(start.refusal))
      const { history } = playRandomly(harzbahn, start.value, seed, 250)
      for (let n = 0; n < history.length; n += 5) {
        const { state } = history.at(n)
        if (stepOf(state).includes('run') || stepOf(state).includes('receivership')) continue
        for (const choice of legal(harzbahn, state).choices.slice(0, 6)) {
          const outcome = outcomeOf(state, [choice.action])
          if (!outcome) throw new Error(`no outcome of ${JSON.stringify(choice.action)}`)
          const played = apply(harzbahn, state, choice.action)
          if (!played.ok || outcome.asks !== undefined) continue
          // what happens at first is the same; the rest of the game only adds to it
          expect(played.events.slice(0, outcome.events.length)).toEqual(outcome.events)
        }
      }
    }
  },
)

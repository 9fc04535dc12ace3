import { describe, expect, it } from 'vitest'
import { createBy, playable, seatsBetween } from './create.js'
import { bank } from './state.js'
import type { CoreState } from './state.js'

interface LotState extends CoreState {
  readonly size: string
  readonly over: boolean
}

const options = { size: ['small', 'large'] }
const readings = { tie: { ruling: 'R-1', values: ['first', 'last'] } } as const
const procedures = { course: { advance: () => false, deciders: () => [] } }

const create = createBy<LotState>({
  options,
  readings,
  refusePlayers: seatsBetween('lot-a', { min: 2, max: 3 }),
  empty: (players, seed, { size = '' }) => ({
    title: 'lot',
    players,
    random: seed,
    cash: Object.fromEntries(
      [bank, ...players.map((player) => `player:${player}`)].map((purse) => [purse, 0]),
    ),
    flow: [],
    size,
    over: false,
  }),
  startCash: (players) => 60 / players,
  first: 'draw',
  procedures,
})

describe('createBy', () => {
  it('unpacks the box as the table chose, pays everybody, and begins the course', () => {
    const made = create({ players: ['A', 'B'], seed: 7, options: { size: 'large', tie: 'last' } })
    expect(made).toMatchObject({
      ok: true,
      value: {
        size: 'large',
        readings: { tie: 'last' },
        cash: { bank: -60, 'player:A': 30, 'player:B': 30 },
        flow: [{ kind: 'course', next: 'draw' }],
      },
    })
  })

  it('refuses seats, names, seeds and settings that cannot be', () => {
    const ruleOf = (players: readonly string[], seed = 1, chosen = {}) => {
      const made = create({ players, seed, options: chosen })
      return made.ok ? undefined : made.refusal
    }
    expect(ruleOf(['A', 'B'])).toBeUndefined()
    expect(ruleOf(['A'])).toEqual({ rule: 'lot-a', params: { players: 1 } })
    expect(ruleOf(['A', 'B', 'C', 'D'])?.rule).toBe('lot-a')
    expect(ruleOf(['A', 'A'])?.params).toMatchObject({ path: 'players[1]' })
    expect(ruleOf(['A', 'B'], 0.5)?.params).toMatchObject({ path: 'seed' })
    expect(ruleOf(['A', 'B'], 1, { size: 'huge' })?.params).toMatchObject({ path: 'options.size' })
  })
})

it('a playable title is over when its state says so', () => {
  const front = { id: 'lot', seats: { min: 2, max: 3 }, options, readings }
  const lot = playable<LotState>(front, { rulesVersion: 1, create, procedures, ranking: () => [] })
  const made = create({ players: ['A', 'B'], seed: 1, options: {} })
  if (!made.ok) throw new Error(made.refusal.rule)
  expect(lot).toMatchObject(front)
  expect([made.value, { ...made.value, over: true }].map(lot.isOver)).toEqual([false, true])
})

import type { State } from '../state.js'
import type { Imported, Located } from './index.js'
import { importGame } from './index.js'

/** Hand-made exports for tests: players 1 and 2, Ann and Ben, and actions in few words. */
export type Short = readonly [
  entity: number | string,
  type: string,
  own?: { readonly [field: string]: unknown },
]

export function exportOf(
  actions: readonly Short[],
  more: { readonly [field: string]: unknown } = {},
): { [field: string]: unknown } {
  return {
    id: 7,
    title: 'Harzbahn 1873',
    players: [
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Ben' },
    ],
    settings: { seed: 5, optional_rules: [] },
    actions: actions.map(([entity, type, own], i) => ({
      type,
      entity,
      id: i + 1,
      created_at: 1_700_000_000 + i,
      ...own,
    })),
    ...more,
  }
}

/** The import of some actions, which must be possible. */
export function taken(actions: readonly Short[], more: { readonly [field: string]: unknown } = {}): Imported {
  const outcome = importGame(exportOf(actions, more))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
  return outcome
}

export const stateAfter = (...actions: readonly Short[]): State => taken(actions).history.state

/** Why some actions cannot be taken over. */
export function faultOf(
  actions: readonly Short[],
  more: { readonly [field: string]: unknown } = {},
): Located {
  const outcome = importGame(exportOf(actions, more))
  if (outcome.ok)
    throw new Error(`taken over, and now at ${JSON.stringify(outcome.history.state.flow.at(-1))}`)
  return outcome.fault
}

/** The start auction: Ann has mines 12 and 5 and the HBE, Ben mine 15. */
export const auction: readonly Short[] = [
  [1, 'bid', { price: 0 }],
  [2, 'pass'],
  [1, 'bid', { company: '12', price: 240 }],
  [2, 'bid', { company: '15', price: 300 }],
  [1, 'bid', { company: '5', price: 150 }],
  [2, 'pass'],
  [1, 'bid', { company: 'HBE', price: 100 }],
  [2, 'pass'],
  [1, 'pass'],
]

/** The first stock round: HW of mines 12 and 5, and the HBE with two shares of Ann's and one of Ben's. */
export const shares: readonly Short[] = [
  ...auction,
  [1, 'par', { corporation: 'HW', share_price: '120,0,5' }],
  ['HW', 'merge', { minor: '12' }],
  ['HW', 'merge', { minor: '5' }],
  [2, 'buy_shares', { shares: ['MHE_0'], percent: 10 }],
  [1, 'par', { corporation: 'HBE', share_price: '120,0,5' }],
  [1, 'buy_shares', { shares: ['HBE_1'], percent: 20 }],
  [2, 'buy_shares', { shares: ['HBE_2'], percent: 20 }],
  [1, 'pass'],
  [2, 'pass'],
]

/** The first operating round: the HW divides its shares, the HBE builds, has a station and buys the size-1 train. */
export const operations: readonly Short[] = [
  ...shares,
  ['15', 'pass'],
  ['HW', 'dividend', { kind: 'payout' }],
  ['HW', 'convert'],
  [
    'HBE',
    'lay_tile',
    {
      hex: 'B17',
      tile: '78-0',
      rotation: 4,
      auto_actions: [{ type: 'destination_connection', entity: 'HBE', minors: ['12', '15'] }],
    },
  ],
  ['HBE', 'place_token', { city: 'C16-0-0', slot: 0, tokener: 'HBE' }],
  ['HBE', 'buy_train', { train: '1T-1', price: 100, variant: '1T' }],
  ['HBE', 'pass'],
]

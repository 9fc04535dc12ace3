import type { Action, PlayerId } from '@stellwerk/engine'
import { purseOf, top } from '@stellwerk/engine'
import type { CoinState } from '@stellwerk/engine/testing'
import type { Asking } from './asking.js'
import type { Company } from './company.js'
import { companyWith } from './company.js'
import type { TitleFace } from './face.js'
import type { BoardMap } from './map.js'
import { stepOf } from './present-step.js'
import { hexWith } from './printed.js'
import type { Table } from './table.js'
import { playerWith } from './table.js'
import { playersFrom } from './turns.js'
import { count, money, msg, player, says } from './values.js'

type CoinAction =
  | (Action & { readonly type: 'take'; readonly count: number })
  | (Action & { readonly type: 'lot' })
  | (Action & { readonly type: 'sell' })

const asking: Asking<CoinState, CoinAction> = {
  company: () => null,
  course: () => ['turn', 'end'],
  asks: {
    take: {
      as: 'amount',
      row: (_, action) => ({ subject: count(action.count), price: action.count }),
      marks: () => [2],
    },
    lot: { as: 'rows', group: 'other', row: () => ({ subject: says('action.lot') }) },
    sell: {
      as: 'rows',
      group: 'other',
      row: (state, action) => ({
        subject: says('action.sell'),
        cells: { with: player(state.players.find((one) => one !== action.player) ?? action.player) },
      }),
    },
  },
}

export const emptyTable: Table = {
  round: { kind: 'stock', number: 1 },
  phase: '1',
  phases: [],
  players: [],
  turns: [],
  kinds: [],
  companies: [],
  pools: [],
  market: null,
  lots: [],
  trains: [],
  tiles: [],
  bank: { left: null },
  limits: {},
  facts: [],
  over: false,
}

export const anyCompany: Company = {
  ...companyWith('A', 'major', { name: 'Alpha', colour: '#000', ink: '#fff' }),
  state: 'running',
}

/** Three hexes: a purse for each player and the bank. The purse in A3 is worth what the second player has. */
const mapOf = (state: CoinState): BoardMap => ({
  sheets: [{ id: 'board', label: msg('sheet.board'), pointy: true, hexes: ['A1', 'A3', 'B2'] }],
  areas: [],
  tiles: {},
  tracks: [],
  grounds: [],
  hexes: Object.fromEntries(
    ['A1', 'A3', 'B2'].map((ref, i) => {
      const [seat] = state.players.slice(i, i + 1)
      const value = seat === undefined ? 0 : (state.cash[purseOf(seat)] ?? 0)
      return [ref, { ...hexWith(ref), stops: [{ kind: 'town', value, later: [], circles: [] }] }]
    }),
  ),
})

/** The coin game of the engine, described. */
export const coinFace: TitleFace<CoinState> = {
  round: () => emptyTable.round,
  table: (state) => ({
    ...emptyTable,
    players: state.players.map((ref, seat) => ({
      ...playerWith({ ...state, order: state.players }, ref),
      priority: seat === 0,
    })),
    turns: playersFrom(state.players, top(state)?.['player'] as PlayerId | undefined),
    facts: [
      { id: 'drawn', label: msg('fact.drawn'), value: count(state.drawn.length), show: 'overview' },
      {
        id: 'last',
        label: msg('fact.last'),
        value: money(state.drawn.at(-1) ?? 0),
        show: 'change',
        more: 'better',
      },
    ],
    over: state.flow.length === 0,
  }),
  map: mapOf,
  step: (state, decision, viewer) => stepOf(state, decision, viewer, asking),
  slowSteps: [],
  trackSteps: [],
  runs: {
    runners: () => [],
    suggest: (_, company) => ({ company, proven: true, plans: [] }),
  },
  story: {
    tells: () => undefined,
    about: () => undefined,
    isPass: () => false,
    sources: [],
    milestones: [],
  },
  slots: [],
}

import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { CompanyKind, Player, SharePool, Table } from '@stellwerk/table'
import { memory, msg } from '@stellwerk/table'
import { limitsOf } from '../rules/limits.js'
import type { State } from '../state.js'
import { bankHolds, cashOf } from '../state.js'
import { companiesOf } from './companies.js'
import { contractFacts, contractOf } from './contracts.js'
import { roundOf, turnsOf } from './round.js'
import { marketOf, phasesAt, tilesOf, trainsOf } from './supply.js'

const kinds: readonly CompanyKind[] = ['large', 'small', 'unsettled'].map((id) => ({
  id,
  label: msg(`kind.${id}`),
  has: ['price', 'treasury', 'trains', 'stations', 'shares', 'revenue'],
  shape: 'oval',
}))

const pools: readonly SharePool[] = [
  { ref: 'pool:offer', label: msg('pool.offer') },
  { ref: 'pool:pool', label: msg('pool.pool') },
]

const remember = memory()

/** What lies on the table. What its viewer may not know is missing from the state already. */
export function tableOf(state: State): Table {
  const { phase, trains, returned, doubleCards, operatingRounds, market, companies, supply } = state
  const { papers, sharesOfOneCompany } = limitsOf(state)
  return {
    round: roundOf(state),
    phase,
    phases: remember('phases', [phase], () => phasesAt(state)),
    players: state.players.map((player) => playerOn(state, player)),
    turns: turnsOf(state),
    kinds,
    companies: companiesOf(state),
    pools,
    market: remember('market', [market, companies], () => marketOf(state)),
    lots: [],
    trains: remember('trains', [trains, returned, doubleCards, operatingRounds, phase], () =>
      trainsOf(state),
    ),
    tiles: remember('tiles', [supply], () => tilesOf(supply)),
    bank: { left: bankHolds(state), ...(state.bankOut ? { note: msg('bank.out') } : {}) },
    limits: { certificates: papers, holding: sharesOfOneCompany * 10 },
    facts: [],
    over: state.over,
  }
}

const playerOn = (state: State, player: PlayerId): Player => ({
  ref: player,
  cash: cashOf(state, purseOf(player)),
  order: state.order.indexOf(player) + 1,
  priority: state.elephant === player,
  // 1853-5.2.1: the bond of an open contract counts nothing
  assets: [],
  facts: contractFacts(state, player),
  secrets: [contractOf(state, player)],
})

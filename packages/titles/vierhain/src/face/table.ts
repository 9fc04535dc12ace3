import { purseOf } from '@stellwerk/engine'
import type { CompanyKind, SharePool, Table } from '@stellwerk/table'
import { count, fact, memory, msg } from '@stellwerk/table'
import { shares } from '../data/companies.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { companiesOf } from './companies.js'
import { roundOf, roundsLeft, turnsOf } from './round.js'
import { marketOf, phasesAt, tileStock, trainsOf } from './supply.js'

const kinds: readonly CompanyKind[] = [
  {
    id: 'railway',
    label: msg('kind.railway'),
    has: ['price', 'treasury', 'trains', 'shares', 'revenue'],
    shape: 'oval',
  },
]

const pools: readonly SharePool[] = [{ ref: 'pool:bank', label: msg('pool.bank') }]

const remember = memory()

/** What lies on the table; there are no secrets (vierhain-general-c). */
export function tableOf(state: State): Table {
  const { phase, trains, companies, order, first, over } = state
  return {
    round: roundOf(state),
    phase,
    phases: remember('phases', [phase], () => phasesAt(state)),
    players: state.players.map((player) => ({
      ref: player,
      cash: cashOf(state, purseOf(player)),
      order: order.indexOf(player) + 1,
      priority: first === player,
      assets: [],
      facts: [],
      secrets: [],
    })),
    turns: turnsOf(state),
    kinds,
    companies: companiesOf(state),
    pools,
    market: remember('market', [companies], () => marketOf(state)),
    lots: [],
    trains: remember('trains', [trains], () => trainsOf(state)),
    tiles: tileStock,
    bank: { left: null },
    limits: { holding: shares.mostOfOne * shares.percent },
    facts: [fact('roundsLeft', count(roundsLeft(state)), 'overview')],
    over,
  }
}

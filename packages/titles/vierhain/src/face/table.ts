import type { Table } from '@stellwerk/table'
import { companyKind, memory, playerWith, sharePools } from '@stellwerk/table'
import { shares } from '../data/companies.js'
import { termsOf } from '../data/terms.js'
import type { State } from '../state.js'
import { companiesOf } from './companies.js'
import { roundOf, turnsOf } from './round.js'
import { marketOf, phasesAt, tileStock, trainsOf } from './supply.js'

const kinds = [companyKind('railway', 'oval', ['price', 'treasury', 'trains', 'shares', 'revenue'])]

const pools = sharePools('bank')

const remember = memory()

/** What lies on the table; there are no secrets (vierhain-general-c). */
export function tableOf(state: State): Table {
  const { phase, trains, companies, first, over } = state
  const { mostOfOne } = termsOf(state)
  return {
    round: roundOf(state),
    phase,
    phases: remember('phases', [phase], () => phasesAt(state)),
    players: state.players.map((player) => ({ ...playerWith(state, player), priority: first === player })),
    turns: turnsOf(state),
    kinds,
    companies: companiesOf(state),
    pools,
    market: remember('market', [companies], () => marketOf(state)),
    lots: [],
    trains: remember('trains', [trains], () => trainsOf(state)),
    tiles: tileStock,
    bank: { left: null },
    limits: mostOfOne === null ? {} : { holding: mostOfOne * shares.percent },
    facts: [],
    over,
  }
}

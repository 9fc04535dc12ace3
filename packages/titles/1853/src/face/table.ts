import type { PlayerId } from '@stellwerk/engine'
import type { Player, Table } from '@stellwerk/table'
import { companyKind, memory, msg, playerWith, sharePools } from '@stellwerk/table'
import { limitsOf } from '../rules/limits.js'
import type { State } from '../state.js'
import { bankHolds } from '../state.js'
import { companiesOf } from './companies.js'
import { contractFacts, contractOf } from './contracts.js'
import { roundOf, turnsOf } from './round.js'
import { marketOf, phasesAt, tilesOf, trainsOf } from './supply.js'

const kinds = ['large', 'small', 'unsettled'].map((id) => companyKind(id, 'oval'))

const pools = sharePools('offer', 'pool')

const remember = memory()

/** What lies on the table. What its viewer may not know is missing from the state already. */
export function tableOf(state: State): Table {
  const { phase, trains, returned, doubleCards, operatingRounds, market, companies, supply } = state
  const { papers, sharesOfOneCompany } = limitsOf(state)
  return {
    round: roundOf(state),
    phase,
    phases: remember('phases', [phase], () => phasesAt(phase)),
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
    bank: { left: bankHolds(state), note: state.bankOut ? msg('bank.out') : undefined },
    limits: { certificates: papers, holding: sharesOfOneCompany * 10 },
    facts: [],
    over: state.over,
  }
}

/** 1853-5.2.1: the bond of an open contract counts nothing, so it is no asset. */
const playerOn = (state: State, player: PlayerId): Player => ({
  ...playerWith(state, player),
  priority: state.elephant === player,
  facts: contractFacts(state, player),
  secrets: [contractOf(state, player)],
})

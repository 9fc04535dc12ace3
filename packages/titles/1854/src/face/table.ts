import type { PlayerId } from '@stellwerk/engine'
import { frameOf, purseOf } from '@stellwerk/engine'
import type { Fact, Player, Table } from '@stellwerk/table'
import {
  company,
  companyKind,
  companyList,
  fact,
  memory,
  money,
  msg,
  playerWith,
  present,
  says,
  sharePools,
} from '@stellwerk/table'
import type { AuctionFrame } from '../frames.js'
import { freeFor } from '../rules/bids.js'
import { limitOf } from '../rules/cert-limit.js'
import { privatesOf } from '../rules/ranking.js'
import { optionOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { bankHolds, cashOf } from '../state.js'
import { companiesOf } from './companies.js'
import { lotsOf, roundOf, turnsOf } from './round.js'
import { goodsOf, marketOf, phasesAt, tilesOf, trainsOf } from './supply.js'

const kinds = [
  companyKind('major', 'oval'),
  companyKind('localAg', 'oval'),
  companyKind('local', 'house', ['treasury', 'trains', 'stations', 'revenue']),
  companyKind('mountain', 'plate', []),
]

const pools = sharePools('tableau', 'pool', 'split')

const remember = memory()

/** What lies on the table. Everything in 1854 is open: all viewers see the same. */
export function tableOf(state: State): Table {
  const { phase, market, majors, trains, openPool, scrapPool, contracts, supply, tunnelSupply } = state
  return {
    round: roundOf(state),
    phase,
    phases: remember('phases', [phase, state.readings], () => phasesAt(state)),
    players: state.players.map((player) => playerOn(state, player)),
    turns: turnsOf(state),
    kinds,
    companies: companiesOf(state),
    pools,
    market: remember('market', [market, majors], () => marketOf(state)),
    lots: lotsOf(state),
    trains: remember('trains', [trains, openPool, scrapPool, phase], () => trainsOf(state)),
    tiles: remember('tiles', [supply, tunnelSupply], () => tilesOf(state)),
    bank: { left: bankHolds(state), note: state.bankBreak === null ? undefined : msg('bank.broken') },
    limits: { certificates: limitOf(state) },
    facts: remember('goods', [contracts, phase], () => goodsOf(state)),
    over: state.over,
  }
}

function playerOn(state: State, player: PlayerId): Player {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  const option = optionOf(state, player)
  const due = option && says('option.due', { company: company(option.company), price: money(option.price) })
  const cash = cashOf(state, purseOf(player))
  const free = auction ? freeFor(state, auction, player, '') : cash
  const facts = present<Fact>(
    fact('privates', companyList(privatesOf(state, player)), 'overview'),
    // 1854-auction-f: no bid is on a private without a name, so all of them are bound
    auction && fact('free', money(free), 'overview', 'better'),
    cash > free && fact('bound', money(cash - free), 'card', 'worse'),
    due && fact('option', due, 'card'),
  )
  return { ...playerWith(state, player), priority: state.priority === player, facts }
}

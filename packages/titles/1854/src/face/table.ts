import type { PlayerId } from '@stellwerk/engine'
import { frameOf, purseOf } from '@stellwerk/engine'
import type { CompanyKind, Fact, Player, SharePool, Table } from '@stellwerk/table'
import { company, fact, list, memory, money, msg, says } from '@stellwerk/table'
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

const shared: CompanyKind['has'] = ['price', 'treasury', 'trains', 'stations', 'shares', 'revenue']

const kinds: readonly CompanyKind[] = [
  { id: 'major', label: msg('kind.major'), has: shared, shape: 'oval' },
  { id: 'localAg', label: msg('kind.localAg'), has: shared, shape: 'oval' },
  {
    id: 'local',
    label: msg('kind.local'),
    has: ['treasury', 'trains', 'stations', 'revenue'],
    shape: 'house',
  },
  { id: 'mountain', label: msg('kind.mountain'), has: [], shape: 'plate' },
]

const pools: readonly SharePool[] = (['tableau', 'pool', 'split'] as const).map((id) => ({
  ref: `pool:${id}`,
  label: msg(`pool.${id}`),
}))

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
    bank: { left: bankHolds(state), ...(state.bankBreak === null ? {} : { note: msg('bank.broken') }) },
    limits: { certificates: limitOf(state) },
    facts: remember('goods', [contracts, phase], () => goodsOf(state)),
    over: state.over,
  }
}

function playerOn(state: State, player: PlayerId): Player {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  const option = optionOf(state, player)
  const cash = cashOf(state, purseOf(player))
  const free = auction ? freeFor(state, auction, player, '') : cash
  const facts: readonly Fact[] = [
    fact('privates', list(privatesOf(state, player).map((id) => company(id))), 'overview'),
    // 1854-auction-f: no bid is on a private without a name, so all of them are bound
    ...(auction ? [fact('free', money(free), 'overview', 'better')] : []),
    ...(cash > free ? [fact('bound', money(cash - free), 'card', 'worse')] : []),
    ...(option
      ? [
          fact(
            'option',
            says('option.due', { company: company(option.company), price: money(option.price) }),
            'card',
          ),
        ]
      : []),
  ]
  return {
    ref: player,
    cash,
    order: state.order.indexOf(player) + 1,
    priority: state.priority === player,
    assets: [],
    facts,
    secrets: [],
  }
}

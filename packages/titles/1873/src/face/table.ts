import type { PlayerId } from '@stellwerk/engine'
import type { Fact, Player, Table } from '@stellwerk/table'
import {
  companyKind,
  companyList,
  fact,
  flag,
  memory,
  money,
  msg,
  name,
  playerWith,
  present,
  sharePools,
} from '@stellwerk/table'
import { privateMinesOf } from '../rules/ranking.js'
import type { State } from '../state.js'
import { playerOf } from '../state.js'
import { companiesOf } from './companies.js'
import { mineList } from './mines.js'
import { lotsOf, premiumOf, roundOf, turnsOf } from './round.js'
import { marketOf, phasesAt, tilesOf, trainsOf } from './supply.js'

const kinds = [
  companyKind('railway', 'oval'),
  companyKind('publicMine', 'oval', ['price', 'treasury', 'shares', 'revenue']),
  companyKind('state', 'oval', ['price', 'trains', 'shares', 'revenue']),
  companyKind('mine', 'house', ['treasury', 'revenue']),
]

const pools = sharePools('issue', 'pool')

const remember = memory()

/** What lies on the table. Everything in 1873 is open: all viewers see the same. */
export function tableOf(state: State): Table {
  const { phase, units, diesels, railways, publicMines, mines, market } = state
  return {
    round: roundOf(state),
    phase,
    phases: remember('phases', [phase], () => phasesAt(phase)),
    players: state.players.map((player) => playerOn(state, player)),
    turns: turnsOf(state),
    kinds,
    companies: companiesOf(state),
    pools,
    market: remember('market', [market, railways, publicMines], () => marketOf(state)),
    lots: lotsOf(state),
    trains: remember('trains', [units, diesels, railways, mines, phase], () => trainsOf(state)),
    tiles: remember('tiles', [state.supply, state.reserved], () => tilesOf(state)),
    bank: { left: null },
    limits: {},
    facts: factsOf(state),
    over: state.over,
  }
}

function playerOn(state: State, player: PlayerId): Player {
  const led = Object.values(state.publicMines).filter(({ director }) => director === player)
  const concessions = Object.keys(state.concessions).filter(
    (railway) => !state.railways[railway] && playerOf(state.concessions[railway] ?? '') === player,
  )
  const options = Object.keys(state.options).filter((id) => state.options[id] === player)
  const facts = present(
    fact('mines', mineList(privateMinesOf(state, player)), 'overview'),
    fact('minesLed', mineList(led.flatMap(({ mines }) => mines)), 'card'),
    fact('concessions', companyList(concessions), 'overview'),
    options.length > 0 && fact('options', companyList(options), 'overview'),
  )
  // 1873-3.2.8-g: the order itself is what others call priority
  return { ...playerWith(state, player), facts }
}

function factsOf(state: State): readonly Fact[] {
  const premium = premiumOf(state)
  return present<Fact>(
    {
      ...fact('edition', flag(true), 'overview'),
      label: msg('fact.edition', { edition: name(state.edition) }),
    },
    premium !== undefined && fact('premium', money(premium), 'overview'),
    state.lastRound && { ...fact('lastRound', flag(true), 'overview'), tone: 'strong' },
  )
}

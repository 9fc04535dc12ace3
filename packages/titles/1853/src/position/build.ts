import type { PlayerId } from '@stellwerk/engine'
import { atLeast, bank, Impossible, mapEntries, purseOf, readingsPart, seatOf } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import { bankMoney } from '../data/money.js'
import { phaseOrder } from '../data/phases.js'
import { trainCards, trains, usesOfDoubleCard } from '../data/trains.js'
import type { TrainCardId, TrainId } from '../data/types.js'
import { readings } from '../readings.js'
import { empty } from '../rules/setup.js'
import type { State } from '../state.js'
import { bondPurse } from '../state.js'
import { bases, furtherBases, laidTiles, supply } from './board.js'
import { companies, contracts, market } from './companies.js'
import type { Description } from './description.js'

/** The state that a description tells of, without the procedures under way. */
export function build(d: Description): State {
  const players = d.players as PlayerId[]
  const start = {
    ...empty(players, d.seed ?? 1, atLeast(d.bank ?? bankMoney, 1, 'bank')),
    ...readingsPart(readings, d.readings),
  }
  const round = rounds(d)
  const where = d.at?.round ?? 'stock'
  const bidding = where === 'bonds' || where === 'cities'
  const order = orderOf(d)
  const tiles = laidTiles(d)
  const known: State = {
    ...start,
    order,
    elephant: where === 'bonds' ? null : seatOf(d.players, d.elephant ?? order[0] ?? '', 'elephant'),
    phase: d.phase ?? '2',
    contracts: contracts(d, !bidding),
    ...companies(d, start, {
      selling: !bidding,
      firstOver: round.stock > 1 || (round.stock === 1 && where !== 'stock'),
    }),
    returned: d.returned ?? [],
    doubleCards: d.doubleCards ?? false,
    tiles,
    supply: supply(start.supply, tiles),
    round,
    operatingRounds: d.operatingRounds ?? Math.max(0, round.set - 1) + round.operating,
    bankOut: d.bankOut ?? false,
  }
  const based: State = { ...known, bases: bases(d, known) }
  return {
    ...based,
    companies: mapEntries(based.companies, (company, id) => ({
      ...company,
      furtherBases: furtherBases(based, id as keyof State['companies']),
    })) as State['companies'],
    market: market(based.companies),
    trains: trainsLeft(d, based),
    cash: cash(d, based),
  }
}

function orderOf({ players, order = players }: Description): readonly PlayerId[] {
  if (order.length !== players.length || players.some((p) => !order.includes(p)))
    throw new Impossible('order', { kind: 'order' })
  return order as readonly PlayerId[]
}

/** The rounds under way, or the last ones. */
function rounds({ at, round }: Description): State['round'] {
  const bidding = at?.round === 'bonds' || at?.round === 'cities'
  const stock = atLeast(round?.stock ?? (bidding ? 0 : 2), bidding ? 0 : 1, 'round.stock')
  const operating = at?.round === 'operating' || at?.round === 'extra'
  const set = atLeast(round?.set ?? (operating ? stock : Math.max(0, stock - 1)), 0, 'round.set')
  const number = at?.round === 'operating' ? (at.number ?? 1) : Math.min(set, 1)
  return { stock, set, operating: number }
}

const cardOf = (state: State, train: TrainId | TrainCardId): TrainCardId =>
  (state.doubleCards && (usesOfDoubleCard as readonly string[]).includes(train)
    ? '2/1M'
    : train) as TrainCardId

/** What the bank has left: of the type that began the phase one at least is sold, of all before it none is left. */
function trainsLeft(d: Description, state: State): State['trains'] {
  const used = [...companyOrder.flatMap((id) => state.companies[id].trains), ...state.returned].map((train) =>
    cardOf(state, train),
  )
  const phase = phaseOrder.indexOf(state.phase)
  return mapEntries(trainCards[state.doubleCards ? 'withSmallCompany' : 'usual'], (count, card) => {
    const said = d.trains?.[card as TrainCardId]
    if (said !== undefined) return atLeast(said, 0, `trains.${card}`)
    const { gauge, begins, scrappedIn } = trains[card === '2/1M' ? '2' : (card as TrainId)]
    const began = begins === undefined ? -1 : phaseOrder.indexOf(begins)
    const gone = scrappedIn !== undefined && phase >= phaseOrder.indexOf(scrappedIn)
    // 1853-4.8.3-a: the 6s alone wait beside the 5s
    if (gone || (gauge === 'standard' && card !== '6' && began < phase && phase > 0)) return 0
    const sold = used.filter((other) => other === card).length
    return count - (began === phase ? Math.max(1, sold) : sold)
  }) as State['trains']
}

function cash(d: Description, state: State): State['cash'] {
  const purses: Record<string, number> = { ...state.cash }
  for (const [name, amount] of Object.entries(d.cash ?? {})) {
    const purse = d.players.includes(name) ? purseOf(name as PlayerId) : name
    if (purse === bank || purse.startsWith('bond:') || !Object.hasOwn(purses, purse))
      throw new Impossible(`cash.${name}`, { kind: 'purse' })
    purses[purse] = atLeast(amount, 0, `cash.${name}`)
  }
  for (const player of state.players) {
    const { bond, fulfilled } = state.contracts[player] as State['contracts'][string]
    purses[bondPurse(player)] = fulfilled ? 0 : atLeast(bond, 0, `contracts.${player}.bond`)
  }
  const total = Object.values(purses).reduce((a, b) => a + b, 0)
  if (total >= state.bankSize && !state.bankOut)
    throw new Impossible('cash', { kind: 'bank', most: state.bankSize - 1, unless: 'bankOut' })
  return { ...purses, [bank]: -total }
}

import { frameOf } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import type { Company, Fact, Holding } from '@stellwerk/table'
import { companyWith, fact, hexList, memory, msg } from '@stellwerk/table'
import { companies, companyOrder, shares } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import type { OperatingFrame, StockFrame } from '../frames.js'
import { operatingOrder } from '../rules/market.js'
import { stopsReached } from '../rules/reach.js'
import { sharesOf } from '../rules/shares.js'
import { stockRound } from '../rules/stock-round.js'
import { saleValue, sellShares } from '../rules/trading.js'
import type { State } from '../state.js'
import { cashOf, holderOf, playerOf } from '../state.js'

const remember = memory()

/** What operates, in its order (vierhain-or-b); then what is not founded. */
export function companiesOf(state: State): readonly Company[] {
  const order = frameOf<OperatingFrame>(state, 'operating')?.order ?? operatingOrder(state)
  const idle = companyOrder.filter((id) => !order.includes(id))
  return [...order, ...idle].map((id) =>
    remember(id, [state.companies[id], state.cash[id], state.tiles, state.order], () => companyOn(state, id)),
  )
}

function companyOn(state: State, id: CompanyId): Company {
  const { price, director, trains, operated, shares: held } = state.companies[id]
  const { home } = companies[id]
  const isIdle = operated && trains.length === 0
  const note = price === null ? 'note.notFounded' : isIdle ? 'note.noTrain' : undefined
  return {
    ...companyWith(id, 'railway', companies[id]),
    state: price === null ? 'unsold' : isIdle ? 'troubled' : 'running',
    note: note && msg(note),
    head: director === null ? null : { player: director, as: 'director' },
    price: price === null ? null : { amount: price, percent: shares.percent, space: String(price) },
    treasury: price === null ? null : cashOf(state, id),
    trains: trains.map((train) => ({ train })),
    shares: [...state.order.map(holderOf), 'bank' as const]
      .filter((holder) => held[holder] !== undefined)
      .map((holder) => holdingOf(state, id, holder)),
    homes: [home],
    facts: price === null ? [] : factsOf(state, id),
  }
}

/** The stops that its track leads to. */
function factsOf(state: State, id: CompanyId): readonly Fact[] {
  return [fact('reach', hexList(stopsReached(state, id)), 'change', 'better')]
}

function holdingOf(state: State, id: CompanyId, holder: ReturnType<typeof holderOf>): Holding {
  const count = sharesOf(state, id, holder)
  const { price, director } = state.companies[id]
  const held = { percent: count * shares.percent, certificates: count }
  const player = playerOf(holder)
  if (player === undefined)
    return {
      holder: 'pool:bank',
      ...held,
      offered: price === null ? undefined : { price, percent: shares.percent },
    }
  return {
    holder: `player:${player}`,
    ...held,
    head: director === player,
    sellable: packetFor(state, id, player, count),
  }
}

/** The most that a player can sell, by the rules of the stock round. */
function packetFor(state: State, company: CompanyId, player: PlayerId, held: number): Holding['sellable'] {
  const frame = frameOf<StockFrame>(state, 'stock') ?? stockRound(state)
  for (let count = held; count > 0; count--)
    if (!sellShares.refuse(state, frame, { type: 'sellShares', player, company, count }))
      return { percent: count * shares.percent, money: saleValue(state, company, count) }
  return undefined
}

import type { PlayerId } from '@stellwerk/engine'
import { Impossible, atLeast, mapEntries, seatOf } from '@stellwerk/engine'
import { companies as printed, companyOrder } from '../data/companies.js'
import { prices } from '../data/market.js'
import { certificates, playerLimits } from '../data/shares.js'
import { trains } from '../data/trains.js'
import type { CompanyId, PlayerCount, TrainId } from '../data/types.js'
import type { CompanyState, StakeState, State } from '../state.js'
import { holderOf } from '../state.js'
import type { DescribedCompany, Description } from './description.js'
import type { OwnFault } from './faults.js'

const tenths = certificates.reduce((sum, { percent }) => sum + percent / 10, 0)

/** What is already settled where a position stands. */
export interface Progress {
  /** The shares may be bought (1853-3.1.3-a). */
  readonly selling: boolean
  /** The first stock round is over (1853-2.9.1-a). */
  readonly firstOver: boolean
}

/** All companies, and the clock after the last of their shares was taken. */
export function companies(
  d: Description,
  start: State,
  progress: Progress,
): Pick<State, 'companies' | 'clock'> {
  let clock = 0
  const built = companyOrder.map((id): [CompanyId, CompanyState] => {
    const said = d.companies?.[id] ?? {}
    const path = `companies.${id}`
    const holders = Object.keys(said.shares ?? {}).filter((name) => name !== 'pool')
    const stakes = Object.fromEntries(
      holders.map((name): [string, StakeState] => {
        const unredeemed = said.unredeemed?.[name] ?? 0
        return [name, { unredeemed, contract: said.contract?.[name] ?? unredeemed, since: ++clock }]
      }),
    )
    for (const name of Object.keys({ ...said.unredeemed, ...said.contract }))
      if (!holders.includes(name))
        throw new Impossible<OwnFault>(`${path}.shares.${name}`, { kind: 'no-shares', player: name })
    return [id, { ...company(d, start.companies[id], said, path, progress), stakes }]
  })
  const named = built.filter(([id]) => d.companies?.[id])
  // 1853-3.1.3-b
  const all = named.length > 0 && named.every(([, { shares }]) => shares['offer'] === undefined)
  const onSale = (id: CompanyId): boolean =>
    d.companies?.[id]?.onSale ?? (progress.selling && (all || d.companies?.[id] !== undefined))
  return {
    companies: Object.fromEntries(
      built.map(([id, state]) => [id, { ...state, onSale: onSale(id) }]),
    ) as State['companies'],
    clock,
  }
}

function sharesOf(d: Description, said: DescribedCompany, path: string): Record<string, number> {
  const held: Record<string, number> = {}
  for (const [name, count] of Object.entries(said.shares ?? {})) {
    atLeast(count, 1, `${path}.shares.${name}`)
    held[name === 'pool' ? name : holderOf(seatOf(d.players, name, `${path}.shares.${name}`))] = count
  }
  const rest = tenths - Object.values(held).reduce((a, b) => a + b, 0)
  if (rest < 0) throw new Impossible(`${path}.shares`, { kind: 'shares', most: tenths })
  return rest > 0 ? { ...held, offer: rest } : held
}

function company(
  d: Description,
  unsold: CompanyState,
  said: DescribedCompany,
  path: string,
  { firstOver }: Progress,
): CompanyState {
  const shares = sharesOf(d, said, path)
  const { threshold } = playerLimits[d.players.length as PlayerCount]
  const operating = said.operating ?? (firstOver && tenths - (shares['offer'] ?? 0) >= threshold)
  const size = unsold.size ?? said.size ?? (firstOver ? 'small' : null)
  if (said.size !== undefined && said.size !== size)
    throw new Impossible<OwnFault>(`${path}.size`, { kind: 'size' })
  const id = path.split('.')[1] as CompanyId
  const directedBy = operating ? director(d, said, shares, path) : null
  return {
    ...unsold,
    shares,
    operating,
    size,
    director: directedBy,
    lastDirector:
      said.lastDirector === undefined
        ? directedBy
        : seatOf(d.players, said.lastDirector, `${path}.lastDirector`),
    price: operating ? priceOf(said, id, path) : null,
    trains: (said.trains ?? []).toSorted((a, b) => trains[a].price - trains[b].price),
    credit: creditOf(said, path),
    option: said.option === undefined ? (operating && size === 'large' ? 1 : null) : said.option,
    token: said.token ?? size === 'small',
  }
}

function director(
  d: Description,
  said: DescribedCompany,
  shares: Readonly<Record<string, number>>,
  path: string,
): PlayerId | null {
  if (said.director !== undefined) return seatOf(d.players, said.director, `${path}.director`)
  const players = Object.keys(said.shares ?? {}).filter((name) => name !== 'pool')
  const most = Math.max(0, ...players.map((name) => shares[`player:${name}`] ?? 0))
  return most < 2
    ? null
    : ((players.find((name) => shares[`player:${name}`] === most) as PlayerId | undefined) ?? null)
}

function priceOf(said: DescribedCompany, id: CompanyId, path: string): number {
  const price = said.price ?? printed[id].par
  if (!prices.includes(price)) throw new Impossible(`${path}.price`, { kind: 'price' })
  return price
}

function creditOf({ credit, trains: owned }: DescribedCompany, path: string): TrainId | null {
  if (credit === undefined) return null
  if (!owned?.includes(credit)) throw new Impossible<OwnFault>(`${path}.credit`, { kind: 'credit' })
  return credit
}

export function market(state: State['companies']): State['market'] {
  const stacks: Record<string, CompanyId[]> = {}
  for (const id of companyOrder) {
    const { price } = state[id]
    if (price !== null) (stacks[String(price)] ??= []).push(id)
  }
  return stacks
}

/** Contracts by player; an old one without a city is fulfilled, so that nothing depends on it. */
export function contracts(d: Description, complete: boolean): State['contracts'] {
  for (const player of Object.keys(d.contracts ?? {})) seatOf(d.players, player, `contracts.${player}`)
  return mapEntries(Object.fromEntries(d.players.map((player) => [player, player])), (player) => {
    const said = d.contracts?.[player]
    const cities = said?.cities ?? []
    return {
      bond: said?.bond ?? 0,
      cities,
      count: cities.length,
      complete: said?.complete ?? complete,
      fulfilled: said?.fulfilled ?? (said === undefined && complete),
    }
  })
}

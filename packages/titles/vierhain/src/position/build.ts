import type { PlayerId } from '@stellwerk/engine'
import { Impossible, atLeast, bank, mapEntries, purseOf, seatOf } from '@stellwerk/engine'
import { isTile } from '../board.js'
import { companies, companyOrder, shares } from '../data/companies.js'
import { priceRow } from '../data/market.js'
import { termsOf } from '../data/terms.js'
import { rounds, trains } from '../data/trains.js'
import type { TrainId } from '../data/types.js'
import { empty } from '../rules/setup.js'
import { reached } from '../rules/trains.js'
import type { CompanyState, LaidTile, State } from '../state.js'
import { holderOf } from '../state.js'
import type { DescribedCompany, Description } from './description.js'

const defaultPrice = 60
const defaultSet = 2

/** The state that a description tells of, without the procedures under way. */
export function build(d: Description): State {
  const players = d.players as PlayerId[]
  const start = empty(players, order(d, players), d.seed ?? 1)
  const set = d.set ?? defaultSet
  if (set < 1 || set > rounds.sets)
    throw new Impossible('set', { kind: 'between', low: 1, high: rounds.sets })
  const known: State = {
    ...start,
    first: d.first === undefined ? start.first : seatOf(d.players, d.first, 'first'),
    phase: d.phase ?? start.phase,
    companies: mapEntries(start.companies, (unfounded, id) => {
      const said = d.companies?.[id]
      return said ? company(start, said, `companies.${id}`) : unfounded
    }) as State['companies'],
    tiles: mapEntries(d.tiles ?? {}, laidTile),
    round: { set, operating: d.at?.round === 'operating' ? (d.at.number ?? 1) : 0 },
  }
  return { ...known, trains: trainsLeft(d, known), cash: cash(d, known) }
}

function order(d: Description, players: readonly PlayerId[]): readonly PlayerId[] {
  const given = (d.order ?? players) as readonly PlayerId[]
  if (given.length !== players.length || players.some((player) => !given.includes(player)))
    throw new Impossible('order', { kind: 'order' })
  return given
}

function company({ order: seats }: State, said: DescribedCompany, path: string): CompanyState {
  const { price = defaultPrice, trains: owned = [], operated = true } = said
  if (!priceRow.includes(price)) throw new Impossible(`${path}.price`, { kind: 'price' })
  const held = said.shares ?? { [said.director ?? seats[0] ?? '']: termsOf({ players: seats }).founders }
  for (const [player, count] of Object.entries(held)) {
    seatOf(seats, player, `${path}.shares.${player}`)
    atLeast(count, 0, `${path}.shares.${player}`)
  }
  const countOf = (player: string): number => (Object.hasOwn(held, player) ? (held[player] ?? 0) : 0)
  const inHands = atLeast(
    Object.values(held).reduce((a, b) => a + b, 0),
    1,
    `${path}.shares`,
  )
  if (inHands > shares.all) throw new Impossible(`${path}.shares`, { kind: 'shares', most: shares.all })
  const largest = seats.toSorted((a, b) => countOf(b) - countOf(a))[0] as PlayerId
  const holders = [
    ...seats.map((player): [string, number] => [holderOf(player), countOf(player)]),
    ['bank', shares.all - inHands] as const,
  ]
  return {
    director: said.director === undefined ? largest : seatOf(seats, said.director, `${path}.director`),
    shares: Object.fromEntries(holders.filter(([, count]) => count > 0)),
    price,
    trains: owned.toSorted(),
    operated,
  }
}

function laidTile(text: string, hex: string): LaidTile {
  const [, tile, rotation] = /^(\w+):([0-5])$/.exec(text) ?? []
  if (tile === undefined || !isTile(tile))
    throw new Impossible(`tiles.${hex}`, { kind: 'tile', example: 'T03:2' })
  return { tile, rotation: Number(rotation) }
}

/** What the bank has left: of the kind that began the phase one at least is sold, of all before it none is left. */
function trainsLeft(d: Description, state: State): State['trains'] {
  const owned = companyOrder.flatMap((id) => state.companies[id].trains)
  return mapEntries(termsOf(state).trains, (count, id): number | null => {
    const { begins } = trains[id as TrainId]
    const said = d.trains?.[id]
    if (said !== undefined && count !== null) return atLeast(said, 0, `trains.${id}`)
    if (count === null) return null
    const sold = owned.filter((train) => train === (id as TrainId)).length
    if (begins === state.phase) return count - Math.max(sold, begins === '1' ? 0 : 1)
    return reached(state, begins) ? 0 : count - sold
  }) as State['trains']
}

function cash(d: Description, state: State): State['cash'] {
  const purses: Record<string, number> = { ...state.cash }
  for (const [name, amount] of Object.entries(d.cash ?? {})) {
    const purse = d.players.includes(name) ? purseOf(name as PlayerId) : name.replace(/^company:/, '')
    if (!d.players.includes(name) && !Object.hasOwn(companies, purse))
      throw new Impossible(`cash.${name}`, { kind: 'purse' })
    purses[purse] = atLeast(amount, 0, `cash.${name}`)
  }
  const total = Object.values(purses).reduce((a, b) => a + b, 0)
  return { ...purses, [bank]: -total }
}

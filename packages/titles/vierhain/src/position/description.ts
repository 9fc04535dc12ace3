import type { AtStock, Shape } from '@stellwerk/engine'
import {
  atStockShape,
  fields,
  flag,
  known,
  listOf,
  oneOf,
  recordOf,
  tagged,
  text,
  whole,
} from '@stellwerk/engine'
import { companies, companyOrder } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { phaseOrder, trainOrder, trains } from '../data/trains.js'
import type { CompanyId, HexId, PhaseId, TrainId } from '../data/types.js'

/**
 * A position, described sparsely: whatever is left out takes its default. A purse is a player or a company; where a player has
 * the name of a company, the company's purse is `company:A`. A tile is `T03:2`, with its rotation.
 */
export interface Description {
  readonly title?: 'vierhain'
  readonly readings?: Readonly<Record<string, never>>
  readonly players: readonly string[]
  /** Seat 1 first; default: as the players are listed. */
  readonly order?: readonly string[]
  /** Who begins the stock round; default: seat 1. */
  readonly first?: string
  readonly seed?: number
  readonly phase?: PhaseId
  readonly cash?: Readonly<Record<string, number>>
  /** Those that are founded. */
  readonly companies?: Readonly<Record<string, DescribedCompany>>
  /** Left in the bank; default: as the phase and what companies own suggest. */
  readonly trains?: Readonly<Record<string, number>>
  readonly tiles?: Readonly<Record<HexId, string>>
  /** The number of the set; default: the second. */
  readonly set?: number
  readonly at?: At
}

export interface DescribedCompany {
  /** Default: 60. */
  readonly price?: number
  /** Default: who holds most, the first one in seat order. */
  readonly director?: string
  /** By player; the rest is in the bank. Default: two with the director. */
  readonly shares?: Readonly<Record<string, number>>
  readonly trains?: readonly TrainId[]
  /** Whether its first operating turn is over; default: yes. */
  readonly operated?: boolean
}

/** Where the game stands; default: the beginning of a stock round. */
type At = AtStock | AtOperating

export interface AtOperating {
  readonly round: 'operating'
  readonly number?: number
  /** Who acts; everything before it in the order has acted. */
  readonly turn?: CompanyId
  /** The step of that turn; default: its first. */
  readonly step?: 'track' | 'run' | 'use' | 'trains'
  /** With step `use`. */
  readonly revenue?: number
}

const counts = recordOf(whole)

const atRounds: Readonly<Record<At['round'], Shape>> = {
  stock: atStockShape(listOf(oneOf(...companyOrder), 4)),
  operating: fields(
    { round: text },
    {
      number: whole,
      turn: oneOf(...companyOrder),
      step: oneOf('track', 'run', 'use', 'trains'),
      revenue: whole,
    },
  ),
}

export const shape: Shape = fields(
  { players: listOf(text, 4) },
  {
    title: oneOf('vierhain'),
    readings: fields({}),
    order: listOf(text, 4),
    first: text,
    seed: whole,
    phase: oneOf(...phaseOrder),
    cash: counts,
    companies: recordOf(
      fields(
        {},
        {
          price: whole,
          director: text,
          shares: counts,
          trains: listOf(oneOf(...trainOrder), 6),
          operated: flag,
        },
      ),
      known(companies),
    ),
    trains: recordOf(whole, known(trains)),
    tiles: recordOf(text, known(hexes)),
    set: whole,
    at: tagged('round', atRounds),
  },
)

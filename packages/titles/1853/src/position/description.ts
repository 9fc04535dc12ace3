import type { Settings, Shape } from '@stellwerk/engine'
import {
  either,
  fields,
  flag,
  known,
  listOf,
  oneOf,
  readingsShape,
  recordOf,
  tagged,
  text,
  whole,
} from '@stellwerk/engine'
import { cities } from '../data/cities.js'
import { companies } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { phaseOrder } from '../data/phases.js'
import { trainCards, trains } from '../data/trains.js'
import { readings } from '../readings.js'
import type { CityName, CompanyId, HexId, PhaseId, TrainCardId, TrainId } from '../data/types.js'

/**
 * A position, described sparsely: whatever is left out takes its default. A purse is a player or a company. A tile is
 * `number:rotation`.
 */
export interface Description {
  readonly title?: '1853'
  readonly readings?: Settings
  readonly players: readonly string[]
  /** The seating order; default: as the players are listed. */
  readonly order?: readonly string[]
  /** Default: the first of the order, once the bonds are known. */
  readonly elephant?: string
  readonly seed?: number
  /** The bank's size. */
  readonly bank?: number
  readonly phase?: PhaseId
  readonly cash?: Readonly<Record<string, number>>
  /** By player; who is not told of has an old contract behind him that nothing depends on. */
  readonly contracts?: Readonly<Record<string, DescribedContract>>
  /** Companies that are told of were named in contracts. */
  readonly companies?: Readonly<Partial<Record<CompanyId, DescribedCompany>>>
  /** Left in the bank; default: as the phase and what companies own suggest. */
  readonly trains?: Readonly<Partial<Record<TrainCardId, number>>>
  readonly returned?: readonly TrainCardId[]
  readonly doubleCards?: boolean
  readonly tiles?: Readonly<Record<HexId, string>>
  /** For each stop of the hex its bases; a plain list is the first stop. Home bases of those in operation are added. */
  readonly bases?: Readonly<Record<HexId, readonly (string | readonly string[])[]>>
  readonly round?: { readonly stock?: number; readonly set?: number }
  readonly operatingRounds?: number
  readonly bankOut?: boolean
  readonly at?: At
}

interface DescribedContract {
  readonly bond: number
  readonly cities?: readonly CityName[]
  /** Default: yes, but for the time of the bids. */
  readonly complete?: boolean
  readonly fulfilled?: boolean
}

export interface DescribedCompany {
  /** Tenths by player or `pool`, those who have held theirs longest first; the rest is in the offer. */
  readonly shares?: Readonly<Record<string, number>>
  /** Of these, not paid for. */
  readonly unredeemed?: Readonly<Record<string, number>>
  /** Of these, from contracts; default: those not paid for. */
  readonly contract?: Readonly<Record<string, number>>
  /** Default: who has most, at least two, if the company is in operation. */
  readonly director?: string
  readonly lastDirector?: string
  /** Default: yes, unless fewer shares are issued than that takes, or in the first stock round. */
  readonly operating?: boolean
  readonly onSale?: boolean
  /** Of the BBCI; default: small after the first stock round. */
  readonly size?: 'large' | 'small'
  /** Default: par. */
  readonly price?: number
  readonly trains?: readonly TrainId[]
  readonly credit?: TrainId
  /** Default: 1 for a large company in operation after its first turn. */
  readonly option?: 1 | 2 | null
  readonly token?: boolean
}

/** Where the game stands. */
type At = AtBonds | AtCities | AtStock | AtElephant | AtOperating | AtExtraRound

export interface AtBonds {
  readonly round: 'bonds'
  readonly entered?: Readonly<Record<string, number>>
}

interface AtCities {
  readonly round: 'cities'
  readonly turn?: string
}

export interface AtStock {
  readonly round: 'stock'
  readonly turn?: string
  readonly idle?: number
  readonly sold?: Readonly<Record<string, readonly CompanyId[]>>
  readonly lastBuyer?: string
  readonly started?: readonly CompanyId[]
}

interface AtElephant {
  readonly round: 'elephant'
}

export interface AtOperating {
  readonly round: 'operating'
  readonly number?: number
  readonly of?: number
  /** The extra round is under way. */
  readonly extra?: boolean
  /** Who acts; everything before it in the order has acted. */
  readonly turn?: CompanyId
  /** The step of that turn; default: its first. */
  readonly step?: string
  /** With step `payout`. */
  readonly revenue?: number
  readonly mustRunOver?: HexId
  readonly mustCallAt?: HexId
}

/** The regular rounds of a set are over. */
interface AtExtraRound {
  readonly round: 'extra'
}

const train = oneOf(...Object.keys(trains))
const card = oneOf(...Object.keys(trainCards.usual))
const company = oneOf(...Object.keys(companies))
const counts = recordOf(whole)
const companyList = listOf(company, 8)

const companyShape = fields(
  {},
  {
    shares: counts,
    unredeemed: counts,
    contract: counts,
    director: text,
    lastDirector: text,
    operating: flag,
    onSale: flag,
    size: oneOf('large', 'small'),
    price: whole,
    trains: listOf(train, 4),
    credit: train,
    option: oneOf(1, 2, null),
    token: flag,
  },
)

const atRounds: Readonly<Record<At['round'], Shape>> = {
  bonds: fields({ round: text }, { entered: counts }),
  cities: fields({ round: text }, { turn: text }),
  stock: fields(
    { round: text },
    {
      turn: text,
      idle: whole,
      sold: recordOf(companyList),
      lastBuyer: text,
      started: companyList,
    },
  ),
  elephant: fields({ round: text }),
  operating: fields(
    { round: text },
    {
      number: whole,
      of: whole,
      extra: flag,
      turn: text,
      step: text,
      revenue: whole,
      mustRunOver: text,
      mustCallAt: text,
    },
  ),
  extra: fields({ round: text }),
}

export const shape: Shape = fields(
  { players: listOf(text, 6) },
  {
    title: oneOf('1853'),
    readings: readingsShape(readings),
    order: listOf(text, 6),
    elephant: text,
    seed: whole,
    bank: whole,
    phase: oneOf(...phaseOrder),
    cash: counts,
    contracts: recordOf(
      fields(
        { bond: whole },
        { cities: listOf(oneOf(...Object.keys(cities)), 6), complete: flag, fulfilled: flag },
      ),
    ),
    companies: recordOf(companyShape, known(companies)),
    trains: recordOf(whole, known(trainCards.usual)),
    returned: listOf(card, 40),
    doubleCards: flag,
    tiles: recordOf(text, known(hexes)),
    bases: recordOf(listOf(either(text, listOf(text, 5)), 5), known(hexes)),
    round: fields({}, { stock: whole, set: whole }),
    operatingRounds: whole,
    bankOut: flag,
    at: tagged('round', atRounds),
  },
)

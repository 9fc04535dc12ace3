import type { AtStock, Settings, Shape } from '@stellwerk/engine'
import {
  atStockShape,
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
import { localAgs, localRailways, majors } from '../data/companies.js'
import { hexes } from '../data/maps.js'
import type { ContractSize } from '../data/mail.js'
import { phaseOrder } from '../data/phases.js'
import { mountainRailways } from '../data/privates.js'
import { trains } from '../data/trains.js'
import type { CompanyId, HexId, LocalId, PhaseId, TrainId } from '../data/types.js'
import type { OperatingRoundFrame } from '../frames.js'
import { readings } from '../readings.js'
import type { BankBreak } from '../state.js'

/**
 * A position, described sparsely: whatever is left out takes its default. A purse is a player or a company; where a player has
 * the name of a local AG, the AG's purse is `ag:A`. A tile is `number:rotation`, a tunnel `straight:rotation`.
 */
export interface Description {
  readonly title?: '1854'
  readonly readings?: Settings
  readonly players: readonly string[]
  /** Clockwise from card 1; default: as the players are listed. */
  readonly order?: readonly string[]
  /** Default: the first of the order. */
  readonly priority?: string
  readonly seed?: number
  readonly phase?: PhaseId
  readonly cash?: Readonly<Record<string, number>>
  /** `sold`: mountain railways that are not told of are closed, local railways go round the table in order. */
  readonly privates?: 'sold' | 'unsold'
  readonly mountains?: Readonly<Record<string, DescribedMountain>>
  readonly locals?: Readonly<Record<string, DescribedLocal>>
  readonly majors?: Readonly<Record<string, DescribedMajor>>
  readonly ags?: Readonly<Record<string, DescribedAg>>
  /** By player; the certificate is one of those he holds. */
  readonly options?: Readonly<Record<string, DescribedOption>>
  /** Spaces with several markers: from top to bottom. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>
  /** Left in the bank; default: as the phase and what companies own suggest. */
  readonly trains?: Readonly<Record<string, number>>
  readonly openPool?: readonly TrainId[]
  readonly scrapPool?: readonly TrainId[]
  readonly tiles?: Readonly<Record<HexId, string>>
  readonly tunnels?: Readonly<Record<HexId, readonly string[]>>
  /** For each stop of the hex its markers; a plain list is the first stop. Home markers of those that have acted are added. */
  readonly markers?: Readonly<Record<HexId, readonly (string | readonly string[])[]>>
  readonly round?: { readonly auction?: number; readonly stock?: number; readonly set?: number }
  readonly forcedMergers?: boolean
  readonly bankBreak?: BankBreak
  readonly at?: At
}

interface DescribedMountain {
  readonly owner?: string
  readonly open?: boolean
  readonly used?: boolean
}

interface DescribedCompany {
  readonly trains?: readonly TrainId[]
  /** Default: in operation, and there is track in its home. */
  readonly acted?: boolean
}

interface DescribedLocal extends DescribedCompany {
  readonly owner?: string
}

interface DescribedShareCompany extends DescribedCompany {
  readonly director?: string
  /** A space of the market such as R2C5, or a price that is there. */
  readonly space?: string
  readonly price?: number
  readonly mail?: ContractSize
}

export interface DescribedMajor extends DescribedShareCompany {
  readonly issuePrice?: number
  /** Ordinary ones by player, `tableau`, `pool` or `split`; the rest lies where it lay at first. */
  readonly certificates?: Readonly<Record<string, number>>
  readonly split?: boolean
  readonly splitFieldFrom?: number
}

export interface DescribedAg extends DescribedShareCompany {
  /** Who holds the other certificate, or `pool`; default: the director. */
  readonly other?: string
  /** The local railways that it came from; default: 1 and 2 for A, 3 and 4 for B, 5 and 6 for C. */
  readonly locals?: readonly LocalId[]
}

interface DescribedOption {
  readonly company: string
  /** Default: the issue price. */
  readonly price?: number
  /** The stock round of its purchase; default: the present or last one. */
  readonly round?: number
}

/** Where the game stands. */
type At = AtAuction | AtStock | AtOperating

export interface AtAuction {
  readonly round: 'auction'
  readonly turn?: string
  readonly passes?: number
  /** Of the Außerfernbahn. */
  readonly price?: number
  readonly bids?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly withdrawn?: Readonly<Record<string, readonly string[]>>
  readonly lastActor?: string
}

export interface AtOperating {
  readonly round: 'operating'
  readonly number?: number
  readonly of?: number
  /** The single round within an auction. */
  readonly interrupts?: boolean
  /** Default: its beginning, or the turns if one is named. */
  readonly stage?: OperatingRoundFrame['stage']
  /** Who acts; everything before it in the order has acted. */
  readonly turn?: CompanyId
  /** The step of that turn; default: its first. */
  readonly step?: string
  /** With step `payout`. */
  readonly revenue?: number
}

const train = oneOf(...Object.keys(trains))
const counts = recordOf(whole)
const company = { trains: listOf(train, 30), acted: flag }
const shareCompany = {
  ...company,
  director: text,
  space: text,
  price: whole,
  mail: oneOf('small', 'large'),
}

const atRounds: Readonly<Record<At['round'], Shape>> = {
  auction: fields(
    { round: text },
    {
      turn: text,
      passes: whole,
      price: whole,
      bids: recordOf(counts),
      withdrawn: recordOf(listOf(text, 6)),
      lastActor: text,
    },
  ),
  stock: atStockShape(listOf(text, 11)),
  operating: fields(
    { round: text },
    {
      number: whole,
      of: whole,
      interrupts: flag,
      stage: oneOf('opening window', 'income', 'turns', 'closing window', 'end'),
      turn: text,
      step: text,
      revenue: whole,
    },
  ),
}

export const shape: Shape = fields(
  { players: listOf(text, 6) },
  {
    title: oneOf('1854'),
    readings: readingsShape(readings),
    order: listOf(text, 6),
    priority: text,
    seed: whole,
    phase: oneOf(...phaseOrder),
    cash: counts,
    privates: oneOf('sold', 'unsold'),
    mountains: recordOf(fields({}, { owner: text, open: flag, used: flag }), known(mountainRailways)),
    locals: recordOf(fields({}, { ...company, owner: text }), known(localRailways)),
    majors: recordOf(
      fields(
        {},
        { ...shareCompany, issuePrice: whole, certificates: counts, split: flag, splitFieldFrom: whole },
      ),
      known(majors),
    ),
    ags: recordOf(
      fields({}, { ...shareCompany, other: text, locals: listOf(oneOf(...Object.keys(localRailways)), 2) }),
      known(localAgs),
    ),
    options: recordOf(fields({ company: oneOf(...Object.keys(majors)) }, { price: whole, round: whole })),
    stacks: recordOf(listOf(text, 11)),
    trains: recordOf(whole, known(trains)),
    openPool: listOf(train, 30),
    scrapPool: listOf(train, 30),
    tiles: recordOf(text, known(hexes)),
    tunnels: recordOf(listOf(text, 2), known(hexes)),
    markers: recordOf(listOf(either(text, listOf(text, 5)), 5), known(hexes)),
    round: fields({}, { auction: whole, stock: whole, set: whole }),
    forcedMergers: flag,
    bankBreak: oneOf('auction round', 'stock round', 'operating round'),
    at: tagged('round', atRounds),
  },
)

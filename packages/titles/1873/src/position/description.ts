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
  text,
  whole,
} from '@stellwerk/engine'
import { railways, publicMines } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { mineIds, mines } from '../data/mines.js'
import { phaseOrder } from '../data/phases.js'
import type { CompanyId, HexId, PhaseId, RailwayId, Size } from '../data/types.js'
import type { EditionId } from '../editions.js'
import { editionIds } from '../editions.js'
import { readings } from '../readings.js'
import type { Denomination } from '../state.js'

/**
 * A position, described sparsely: whatever is left out takes its default. Players are named as they are; a purse is a player,
 * a company or `mine:7`; a tile is `number:rotation`; a marker is the railway's code, `-HBE` when inactive.
 */
export interface Description {
  readonly title?: '1873'
  readonly edition?: EditionId
  readonly readings?: Settings
  readonly players: readonly string[]
  readonly order?: readonly string[]
  readonly seed?: number
  readonly phase?: PhaseId
  /** Units left of some sizes; default: the first unit of the phase's size is gone. */
  readonly units?: Readonly<Record<string, number>>
  readonly dieselsOnSale?: boolean
  readonly cash?: Readonly<Record<string, number>>
  /** Open mines; all others are closed (in the start auction: unsold). */
  readonly mines?: Readonly<Record<string, DescribedMine>>
  /** `inactive`, `bank`, `gone` or a player. */
  readonly concessions?: Readonly<Record<string, string>>
  readonly builtEarly?: readonly RailwayId[]
  readonly publicMines?: Readonly<Record<string, DescribedCompany & { readonly mines: readonly number[] }>>
  readonly railways?: Readonly<Record<string, DescribedRailway>>
  readonly mhe?: {
    readonly train?: Size
    readonly shares?: Readonly<Record<string, number>>
    readonly price?: number
  }
  readonly options?: Readonly<Record<string, string>>
  /** Boxes with more than one marker: from top to bottom. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>
  readonly tiles?: Readonly<Record<HexId, string>>
  readonly reserved?: Readonly<Record<HexId, string>>
  /** For each stop of the hex its markers; a plain list is the first stop. Home markers of floated railways are added. */
  readonly markers?: Readonly<Record<HexId, readonly (string | readonly string[])[]>>
  readonly trading?: number
  readonly set?: number
  readonly fullSets?: number
  readonly lastRound?: boolean
  readonly at?: At
}

interface DescribedMine {
  /** A player; mines of public mines are told there. */
  readonly owner?: string
  readonly machine?: Size
  readonly switcher?: Size
  /** Default: as the track says. */
  readonly connected?: boolean
}

export interface DescribedCompany {
  readonly price?: number
  readonly denomination?: Denomination
  /** By player, `pool` or `issue`; what is missing lies in the pool. */
  readonly shares?: Readonly<Record<string, number>>
  readonly director?: string
  readonly receivership?: boolean
  readonly operated?: boolean
}

export interface DescribedRailway extends DescribedCompany {
  readonly startPrice?: number
  readonly floated?: boolean
  readonly trains?: readonly Size[]
  readonly diesel?: boolean
  readonly switchers?: readonly Size[]
}

/** Where the game stands. */
export type At =
  | { readonly round: 'start auction'; readonly turn?: string; readonly premium?: number }
  | { readonly round: 'auction'; readonly turn?: string }
  | { readonly round: 'stock'; readonly turn?: string }
  | {
      readonly round: 'operating'
      readonly number?: number
      readonly of?: number
      /** Who operates; everything before it in the order has operated. */
      readonly turn?: 'MHE' | CompanyId | `mine:${number}`
      /** The step of that turn; default: its first. */
      readonly step?: string
      /** With step `payout`. */
      readonly profit?: number
    }

const railway = oneOf(...Object.keys(railways))
const size = oneOf(1, 2, 3, 4, 5)
const counts = recordOf(whole)
const company = {
  price: whole,
  denomination: oneOf(50, 20, 10),
  shares: counts,
  director: text,
  receivership: flag,
  operated: flag,
}

export const shape: Shape = fields(
  { players: listOf(text, 5) },
  {
    title: oneOf('1873'),
    readings: readingsShape(readings),
    edition: oneOf(...editionIds),
    order: listOf(text, 5),
    seed: whole,
    phase: oneOf(...phaseOrder),
    units: recordOf(whole, (name) => ['1', '2', '3', '4'].includes(name)),
    dieselsOnSale: flag,
    cash: counts,
    mines: recordOf(
      fields({}, { owner: text, machine: size, switcher: size, connected: flag }),
      known(mines),
    ),
    concessions: recordOf(text, known(railways)),
    builtEarly: listOf(railway, 7),
    publicMines: recordOf(fields({ mines: listOf(oneOf(...mineIds), 5) }, company), known(publicMines)),
    railways: recordOf(
      fields(
        {},
        {
          ...company,
          startPrice: whole,
          floated: flag,
          trains: listOf(size, 50),
          diesel: flag,
          switchers: listOf(size, 50),
        },
      ),
      known(railways),
    ),
    mhe: fields({}, { train: size, shares: counts, price: whole }),
    options: recordOf(text, (name) => known(railways)(name) || known(publicMines)(name)),
    stacks: recordOf(listOf(text, 13)),
    tiles: recordOf(text, known(hexes)),
    reserved: recordOf(text, known(hexes)),
    markers: recordOf(listOf(either(text, listOf(text, 3)), 3), known(hexes)),
    trading: whole,
    set: whole,
    fullSets: whole,
    lastRound: flag,
    at: fields(
      { round: oneOf('start auction', 'auction', 'stock', 'operating') },
      { turn: text, premium: whole, number: whole, of: whole, step: text, profit: whole },
    ),
  },
)

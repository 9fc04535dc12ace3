import type { PlayerId } from '@stellwerk/engine'
import type { Fact } from './table.js'
import type {
  CompanyRef,
  Count,
  HexRef,
  HolderRef,
  Message,
  Money,
  Percent,
  SpaceRef,
  TrainRef,
} from './values.js'
import { msg } from './values.js'

/** A kind of company: its name, and which of the common columns it has. */
export interface CompanyKind {
  readonly id: string
  readonly label: Message
  readonly has: readonly ('price' | 'treasury' | 'trains' | 'stations' | 'shares' | 'revenue')[]
  /** What its chip looks like: letters in an oval, a number in a house, a plate. */
  readonly shape: 'oval' | 'house' | 'plate'
}

/** A kind whose label is the catalogue's `kind.<id>`. */
export const companyKind = (
  id: string,
  shape: CompanyKind['shape'],
  has: CompanyKind['has'] = ['price', 'treasury', 'trains', 'stations', 'shares', 'revenue'],
): CompanyKind => ({ id, label: msg(`kind.${id}`), has, shape })

/** A company: its price, money, shares, trains and stations. */
export interface Company {
  readonly ref: CompanyRef
  /** The id of its `CompanyKind`. */
  readonly kind: string
  /** Three or four letters for chips, and the full name. */
  readonly mark: string
  readonly name: string
  readonly colour: string
  readonly ink: string
  readonly state: 'unsold' | 'waiting' | 'running' | 'troubled' | 'closed'
  /** Why it waits, or what trouble it is in. */
  readonly note?: Message | undefined
  /** Who decides for it, and as what. */
  readonly head: { readonly player: PlayerId; readonly as: 'director' | 'owner' | 'manager' } | null
  /** For a company owned as a whole: its owner, its worth to the owner, and how many certificates it counts as. */
  readonly owned?: { readonly by: HolderRef; readonly worth: Money; readonly certificates: Count } | undefined
  readonly price: SharePrice | null
  readonly treasury: Money | null
  readonly trains: readonly OwnedTrain[]
  readonly stations: { readonly left: Count; readonly all: Count; readonly cost?: Money | undefined } | null
  readonly shares: readonly Holding[]
  readonly homes: readonly HexRef[]
  readonly facts: readonly Fact[]
}

/** A price, and the percentage of the company it is for: 10 %, 20 % or 50 %. */
export interface SharePrice {
  readonly amount: Money
  readonly percent: Percent
  readonly space?: SpaceRef | undefined
}

/** The shares of one company that a player, company or pool holds. */
export interface Holding {
  readonly holder: HolderRef
  readonly percent: Percent
  readonly certificates: Count
  /** How many of them count towards the limit, where not all do. */
  readonly counted?: Count | undefined
  /** What they are worth if that is not their part of the price: half paid, or on option. */
  readonly worth?: Money | undefined
  readonly head?: boolean
  /** One certificate of them may be bought now. */
  readonly offered?: { readonly price: Money; readonly percent: Percent } | undefined
  /** The most that could be sold at once in a stock round now, and what it would bring. */
  readonly sellable?: { readonly percent: Percent; readonly money: Money } | undefined
  readonly note?: Message | undefined
}

/** A place for shares that nobody owns. */
export interface SharePool {
  readonly ref: HolderRef
  readonly label: Message
}

/** Pools whose labels are the catalogue's `pool.<id>`. */
export const sharePools = (...ids: readonly string[]): readonly SharePool[] =>
  ids.map((id) => ({ ref: `pool:${id}`, label: msg(`pool.${id}`) }))

/** A train of a company, and what will become of it. */
export interface OwnedTrain {
  readonly train: TrainRef
  readonly note?: Message | undefined
}

/** A company with nothing but its appearance. */
export const companyWith = (
  ref: CompanyRef,
  kind: string,
  { name, colour, ink }: Pick<Company, 'name' | 'colour' | 'ink'>,
): Company => ({
  ref,
  kind,
  mark: ref,
  name,
  colour,
  ink,
  state: 'unsold',
  head: null,
  price: null,
  treasury: null,
  trains: [],
  stations: null,
  shares: [],
  homes: [],
  facts: [],
})

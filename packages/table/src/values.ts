import type { PlayerId } from '@stellwerk/engine'

declare const unit: unique symbol

/** A value with a unit: plain numbers and texts fit without a cast, values of another unit do not. */
type Of<T, U extends string> = T & { readonly [unit]?: U }

/** An amount of money. */
export type Money = Of<number, 'money'>
/** A percentage of a company. */
export type Percent = Of<number, 'percent'>
/** A number of things. */
export type Count = Of<number, 'count'>

/** Whatever owns, earns or is owned: railways, mines, privates, concessions. One namespace per title. */
export type CompanyRef = Of<string, 'company'>
/** A hex by its name. */
export type HexRef = Of<string, 'hex'>
/** A phase by its name. */
export type PhaseRef = Of<string, 'phase'>
/** A train by its name. */
export type TrainRef = Of<string, 'train'>
/** A tile by its number. */
export type TileRef = Of<string, 'tile'>
/** A space of the stock market. */
export type SpaceRef = Of<string, 'space'>

/** A player, a company, or one of the table's pools. */
export type HolderRef = `player:${string}` | `company:${string}` | `pool:${string}`

/** A sentence or a word: a key of the title's catalogue or, where the title has none, of the shared one. */
export interface Message {
  readonly key: string
  /** An undefined parameter is unknown; its absence is not an error. */
  readonly params?: { readonly [name: string]: Value | undefined }
}

/** Whatever stands in a cell, in a message, or on either side of an arrow. */
export type Value =
  | { readonly kind: 'money'; readonly amount: Money }
  | { readonly kind: 'percent'; readonly amount: Percent }
  | { readonly kind: 'count'; readonly amount: Count; readonly of?: Count }
  | { readonly kind: 'player'; readonly ref: PlayerId }
  | { readonly kind: 'company'; readonly ref: CompanyRef }
  | { readonly kind: 'hex'; readonly ref: HexRef }
  | { readonly kind: 'phase'; readonly ref: PhaseRef }
  | { readonly kind: 'train'; readonly ref: TrainRef }
  | { readonly kind: 'tile'; readonly ref: TileRef }
  /** A proper name, the same in every language. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'flag'; readonly on: boolean }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | Scale
  /** There is a value, but the viewer may not know it. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'none' }

/** Amounts along a scale: what a mine earns with each machine, and how much more with each switcher. */
export interface Scale {
  readonly kind: 'scale'
  readonly now: Money
  /** What earns the amounts, and what earns more. */
  readonly labels: { readonly amount: Message; readonly more: Message }
  readonly steps: readonly ScaleStep[]
  /** What it would be with what can be bought now. */
  readonly ahead: readonly { readonly label: Message; readonly amount: Money }[]
}

/** One step of a scale: where it is, and what it is worth. */
export interface ScaleStep {
  readonly at: string
  readonly amount: Money
  readonly more?: Money | undefined
  /** Which of the two is there now. */
  readonly has?: 'amount' | 'more' | 'both' | undefined
}

/** The tone of a value; screens choose colour and weight for it. */
export type Tone = 'plain' | 'good' | 'bad' | 'soft' | 'strong'

/** An amount of money as a value. */
export const money = (amount: Money): Value => ({ kind: 'money', amount })
/** A percentage as a value. */
export const percent = (amount: Percent): Value => ({ kind: 'percent', amount })
/** A number as a value. */
export const count = (amount: Count, of?: Count): Value =>
  of === undefined ? { kind: 'count', amount } : { kind: 'count', amount, of }
/** A player as a value. */
export const player = (ref: PlayerId): Value => ({ kind: 'player', ref })
/** A company as a value. */
export const company = (ref: CompanyRef): Value => ({ kind: 'company', ref })
/** A hex as a value. */
export const hex = (ref: HexRef): Value => ({ kind: 'hex', ref })
/** A phase as a value. */
export const phase = (ref: PhaseRef): Value => ({ kind: 'phase', ref })
/** A train as a value. */
export const train = (ref: TrainRef): Value => ({ kind: 'train', ref })
/** A tile as a value. */
export const tile = (ref: TileRef): Value => ({ kind: 'tile', ref })
/** A proper name, the same in every language. */
export const name = (text: string): Value => ({ kind: 'name', text })
/** Yes or no as a value. */
export const flag = (on: boolean): Value => ({ kind: 'flag', on })
/** Several values, one after the other. */
export const list = (items: readonly Value[]): Value => (items.length === 0 ? none : { kind: 'list', items })
/** Companies, one after the other. */
export const companyList = (refs: readonly CompanyRef[]): Value => list(refs.map((ref) => company(ref)))
/** Hexes, each once and in the order of their names. */
export const hexList = (refs: Iterable<HexRef>): Value =>
  list([...new Set(refs)].toSorted().map((ref) => hex(ref)))
/** The value that stands for nothing. */
export const none: Value = { kind: 'none' }
/** The value that stands for something the viewer may not know. */
export const hidden: Value = { kind: 'hidden' }

/** A message by its key and parameters. */
export const msg = (key: string, params?: Message['params']): Message => (params ? { key, params } : { key })
/** A message as a value. */
export const says = (key: string, params?: Message['params']): Value => ({
  kind: 'message',
  message: msg(key, params),
})

/** The items of a list without those that are undefined or false. */
export const present = <T>(...items: readonly (T | false | undefined)[]): readonly T[] =>
  items.filter((one): one is T => one !== undefined && one !== false)

/** Money that may be absent. */
export const moneyIfAny = (amount: Money | null | undefined): Value =>
  amount === null || amount === undefined ? none : money(amount)

/** A number that may be absent. */
export const countIfAny = (amount: Count | null): Value => (amount === null ? none : count(amount))

/** A player as a holder. */
export const heldBy = (ref: PlayerId): HolderRef => `player:${ref}`

/** The player who holds something, if a player does. */
export const playerHolding = (holder: HolderRef): PlayerId | undefined =>
  holder.startsWith('player:') ? (holder.slice('player:'.length) as PlayerId) : undefined

/** A holder as something to show. */
export function holderValue(holder: HolderRef): Value {
  const [kind, ref] = [holder.slice(0, holder.indexOf(':')), holder.slice(holder.indexOf(':') + 1)]
  if (kind === 'player') return player(ref as PlayerId)
  return kind === 'company' ? company(ref) : says(`pool.${ref}`)
}

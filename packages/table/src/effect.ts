import type { PlayerId } from '@stellwerk/engine'
import type { CompanyRef, HexRef, Message, TrainRef, Value } from './values.js'

/** What an effect is about. */
export type Bearer =
  | { readonly kind: 'player'; readonly ref: PlayerId }
  | { readonly kind: 'company'; readonly ref: CompanyRef }
  | { readonly kind: 'train'; readonly ref: TrainRef }
  | { readonly kind: 'hex'; readonly ref: HexRef }
  | { readonly kind: 'table' }

/** One difference between two tables, ready to be shown as "310 ▼ 160". */
export interface Effect {
  readonly what: EffectKind
  readonly of: Bearer
  /** What a `fact` is called. */
  readonly label?: Message | undefined
  /** For `share` the company or the pool, for `bid` the item. */
  readonly detail?: Value | undefined
  readonly from: Value
  readonly to: Value
  readonly tone: 'good' | 'bad' | 'plain'
  /** 0: concerns the chooser; 1: nobody should miss it; 2: concerns others. */
  readonly rank: 0 | 1 | 2
}

/** What an action can change. */
export type EffectKind =
  | 'cash'
  | 'worth'
  | 'priority'
  | 'treasury'
  | 'price'
  | 'state'
  | 'head'
  | 'owner'
  | 'share'
  | 'trains'
  | 'stations'
  | 'stock'
  | 'bid'
  | 'phase'
  | 'round'
  | 'bank'
  | 'over'
  | 'fact'
  | 'tile'
  | 'value'

import type { Json, Tell } from '@stellwerk/engine'
import { tell as engineTell } from '@stellwerk/engine'
import type { RunPlan } from './actions.js'

/**
 * Everything that can happen in Harzbahn 1873. Money has its own event (`money`) with one of the reasons below; offers
 * have the engine's events (`offer`, `offer-accepted`, `offer-declined`, `offer-withdrawn`, `price-wished`).
 */
export interface EventFields {
  'round-started': {
    round: 'start' | 'auction' | 'stock' | 'operating'
    number: number
    set?: number
    of?: number
  }
  passed: { player: string; step: string }
  'premium-bid': { player: string; bid: number }
  'premium-set': { premium: number; order: readonly string[] }
  'premium-fell': { premium: number }
  'item-bought': { player: string; item: string; price: number }
  'auction-opened': { player: string; item: string; bid: number }
  'bid-made': { player: string; item: string; bid: number }
  'auction-won': { player: string; item: string; price: number }
  'shares-moved': { company: string; from: string; to: string; count: number; reason: string }
  'price-moved': { company: string; from: number; to: number }
  'director-changed': { company: string; from: string | null; to: string | null }
  'railway-founded': { player: string; railway: string; price: number }
  'railway-floated': { railway: string; treasury: number }
  'public-mine-formed': { player: string; company: string; mines: readonly number[]; price: number }
  'concession-active': { railway: string }
  'concession-returned': { railway: string; player: string }
  'concession-gone': { railway: string }
  'option-used': { player: string; company: string; count: number }
  'option-lapsed': { player: string; company: string }
  'order-set': { order: readonly string[] }
  'mine-closed': { mine: number; forced: boolean }
  'mine-opened': { mine: number; company: string }
  'mine-moved': { mine: number; from: string; to: string; price: number }
  'mine-connected': { mine: number }
  produced: { operation: string; income: number; maintenance: number }
  'switchers-assigned': { company: string; sizes: readonly number[] }
  'paid-out': { company: string; how: 'withhold' | 'half' | 'full'; profit: number }
  'tile-laid': {
    operation: string
    hex: string
    tile: string
    rotation: number
    replaced: string | null
    cost: number
  }
  'tile-reserved': { hex: string; tile: string; railway: string }
  'route-built': { railway: string; cost: number }
  'marker-placed': { railway: string; hex: string; stop: number; cost: number }
  'marker-removed': { railway: string; hex: string; stop: number }
  'marker-turned': { railway: string; hex: string; stop: number; active: boolean }
  ran: { railway: string; plan: RunPlan; revenue: number; maintenance: number; parts: Json }
  'lot-drawn': { of: number; drawn: number }
  'machine-bought': { operation: string; size: number; mines: readonly number[]; price: number }
  'switcher-bought': { operation: string; from: string; size: number; price: number }
  'switcher-scrapped': { operation: string; size: number }
  'train-bought': { railway: string; from: string; size: number | 'D'; price: number }
  'train-scrapped': { railway: string; size: number }
  'shares-issued': { company: string; denomination: number; count: number }
  'mhe-paid': { perShare: number }
  'mhe-train': { size: number }
  'phase-began': { phase: string }
  'diesels-on-sale': Record<never, never>
  insolvent: { company: string; because: 'train' | 'maintenance' }
  recapitalised: { company: string; costs: number; grant: number; denomination: number }
  'left-receivership': { company: string; player: string }
  'last-round': { company: string }
  'game-over': { ranking: readonly { player: string; fortune: number; rank: number }[] }
}

export type EventKind = keyof EventFields

/** Why money moved. */
export type Reason =
  | 'start cash'
  | 'auction'
  | 'shares'
  | 'float'
  | 'terrain'
  | 'repaid'
  | 'concession route'
  | 'station'
  | 'maintenance'
  | 'profit'
  | 'dividend'
  | 'mine'
  | 'merger'
  | 'closing'
  | 'machine'
  | 'switcher'
  | 'train'
  | 'trade'
  | 'insolvency'
  | 'grant'
  | 'position'

export const tell: Tell<EventFields> = engineTell

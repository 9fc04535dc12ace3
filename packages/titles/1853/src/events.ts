import type { Json, Tell } from '@stellwerk/engine'
import { tell as engineTell } from '@stellwerk/engine'
import type { TrainRun } from './actions.js'

/**
 * Everything that can happen in 1853. Money has its own event (`money`) with one of the reasons below; offers and sealed
 * choices have the engine's events. No event tells a secret but `picked`, whose city is left out for others.
 */
export interface EventFields {
  'round-started': { round: 'contracts' | 'stock' | 'operating'; number: number; set?: number; of?: number }
  passed: { player: string; step: string; company?: string }
  'bonds-known': { bonds: { readonly [player: string]: number }; order: readonly string[] }
  'lots-drawn': { players: readonly string[]; order: readonly string[] }
  'elephant-moved': { from: string | null; to: string; price: number | null }
  'elephant-kept': { player: string }
  /** Everybody agreed to what the player proposed. */
  'end-agreed': { player: string }
  /** `city` is null for everybody but the player himself. */
  picked: { player: string; city: string | null; company: string; count: number }
  'contract-complete': { player: string; cities: number }
  'contract-fulfilled': { player: string; cities: readonly string[]; bond: number }
  'contracts-opened': { contracts: { readonly [player: string]: readonly string[] } }
  'bbci-settled': { size: 'large' | 'small' }
  unredeemed: { player: string; company: string; count: number }
  redeemed: { player: string; company: string; count: number }
  'shares-moved': {
    company: string
    from: string
    to: string
    count: number
    reason: 'contract' | 'purchase' | 'sale'
  }
  'group-on-sale': { companies: readonly string[] }
  'director-changed': { company: string; from: string | null; to: string | null }
  'manager-changed': { company: string; to: string }
  'in-operation': { company: string; treasury: number; price: number }
  'supply-changed': Record<never, never>
  'option-chosen': { company: string; option: number }
  'tile-laid': {
    company: string
    hex: string
    tile: string
    rotation: number
    replaced: string | null
    cost: number
  }
  'bonus-paid': { company: string; hex: string; amount: number }
  'base-placed': { company: string; hex: string; stop: number; cost: number; home: boolean }
  ran: {
    company: string
    runs: readonly TrainRun[]
    mail: number | null
    revenue: number
    mailMoney: number
    parts: Json
  }
  'paid-out': { company: string; how: 'withhold' | 'full'; revenue: number }
  'price-moved': { company: string; from: number; to: number }
  'train-bought': {
    company: string
    from: string
    train: string
    price: number
    gift: number
    credit: boolean
  }
  'token-used': { company: string }
  'debt-paid': { company: string; train: string; price: number }
  'train-given-back': { company: string; train: string; because: 'limit' | 'debt' }
  'trains-scrapped': { train: string; companies: readonly string[]; fromBank: number }
  'phase-began': { phase: string }
  'extra-round': { player: string; wanted: boolean }
  'bank-out': Record<never, never>
  'top-price': { company: string }
  'game-over': { ranking: readonly { player: string; fortune: number; rank: number }[] }
}

export type EventKind = keyof EventFields

/** Why money moved. */
export type Reason =
  | 'start cash'
  | 'bond'
  | 'contract'
  | 'shares'
  | 'capital'
  | 'elephant'
  | 'terrain'
  | 'second tile'
  | 'upgrade'
  | 'bonus'
  | 'base'
  | 'revenue'
  | 'mail'
  | 'dividend'
  | 'train'
  | 'train trade'
  | 'gift'
  | 'debt'
  | 'position'

export const tell: Tell<EventFields> = engineTell

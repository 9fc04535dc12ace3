import type { Json, Tell } from '@stellwerk/engine'
import { tell as engineTell } from '@stellwerk/engine'
import type { TrainRun } from './actions.js'

/**
 * Everything that can happen in 1854. Money has its own event (`money`) with one of the reasons below; offers have the
 * engine's events (`offer`, `offer-accepted`, `offer-declined`, `offer-withdrawn`, `price-wished`).
 */
export interface EventFields {
  'seats-drawn': { order: readonly string[] }
  'round-started': {
    round: 'auction' | 'stock' | 'operating'
    number: number
    set?: number
    of?: number
  }
  passed: { player: string; step: string; company?: string }
  'private-bought': { player: string; private: string; price: number }
  'private-price-fell': { private: string; price: number }
  'private-gone': { private: string }
  'bid-made': { player: string; private: string; bid: number }
  'bid-dropped': { player: string; private: string }
  'run-off-begun': { private: string; players: readonly string[] }
  'priority-moved': { player: string }
  'mountain-closed': { mountain: string; because: 'phase' | 'first run' }
  'power-used': { mountain: string; company: string }
  'certificates-moved': {
    company: string
    from: string
    to: string
    count: number
    reason: 'purchase' | 'sale' | 'private' | 'exchange' | 'merger' | 'overdue option'
  }
  'director-changed': { company: string; from: string | null; to: string }
  'option-bought': { player: string; company: string; price: number }
  'option-completed': { player: string; company: string; price: number }
  'option-sold': { player: string; company: string; overdue: boolean }
  'option-ended': { player: string; company: string }
  floated: { company: string; treasury: number }
  'price-moved': { company: string; from: number; to: number }
  split: { company: string; price: number }
  'income-paid': { mountain: string; player: string; amount: number }
  'mail-paid': { company: string; amount: number }
  'contract-bought': { company: string; size: string; price: number }
  'tile-laid': {
    company: string
    hex: string
    tile: string
    rotation: number
    replaced: string | null
    cost: number
  }
  'tunnel-built': { company: string; hex: string; tunnel: string; rotation: number; cost: number }
  'marker-placed': { company: string; hex: string; stop: number; cost: number; home: boolean }
  'no-home': { company: string }
  ran: { company: string; runs: readonly TrainRun[]; revenue: number; parts: Json }
  'paid-out': { company: string; how: 'withhold' | 'full' | 'half'; revenue: number }
  'train-bought': { company: string; from: string; train: string; price: number }
  'train-given-up': { company: string; train: string }
  'trains-scrapped': { train: string; companies: readonly string[] }
  'trains-gone': {
    train: string
    count: number
    because: 'phase' | 'lone train' | 'repaired train' | 'merger'
  }
  'phase-began': { phase: string }
  'emergency-begun': { company: string; player: string; missing: number }
  bankrupt: { player: string; company: string }
  merged: { ag: string; locals: readonly string[]; director: string; forced: boolean }
  'small-map-cleared': Record<never, never>
  'bank-broke': { when: string }
  'game-over': { ranking: readonly { player: string; fortune: number; rank: number }[] }
}

export type EventKind = keyof EventFields

/** Why money moved. */
export type Reason =
  | 'start cash'
  | 'auction'
  | 'local railway'
  | 'mountain income'
  | 'certificates'
  | 'option'
  | 'split'
  | 'float'
  | 'mail'
  | 'contract'
  | 'terrain'
  | 'tunnel'
  | 'station'
  | 'revenue'
  | 'dividend'
  | 'train'
  | 'train trade'
  | 'emergency'
  | 'merger'
  | 'position'

export const tell: Tell<EventFields> = engineTell

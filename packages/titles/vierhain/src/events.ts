import type { Tell } from '@stellwerk/engine'
import { tell as engineTell } from '@stellwerk/engine'
import type { TrainRun } from './actions.js'

/** Everything that can happen in Vierhain. Money has its own event (`money`) with one of the reasons below. */
export interface EventFields {
  'round-started': { round: 'stock' | 'operating'; set: number; number: number }
  passed: { player: string; step: string; company?: string }
  founded: { player: string; company: string; price: number; cost: number }
  'share-bought': { player: string; company: string; price: number }
  'share-sold': { player: string; company: string; price: number }
  'director-changed': { company: string; from: string; to: string }
  'price-moved': { company: string; from: number; to: number }
  'tile-laid': { company: string; hex: string; tile: string; rotation: number; cost: number }
  ran: { company: string; runs: readonly TrainRun[]; revenue: number }
  'paid-out': { company: string; how: 'full' | 'withhold'; revenue: number }
  'aid-paid': { company: string; amount: number }
  'train-bought': { company: string; train: string; price: number }
  'phase-began': { phase: string }
  'trains-scrapped': { train: string; companies: readonly string[] }
  'game-over': { ranking: readonly { player: string; fortune: number; rank: number }[] }
}

export type EventKind = keyof EventFields

/** Why money moved. */
export type Reason =
  | 'start cash'
  | 'founding'
  | 'share'
  | 'hill'
  | 'revenue'
  | 'dividend'
  | 'aid'
  | 'train'
  | 'position'

export const tell: Tell<EventFields> = engineTell

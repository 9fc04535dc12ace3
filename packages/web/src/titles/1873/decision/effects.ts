import type { GameEvent, PlayerId, PurseId } from '@stellwerk/engine'
import { bank, purseOf } from '@stellwerk/engine'
import type { MineId, OperationId, PhaseId, RailwayId, ShareId, Size, State } from '@stellwerk/1873'
import {
  companyOf,
  holderOf,
  incomeOf,
  mineIds,
  mineOf,
  percentOf,
  phaseOrder,
  priceIfAny,
  shareIds,
  sizes,
} from '@stellwerk/1873'
import type { After as AnyAfter } from '../../../decision/outcome.js'
import { operationsOf, sureResult, treasuryOf } from './facts.js'

interface Shift {
  readonly from: number
  readonly to: number
}

/** One thing that a choice changes, or that follows from it. */
export type Effect =
  | ({ readonly kind: 'cash'; readonly purse: PurseId } & Shift)
  | ({ readonly kind: 'price'; readonly company: ShareId } & Shift)
  | ({ readonly kind: 'holding'; readonly company: ShareId; readonly player: PlayerId } & Shift)
  | ({ readonly kind: 'income'; readonly mine: MineId } & Shift)
  | ({ readonly kind: 'maintenance'; readonly operation: OperationId } & Shift)
  /** What is due from a later phase on. */
  | ({ readonly kind: 'later'; readonly operation: OperationId; readonly phase: PhaseId } & Shift)
  /** The standard trains that a railway keeps. */
  | { readonly kind: 'left'; readonly railway: RailwayId; readonly trains: readonly Size[] }
  | { readonly kind: 'note'; readonly event: GameEvent }
  | { readonly kind: 'lastUnit'; readonly size: Size; readonly next: Size }
  /** What is due in a turn is more than the treasury and a sure income have. */
  | {
      readonly kind: 'danger'
      readonly operation: OperationId
      readonly maintenance: number
      readonly means: number
    }

type After = AnyAfter<State>

/** Events that are worth saying beforehand; the others are in the numbers or in the label of the choice. */
const telling: ReadonlySet<string> = new Set([
  'auction-won',
  'concession-active',
  'director-changed',
  'insolvent',
  'last-round',
  'left-receivership',
  'mine-closed',
  'mine-connected',
  'phase-began',
  'premium-fell',
  'premium-set',
  'railway-floated',
  'recapitalised',
])

/** What is different after a choice, what concerns the chooser most first. */
export function effectsOf(before: State, after: After, player: PlayerId): Effect[] {
  const { state, events } = after
  const operation = before.flow.at(-1)?.['operation'] as OperationId | undefined
  const own: readonly PurseId[] = [purseOf(player), ...(operation ? [operation] : [])]
  const all: Effect[] = [
    ...cashEffects(before, state, own),
    ...shareEffects(before, state, player),
    ...mineEffects(before, state),
    ...maintenanceEffects(before, state, player),
    ...lastUnit(before, state),
    ...scrapEffects(before, after),
    ...events.filter((event) => isTelling(event)).map((event) => ({ kind: 'note', event }) as const),
  ]
  const rank = (effect: Effect): number =>
    effect.kind === 'cash' && own.includes(effect.purse) ? 0 : isUrgent(effect) ? 1 : 2
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** What nobody should overlook. */
const isUrgent = (effect: Effect): boolean =>
  effect.kind === 'danger' ||
  effect.kind === 'lastUnit' ||
  (effect.kind === 'note' && ['phase-began', 'insolvent', 'last-round'].includes(effect.event.kind))

/** A marker that turns inactive is told too: the stop it held may be lost. */
const isTelling = ({ kind, ...fields }: GameEvent): boolean =>
  telling.has(kind) || (kind === 'marker-turned' && fields['active'] === false)

function* cashEffects(before: State, after: State, first: readonly PurseId[]): Generator<Effect> {
  const rest = Object.keys(after.cash).filter((purse) => purse !== bank && !first.includes(purse))
  for (const purse of [...first, ...rest]) {
    const [from, to] = [treasuryOf(before, purse), treasuryOf(after, purse)]
    if (from !== to) yield { kind: 'cash', purse, from, to }
  }
}

function* shareEffects(before: State, after: State, player: PlayerId): Generator<Effect> {
  const holder = holderOf(player)
  for (const company of shareIds(after)) {
    const [held, holds] = [percentOf(before, company, holder), percentOf(after, company, holder)]
    if (held !== holds) yield { kind: 'holding', company, player, from: held, to: holds }
    const [from, to] = [priceIfAny(before, company), priceIfAny(after, company)]
    if (from !== undefined && to !== undefined && from !== to) yield { kind: 'price', company, from, to }
  }
}

function* mineEffects(before: State, after: State): Generator<Effect> {
  for (const mine of mineIds) {
    if (!mineOf(before, mine).open || !mineOf(after, mine).open) continue
    const [from, to] = [incomeOf(before, mine), incomeOf(after, mine)]
    if (from !== to) yield { kind: 'income', mine, from, to }
  }
}

/** What is due, by operation of the player, and whether it can still be paid. */
function* maintenanceEffects(before: State, after: State, player: PlayerId): Generator<Effect> {
  for (const operation of operationsOf(after, player)) {
    const { income: earned, maintenance: from } = exists(before, operation)
      ? sureResult(before, operation)
      : { income: 0, maintenance: 0 }
    const { income, maintenance: to } = sureResult(after, operation)
    if (from !== to) yield { kind: 'maintenance', operation, from, to }
    const means = treasuryOf(after, operation) + income
    const wasSafe = from <= treasuryOf(before, operation) + earned
    if (to > means && wasSafe) yield { kind: 'danger', operation, maintenance: to, means }
  }
}

/** Scrapping is free and earns nothing: what is left, and what will not be due any more. */
function* scrapEffects(before: State, { state, events }: After): Generator<Effect> {
  const named = (kind: string, field: string): OperationId[] =>
    events.flatMap((event) => (event.kind === kind ? [event[field] as OperationId] : []))
  const railways = new Set(named('train-scrapped', 'railway') as RailwayId[])
  for (const railway of railways)
    yield { kind: 'left', railway, trains: state.railways[railway]?.trains ?? [] }
  for (const operation of new Set([...railways, ...named('switcher-scrapped', 'operation')]))
    yield* laterMaintenance(before, state, operation)
}

/** The first phase in which the maintenance will differ, if it does not yet. */
function* laterMaintenance(before: State, after: State, operation: OperationId): Generator<Effect> {
  for (const phase of phaseOrder.slice(phaseOrder.indexOf(after.phase))) {
    const due = (state: State): number => sureResult({ ...state, phase }, operation).maintenance
    const [from, to] = [due(before), due(after)]
    if (from === to) continue
    if (phase !== after.phase) yield { kind: 'later', operation, phase, from, to }
    return
  }
}

const exists = (state: State, operation: OperationId): boolean =>
  operation.startsWith('mine:') || companyOf(state, operation) !== undefined

function* lastUnit(before: State, after: State): Generator<Effect> {
  for (const [i, size] of sizes.entries()) {
    const next = sizes[i + 1]
    if (before.units[size] !== 0 && after.units[size] === 0 && next) yield { kind: 'lastUnit', size, next }
  }
}

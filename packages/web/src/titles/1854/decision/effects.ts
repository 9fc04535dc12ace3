import type { GameEvent, PlayerId, PurseId } from '@stellwerk/engine'
import { bank, purseOf } from '@stellwerk/engine'
import type { CompanyId, ShareCompanyId, State, TrainId } from '@stellwerk/1854'
import {
  countedCertificates,
  holderOf,
  limitOf,
  percentOf,
  priceIfAny,
  shareCompanyIds,
  trainsOnSale,
} from '@stellwerk/1854'
import type { After } from '../../../decision/outcome.js'
import { freeMoney, treasuryOf } from './facts.js'

interface Shift {
  readonly from: number
  readonly to: number
}

/** One thing that a choice changes, or that follows from it. */
export type Effect =
  | ({ readonly kind: 'cash'; readonly purse: PurseId } & Shift)
  /** What no bid binds; only where that is not the cash itself. */
  | ({ readonly kind: 'free'; readonly player: PlayerId } & Shift)
  | ({ readonly kind: 'price'; readonly company: ShareCompanyId } & Shift)
  | ({ readonly kind: 'holding'; readonly company: ShareCompanyId; readonly player: PlayerId } & Shift)
  /** Certificates that count towards the limit. */
  | ({ readonly kind: 'certificates'; readonly limit: number } & Shift)
  /** The last of its type in the bank; what is sold from now on. */
  | { readonly kind: 'lastTrain'; readonly train: TrainId; readonly next: readonly TrainId[] }
  | { readonly kind: 'note'; readonly event: GameEvent }

/** Events that are worth saying beforehand; the others are in the numbers or in the label of the choice. */
const telling: ReadonlySet<string> = new Set([
  'bank-broke',
  'bankrupt',
  'director-changed',
  'emergency-begun',
  'floated',
  'merged',
  'mountain-closed',
  'no-home',
  'option-ended',
  'option-sold',
  'phase-began',
  'private-price-fell',
  'run-off-begun',
  'small-map-cleared',
  'split',
  'train-given-up',
  'trains-gone',
  'trains-scrapped',
])

/** What nobody should overlook. */
const urgent: ReadonlySet<string> = new Set([
  'bank-broke',
  'bankrupt',
  'phase-began',
  'split',
  'trains-scrapped',
])

export const isDangerous = ({ kind }: GameEvent): boolean => kind === 'bankrupt' || kind === 'emergency-begun'

/** What is different after a choice, what concerns the chooser most first. */
export function effectsOf(before: State, { state, events }: After<State>, player: PlayerId): Effect[] {
  const company = before.flow.at(-1)?.['company'] as CompanyId | undefined
  const own: readonly PurseId[] = [purseOf(player), ...(company ? [company] : [])]
  const all: Effect[] = [
    ...cashEffects(before, state, own),
    ...freeEffect(before, state, player),
    ...shareEffects(before, state, player),
    ...limitEffect(before, state, player),
    ...lastTrain(before, state),
    ...events
      .filter((event) => isTelling(event, player))
      .map((event) => ({ kind: 'note', event }) satisfies Effect),
  ]
  const rank = (effect: Effect): number =>
    effect.kind === 'cash' && own.includes(effect.purse) ? 0 : isUrgent(effect) ? 1 : 2
  return all.toSorted((a, b) => rank(a) - rank(b))
}

const isUrgent = (effect: Effect): boolean =>
  effect.kind === 'lastTrain' || (effect.kind === 'note' && urgent.has(effect.event.kind))

/** What others get by bids that stand is told, too. */
const isTelling = ({ kind, ...fields }: GameEvent, player: PlayerId): boolean =>
  telling.has(kind) || (kind === 'private-bought' && fields['player'] !== player)

function* cashEffects(before: State, after: State, first: readonly PurseId[]): Generator<Effect> {
  const rest = Object.keys(after.cash).filter((purse) => purse !== bank && !first.includes(purse))
  for (const purse of [...first, ...rest]) {
    const [from, to] = [treasuryOf(before, purse), treasuryOf(after, purse)]
    if (from !== to) yield { kind: 'cash', purse, from, to }
  }
}

function* freeEffect(before: State, after: State, player: PlayerId): Generator<Effect> {
  const [from, to] = [freeMoney(before, player), freeMoney(after, player)]
  const spent = treasuryOf(before, purseOf(player)) - treasuryOf(after, purseOf(player))
  if (from - to !== spent) yield { kind: 'free', player, from, to }
}

function* shareEffects(before: State, after: State, player: PlayerId): Generator<Effect> {
  const holder = holderOf(player)
  const known = shareCompanyIds(before)
  for (const company of shareCompanyIds(after)) {
    const held = known.includes(company) ? percentOf(before, company, holder) : 0
    const holds = percentOf(after, company, holder)
    if (held !== holds) yield { kind: 'holding', company, player, from: held, to: holds }
    const [from, to] = [priceIfAny(before, company), priceIfAny(after, company)]
    if (from !== undefined && to !== undefined && from !== to) yield { kind: 'price', company, from, to }
  }
}

function* limitEffect(before: State, after: State, player: PlayerId): Generator<Effect> {
  const [from, to] = [countedCertificates(before, player), countedCertificates(after, player)]
  if (from !== to) yield { kind: 'certificates', from, to, limit: limitOf(after) }
}

function* lastTrain(before: State, after: State): Generator<Effect> {
  const onSale = trainsOnSale(after)
  for (const train of trainsOnSale(before))
    if (after.trains[train] === 0)
      yield { kind: 'lastTrain', train, next: onSale.filter((next) => !trainsOnSale(before).includes(next)) }
}

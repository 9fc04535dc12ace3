import type { GameEvent, PlayerId, PurseId } from '@stellwerk/engine'
import { bank, purseOf } from '@stellwerk/engine'
import type { CompanyId, State, TrainCardId } from '@stellwerk/1853'
import { bondPurse, companyOrder, heldBy, limitsOf, papersHeld } from '@stellwerk/1853'
import type { After } from '../../../decision/outcome.js'
import { cardsOnSale, treasuryOf, unredeemedOf } from '../facts.js'

interface Shift {
  readonly from: number
  readonly to: number
}

/** One thing that a choice changes, or that follows from it. */
export type Effect =
  | ({ readonly kind: 'cash'; readonly purse: PurseId } & Shift)
  | ({ readonly kind: 'price'; readonly company: CompanyId } & Shift)
  | ({ readonly kind: 'holding'; readonly company: CompanyId } & Shift)
  | ({ readonly kind: 'unredeemed'; readonly company: CompanyId } & Shift)
  /** Papers that count towards the limit. */
  | ({ readonly kind: 'papers'; readonly limit: number } & Shift)
  /** The last of its type in the bank; what is sold from now on. */
  | { readonly kind: 'lastTrain'; readonly train: TrainCardId; readonly next: readonly TrainCardId[] }
  | { readonly kind: 'note'; readonly event: GameEvent }

/** Events that are worth saying beforehand; the others are in the numbers or in the label of the choice. */
const telling: ReadonlySet<string> = new Set([
  'bank-out',
  'bonus-paid',
  'contract-fulfilled',
  'debt-paid',
  'director-changed',
  'group-on-sale',
  'in-operation',
  'manager-changed',
  'phase-began',
  'top-price',
  'train-given-back',
  'trains-scrapped',
])

/** What nobody should overlook. */
const urgent: ReadonlySet<string> = new Set([
  'bank-out',
  'contract-fulfilled',
  'phase-began',
  'top-price',
  'trains-scrapped',
])

/** What is different after a choice, what concerns the chooser most first. */
export function effectsOf(before: State, { state, events }: After<State>, player: PlayerId): Effect[] {
  const company = before.flow.at(-1)?.['company'] as CompanyId | undefined
  const own: readonly PurseId[] = [purseOf(player), ...(company ? [company] : [])]
  const all: Effect[] = [
    ...cashEffects(before, state, own),
    ...shareEffects(before, state, player),
    ...limitEffect(before, state, player),
    ...lastTrain(before, state),
    ...events
      .filter(({ kind }) => telling.has(kind))
      .map((event) => ({ kind: 'note', event }) satisfies Effect),
  ]
  const rank = (effect: Effect): number =>
    effect.kind === 'cash' && own.includes(effect.purse) ? 0 : isUrgent(effect) ? 1 : 2
  return all.toSorted((a, b) => rank(a) - rank(b))
}

const isUrgent = (effect: Effect): boolean =>
  effect.kind === 'lastTrain' || (effect.kind === 'note' && urgent.has(effect.event.kind))

function* cashEffects(before: State, after: State, first: readonly PurseId[]): Generator<Effect> {
  const hidden = new Set<PurseId>([bank, ...after.players.map(bondPurse)])
  const rest = Object.keys(after.cash).filter((purse) => !hidden.has(purse) && !first.includes(purse))
  for (const purse of [...first, ...rest]) {
    const [from, to] = [treasuryOf(before, purse), treasuryOf(after, purse)]
    if (from !== to) yield { kind: 'cash', purse, from, to }
  }
}

function* shareEffects(before: State, after: State, player: PlayerId): Generator<Effect> {
  for (const company of companyOrder) {
    const shift = (of: (state: State) => number): Shift => ({ from: of(before), to: of(after) })
    const held = shift((state) => heldBy(state, company, player))
    if (held.from !== held.to) yield { kind: 'holding', company, ...held }
    const unpaid = shift((state) => unredeemedOf(state, company, player))
    if (unpaid.from !== unpaid.to) yield { kind: 'unredeemed', company, ...unpaid }
    const [from, to] = [before.companies[company].price, after.companies[company].price]
    if (from !== null && to !== null && from !== to) yield { kind: 'price', company, from, to }
  }
}

function* limitEffect(before: State, after: State, player: PlayerId): Generator<Effect> {
  const [from, to] = [papersHeld(before, player), papersHeld(after, player)]
  if (from !== to) yield { kind: 'papers', from, to, limit: limitsOf(after).papers }
}

function* lastTrain(before: State, after: State): Generator<Effect> {
  const [sold, onSale] = [cardsOnSale(before), cardsOnSale(after)]
  for (const train of sold)
    if (after.trains[train] === 0)
      yield { kind: 'lastTrain', train, next: onSale.filter((next) => !sold.includes(next)) }
}

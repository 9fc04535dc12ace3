import type { Action, History, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { AuctionFrame } from '../rules/auction-round.js'
import type { StockFrame } from '../rules/stock-turn.js'
import type { MineId, PublicMineId } from '../data/types.js'
import type { OperationId, State } from '../state.js'
import { deciderFor, mineOf, publicMineOf } from '../state.js'
import { Untranslatable } from './fault.js'
import type { Ids, Named } from './ids.js'
import { afterEvents } from './ids.js'
import type { Played } from './running.js'
import type { Seat } from './seats.js'
import type { Slots } from './slots.js'
import { slotsAfter } from './slots.js'
import { waitsForPurchase, waitsForShares, waitsForSwitchers } from './waits.js'

/** Something that takes several actions there and one here, half done. */
type Pending =
  | {
      readonly kind: 'forming'
      readonly player: PlayerId
      readonly company: PublicMineId
      readonly mines: readonly MineId[]
    }
  | {
      readonly kind: 'switchers'
      readonly company: PublicMineId
      readonly sizes: readonly number[]
      /** Which switcher lies where. */
      readonly names: readonly (string | undefined)[]
    }

/** All that the import knows beside the state of our game. */
export interface Point {
  /** How many of our actions lead here. */
  readonly ours: number
  readonly ids: Ids
  readonly slots: Slots
  readonly pending: Pending | null
  /** The mine that has bought and may now close: there these are two steps. */
  readonly closing: OperationId | null
  /** Who could not outbid the opening bid of the auction under way, and is not asked. */
  readonly unasked: readonly PlayerId[]
  /** What the last action ran, if it was a run. */
  readonly ran: Played | null
}

/** The table at which an export is played again. */
export interface Desk {
  readonly history: History<State>
  readonly seats: readonly Seat[]
  point: Point
}

export const stateOf = (desk: Desk): State => desk.history.state

/** Carries out one of our actions. */
export function act(
  desk: Desk,
  action: Action & { readonly [field: string]: unknown },
  named: Named = {},
): void {
  const { history } = desk
  const before = history.state
  const refusal = history.act(action)
  if (refusal) throw new Untranslatable({ kind: 'refused', refusal })
  const { state, events } = history.at(history.length)
  desk.point = {
    ...desk.point,
    ours: history.length,
    ids: afterEvents(desk.point.ids, events, state, named),
    slots: slotsAfter(desk.point.slots, events, before, state),
  }
  // there, players agree by talking
  const frame = top(state)
  if (frame?.kind === 'offer') act(desk, { type: 'accept', player: frame['to'] as PlayerId }, named)
}

/** Who decides for the frame on top. */
export function decider(desk: Desk): PlayerId {
  const state = stateOf(desk)
  const frame = top(state)
  const turn = frame?.['turn'] as PlayerId | undefined
  return turn ?? deciderFor(state, frame?.['operation'] as OperationId) ?? (state.order[0] as PlayerId)
}

/** Goes on until the site waits too. */
export function goOn(desk: Desk): void {
  while (!desk.history.title.isOver(stateOf(desk)) && !waits(desk)) {
    // each round carries out an action or moves the mine on to its closing
  }
}

/** Whether the site waits where our game does; otherwise does what nobody is asked for there. */
function waits(desk: Desk): boolean {
  const state = stateOf(desk)
  const frame = top(state)
  const operation = frame?.['operation'] as OperationId
  if (desk.point.closing !== null && desk.point.closing !== operation)
    desk.point = { ...desk.point, closing: null }
  if (desk.point.unasked.length > 0 && frame?.kind !== 'auction') desk.point = { ...desk.point, unasked: [] }
  const pass = (): false => {
    act(desk, { type: 'pass', player: decider(desk) })
    return false
  }
  switch (frame?.kind) {
    case 'auction':
      return desk.point.unasked.includes((frame as AuctionFrame).turn) ? pass() : true
    case 'stock-round':
      return desk.point.pending !== null || waitsForShares(state, frame as StockFrame) ? true : pass()
    case 'mine-purchases':
      if (desk.point.closing === null && !waitsForPurchase(state, operation))
        desk.point = { ...desk.point, closing: operation }
      return true
    case 'public-mine-purchases':
    case 'railway-purchases':
      return waitsForPurchase(state, operation) ? true : pass()
    case 'switchers':
    case 'public-mine-receivership': {
      const company = operation as PublicMineId
      if (desk.point.pending !== null || waitsForSwitchers(state, company)) return true
      leaveSwitchers(desk, company)
      return false
    }
    default:
      return true
  }
}

/** Distributes the switchers as they lie. */
function leaveSwitchers(desk: Desk, company: PublicMineId): void {
  const state = stateOf(desk)
  const sizes = publicMineOf(state, company).mines.map((mine) => mineOf(state, mine).switcher ?? 0)
  act(desk, { type: 'assignSwitchers', player: decider(desk), sizes })
}

/** What the site calls the step that waits. */
export function siteStep(desk: Desk): string | null {
  const frame = top(stateOf(desk))
  if (!frame) return null
  if (desk.point.pending?.kind === 'forming') return 'Form'
  if (frame.kind === 'mine-purchases') return desk.point.closing === null ? 'BuyTrain' : 'Convert'
  return steps[frame.kind] ?? frame.kind
}

const steps: { readonly [kind: string]: string } = {
  premium: 'Premium',
  sale: 'Draft',
  'auction-round': 'ConcessionAuction',
  auction: 'ConcessionAuction',
  'stock-round': 'BuySellParShares',
  'mine-track': 'Track',
  'railway-track': 'Track',
  'railway-station': 'Token',
  switchers: 'ReassignSwitcher',
  'public-mine-receivership': 'ReassignSwitcher',
  'railway-run': 'Route',
  'railway-receivership': 'Route',
  payout: 'Dividend',
  'mine-purchase': 'BuyMine',
  'public-mine-purchases': 'BuyTrain',
  'railway-purchases': 'BuyTrain',
  issue: 'Convert',
}

/** Whose turn it is there: a player, or an operation. */
export function siteTurn(desk: Desk): {
  readonly kind: 'player' | 'minor' | 'corporation'
  readonly name: string
} {
  const frame = top(stateOf(desk))
  const operation = frame?.['operation'] as string | undefined
  if (operation === undefined) return { kind: 'player', name: (frame?.['turn'] as string | undefined) ?? '' }
  return { kind: operation.startsWith('mine:') ? 'minor' : 'corporation', name: operation }
}

import type { Frame } from '@stellwerk/engine'
import { Impossible, atLeast, seatOf } from '@stellwerk/engine'
import { phases } from '../data/phases.js'
import { auctionRound } from '../rules/auction-round.js'
import { operatingOrder } from '../rules/course.js'
import { turns } from '../rules/procedures.js'
import { startAuction } from '../rules/start-auction.js'
import { stockRound } from '../rules/stock-round.js'
import { isRailway, companyOf } from '../state.js'
import type { State } from '../state.js'
import type { At, Description } from './description.js'
import type { OwnFault } from './faults.js'

/** The procedures under way where a position stands. */
export function stand(d: Description, state: State): readonly Frame[] {
  const at: At = d.at ?? { round: 'stock' }
  const player =
    at.turn === undefined || at.round === 'operating' ? {} : { turn: seatOf(d.players, at.turn, 'at.turn') }
  switch (at.round) {
    case 'start auction': {
      const frame = startAuction(state)
      const premium =
        at.premium === undefined ? {} : { kind: 'sale', premium: at.premium, passes: 0, mustBuy: false }
      return [
        { kind: 'course', next: 'stock round' },
        { ...frame, ...premium, ...player },
      ]
    }
    case 'auction':
      return [
        { kind: 'course', next: 'stock round' },
        { ...auctionRound(state), ...player },
      ]
    case 'stock':
      return [
        { kind: 'course', next: 'operating rounds' },
        { ...stockRound(state), ...player },
      ]
    case 'operating':
      return operating(state, at)
  }
}

function operating(state: State, at: Extract<At, { round: 'operating' }>): readonly Frame[] {
  const rounds = at.of ?? phases[state.phase].operatingRounds
  const played = at.number ?? 1
  if (played < 1 || played > rounds)
    throw new Impossible('at.number', { kind: 'between', low: 1, high: rounds })
  const base = [
    { kind: 'course', next: 'auction round' },
    { kind: 'set', rounds, played },
  ]
  const order = operatingOrder(state)
  const from = at.turn === undefined ? 0 : order.indexOf(at.turn)
  if (from < 0) throw new Impossible('at.turn', { kind: 'one-of', values: order })
  if (at.step === undefined) return [...base, { kind: 'operating-round', todo: order.slice(from) }]
  return [...base, { kind: 'operating-round', todo: order.slice(from + 1) }, ...inTurn(state, at)]
}

/** The turn of an operation, stopped at one of its steps. */
function inTurn(state: State, { turn, step, profit }: Extract<At, { round: 'operating' }>): readonly Frame[] {
  if (turn === undefined || turn === 'MHE') throw new Impossible('at.step', { kind: 'no-turn' })
  const kind = turn.startsWith('mine:') ? 'mine-turn' : isRailway(turn) ? 'railway-turn' : 'public-mine-turn'
  if (companyOf(state, turn)?.receivership)
    throw new Impossible<OwnFault>('at.step', { kind: 'in-receivership' })
  const steps: readonly string[] = turns[kind]
  const paying = step === 'payout' && kind !== 'mine-turn'
  if (profit !== undefined && atLeast(profit, 0, 'at.profit') % 2 !== 0)
    throw new Impossible('at.profit', { kind: 'multiple', of: 2 })
  const at = paying
    ? steps.indexOf(kind === 'railway-turn' ? 'railway-run' : 'public-mine-production')
    : steps.indexOf(step ?? '')
  if (at < 0) throw new Impossible('at.step', { kind: 'one-of', values: ['payout', ...steps] })
  return [
    { kind, operation: turn, at: at + 1 },
    { kind: step as string, operation: turn, ...(paying ? { profit: profit ?? 0 } : {}) },
  ]
}

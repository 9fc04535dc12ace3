import type { AtStock, Frame, PlayerId } from '@stellwerk/engine'
import { Impossible, atLeast, mapEntries, seatOf } from '@stellwerk/engine'
import { rounds } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import type { CourseFrame, OperatingFrame, StockFrame, UseFrame } from '../frames.js'
import { operatingRound } from '../rules/course.js'
import { turnSteps } from '../rules/procedures.js'
import { stockRound } from '../rules/stock-round.js'
import type { State } from '../state.js'
import type { AtOperating, Description } from './description.js'

/** The procedures under way where a position stands. */
export function stand(d: Description, state: State): readonly Frame[] {
  const { at = { round: 'stock' } } = d
  const course: CourseFrame = { kind: 'course', next: 'operating' }
  return at.round === 'stock' ? [course, stock(d, state, at)] : [course, ...operating(state, at)]
}

function stock(d: Description, state: State, at: AtStock): StockFrame {
  const start = stockRound(state)
  const named = (player: string | undefined, path: string): PlayerId | undefined =>
    player === undefined ? undefined : seatOf(d.players, player, path)
  const passes = at.passes ?? 0
  if (passes < 0 || passes >= d.players.length)
    throw new Impossible('at.passes', { kind: 'between', low: 0, high: d.players.length - 1 })
  return {
    ...start,
    turn: named(at.turn, 'at.turn') ?? start.turn,
    passes,
    sold: mapEntries(at.sold ?? {}, (companies, player) => {
      seatOf(d.players, player, `at.sold.${player}`)
      return companies as readonly CompanyId[]
    }),
    lastActor: named(at.lastActor, 'at.lastActor') ?? null,
  }
}

function operating(state: State, { number = 1, turn, step, revenue = 0 }: AtOperating): readonly Frame[] {
  if (number < 1 || number > rounds.operating)
    throw new Impossible('at.number', { kind: 'between', low: 1, high: rounds.operating })
  const round: OperatingFrame = operatingRound(state)
  if (turn === undefined) {
    if (step !== undefined) throw new Impossible('at.step', { kind: 'no-turn' })
    return [round]
  }
  const at = round.order.indexOf(turn)
  if (at < 0) throw new Impossible('at.turn', { kind: 'one-of', values: round.order })
  if (step === undefined) return [{ ...round, done: at }]
  const begun: readonly Frame[] = [
    { ...round, done: at + 1 },
    { kind: 'turn', company: turn, at: turnSteps.indexOf(step === 'use' ? 'run' : step) + 1 },
  ]
  if (step !== 'use') return [...begun, { kind: step, company: turn }]
  if (atLeast(revenue, 10, 'at.revenue') % 10 !== 0)
    throw new Impossible('at.revenue', { kind: 'multiple', of: 10 })
  return [...begun, { kind: 'use', company: turn, revenue } satisfies UseFrame]
}

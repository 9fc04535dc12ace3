import type { Frame } from '@stellwerk/engine'
import { Impossible, atLeast, mapEntries, seatOf } from '@stellwerk/engine'
import { phases } from '../data/phases.js'
import type { CompanyId } from '../data/types.js'
import type { OperatingRoundFrame, PayoutFrame, SetFrame, StockFrame, TurnFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import { turnSteps } from '../rules/procedures.js'
import { stockRound } from '../rules/stock-frame.js'
import type { State } from '../state.js'
import type { AtBonds, AtOperating, AtStock, Description } from './description.js'

/** The procedures under way where a position stands. */
export function stand(d: Description, state: State): readonly Frame[] {
  const at = d.at ?? { round: 'stock' as const }
  switch (at.round) {
    case 'bonds':
      return [{ kind: 'course', next: 'cities' }, bonds(d, at)]
    case 'cities':
      return [
        { kind: 'course', next: 'stock round' },
        { kind: 'cities', turn: seatOf(d.players, at.turn ?? state.order[0] ?? '', 'at.turn') },
      ]
    case 'stock':
      return [{ kind: 'course', next: 'operating rounds' }, stock(d, state, at)]
    case 'elephant':
      return [
        { kind: 'course', next: 'operating rounds' },
        { kind: 'elephant', holder: state.elephant },
      ]
    case 'operating':
      return operating(state, at)
    case 'extra': {
      const rounds = phases[state.phase].operatingRounds
      return [
        { kind: 'course', next: 'stock round' },
        { kind: 'set', rounds, played: rounds, asked: false, extra: false } satisfies SetFrame,
      ]
    }
  }
}

function bonds(d: Description, { entered = {} }: AtBonds): Frame {
  for (const player of Object.keys(entered)) seatOf(d.players, player, `at.entered.${player}`)
  return { kind: 'bonds', asked: d.players, entered }
}

function stock(d: Description, state: State, at: AtStock): StockFrame {
  const start = stockRound(state)
  return {
    ...start,
    ...(at.turn === undefined ? {} : { turn: seatOf(d.players, at.turn, 'at.turn') }),
    idle: at.idle ?? 0,
    sold: mapEntries(at.sold ?? {}, (companies, player) => {
      seatOf(d.players, player, `at.sold.${player}`)
      return companies
    }),
    lastBuyer: at.lastBuyer === undefined ? null : seatOf(d.players, at.lastBuyer, 'at.lastBuyer'),
    started: at.started ?? start.started,
  }
}

function operating(state: State, at: AtOperating): readonly Frame[] {
  const extra = at.extra ?? false
  const rounds = at.of ?? phases[state.phase].operatingRounds
  const played = at.number ?? (extra ? rounds + 1 : 1)
  const last = extra ? rounds + 1 : rounds
  if (played < 1 || played > last) throw new Impossible('at.number', { kind: 'between', low: 1, high: last })
  const base: readonly Frame[] = [
    { kind: 'course', next: 'stock round' },
    { kind: 'set', rounds, played, asked: extra, extra } satisfies SetFrame,
  ]
  const order = operatingOrder(state)
  const round = (todo: readonly CompanyId[]): OperatingRoundFrame => ({ kind: 'operating-round', todo })
  if (at.turn === undefined) {
    if (at.step !== undefined) throw new Impossible('at.step', { kind: 'no-turn' })
    return [...base, round(order)]
  }
  const from = order.indexOf(at.turn)
  if (from < 0) throw new Impossible('at.turn', { kind: 'one-of', values: order })
  if (at.step === undefined) return [...base, round(order.slice(from))]
  return [...base, round(order.slice(from + 1)), ...inTurn(at.turn, at)]
}

/** The turn of a company, stopped at one of its steps. */
function inTurn(
  company: CompanyId,
  { step = '', revenue = 0, mustRunOver, mustCallAt }: AtOperating,
): readonly Frame[] {
  const at = (turnSteps as readonly string[]).indexOf(step === 'payout' ? 'run' : step)
  if (at < 0) throw new Impossible('at.step', { kind: 'one-of', values: ['payout', ...turnSteps] })
  if (atLeast(revenue, 0, 'at.revenue') % 10 !== 0)
    throw new Impossible('at.revenue', { kind: 'multiple', of: 10 })
  const subject = {
    company,
    ...(mustRunOver === undefined ? {} : { mustRunOver }),
    ...(mustCallAt === undefined ? {} : { mustCallAt }),
  }
  const turn: TurnFrame = { kind: 'turn', ...subject }
  if (step === 'payout')
    return [{ ...turn, at: at + 1 }, { kind: 'payout', company, revenue } satisfies PayoutFrame]
  return [
    { ...turn, at: at + 1 },
    { ...subject, kind: step },
  ]
}

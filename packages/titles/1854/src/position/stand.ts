import type { AtStock, Frame, PlayerId } from '@stellwerk/engine'
import { Impossible, atLeast, mapEntries, seatOf } from '@stellwerk/engine'
import { phases } from '../data/phases.js'
import { auctionOrder } from '../data/privates.js'
import type { CompanyId, ShareCompanyId } from '../data/types.js'
import type {
  AuctionFrame,
  OperatingRoundFrame,
  PayoutFrame,
  SetFrame,
  StepFrame,
  StockFrame,
} from '../frames.js'
import { auctionRound } from '../rules/auction.js'
import { operatingOrder, turnOf } from '../rules/course.js'
import { turns } from '../rules/procedures.js'
import { stockRound } from '../rules/stock-round.js'
import type { State } from '../state.js'
import type { AtAuction, AtOperating, Description } from './description.js'
import type { OwnFault } from './faults.js'

/** The procedures under way where a position stands. */
export function stand(d: Description, state: State): readonly Frame[] {
  const at = d.at ?? { round: 'stock' as const }
  switch (at.round) {
    case 'auction':
      return [{ kind: 'course', next: 'operating round of the auction' }, auction(d, state, at)]
    case 'stock':
      return [{ kind: 'course', next: 'operating rounds' }, stock(d, state, at)]
    case 'operating':
      return operating(state, at)
  }
}

const named = (d: Description, player: string | undefined, path: string): PlayerId | undefined =>
  player === undefined ? undefined : seatOf(d.players, player, path)

function auction(d: Description, state: State, at: AtAuction): AuctionFrame {
  const start = auctionRound(state)
  for (const [path, lists] of Object.entries({ bids: at.bids ?? {}, withdrawn: at.withdrawn ?? {} }))
    for (const [id, players] of Object.entries(lists)) {
      if (!(auctionOrder as readonly string[]).includes(id))
        throw new Impossible<OwnFault>(`at.${path}.${id}`, { kind: 'private' })
      for (const player of Array.isArray(players) ? (players as string[]) : Object.keys(players))
        seatOf(d.players, player, `at.${path}.${id}`)
    }
  return {
    ...start,
    turn: named(d, at.turn, 'at.turn') ?? start.turn,
    passes: at.passes ?? 0,
    price: at.price ?? start.price,
    bids: at.bids ?? {},
    withdrawn: (at.withdrawn ?? {}) as AuctionFrame['withdrawn'],
    lastActor: named(d, at.lastActor, 'at.lastActor') ?? null,
  }
}

function stock(d: Description, state: State, at: AtStock): StockFrame {
  const start = stockRound(state)
  return {
    ...start,
    turn: named(d, at.turn, 'at.turn') ?? start.turn,
    passes: at.passes ?? 0,
    sold: mapEntries(at.sold ?? {}, (companies, player) => {
      seatOf(d.players, player, `at.sold.${player}`)
      return companies as readonly ShareCompanyId[]
    }),
    lastActor: named(d, at.lastActor, 'at.lastActor') ?? null,
  }
}

function operating(state: State, at: AtOperating): readonly Frame[] {
  const interrupts = at.interrupts ?? false
  const rounds = at.of ?? (interrupts ? 1 : phases[state.phase].operatingRounds)
  const played = at.number ?? 1
  if (played < 1 || played > rounds)
    throw new Impossible('at.number', { kind: 'between', low: 1, high: rounds })
  const base: readonly Frame[] = [
    { kind: 'course', next: interrupts ? 'auction round' : 'stock round' },
    { kind: 'set', rounds, played, interrupts } satisfies SetFrame,
  ]
  const round: OperatingRoundFrame = {
    kind: 'operating-round',
    stage: at.stage ?? 'opening window',
    acted: [],
  }
  if (at.turn === undefined) {
    if (at.step !== undefined) throw new Impossible('at.step', { kind: 'no-turn' })
    const acted = round.stage === 'closing window' || round.stage === 'end' ? operatingOrder(state) : []
    return [...base, { ...round, acted }]
  }
  const order = operatingOrder(state)
  const from = order.indexOf(at.turn)
  if (from < 0) throw new Impossible('at.turn', { kind: 'one-of', values: order })
  const inTurns = { ...round, stage: 'turns' as const }
  if (at.step === undefined) return [...base, { ...inTurns, acted: order.slice(0, from) }]
  return [...base, { ...inTurns, acted: order.slice(0, from + 1) }, ...inTurn(at.turn, at)]
}

/** The turn of a company, stopped at one of its steps. */
function inTurn(company: CompanyId, { step = '', revenue = 0 }: AtOperating): readonly Frame[] {
  const turn = turnOf(company)
  const steps: readonly string[] = turns[turn.kind]
  const at = steps.indexOf(step === 'payout' ? 'run' : step)
  if (at < 0) throw new Impossible('at.step', { kind: 'one-of', values: ['payout', ...steps] })
  if (atLeast(revenue, 0, 'at.revenue') % 10 !== 0)
    throw new Impossible('at.revenue', { kind: 'multiple', of: 10 })
  const frame: StepFrame | PayoutFrame =
    step === 'payout' ? { kind: 'payout', company, revenue } : { kind: step, company }
  return [{ ...turn, at: at + 1 }, frame]
}

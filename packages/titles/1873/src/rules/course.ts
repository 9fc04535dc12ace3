import type { Frame, Procedure } from '@stellwerk/engine'
import { changeTop, pop, push } from '@stellwerk/engine'
import { phases } from '../data/phases.js'
import type { CompanyId, MineId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, OperationId, State } from '../state.js'
import { changeCompany, isRailway, mineOf, playerOf, railwayOf } from '../state.js'
import { auctionRound } from './auction-round.js'
import { companiesByPrice } from './market.js'
import { ranking } from './ranking.js'
import { startAuction } from './start-auction.js'
import { stockRound } from './stock-round.js'

/** The whole game: trading rounds and sets of operating rounds in turn (1873-1-a, -b). */
export interface CourseFrame extends Frame {
  readonly kind: 'course'
  readonly next: 'start auction' | 'auction round' | 'stock round' | 'operating rounds'
}

/** A set of operating rounds; `played` counts the one under way. */
export interface SetFrame extends Frame {
  readonly kind: 'set'
  readonly rounds: number
  readonly played: number
}

/** One operating round: what is still to operate, in order. */
export interface OperatingRoundFrame extends Frame {
  readonly kind: 'operating-round'
  readonly todo: readonly (OperationId | 'MHE')[]
}

export const course: Procedure<State, CourseFrame> = {
  advance(work, frame) {
    const { round } = work.state
    switch (frame.next) {
      case 'start auction':
        work.state.round = { ...round, trading: 1 }
        changeTop(work, frame, { next: 'stock round' })
        tell(work, 'round-started', { round: 'start', number: 1 })
        push(work, startAuction(work.state))
        break
      case 'auction round':
        work.state.round = { ...round, trading: round.trading + 1 }
        changeTop(work, frame, { next: 'stock round' })
        tell(work, 'round-started', { round: 'auction', number: round.trading + 1 })
        push(work, auctionRound(work.state))
        break
      case 'stock round':
        changeTop(work, frame, { next: 'operating rounds' })
        tell(work, 'round-started', { round: 'stock', number: round.trading })
        push(work, stockRound(work.state))
        break
      case 'operating rounds':
        changeTop(work, frame, { next: 'auction round' })
        beginSet(work)
        break
    }
    return true
  },
}

function beginSet(work: GameWork): void {
  const rounds = phases[work.state.phase].operatingRounds
  work.state.round = { ...work.state.round, set: work.state.round.set + 1, operating: 0 }
  if (rounds === 3) {
    work.state.fullSets += 1
    // 1873-4.1-f
    if (!work.state.diesels.onSale) {
      work.state.diesels = { ...work.state.diesels, onSale: true }
      tell(work, 'diesels-on-sale', {})
    }
  }
  push(work, { kind: 'set', rounds, played: 0 } satisfies SetFrame)
}

export const operatingSet: Procedure<State, SetFrame> = {
  advance(work, frame) {
    // 1873-7-a, -b
    const ended = frame.played >= frame.rounds
    if (frame.played > 0 && (work.state.lastRound || (ended && work.state.fullSets >= 2))) {
      endGame(work)
      return true
    }
    if (ended) {
      pop(work)
      return true
    }
    const number = frame.played + 1
    changeTop(work, frame, { played: number })
    work.state.round = { ...work.state.round, operating: number }
    tell(work, 'round-started', { round: 'operating', number, set: work.state.round.set, of: frame.rounds })
    push(work, { kind: 'operating-round', todo: operatingOrder(work.state) } satisfies OperatingRoundFrame)
    return true
  },
}

/** 1873-4-a to -e: private mines by number, companies by price, the MHE. */
export function operatingOrder(state: State): (OperationId | 'MHE')[] {
  const privateMines = (Object.keys(state.mines).map(Number) as MineId[])
    .filter((mine) => mineOf(state, mine).open && playerOf(mineOf(state, mine).owner) !== undefined)
    .toSorted((a, b) => a - b)
  const companies = companiesByPrice(state).filter(
    (company) => !isRailway(company) || railwayOf(state, company).floated,
  )
  return [...privateMines.map((mine) => `mine:${mine}` as const), ...companies, 'MHE']
}

export const operatingRound: Procedure<State, OperatingRoundFrame> = {
  advance(work, frame) {
    const [operation, ...todo] = frame.todo
    if (operation === undefined) {
      pop(work)
      return true
    }
    changeTop(work, frame, { todo })
    push(work, turnOf(work.state, operation))
    return true
  },
}

function turnOf(state: State, operation: OperationId | 'MHE'): Frame {
  if (operation === 'MHE') return { kind: 'mhe-turn' }
  if (operation.startsWith('mine:')) return { kind: 'mine-turn', operation }
  const company = operation as CompanyId
  const receivership = (isRailway(company) ? state.railways : state.publicMines)[company]?.receivership
  if (receivership)
    return { kind: isRailway(company) ? 'railway-receivership' : 'public-mine-receivership', operation }
  return { kind: isRailway(company) ? 'railway-turn' : 'public-mine-turn', operation }
}

/** The last step of a company's turn: from now on it has operated. */
export const turnEnd: Procedure<State, Frame & { readonly operation: CompanyId }> = {
  advance(work, { operation }) {
    changeCompany(work, operation, { operated: true })
    pop(work)
    return true
  },
}

function endGame(work: GameWork): void {
  work.state.over = true
  work.state.flow = []
  tell(work, 'game-over', {
    ranking: ranking(work.state).map(({ player, fortune, rank }) => ({ player, fortune, rank })),
  })
}

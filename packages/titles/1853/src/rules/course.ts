import type { Frame, Move, PlayerId, Procedure } from '@stellwerk/engine'
import { changeTop, fields, flag, pop, push, replaceTop } from '@stellwerk/engine'
import type { ExtraRound } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { phases } from '../data/phases.js'
import type { CityName, CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type {
  BondsFrame,
  CitiesFrame,
  CourseFrame,
  ExtraRoundFrame,
  OperatingRoundFrame,
  SetFrame,
  StockFrame,
} from '../frames.js'
import type { GameWork, State } from '../state.js'
import { passElephant } from './elephant.js'
import { endFirstStockRound } from './first-end.js'
import { ranking } from './ranking.js'
import { stockRound } from './stock-frame.js'

/** The whole game (1853-1.10-a). */
export const course: Procedure<State, CourseFrame> = {
  advance(work, frame) {
    const { elephant, phase, players, round } = work.state
    const then = (next: CourseFrame['next']): void => changeTop(work, frame, { next })
    switch (frame.next) {
      case 'bonds':
        then('cities')
        tell(work, 'round-started', { round: 'contracts', number: 1 })
        push(work, { kind: 'bonds', asked: players, entered: {} } satisfies BondsFrame)
        break
      case 'cities':
        then('stock round')
        // 1853-2.5.4-a
        push(work, { kind: 'cities', turn: elephant as PlayerId } satisfies CitiesFrame)
        break
      case 'stock round':
        then('operating rounds')
        work.state.round = { ...round, stock: round.stock + 1 }
        tell(work, 'round-started', { round: 'stock', number: round.stock + 1 })
        push(work, stockRound(work.state))
        break
      case 'operating rounds':
        then('stock round')
        work.state.round = { ...round, set: round.set + 1, operating: 0 }
        // 1853-4.10.1-c, R-45: by the phase at this moment
        push(work, {
          kind: 'set',
          rounds: phases[phase].operatingRounds,
          played: 0,
          asked: false,
          extra: false,
        } satisfies SetFrame)
        break
    }
    return true
  },
}

/** The end of a stock round, whose frame is still on top. */
export function endStockRound(work: GameWork, { lastBuyer }: StockFrame): void {
  pop(work)
  if (work.state.round.stock === 1) endFirstStockRound(work)
  // 1853-5.1.2-b, 1853-3.1.11-e
  if (work.state.bankOut) endGame(work)
  else passElephant(work, lastBuyer)
}

/** 1853-4.0-a: by number, whatever price or director. */
export const operatingOrder = (state: State): readonly CompanyId[] =>
  companyOrder.filter((company) => state.companies[company].operating)

/** A set of operating rounds, with one more if the elephant says so (1853-4.9-a, -b). */
export const operatingSet: Procedure<State, SetFrame> = {
  advance(work, frame) {
    const { bankOut, operatingRounds, round } = work.state
    const rounds = frame.rounds + (frame.extra ? 1 : 0)
    // 1853-5.1.2-a, -e: the round was finished, the rest of the set is not played
    if (bankOut) endGame(work)
    else if (frame.played < rounds) {
      const played = frame.played + 1
      changeTop(work, frame, { played })
      work.state.round = { ...round, operating: played }
      work.state.operatingRounds = operatingRounds + 1
      tell(work, 'round-started', { round: 'operating', number: played, set: round.set, of: rounds })
      // without a company it is over at once
      push(work, {
        kind: 'operating-round',
        todo: operatingOrder(work.state),
      } satisfies OperatingRoundFrame)
    } else if (!frame.asked && operatingOrder(work.state).length > 0) {
      changeTop(work, frame, { asked: true })
      push(work, { kind: 'extra-round' } satisfies ExtraRoundFrame)
    } else pop(work)
    return true
  },
}

const decide: Move<State, ExtraRoundFrame, ExtraRound> = {
  shape: fields({ wanted: flag }),
  *choices(_, __, player) {
    for (const wanted of [true, false]) yield { action: { type: 'extraRound', player, wanted } }
  },
  refuse: () => undefined,
  carryOut(work, _, { player, wanted }) {
    pop(work)
    tell(work, 'extra-round', { player, wanted })
    if (wanted) replaceTop(work, { ...(work.state.flow.at(-1) as SetFrame), extra: true })
  },
}

/** 1853-4.9-b: the holder of the elephant must answer. */
export const extraRound: Procedure<State, ExtraRoundFrame> = {
  advance: () => false,
  deciders: ({ elephant }) => (elephant === null ? [] : [elephant]),
  moves: { extraRound: decide },
}

/** 1853-4.0-a: each company once. */
export const operatingRound: Procedure<State, OperatingRoundFrame> = {
  advance(work, frame) {
    const [company, ...todo] = frame.todo
    if (company === undefined) pop(work)
    else {
      changeTop(work, frame, { todo })
      push(work, { kind: 'turn', company })
    }
    return true
  },
}

/** The last step of a turn; what it owed to its runs is gone with its frame. */
export const turnEnd: Procedure<State, Frame> = {
  advance(work) {
    pop(work)
    return true
  },
}

/** Nothing is under way any more (1853-5.1.3-a: also in the middle of a turn), and all contracts are opened. */
export function endGame(work: GameWork): void {
  work.state.over = true
  work.state.flow = []
  // 1853-2.5.11-i
  tell(work, 'contracts-opened', {
    contracts: Object.fromEntries(
      Object.entries(work.state.contracts).map(([player, { cities }]): [string, readonly CityName[]] => [
        player,
        cities ?? [],
      ]),
    ),
  })
  tell(work, 'game-over', {
    ranking: ranking(work.state).map(({ player, fortune, rank }) => ({ player, fortune, rank })),
  })
}

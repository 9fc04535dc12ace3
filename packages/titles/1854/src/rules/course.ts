import type { Frame, Procedure } from '@stellwerk/engine'
import { changeTop, pop, push } from '@stellwerk/engine'
import { phases } from '../data/phases.js'
import type { CompanyId, LocalId } from '../data/types.js'
import { tell } from '../events.js'
import type { CourseFrame, MergerWindowFrame, OperatingRoundFrame, SetFrame, StepFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, directorOf, isAg, isLocal } from '../state.js'
import { auctionRound } from './auction.js'
import { companiesByPrice } from './market.js'
import { payIncome } from './mountains.js'
import { removeLoneTrain } from './phases.js'
import { localsUnsold, unsoldPrivates } from './private-sale.js'
import { ranking } from './ranking.js'
import { stockRound } from './stock-round.js'

/** The whole game (1854-rounds-a, -b): the auction with its operating rounds, then stock and operating rounds in turn. */
export const course: Procedure<State, CourseFrame> = {
  advance(work, frame) {
    const { round } = work.state
    const sold = unsoldPrivates(work.state).length === 0
    const then = (next: CourseFrame['next']): void => changeTop(work, frame, { next })
    switch (frame.next) {
      case 'auction round':
        // 1854-auction-aa: the operating round may have emptied the row
        if (sold) {
          then('stock round')
          break
        }
        then('operating round of the auction')
        work.state.round = { ...round, auction: round.auction + 1 }
        tell(work, 'round-started', { round: 'auction', number: round.auction + 1 })
        push(work, auctionRound(work.state))
        break
      case 'operating round of the auction':
        // 1854-auction-s, -y
        then(sold ? 'stock round' : 'auction round')
        if (!sold) push(work, { kind: 'set', rounds: 1, played: 0, interrupts: true } satisfies SetFrame)
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
        // 1854-rounds-c: by the phase at this moment
        push(work, {
          kind: 'set',
          rounds: phases[work.state.phase].operatingRounds,
          played: 0,
          interrupts: false,
        } satisfies SetFrame)
        break
    }
    return true
  },
}

export const operatingSet: Procedure<State, SetFrame> = {
  advance(work, frame) {
    if (frame.played >= frame.rounds) {
      endSet(work, frame)
      return true
    }
    const played = frame.played + 1
    changeTop(work, frame, { played })
    const { round } = work.state
    // the rounds within the auction are counted like its own
    const number = frame.interrupts ? round.auction : played
    work.state.round = { ...round, operating: number }
    tell(work, 'round-started', {
      round: 'operating',
      number,
      ...(frame.interrupts ? {} : { set: round.set, of: frame.rounds }),
    })
    push(work, { kind: 'operating-round', stage: 'opening window', acted: [] } satisfies OperatingRoundFrame)
    return true
  },
}

function endSet(work: GameWork, { interrupts }: SetFrame): void {
  // 1854-end-b, -c, -f: whenever the bank broke, the game ends with the next set that ends
  if (work.state.bankBreak !== null) return endGame(work)
  // 1854-trains-n: only before a stock round
  if (!interrupts) removeLoneTrain(work)
  pop(work)
}

/** 1854-or-order-a, -b: local railways by number, then share companies by price. */
export function operatingOrder(state: State): readonly CompanyId[] {
  const locals = (Object.keys(state.locals) as LocalId[]).toSorted()
  const sold = locals.filter((local) => directorOf(state, local) !== null)
  return [...sold, ...companiesByPrice(state)]
}

/** One operating round (1854-or-order-a). */
export const operatingRound: Procedure<State, OperatingRoundFrame> = {
  advance(work, frame) {
    const then = (change: Partial<OperatingRoundFrame>): void => changeTop(work, frame, change)
    switch (frame.stage) {
      case 'opening window':
        then({ stage: 'income' })
        openMergerWindow(work, 'start')
        break
      case 'income':
        then({ stage: 'turns' })
        payIncome(work)
        break
      case 'turns': {
        // 1854-or-order-c: found anew after each turn
        const company = operatingOrder(work.state).find((id) => !frame.acted.includes(id))
        if (company === undefined) then({ stage: 'closing window' })
        else {
          then({ acted: [...frame.acted, company] })
          push(work, turnOf(company))
        }
        break
      }
      case 'closing window':
        then({ stage: 'end' })
        openMergerWindow(work, 'end')
        break
      case 'end':
        pop(work)
        break
    }
    return true
  },
}

/** 1854-merge-a, 1854-auction-ab: from phase 5 on, but not while a local railway is unsold. */
function openMergerWindow(work: GameWork, at: MergerWindowFrame['at']): void {
  const { locals, phase } = work.state
  if (phases[phase].mergers === 'none' || localsUnsold(work.state) || Object.keys(locals).length === 0) return
  push(work, { kind: 'merger-window', at, passed: [] } satisfies MergerWindowFrame)
}

type TurnFrame = StepFrame & { readonly kind: 'local-turn' | 'major-turn' | 'ag-turn' }

export const turnOf = (company: CompanyId): TurnFrame => ({
  kind: isLocal(company) ? 'local-turn' : isAg(company) ? 'ag-turn' : 'major-turn',
  company,
})

/** The last step of a turn: from now on the company has acted, unless it is a local AG without home (1854-local-ags-s). */
export const turnEnd: Procedure<State, Frame & { readonly company: CompanyId }> = {
  advance(work, { company }) {
    const onTheMap = Object.values(work.state.markers).some((stops) => stops.flat().includes(company))
    if (!isAg(company) || onTheMap) changeCompany(work, company, { acted: true })
    pop(work)
    return true
  },
}

/** Nothing is under way any more (1854-end-e: also in the middle of a turn). */
export function endGame(work: GameWork): void {
  work.state.over = true
  work.state.flow = []
  tell(work, 'game-over', {
    ranking: ranking(work.state).map(({ player, fortune, rank }) => ({ player, fortune, rank })),
  })
}

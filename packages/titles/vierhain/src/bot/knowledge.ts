import { purseOf, simulate, top } from '@stellwerk/engine'
import type { Ledger } from '@stellwerk/ledger'
import { knowing } from '@stellwerk/ledger'
import { companyOrder, shares } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import type { StepFrame, UseFrame } from '../frames.js'
import { played } from '../played.js'
import { ranking } from '../rules/ranking.js'
import { heldBy } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { goodLays, quickMove, roundsLeft } from './quick.js'

/** A position by what it comes to if everybody plays plainly to the end; games are short enough for that. */
function ledger(state: State): Ledger {
  const paid = new Map<CompanyId, number>()
  let end = state
  while (!end.over) {
    const action = quickMove(end)
    const { company, revenue } = top(end) as UseFrame
    if (action.type === 'payOut' && action.how === 'full')
      paid.set(company, (paid.get(company) ?? 0) + revenue)
    end = simulate(played, end, action)
  }
  const rounds = Math.max(1, roundsLeft(state))
  const worthIn = (at: State, id: CompanyId): number => shares.all * (at.companies[id].price ?? 0)
  const companies = companyOrder.map((ref) => ({
    ref,
    parts: Object.fromEntries(state.order.map((player) => [player, heldBy(state, ref, player) / shares.all])),
    worth: worthIn(state, ref),
    path: worthIn(end, ref),
    profit: { now: (paid.get(ref) ?? 0) / rounds, next: 0 },
    investment: 0,
    treasury: 0,
  }))
  const players = ranking(end).map(({ player: ref, fortune }) => {
    const cash = cashOf(state, purseOf(ref))
    const held = companies.reduce(
      (sum, { parts, path, profit }) => sum + (parts[ref] ?? 0) * (path + rounds * profit.now),
      0,
    )
    // the rest of the fortune comes from what is still to be bought and sold
    return { ref, cash, investable: 1, yield: fortune - cash - held, others: {} }
  })
  return { rounds: { now: rounds, next: 0 }, companies, players }
}

/** How Vierhain is played well; of the tiles that could be laid a few are looked at. */
export const knowledge = knowing<State>({
  ledger,
  candidates(state, choices) {
    const all = choices.map(({ action }) => action)
    const { kind, company } = top(state) as StepFrame
    if (kind !== 'track') return all
    return [...goodLays(state, company).slice(0, 5), ...all.filter(({ type }) => type === 'pass')]
  },
})

import { purseOf, simulate, top } from '@stellwerk/engine'
import type { BotKnowledge, Ledger } from '@stellwerk/ledger'
import { plainWeights } from '@stellwerk/ledger'
import { companyOrder, shares } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import type { UseFrame } from '../frames.js'
import { played } from '../played.js'
import { ranking } from '../rules/ranking.js'
import { heldBy } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { goodLays, quickMove } from './quick.js'

/** How a game ends if everybody plays plainly from here on, and what each company has paid out by then. */
function playOn(from: State): { readonly end: State; readonly paid: ReadonlyMap<CompanyId, number> } {
  const paid = new Map<CompanyId, number>()
  let end = from
  while (!end.over) {
    const action = quickMove(end)
    if (action.type === 'payOut' && action.how === 'full') {
      const { company, revenue } = top(end) as UseFrame
      paid.set(company, (paid.get(company) ?? 0) + revenue)
    }
    end = simulate(played, end, action)
  }
  return { end, paid }
}

/** A position by what it comes to in the end; games are short enough for that. */
function ledger(state: State): Ledger {
  const { end, paid } = playOn(state)
  const companies = companyOrder.map((ref) => {
    const parts = state.order.flatMap((player) => {
      const held = heldBy(state, ref, player)
      return held > 0 ? [[player, held / shares.all] as const] : []
    })
    const worthIn = ({ companies: { [ref]: company } }: State): number => shares.all * (company.price ?? 0)
    return {
      ref,
      parts: Object.fromEntries(parts),
      worth: worthIn(state),
      path: worthIn(end),
      profit: { now: paid.get(ref) ?? 0, next: 0 },
      investment: 0,
      treasury: 0,
    }
  })
  const players = ranking(end).map(({ player: ref, fortune }) => {
    const cash = cashOf(state, purseOf(ref))
    const held = companies.reduce(
      (sum, { parts, path, profit }) => sum + (parts[ref] ?? 0) * (path + profit.now),
      0,
    )
    // what is still to be bought and sold
    return { ref, cash, investable: cash, yield: 0, others: { trade: fortune - cash - held } }
  })
  return { rounds: { now: 1, next: 0 }, companies, players }
}

/** Of the tiles that could be laid so many are looked at. */
const mostLays = 5

/** How Vierhain is played well. */
export const knowledge: BotKnowledge<State> = {
  weights: plainWeights,
  ledger,
  candidates(state, choices) {
    const all = choices.map(({ action }) => action)
    const frame = top(state)
    if (frame?.kind !== 'track') return all
    return [
      ...goodLays(state, frame['company'] as CompanyId).slice(0, mostLays),
      ...all.filter(({ type }) => type === 'pass'),
    ]
  },
}

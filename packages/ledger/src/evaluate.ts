import type { PlayerId } from '@stellwerk/engine'
import type { Money } from '@stellwerk/table'
import type { CompanyLedger, Ledger } from './ledger.js'

/** How much each term counts; cash and shares count in full. */
export interface Weights {
  readonly growth: number
  readonly dividends: number
  readonly investment: number
  readonly treasury: number
  readonly burden: number
  readonly opportunity: number
  readonly others: number
  /** How much the others' worth counts against one's own. */
  readonly rivals: number
}

export const plainWeights: Weights = {
  growth: 1,
  dividends: 1,
  investment: 1,
  treasury: 1,
  burden: 1,
  opportunity: 1,
  others: 1,
  rivals: 0.3,
}

/** What a position is worth to a player, and what that is made of. */
export interface Evaluation {
  readonly total: Money
  readonly terms: { readonly [name: string]: Money }
}

/** The term in which a choice differs most from another. */
export interface Reason {
  readonly term: string
  readonly amount: Money
}

export function evaluate(ledger: Ledger, player: PlayerId, weights: Weights): Evaluation {
  const own = ownTerms(ledger, player, weights)
  const others = ledger.players.filter(({ ref }) => ref !== player)
  const rivals =
    weights.rivals === 0 || others.length === 0
      ? 0
      : others.reduce((sum, { ref }) => sum + totalOf(ownTerms(ledger, ref, weights)), 0) / others.length
  const terms = { ...own, rivals: -weights.rivals * rivals }
  return { total: totalOf(terms), terms }
}

/** The term that most favours the first of two positions. */
export function reasonBetween(chosen: Evaluation, other: Evaluation): Reason {
  let best: Reason = { term: 'cash', amount: 0 }
  for (const term of new Set([...Object.keys(chosen.terms), ...Object.keys(other.terms)])) {
    const amount = (chosen.terms[term] ?? 0) - (other.terms[term] ?? 0)
    if (amount > best.amount) best = { term, amount }
  }
  return best
}

function ownTerms(
  { rounds, companies, players }: Ledger,
  player: PlayerId,
  weights: Weights,
): { [name: string]: Money } {
  const terms: { [name: string]: Money } = {
    cash: 0,
    shares: 0,
    growth: 0,
    dividends: 0,
    investment: 0,
    treasury: 0,
    burden: 0,
    opportunity: 0,
  }
  const add = (name: string, amount: number): void => void (terms[name] = (terms[name] ?? 0) + amount)
  for (const company of companies) {
    const part = company.parts[player] ?? 0
    if (part > 0) {
      add('shares', part * company.worth)
      add('growth', weights.growth * part * (company.path - company.worth))
      add('dividends', weights.dividends * part * dividendsOf(company, rounds))
      add('investment', weights.investment * part * company.investment)
      add('treasury', weights.treasury * part * company.treasury)
    }
    if (company.burden?.player === player) add('burden', -weights.burden * company.burden.amount)
  }
  const own = players.find(({ ref }) => ref === player)
  if (!own) return terms
  add('cash', own.cash)
  add('opportunity', weights.opportunity * own.investable * own.yield)
  for (const [name, amount] of Object.entries(own.others)) add(name, weights.others * amount)
  return terms
}

const dividendsOf = ({ profit }: CompanyLedger, rounds: Ledger['rounds']): Money =>
  profit.now * rounds.now + profit.next * rounds.next

const totalOf = (terms: { readonly [name: string]: Money }): Money =>
  Object.values(terms).reduce((sum, amount) => sum + amount, 0)

import type { Action, Choice, CoreState } from '@stellwerk/engine'
import type { Company, Money, Table, TitleFace } from '@stellwerk/table'
import { playerHolding, worthOf, worthOfHolding } from '@stellwerk/table'
import type { BotKnowledge } from './knowledge.js'
import { knowing } from './knowledge.js'
import type { CompanyLedger, Ledger, PlayerLedger } from './ledger.js'

/** What a company pays out in a round, judging by the table; `run` is what a search found for its trains. */
export function profitOf(company: Company, run: Money): Money {
  const figure = (id: string): number => {
    const value = company.facts.find((one) => one.id === id)?.value
    return value?.kind === 'money' ? value.amount : 0
  }
  const perShare = figure('perShare')
  if (perShare > 0) return perShare * 10
  return Math.max(0, run + figure('income') - figure('upkeep'))
}

/** The planning horizon in rounds, if nothing is known about how long a title lasts. */
const plannedRounds = 6

/** Knowledge derived from a title's description alone: it plays, but weakly. */
export function describedKnowledge<S extends CoreState>(face: TitleFace<S>): BotKnowledge<S> {
  return knowing({
    ledger: (state) => describedLedger(face.table(state, null), (company) => runOf(face, state, company)),
    candidates: (_, choices) => plainCandidates(choices),
  })
}

/** What a company's best run would earn; nothing where it cannot run. */
export function runOf<S extends CoreState>(face: TitleFace<S>, state: S, company: string): Money {
  if (!face.runs.runners(state).includes(company)) return 0
  const plan = face.runs.suggest(state, company, 1).plans[0]
  return plan ? Math.max(0, plan.total) : 0
}

export function describedLedger(table: Table, run: (company: string) => Money): Ledger {
  return {
    rounds: { now: plannedRounds, next: 0 },
    companies: table.companies.map((company) => companyLedger(company, run)),
    players: table.players.map((player): PlayerLedger => {
      const { parts } = worthOf(table, player.ref)
      const others = parts.filter(({ label }) => !label.key.startsWith('worth.'))
      return {
        ref: player.ref,
        cash: player.cash,
        investable: player.cash,
        yield: 0,
        others: Object.fromEntries(others.map(({ label, amount }) => [label.key, amount])),
      }
    }),
  }
}

function companyLedger(company: Company, run: (company: string) => Money): CompanyLedger {
  const { price, owned } = company
  const owner = owned && playerHolding(owned.by)
  const whole = price ? (price.amount * 100) / price.percent : (owned?.worth ?? 0)
  const holders = company.shares.flatMap((holding) => {
    const player = playerHolding(holding.holder)
    if (player === undefined) return []
    const part = whole > 0 ? worthOfHolding(company, holding) / whole : holding.percent / 100
    return [[player, part] as const]
  })
  const parts = Object.fromEntries(owner === undefined ? holders : [...holders, [owner, 1] as const])
  const anybody = Object.keys(parts).length > 0
  const profit = anybody ? profitOf(company, company.trains.length > 0 ? run(company.ref) : 0) : 0
  return {
    ref: company.ref,
    parts,
    worth: whole,
    path: whole,
    profit: { now: profit, next: 0 },
    investment: 0,
    treasury: 0,
  }
}

/** Every choice, with the smallest number where one is free. */
export const plainCandidates = (choices: readonly Choice[]): readonly Action[] =>
  choices.map(({ action }) => action)

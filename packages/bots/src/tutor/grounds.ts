import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { BotKnowledge, CompanyLedger, Ledger } from '@stellwerk/ledger'
import { evaluate } from '@stellwerk/ledger'
import type { CompanyRef, Message, Money } from '@stellwerk/table'
import { company, count, money, msg } from '@stellwerk/table'

/** One respect in which a position is better or worse for a player than another. */
export interface Ground {
  readonly term: string
  /** Below 0 it speaks for the other position. */
  readonly amount: Money
  /** The company that makes most of it. */
  readonly company?: CompanyRef
  /** Operating rounds over which it comes. */
  readonly rounds?: number
}

/** Cash and shares are one sum: buying a share at its price changes nothing. */
const together: { readonly [term: string]: string } = { cash: 'worth', shares: 'worth' }

/** All respects in which one outcome of a decision differs from another, what speaks for it first. */
export function groundsBetween(
  knowledge: BotKnowledge,
  player: PlayerId,
  since: CoreState,
  chosen: CoreState,
  other: CoreState,
): readonly Ground[] {
  const [one, two] = [knowledge.ledger(chosen, since), knowledge.ledger(other, since)]
  const [here, there] = [termsOf(knowledge, one, player), termsOf(knowledge, two, player)]
  const rounds = one.rounds.now + one.rounds.next
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((term): Ground => {
      const amount = (here.get(term) ?? 0) - (there.get(term) ?? 0)
      // what others have counts only in part, but is reported in full
      const told = term === 'rivals' ? amount / (knowledge.weights.rivals || 1) : amount
      const most = mostOf(knowledge, one, two, player, term, told)
      return {
        term,
        amount: told,
        ...(most === undefined ? {} : { company: most }),
        ...(term === 'dividends' && rounds > 0 ? { rounds } : {}),
      }
    })
    .filter(({ amount }) => Math.abs(amount) >= 0.5)
    .toSorted((a, b) => b.amount - a.amount)
}

function termsOf({ weights }: BotKnowledge, ledger: Ledger, player: PlayerId): ReadonlyMap<string, Money> {
  const terms = new Map<string, Money>()
  for (const [name, amount] of Object.entries(evaluate(ledger, player, weights).terms)) {
    const term = together[name] ?? name
    terms.set(term, (terms.get(term) ?? 0) + amount)
  }
  return terms
}

/** The company whose figures make most of a difference. */
function mostOf(
  knowledge: BotKnowledge,
  one: Ledger,
  two: Ledger,
  player: PlayerId,
  term: string,
  amount: Money,
): CompanyRef | undefined {
  if (term === 'rivals' || term === 'opportunity' || term === 'worth') return undefined
  const alone = (ledger: Ledger, wanted: CompanyRef): Money => {
    const found: CompanyLedger | undefined = ledger.companies.find(({ ref }) => ref === wanted)
    if (!found) return 0
    return termsOf(knowledge, { ...ledger, companies: [found], players: [] }, player).get(term) ?? 0
  }
  let most: { readonly ref: CompanyRef; readonly part: Money } | undefined
  for (const { ref } of one.companies) {
    const part = (alone(one, ref) - alone(two, ref)) * Math.sign(amount)
    if (part > (most?.part ?? 0)) most = { ref, part }
  }
  return most?.ref
}

/** A ground in words that fit the plan for which it speaks. */
export function groundMessage({ term, amount, company: ref, rounds }: Ground): Message {
  const size = Math.abs(amount)
  const named = ref === undefined ? {} : { company: company(ref) }
  const each = rounds === undefined ? 0 : Math.round(size / rounds)
  if (term === 'dividends' && each > 0 && ref !== undefined)
    return msg('tip.rounds', { ...named, each: money(each), rounds: count(Math.round(rounds ?? 0)) })
  const key = ref === undefined ? `tip.${term}` : `tip.${term}.of`
  return msg(key, { ...named, amount: money(Math.round(size)) })
}

import type { Action, Choice, CoreState, PlayerId, Playable } from '@stellwerk/engine'
import { hash, top } from '@stellwerk/engine'
import { profitOf, runOf } from '@stellwerk/ledger'
import type { Company, Money, Table, TitleFace } from '@stellwerk/table'
import { holdingsOf, playerHolding, worthOf } from '@stellwerk/table'
import { after, ifOthersPass, isBid, openOffer } from './hypothetical.js'
import type { Policy } from './policy.js'

/**
 * The reference that never changes, so that "beats greedy" means something. It looks one step ahead at what a player
 * has plus one round of dividends, as the table describes both. It bids as if all others passed, makes no offers and
 * passes on a tie.
 */
export function greedyPolicy(face: TitleFace<CoreState>): Policy {
  const runs = new Runs(face)
  return {
    name: 'greedy',
    decide({ title, view, player, choices }) {
      const only = choices.length === 1 ? choices[0] : undefined
      if (only) return { action: only.action, work: 0 }
      const judge = new Judge(title, face, runs, view, player)
      let best: { readonly action: Action; readonly value: number } | undefined
      for (const choice of passFirst(choices)) {
        const value = judge.valueOf(choice)
        if (value !== undefined && (!best || value > best.value)) best = { action: choice.action, value }
      }
      const [first] = choices
      if (!first) throw new Error('nothing to choose')
      return { action: best?.action ?? first.action, work: judge.work }
    },
  }
}

const passFirst = (choices: readonly Choice[]): readonly Choice[] =>
  choices.toSorted((a, b) => Number(b.action.type === 'pass') - Number(a.action.type === 'pass'))

class Judge {
  work = 0
  private readonly before: Table
  private readonly mapBefore: string
  private readonly now: string | undefined

  constructor(
    private readonly title: Playable,
    private readonly face: TitleFace<CoreState>,
    private readonly runs: Runs,
    private readonly view: CoreState,
    private readonly player: PlayerId,
  ) {
    this.before = face.table(view, player)
    this.mapBefore = hash(face.map(view, player))
    this.now = this.before.turns.find(({ at }) => at === 'now')?.company
  }

  /** Nothing for an offer, or for what depends on a random draw. */
  valueOf(choice: Choice): number | undefined {
    this.work += 1
    let state = after(this.title, this.view, choice.action)
    if (!state || (openOffer(state) && !openOffer(this.view))) return undefined
    if (isBid(choice) && top(state)?.kind === top(this.view)?.kind) {
      const ended = ifOthersPass(this.title, state, this.player)
      this.work += ended.work
      state = ended.state
    }
    const table = this.face.table(state, this.player)
    return worthOf(table, this.player).total + this.dividends(state, table)
  }

  private dividends(state: CoreState, table: Table): Money {
    const shared = holdingsOf(table, this.player).map(
      ({ company, holding }) => (this.profit(state, company) * holding.percent) / 100,
    )
    const owned = table.companies
      .filter((company) => company.owned && playerHolding(company.owned.by) === this.player)
      .map((company) => this.profit(state, company))
    return [...shared, ...owned].reduce((sum, amount) => sum + amount, 0)
  }

  /** Only the company whose turn it is can change its run; the others run as before. */
  private profit(state: CoreState, company: Company): Money {
    if (company.trains.length === 0) return profitOf(company, 0)
    if (company.ref !== this.now)
      return profitOf(company, this.runs.of(this.view, this.before, company, this.mapBefore))
    const map = hash(this.face.map(state, this.player))
    return profitOf(company, this.runs.of(state, this.before, company, map))
  }
}

const mostRuns = 2000

/** Searches for runs, each made only once while board, trains and phase stay the same. */
class Runs {
  private readonly known = new Map<string, Money>()

  constructor(private readonly face: TitleFace<CoreState>) {}

  of(state: CoreState, { phase }: Table, company: Company, map: string): Money {
    const key = `${company.ref}|${phase}|${map}|${company.trains.map(({ train }) => train).join()}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const found = runOf(this.face, state, company.ref)
    if (this.known.size >= mostRuns) this.known.clear()
    this.known.set(key, found)
    return found
  }
}

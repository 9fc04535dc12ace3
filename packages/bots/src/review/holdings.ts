import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { Money, Table, TitleFace } from '@stellwerk/table'
import { company, heldBy, money, msg, name, roundCode } from '@stellwerk/table'
import { after } from '../hypothetical.js'
import type { Situation } from '../policy.js'
import type { Finding, Played } from './types.js'

type Found = Omit<Finding, 'action' | 'at' | 'round'>

/** A share that could be bought, and was not. */
interface Missed {
  readonly at: number
  readonly round: string
  readonly price: Money
}

/** What became of each company's shares: everything that it paid out, when, and its final price. */
export class Fates {
  private readonly payouts = new Map<string, { readonly at: number; readonly amount: Money }[]>()
  private readonly end: Table

  constructor(face: TitleFace<CoreState>, line: readonly Played[]) {
    for (const [at, { events, state }] of line.entries())
      for (const event of events) {
        const paid = face.story.tells(event, state)?.paidOut
        if (!paid || paid.amount <= 0) continue
        this.payouts.set(paid.company, [
          ...(this.payouts.get(paid.company) ?? []),
          { at, amount: paid.amount },
        ])
      }
    this.end = face.table((line.at(-1) as Played).state, null)
  }

  /** What so many percent of a company were paid between two moments. */
  paid(ref: string, percent: number, from: number, to = Infinity): Money {
    const all = this.payouts.get(ref) ?? []
    return all.reduce(
      (sum, { at, amount }) => sum + (at > from && at <= to ? (amount * percent) / 100 : 0),
      0,
    )
  }

  /** What so many percent count in the end. */
  worth(ref: string, percent: number): Money {
    const price = this.end.companies.find((one) => one.ref === ref)?.price
    return price ? (price.amount * percent) / price.percent : 0
  }
}

/** Watches one player in stock rounds: money that lay idle, and shares that were bought late. */
export class Investor {
  private readonly missed = new Map<string, Missed>()

  constructor(
    private readonly face: TitleFace<CoreState>,
    private readonly fates: Fates,
    private readonly player: PlayerId,
  ) {}

  /** The player passed: what was the best that could be bought? */
  passed(situation: Situation, at: number): Found | undefined {
    const { view } = situation
    const table = this.face.table(view, null)
    const cash = table.players.find(({ ref }) => ref === this.player)?.cash ?? 0
    const offers = offersIn(table, cash)
      .map((one) => ({
        ...one,
        paid: this.fates.paid(one.ref, one.percent, at),
        gain: this.fates.paid(one.ref, one.percent, at) + this.fates.worth(one.ref, one.percent) - one.price,
      }))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, looked)
      .filter(({ ref }) => this.isOpen(situation, table, ref))
    for (const { ref, price } of offers)
      if (!this.missed.has(ref)) this.missed.set(ref, { at, round: roundCode(table.round), price })
    const [best] = offers
    if (!best || best.gain < 1) return undefined
    return {
      kind: 'idle',
      amount: -Math.round(best.gain),
      exact: true,
      why: msg('review.idle', {
        cash: money(cash),
        company: company(best.ref),
        price: money(best.price),
        paid: money(Math.round(best.paid)),
        worth: money(Math.round(this.fates.worth(best.ref, best.percent))),
      }),
    }
  }

  /** The player did something: was it a share that could be had before, and better? */
  acted(before: CoreState, next: CoreState, at: number): Found | undefined {
    const [was, is] = [this.face.table(before, null), this.face.table(next, null)]
    for (const { ref } of is.companies) {
      const bought = percentOf(is, ref, this.player) - percentOf(was, ref, this.player)
      const missed = this.missed.get(ref)
      if (bought <= 0 || !missed) continue
      this.missed.delete(ref)
      const cash = ({ players }: Table): Money => players.find((one) => one.ref === this.player)?.cash ?? 0
      const price = cash(was) - cash(is)
      const paid = this.fates.paid(ref, bought, missed.at, at)
      const lost = Math.round(price - missed.price + paid)
      if (price <= 0 || missed.round === roundCode(was.round) || lost < 1) return undefined
      return {
        kind: 'late',
        amount: -lost,
        exact: true,
        why: msg('review.late', {
          company: company(ref),
          price: money(price),
          round: name(missed.round),
          before: money(missed.price),
          paid: money(Math.round(paid)),
        }),
      }
    }
    return undefined
  }

  /** Whether one of the player's choices is to buy such a share. */
  private isOpen({ title, view, choices }: Situation, table: Table, ref: string): boolean {
    return choices.some(({ action }) => {
      const next = after(title, view, action)
      return (
        next !== undefined &&
        percentOf(this.face.table(next, null), ref, this.player) > percentOf(table, ref, this.player)
      )
    })
  }
}

/** Of everything that could be bought, this many of the best are examined. */
const looked = 2

const percentOf = ({ companies }: Table, ref: string, player: PlayerId): number =>
  companies.find((one) => one.ref === ref)?.shares.find(({ holder }) => holder === heldBy(player))?.percent ??
  0

const offersIn = (
  { companies }: Table,
  cash: Money,
): readonly { readonly ref: string; readonly price: Money; readonly percent: number }[] =>
  companies.flatMap(({ ref, shares }) =>
    shares.flatMap(({ offered }) => (offered && offered.price <= cash ? [{ ref, ...offered }] : [])),
  )

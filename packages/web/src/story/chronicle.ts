import type { CoreState, PlayerId } from '@stellwerk/engine'
import type {
  Company,
  CompanyKind,
  CompanyRef,
  Money,
  PayoutWay,
  Phase,
  PhaseRef,
  RoundName,
  Telling,
  TitleFace,
} from '@stellwerk/table'
import type { Moments, Turn } from './gather.js'
import { gathering } from './gather.js'

/** What each player has received so far by source; dividends by the kind of company: `dividend:railway`. */
interface Incomes {
  readonly [player: PlayerId]: { readonly [source: string]: Money }
}

/** A round of the game. */
export interface ToldRound {
  readonly name: RoundName
  /** The first moment that belongs to it. A round in which nobody decided has none: the next begins with the same. */
  readonly from: number
  /** When it began. */
  readonly phase: PhaseRef
  readonly incomes: Incomes
}

/** What a company earned in one operating round, and what became of it. */
export interface Earning {
  /** Which of the game's rounds. */
  readonly round: number
  readonly amount: Money
  readonly costs: Money
  readonly how?: PayoutWay
  /** How much of it was paid out. */
  readonly paidOut?: Money
}

/** A game as log, timeline, charts and charters tell it. */
export interface Chronicle {
  readonly rounds: readonly ToldRound[]
  readonly earnings: { readonly [company: CompanyRef]: readonly Earning[] }
  readonly incomes: Incomes
  readonly phase: PhaseRef
  /** Whose earnings are being paid out. */
  readonly paying: CompanyRef | undefined
  /** Every company that there ever was, by the kind that it was last. */
  readonly cast: ReadonlyMap<CompanyRef, Company>
  readonly kinds: readonly CompanyKind[]
  readonly phases: readonly Phase[]
}

/** Each face writes its chronicles by one function, which remembers what it has written. */
const writers = new WeakMap<object, (moments: Moments<CoreState>) => Chronicle>()

/** The chronicle of a game from its first moment to the last of these. */
export function chronicleOf<S extends CoreState>(face: TitleFace<S>, moments: Moments<S>): Chronicle {
  const known = writers.get(face) as ((all: Moments<S>) => Chronicle) | undefined
  const write = known ?? gathering<S, Chronicle>((first) => begun(face, first.state), told(face))
  if (!known) writers.set(face, write as (all: Moments<CoreState>) => Chronicle)
  return write(moments)
}

/** Before anything has happened. */
function begun<S extends CoreState>(face: TitleFace<S>, state: S): Chronicle {
  const { round, phase, phases, kinds, companies } = face.table(state, null)
  const incomes: Incomes = Object.fromEntries(state.players.map((player) => [player, {}]))
  return {
    rounds: [{ name: round, from: 0, phase, incomes }],
    earnings: {},
    incomes,
    phase,
    paying: undefined,
    cast: joinedBy(new Map(), companies),
    kinds,
    phases,
  }
}

const told =
  <S extends CoreState>(face: TitleFace<S>) =>
  (soFar: Chronicle, { moment, at }: Turn<S>): Chronicle => {
    const { events, state } = moment
    const tellings = events.flatMap((event) => face.story.tells(event, state) ?? [])
    const isNews = tellings.some(
      ({ round, actor, earned, paidOut }) =>
        round !== undefined ||
        [actor, earned?.company, paidOut?.company].some((ref) => ref !== undefined && !soFar.cast.has(ref)),
    )
    const cast = isNews ? joinedBy(soFar.cast, face.table(state, null).companies) : soFar.cast
    return tellings.reduce<Chronicle>((story, telling) => withTelling(story, telling, at), { ...soFar, cast })
  }

/** Those who are new come after the others; the cast stays the same object where nobody is new or of another kind. */
function joinedBy(cast: Chronicle['cast'], companies: readonly Company[]): Chronicle['cast'] {
  const newcomers = companies.filter(({ ref, kind }) => cast.get(ref)?.kind !== kind)
  return newcomers.length === 0
    ? cast
    : new Map([...cast, ...newcomers.map((one) => [one.ref, one] as const)])
}

function withTelling(story: Chronicle, telling: Telling, at: number): Chronicle {
  const { round, phase = story.phase, earned, paidOut, income } = telling
  let next: Chronicle = { ...story, phase }
  if (round) {
    const { incomes } = next
    next = { ...next, rounds: [...next.rounds, { name: round, from: at, phase, incomes }] }
  }
  if (earned) {
    const { company, amount, costs = 0 } = earned
    next = withEarnings(next, company, (known) => [
      ...known,
      { round: next.rounds.length - 1, amount, costs },
    ])
  }
  if (paidOut) {
    const { company, how, amount } = paidOut
    next = withEarnings({ ...next, paying: company }, company, (known) => {
      const last = known.at(-1)
      return last ? known.with(-1, { ...last, how, paidOut: amount }) : known
    })
  }
  return income ? withIncome(next, income) : next
}

const withEarnings = (
  story: Chronicle,
  company: CompanyRef,
  change: (known: readonly Earning[]) => readonly Earning[],
): Chronicle => ({
  ...story,
  earnings: { ...story.earnings, [company]: change(story.earnings[company] ?? []) },
})

function withIncome(story: Chronicle, { player, source, amount }: NonNullable<Telling['income']>): Chronicle {
  const payer = story.cast.get(story.paying ?? '')
  const from = source === 'dividend' && payer ? `${source}:${payer.kind}` : source
  const before = story.incomes[player] ?? {}
  const after = { ...before, [from]: (before[from] ?? 0) + amount }
  return { ...story, incomes: { ...story.incomes, [player]: after } }
}

import type { CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import type { Moments } from './gather.js'
import { gathering } from './gather.js'
import type { RoundName } from './rounds.js'
import type { ToldRound } from './samples.js'

/** What each player has received so far from each source. */
export type Incomes<Source extends string> = Readonly<Record<PlayerId, Readonly<Record<Source, number>>>>

interface Round<Phase, Source extends string> extends ToldRound {
  /** When it began. */
  readonly phase: Phase
  readonly incomes: Incomes<Source>
}

/** What a company earned in one operating round. */
export interface Earned {
  /** Which of the game's rounds. */
  readonly round: number
  readonly revenue: number
}

/** A game as charts, timeline and charters tell it. */
export interface Chronicle<Phase, Source extends string, Earning extends Earned> {
  readonly rounds: readonly Round<Phase, Source>[]
  /** By company. */
  readonly earnings: { readonly [company: string]: readonly Earning[] }
  readonly incomes: Incomes<Source>
  readonly phase: Phase
}

type AnyChronicle = Chronicle<unknown, string, Earned>
type EarningOf<C extends AnyChronicle> = C['earnings'][string][number]

/** The chronicle of a game in which nothing has happened yet. */
export function unwritten<Phase, Source extends string>(
  { players, phase }: CoreState & { readonly phase: Phase },
  name: RoundName,
  nothing: Readonly<Record<Source, number>>,
): Chronicle<Phase, Source, never> {
  const incomes = Object.fromEntries(players.map((player) => [player, nothing])) as Incomes<Source>
  return { rounds: [{ name, from: 0, phase, incomes }], earnings: {}, incomes, phase }
}

/** How a title writes its chronicle. */
interface Writing<S extends CoreState, C extends AnyChronicle> {
  begin(state: S): C
  roundBegunBy(event: GameEvent): RoundName | undefined
  /** What any other event adds. */
  tell(story: C, event: GameEvent): C
}

export function chronicleOf<S extends CoreState, C extends AnyChronicle>(
  by: Writing<S, C>,
): (moments: Moments<S>) => C {
  const told = (story: C, event: GameEvent, at: number): C => {
    const name = by.roundBegunBy(event)
    if (!name) return by.tell(story, event)
    const { phase, incomes } = story
    return { ...story, rounds: [...story.rounds, { name, from: at, phase, incomes }] }
  }
  return gathering<S, C>(
    ({ state }) => by.begin(state),
    (soFar, { moment, at }) => moment.events.reduce((story, event) => told(story, event, at), soFar),
  )
}

/** A company earned something in the present round. */
export function earned<C extends AnyChronicle>(
  story: C,
  company: string,
  earning: Omit<EarningOf<C>, 'round'>,
): C {
  const now = { round: story.rounds.length - 1, ...earning }
  return {
    ...story,
    earnings: { ...story.earnings, [company]: [...(story.earnings[company] ?? []), now] },
  }
}

/** What became of a company's last earnings. */
export function used<C extends AnyChronicle>(story: C, company: string, use: Partial<EarningOf<C>>): C {
  const known = story.earnings[company] ?? []
  const last = known.at(-1)
  if (!last) return story
  return { ...story, earnings: { ...story.earnings, [company]: known.with(-1, { ...last, ...use }) } }
}

/** A player received money; what is no income has no source. */
export function received<C extends AnyChronicle>(
  story: C,
  player: PlayerId | undefined,
  source: keyof C['incomes'][PlayerId] | undefined,
  amount: number,
): C {
  const before = player === undefined ? undefined : story.incomes[player]
  if (player === undefined || source === undefined || !before) return story
  const after = { ...before, [source]: (before[source as string] ?? 0) + amount }
  return { ...story, incomes: { ...story.incomes, [player]: after } }
}

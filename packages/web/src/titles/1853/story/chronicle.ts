import type { PhaseId, State } from '@stellwerk/1853'
import { playerOf } from '@stellwerk/1853'
import type { GameEvent, PlayerId } from '@stellwerk/engine'
import type { Moment } from '../../../session/session.js'
import { gathering } from '../../../story/gather.js'
import type { ToldRound } from '../../../story/samples.js'
import { roundBegunBy, roundOf } from './rounds.js'

/** Where a player's money comes from; buying and selling shares is no income, and a bond that comes back is. */
export const sources = ['dividends', 'contract', 'elephant'] as const
export type Source = (typeof sources)[number]

/** What each player has received so far from each source. */
export type Incomes = Readonly<Record<PlayerId, Readonly<Record<Source, number>>>>

interface Round extends ToldRound {
  /** When it began. */
  readonly phase: PhaseId
  readonly incomes: Incomes
}

/** What a company earned in one operating round, and what became of it. */
export interface Earning {
  /** Which of the game's rounds. */
  readonly round: number
  readonly revenue: number
  /** The company's in any case. */
  readonly mail: number
  readonly how?: 'withhold' | 'full'
}

/** A game as charts, timeline and charters tell it. */
export interface Chronicle {
  readonly rounds: readonly Round[]
  /** By company. */
  readonly earnings: { readonly [company: string]: readonly Earning[] }
  readonly incomes: Incomes
  readonly phase: PhaseId
}

const nothing: Readonly<Record<Source, number>> = { dividends: 0, contract: 0, elephant: 0 }

function begin({ state }: Moment<State>): Chronicle {
  const incomes = Object.fromEntries(state.players.map((player) => [player, nothing])) as Incomes
  const { phase } = state
  return { rounds: [{ name: roundOf(state), from: 0, phase, incomes }], earnings: {}, incomes, phase }
}

export const chronicle = gathering<State, Chronicle>(begin, (soFar, { moment, at }) =>
  moment.events.reduce((story, event) => tell(story, event, at), soFar),
)

function tell(story: Chronicle, event: GameEvent, at: number): Chronicle {
  const name = roundBegunBy(event)
  if (name) {
    const { phase, incomes } = story
    return { ...story, rounds: [...story.rounds, { name, from: at, phase, incomes }] }
  }
  switch (event.kind) {
    case 'phase-began':
      return { ...story, phase: event['phase'] as PhaseId }
    case 'ran':
      return earned(story, event)
    case 'paid-out':
      return used(story, event)
    case 'money':
      return received(story, event)
    default:
      return story
  }
}

function earned(story: Chronicle, event: GameEvent): Chronicle {
  const company = event['company'] as string
  const earning: Earning = {
    round: story.rounds.length - 1,
    revenue: event['revenue'] as number,
    mail: event['mailMoney'] as number,
  }
  return {
    ...story,
    earnings: { ...story.earnings, [company]: [...(story.earnings[company] ?? []), earning] },
  }
}

function used(story: Chronicle, event: GameEvent): Chronicle {
  const company = event['company'] as string
  const known = story.earnings[company] ?? []
  const last = known.at(-1)
  if (!last) return story
  const told: Earning = { ...last, how: event['how'] as NonNullable<Earning['how']> }
  return { ...story, earnings: { ...story.earnings, [company]: known.with(-1, told) } }
}

function received(story: Chronicle, event: GameEvent): Chronicle {
  const player = playerOf(event['to'] as string)
  const source = sourceOf(event['reason'] as string)
  const before = player === undefined ? undefined : story.incomes[player]
  if (player === undefined || !source || !before) return story
  const after = { ...before, [source]: before[source] + (event['amount'] as number) }
  return { ...story, incomes: { ...story.incomes, [player]: after } }
}

function sourceOf(reason: string): Source | undefined {
  switch (reason) {
    case 'dividend':
      return 'dividends'
    case 'contract':
      return 'contract'
    case 'elephant':
      return 'elephant'
    default:
      return undefined
  }
}

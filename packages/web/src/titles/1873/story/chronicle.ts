import type { PhaseId, State } from '@stellwerk/1873'
import { isRailway, playerOf } from '@stellwerk/1873'
import type { GameEvent, PlayerId } from '@stellwerk/engine'
import type { Moment } from '../../../session/session.js'
import { gathering } from '../../../story/gather.js'
import type { RoundName } from '../../../story/rounds.js'
import { roundBegunBy, roundOf } from './rounds.js'

/** Where a player's money comes from; buying and selling shares is no income. */
export const sources = ['railways', 'publicMines', 'mines', 'mhe', 'building'] as const
export type Source = (typeof sources)[number]

/** What each player has received so far from each source. */
export type Incomes = Readonly<Record<PlayerId, Readonly<Record<Source, number>>>>

export interface Round {
  readonly name: RoundName
  /** The first moment that belongs to it. A round in which nobody decided has none: the next begins with the same. */
  readonly from: number
  /** When it began. */
  readonly phase: PhaseId
  readonly incomes: Incomes
}

/** What an operation earned in one operating round, and what became of it. */
export interface Earning {
  /** Which of the game's rounds. */
  readonly round: number
  readonly revenue: number
  readonly maintenance: number
  readonly payout?: 'withhold' | 'half' | 'full'
  readonly profit?: number
}

/** A game as charts, timeline and charters tell it. */
export interface Chronicle {
  readonly rounds: readonly Round[]
  /** By operation: `HBE`, `CO`, `mine:4`, `MHE`. */
  readonly earnings: { readonly [operation: string]: readonly Earning[] }
  readonly incomes: Incomes
  readonly phase: PhaseId
  /** Whose profit is being distributed. */
  readonly paying: string
}

const nothing: Readonly<Record<Source, number>> = {
  railways: 0,
  publicMines: 0,
  mines: 0,
  mhe: 0,
  building: 0,
}

function begin({ state }: Moment<State>): Chronicle {
  const incomes = Object.fromEntries(state.players.map((player) => [player, nothing])) as Incomes
  return {
    rounds: [{ name: roundOf(state), from: 0, phase: state.phase, incomes }],
    earnings: {},
    incomes,
    phase: state.phase,
    paying: '',
  }
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
      return earned(story, event['railway'] as string, event['revenue'] as number, event)
    case 'produced':
      return earned(story, event['operation'] as string, event['income'] as number, event)
    case 'paid-out':
      return distributed(story, event)
    case 'mhe-paid':
      // 1873-4.5: ten shares, and everything is paid out
      return { ...earned(story, 'MHE', 10 * (event['perShare'] as number), event), paying: 'MHE' }
    case 'money':
      return received(story, event)
    default:
      return story
  }
}

function earned(story: Chronicle, operation: string, revenue: number, event: GameEvent): Chronicle {
  const round = story.rounds.length - 1
  const earning: Earning = { round, revenue, maintenance: (event['maintenance'] as number | undefined) ?? 0 }
  const earnings = { ...story.earnings, [operation]: [...(story.earnings[operation] ?? []), earning] }
  return { ...story, earnings }
}

function distributed(story: Chronicle, event: GameEvent): Chronicle {
  const company = event['company'] as string
  const known = story.earnings[company] ?? []
  const last = known.at(-1)
  if (!last) return { ...story, paying: company }
  const told: Earning = {
    ...last,
    payout: event['how'] as 'withhold' | 'half' | 'full',
    profit: event['profit'] as number,
  }
  return { ...story, paying: company, earnings: { ...story.earnings, [company]: known.with(-1, told) } }
}

function received(story: Chronicle, event: GameEvent): Chronicle {
  const player = playerOf(event['to'] as string)
  const source = sourceOf(event['reason'] as string, story.paying)
  const before = player === undefined ? undefined : story.incomes[player]
  if (player === undefined || !source || !before) return story
  const after = { ...before, [source]: before[source] + (event['amount'] as number) }
  return { ...story, incomes: { ...story.incomes, [player]: after } }
}

function sourceOf(reason: string, paying: string): Source | undefined {
  switch (reason) {
    case 'dividend':
      return paying === 'MHE' ? 'mhe' : isRailway(paying) ? 'railways' : 'publicMines'
    // the profit of a private mine, its treasury when it closes, its price when it is sold
    case 'profit':
    case 'closing':
    case 'mine':
      return 'mines'
    // 1873-4.4.1: who builds on another's concession route gets the costs back, privately
    case 'repaid':
      return 'building'
    default:
      return undefined
  }
}

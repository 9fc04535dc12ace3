import type { Leaning, Setup, Title } from './game.js'
import { legal } from './game.js'
import { History } from './history.js'
import { randomAction } from './random-action.js'
import { Random } from './random.js'
import { readingsPart } from './readings.js'
import type { CoreState } from './state.js'

/** How a random game went. `violation` says which law or promise was broken; the history ends there. */
export interface FuzzResult<S extends CoreState> {
  readonly history: History<S>
  readonly violation?: string
  /** How often each kind of event happened. */
  readonly events: { readonly [kind: string]: number }
}

/** Where a random game starts: every eighth one late in the game, the others at the beginning. */
export function fuzzStart<S extends CoreState>(
  title: Title<S>,
  setup: Setup,
): Setup & { readonly position?: unknown } {
  if (Math.abs(setup.seed) % 8 !== 7) return setup
  const late = title.randomPlay.late(setup) as object
  return { ...setup, position: { ...late, ...readingsPart(title.readings, setup.options) } }
}

/**
 * Half of the games are played without any preferences. The rest follow the title's ambition, each with its own likes
 * and dislikes, so that random play also sees rich and developed games.
 */
function leaningOf(ambition: Leaning, random: Random): Leaning {
  if (random.below(2) === 0) return { weight: () => 1, first: [] }
  const moods = new Map<string, number>()
  const weight = (type: string): number => {
    const mood = moods.get(type) ?? random.pick([1, 4, 16])
    moods.set(type, mood)
    return mood * ambition.weight(type)
  }
  return { weight, first: ambition.first }
}

/** A game longer than this may not end by itself. */
const long = 4_000
const rareOdds = 5_000
const oddsWhenLong = 20

/**
 * Whether a kind of action is considered: rare ones now and then, and more often in a game that does not end by itself.
 */
function whimsOf(rare: readonly string[], seed: number): (type: string, length: number) => boolean {
  // a stream of its own, so that games in which nothing rare happens are the same as without rare kinds
  const random = new Random(seed)
  return (type, length) => !rare.includes(type) || random.below(length < long ? rareOdds : oddsWhenLong) === 0
}

/**
 * Plays random legal actions to the end of the game and checks the laws of conservation after every one. Kinds of
 * action are drawn before the action itself, so that many ways to lay a tile do not drown the one way to buy a share.
 */
export function playRandomly<S extends CoreState>(
  title: Title<S>,
  initial: S,
  seed: number,
  mostActions = 20_000,
): FuzzResult<S> {
  const random = new Random(seed)
  const leaning = leaningOf(title.randomPlay.ambition, random)
  const isWanted = whimsOf(title.randomPlay.rare ?? [], seed)
  const history = new History(title, initial)
  const events: { [kind: string]: number } = {}
  const failed = (violation: string): FuzzResult<S> => ({ history, violation, events })
  const faults = title.audit(initial)
  if (faults.length > 0) return failed(faults.join('; '))
  while (!title.isOver(history.state)) {
    if (history.length >= mostActions) return failed(`no end after ${mostActions} actions`)
    let action: unknown
    try {
      const { choices } = legal(title, history.state)
      if (choices.length === 0) return failed('nobody can act')
      const wanted = choices.filter(({ action: { type } }) => isWanted(type, history.length))
      action = randomAction(wanted.length > 0 ? wanted : choices, random, leaning)
      const refusal = history.act(action)
      if (refusal) return failed(`offered but refused: ${JSON.stringify({ action, refusal })}`)
      const { state, events: happened } = history.at(history.length)
      for (const { kind } of happened) events[kind] = (events[kind] ?? 0) + 1
      const broken = title.audit(state)
      if (broken.length > 0) return failed(`${JSON.stringify(action)}: ${broken.join('; ')}`)
    } catch (error) {
      return failed(`${JSON.stringify(action)}: ${(error as Error).stack ?? String(error)}`)
    }
  }
  return { history, events }
}

/** Plays the same random game for its states alone, without an audit after every action. */
export function randomHistory<S extends CoreState>(
  title: Title<S>,
  initial: S,
  seed: number,
  mostActions?: number,
): History<S> {
  return playRandomly({ ...title, audit: () => [] }, initial, seed, mostActions).history
}

import type { CoreState, GameFile, Settings, Title } from '@stellwerk/engine'
import type { FuzzResult } from '@stellwerk/engine/testing'
import { History, begin, drawReadings, toGameFile } from '@stellwerk/engine'
import { fuzzStart, playRandomly } from '@stellwerk/engine/testing'
import { gameOf } from '../games.js'

/** One random game: everything that it takes to play it again. */
export interface Match {
  readonly title: string
  readonly players: number
  readonly options: Settings
  readonly seed: number
}

export type Counts = { readonly [name: string]: number }

/** How it went. */
export interface Report {
  readonly match: Match
  readonly actions: number
  readonly events: Counts
  readonly milestones: Counts
  readonly violation?: { readonly message: string; readonly file: GameFile }
}

export const seats = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => String.fromCharCode(65 + i))

export async function playMatch(match: Match): Promise<Report> {
  const { title, face } = await gameOf(match.title, {})
  const start = fuzzStart(title, { players: seats(match.players), seed: match.seed, options: match.options })
  const begun = begin(title, start)
  if (!begun.ok) throw new Error(`no game of ${match.players}: ${JSON.stringify(begun.refusal)}`)
  let result: FuzzResult<CoreState>
  try {
    result = playRandomly(title, begun.value, match.seed)
  } catch (error) {
    // a fault in finding the choices; the command that repeats the game leads there
    const history = new History(title, begun.value)
    result = { history, events: {}, violation: (error as Error).stack ?? String(error) }
  }
  const { history, events, violation } = result
  return {
    match,
    actions: history.length,
    events,
    milestones: face.reached(history),
    ...(violation === undefined
      ? {}
      : { violation: { message: violation, file: toGameFile(history, start) } }),
  }
}

/**
 * The games of a series: numbers of players and options change from game to game, and every pair comes up. Readings are
 * drawn by the seed.
 */
export function matchAt(
  title: Title,
  players: readonly number[],
  options: readonly Settings[],
  seed: number,
  index: number,
): Match {
  const chosen = options[Math.floor(index / players.length) % options.length]
  return {
    title: title.id,
    players: players[index % players.length] as number,
    options: { ...chosen, ...drawReadings(title, seed + index) },
    seed: seed + index,
  }
}

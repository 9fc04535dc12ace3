import type { Action, CoreState, PlayerId, Settings, Title } from '@stellwerk/engine'
import { apply, awaitedIn, begin, hash, purseOf } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import type { DescribedGame } from '@stellwerk/titles'
import { openOffer } from '../hypothetical.js'
import type { Decision, Policy } from '../policy.js'
import { situationOf } from '../situation.js'
import { Opening } from './opening.js'

/** A game between policies: everything needed to play it again. */
export interface MatchGame {
  readonly game: DescribedGame
  readonly knowledge: BotKnowledge | undefined
  /** In the order of the seats. */
  readonly seats: readonly Policy[]
  /** Who takes over a seat that forfeits. */
  readonly reference: Policy
  readonly seed: number
  readonly options: Settings
  /** Processor time in milliseconds. */
  readonly clock: () => number
}

/** How one seat of a game did. */
export interface SeatReport {
  readonly policy: string
  readonly fortune: number
  /** 1 for a win, a part of 1 for a shared win. */
  readonly won: number
  /** The part of the fortune that was cash when the last stock round ended: money that found no use. */
  readonly idle: number
  /** Milliseconds for each decision between several choices. */
  readonly times: readonly number[]
  readonly blunders: { readonly [kind: string]: number }
  /** What the title notes about a player at the end, by name. */
  readonly notes?: { readonly [name: string]: number }
  readonly forfeit?: Forfeit
}

/** Why a seat was taken away from a policy, and with which move. */
export interface Forfeit {
  readonly reason: 'threw' | 'illegal' | 'slow'
  readonly move: number
  readonly message: string
}

/** How a game of a match went. */
export interface GameReport {
  readonly seed: number
  readonly actions: number
  readonly ended: boolean
  readonly seats: readonly SeatReport[]
}

/** A game with more actions counts as endless. */
export const mostActions = 2500
/** A single decision that takes longer forfeits the seat. */
const mostMilliseconds = 20_000

interface Seat {
  readonly asked: Policy
  policy: Policy
  readonly times: number[]
  readonly blunders: Map<string, number>
  forfeit?: Forfeit
}

/** Names for a number of players of a match. */
export const playerNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String.fromCharCode(65 + i))

/** Plays one game between policies to its end. */
export function playMatchGame(match: MatchGame): GameReport {
  const { game, knowledge, seed, options } = match
  const { title } = game
  const begun = begin(title, { players: playerNames(match.seats.length), seed, options })
  if (!begun.ok) throw new Error(`no game of ${match.seats.length}: ${JSON.stringify(begun.refusal)}`)
  let state: CoreState = begun.value
  const seats = new Map<PlayerId, Seat>(
    state.players.map((player, i) => {
      const policy = match.seats[i] as Policy
      return [player, { asked: policy, policy, times: [], blunders: new Map() }]
    }),
  )
  const opening = new Opening(knowledge, seed, state.players.length)
  const ideas = new Set<string>()
  let unused = cashIn(state)
  let actions = 0
  while (!title.isOver(state) && actions < mostActions) {
    const [player] = awaitedIn(title, state)
    const seat = player === undefined ? undefined : seats.get(player)
    if (player === undefined || !seat) throw new Error('nobody can act')
    const action =
      opening.move(title, state, player) ?? decided(match, title, state, player, seat, actions + 1)
    const outcome = apply(title, state, action)
    if (!outcome.ok) throw new Error(`the reference was refused: ${JSON.stringify(outcome.refusal)}`)
    actions += 1
    for (const event of outcome.events) {
      const blunder = knowledge?.blunder?.(event, state)
      if (blunder) count(seats.get(blunder.player)?.blunders, blunder.kind)
    }
    const offer = openOffer(outcome.state)
    if (offer && !openOffer(state)) {
      const { price: _, ...idea } = offer.deal
      const key = hash(idea)
      if (ideas.has(key)) count(seat.blunders, 'repeated proposal')
      ideas.add(key)
    } else if (!openOffer(state)) ideas.clear()
    if (game.face.round(state).kind === 'stock' && game.face.round(outcome.state).kind !== 'stock')
      unused = cashIn(outcome.state)
    state = outcome.state
  }
  return { seed, actions, ended: title.isOver(state), seats: reports(match, state, seats, unused) }
}

const cashIn = ({ players, cash }: CoreState): ReadonlyMap<PlayerId, number> =>
  new Map(players.map((player) => [player, cash[purseOf(player)] ?? 0]))

const count = (counts: Map<string, number> | undefined, kind: string): void =>
  void counts?.set(kind, (counts.get(kind) ?? 0) + 1)

/**
 * The decision of a seat's policy. A policy that throws, takes too long or breaks a rule loses its seat to the
 * reference.
 */
function decided(
  { seed, clock, reference }: MatchGame,
  title: Title,
  state: CoreState,
  player: PlayerId,
  seat: Seat,
  move: number,
): Action {
  const situation = situationOf(title, state, player, seed)
  const forfeit = (reason: Forfeit['reason'], message: string): Action => {
    if (seat.policy === reference) throw new Error(`${reason}: ${message}`)
    seat.forfeit = { reason, move, message }
    seat.policy = reference
    return reference.decide(situation).action
  }
  const start = clock()
  let decision: Decision
  try {
    decision = seat.policy.decide(situation)
  } catch (error) {
    return forfeit('threw', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const time = clock() - start
  if (situation.choices.length > 1) seat.times.push(time)
  const outcome = apply(title, state, decision.action)
  if (!outcome.ok) return forfeit('illegal', JSON.stringify({ ...decision, refusal: outcome.refusal }))
  if (time > mostMilliseconds) return forfeit('slow', `${Math.round(time)} ms`)
  return decision.action
}

function reports(
  { game: { title }, knowledge }: MatchGame,
  state: CoreState,
  seats: ReadonlyMap<PlayerId, Seat>,
  unused: ReadonlyMap<PlayerId, number>,
): SeatReport[] {
  const ranking = title.ranking(state)
  const first = Math.max(...ranking.map(({ fortune }) => fortune))
  const winners = ranking.filter(({ fortune }) => fortune === first)
  return Array.from(seats, ([player, { asked, times, blunders, forfeit }]): SeatReport => {
    const fortune = ranking.find((one) => one.player === player)?.fortune ?? 0
    const notes = knowledge?.notes?.(state, player)
    return {
      policy: asked.name,
      fortune,
      won: fortune === first ? 1 / winners.length : 0,
      idle: fortune > 0 ? (unused.get(player) ?? 0) / fortune : 0,
      times,
      blunders: Object.fromEntries(blunders),
      ...(notes ? { notes } : {}),
      ...(forfeit ? { forfeit } : {}),
    }
  })
}

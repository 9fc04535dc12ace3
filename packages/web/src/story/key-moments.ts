import type { CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Moments } from './gather.js'
import { gathering } from './gather.js'
import { shortRound } from './rounds.js'
import type { Samples, ToldRound } from './samples.js'

interface Deed {
  readonly at: number
  readonly event: GameEvent
}

/** The largest of its kind so far. */
interface Best extends Deed {
  readonly size: number
}

interface Notable<K extends string> {
  readonly records: { readonly [kind in K]?: Best }
  /** What changed the course of the game. */
  readonly turns: readonly Deed[]
}

/** What a title finds worth telling of a whole game. */
interface Telling<S extends CoreState, K extends string> {
  /** How much an event weighs that changes the course of the game. */
  readonly weights: { readonly [kind: string]: number }
  /** What there are records of, and how much each weighs. */
  readonly records: Readonly<Record<K, number>>
  /** Which record an event might be, and how large it is. */
  measure(event: GameEvent): readonly [K, number] | undefined
  rounds(moments: Moments<S>): readonly ToldRound[]
  samples(moments: Moments<S>, language: Language): Samples
  fortuneOf(state: S, player: PlayerId): number
  turnText(event: GameEvent, state: S, language: Language): string
  recordText(kind: K, event: GameEvent, size: number, language: Language): string
  leadText(player: string, language: Language): string
  withRound(round: string, text: string, language: Language): string
}

/** How far a price fell or rose, if that might be a record. */
export function priceMove(event: GameEvent): ['fall' | 'rise', number] | undefined {
  const from = event['from'] as number
  const change = (event['to'] as number) - from
  // a step or two down is not worth a line
  if (change < 0) return -change < from / 5 ? undefined : ['fall', -change]
  return ['rise', change]
}

const leadWeight = 90

const most = 12

/** What is worth a line when a game is told: the weightiest, in the order in which it happened. */
export function keyMomentsOf<S extends CoreState, K extends string>(telling: Telling<S, K>) {
  const kinds = Object.keys(telling.records) as K[]
  const note = (known: Notable<K>, event: GameEvent, at: number): Notable<K> => {
    if (Object.hasOwn(telling.weights, event.kind))
      return { ...known, turns: [...known.turns, { at, event }] }
    const [kind, size] = telling.measure(event) ?? []
    if (kind === undefined || size === undefined || size <= (known.records[kind]?.size ?? 0)) return known
    return { ...known, records: { ...known.records, [kind]: { at, event, size } } }
  }
  const notable = gathering<S, Notable<K>>(
    () => ({ records: {}, turns: [] }),
    (soFar, { moment, at }) => moment.events.reduce((known, event) => note(known, event, at), soFar),
  )
  const stateAt = (moments: Moments<S>, at: number): S => (moments[at] as { state: S }).state

  /** Who has more than everybody else. */
  const leaderOf = (state: S): string | undefined => {
    const [first, second] = state.players
      .map((player) => ({ player, total: telling.fortuneOf(state, player) }))
      .toSorted((a, b) => b.total - a.total)
    return first && first.total > (second?.total ?? 0) ? first.player : undefined
  }

  /** The end of the round from which the leader of the last moment led without a break. */
  const leadTaken = (moments: Moments<S>, language: Language) => {
    const leaders = telling
      .samples(moments, language)
      .map(({ at }) => ({ at, player: leaderOf(stateAt(moments, at)) }))
    const winner = leaders.at(-1)?.player
    const before = leaders.findLastIndex(({ player }) => player !== winner)
    const taken = leaders[before + 1]
    if (winner === undefined || !taken || before < 0) return []
    return [{ at: taken.at, weight: leadWeight, text: telling.leadText(winner, language) }]
  }

  /** An action belongs to the round in which it was done: that of the moment before. */
  const withRound = (moments: Moments<S>, at: number, text: string, language: Language): string => {
    const round = telling.rounds(moments).findLast(({ from }) => from < at)
    return round ? telling.withRound(shortRound(round.name), text, language) : text
  }

  return (
    moments: Moments<S>,
    language: Language,
  ): readonly { readonly at: number; readonly text: string }[] => {
    if (moments.length === 0) return []
    const { records, turns } = notable(moments)
    const told = [
      ...kinds.flatMap((kind) => {
        const best = records[kind]
        if (!best) return []
        const text = telling.recordText(kind, best.event, best.size, language)
        return [{ at: best.at, weight: telling.records[kind], text }]
      }),
      ...turns.map(({ at, event }) => ({
        at,
        weight: telling.weights[event.kind] ?? 0,
        text: telling.turnText(event, stateAt(moments, at), language),
      })),
      ...leadTaken(moments, language),
    ]
    return told
      .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
      .slice(0, most)
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, text }) => ({ at, text: withRound(moments, at, text, language) }))
  }
}

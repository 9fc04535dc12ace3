import type { State } from '@stellwerk/1873'
import { fortuneOf, harzbahnTexts } from '@stellwerk/1873'
import type { GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { roundEnds } from './charts.js'
import { chronicle } from './chronicle.js'
import type { Moments } from './gather.js'
import { gathering } from './gather.js'
import { shortRound } from './rounds.js'
import { storyTexts } from './texts.js'

interface Deed {
  readonly at: number
  readonly event: GameEvent
}

interface Best extends Deed {
  readonly size: number
}

const records = ['dividend', 'revenue', 'fall', 'rise'] as const
type RecordKind = (typeof records)[number]

interface Notable {
  /** The largest of each kind so far. */
  readonly records: { readonly [K in RecordKind]?: Best }
  /** What changed the course of the game. */
  readonly turns: readonly Deed[]
}

/** How much an event weighs that changes the course of the game; the largest of a kind weigh the same every time. */
const weights: { readonly [kind: string]: number } = {
  'last-round': 100,
  insolvent: 80,
  'phase-began': 60,
  'railway-founded': 50,
  'left-receivership': 45,
  'public-mine-formed': 40,
}
const recordWeights: Readonly<Record<RecordKind, number>> = { dividend: 95, fall: 85, revenue: 75, rise: 70 }
const leadWeight = 90

const most = 12

const notable = gathering<Notable>(
  () => ({ records: {}, turns: [] }),
  (soFar, { moment, at }) => moment.events.reduce((known, event) => note(known, event, at), soFar),
)

function note(known: Notable, event: GameEvent, at: number): Notable {
  if (Object.hasOwn(weights, event.kind)) return { ...known, turns: [...known.turns, { at, event }] }
  const [kind, size] = measured(event) ?? []
  if (kind === undefined || size === undefined || size <= (known.records[kind]?.size ?? 0)) return known
  return { ...known, records: { ...known.records, [kind]: { at, event, size } } }
}

function measured(event: GameEvent): [RecordKind, number] | undefined {
  switch (event.kind) {
    case 'paid-out':
      return ['dividend', paidOut(event)]
    case 'ran':
      return ['revenue', event['revenue'] as number]
    case 'produced':
      return ['revenue', event['income'] as number]
    case 'price-moved': {
      const change = (event['to'] as number) - (event['from'] as number)
      return change < 0 ? ['fall', -change] : ['rise', change]
    }
    default:
      return undefined
  }
}

function paidOut(event: GameEvent): number {
  const profit = event['profit'] as number
  return event['how'] === 'full' ? profit : event['how'] === 'half' ? profit / 2 : 0
}

/** What is worth a line when the game is told, the weightiest first. */
export function keyMoments(
  moments: Moments,
  language: Language,
): readonly { readonly at: number; readonly text: string }[] {
  if (moments.length === 0) return []
  const { records: best, turns } = notable(moments)
  const told = [
    ...records.flatMap((kind) => {
      const record = best[kind]
      return record
        ? [{ at: record.at, weight: recordWeights[kind], text: recordText(kind, record, language) }]
        : []
    }),
    ...turns.map(({ at, event }) => ({
      at,
      weight: weights[event.kind] ?? 0,
      text: harzbahnTexts.event(language, event, (moments[at] as { state: State }).state) ?? '',
    })),
    ...leadTaken(moments, language),
  ]
  return told
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .map(({ at, text }) => ({ at, text: withRound(moments, at, text, language) }))
}

function recordText(kind: RecordKind, { event, size }: Best, language: Language): string {
  const money = (amount: unknown): string => harzbahnTexts.money(language, amount as number)
  const say = storyTexts.in(language)
  const operation = (event['company'] ?? event['railway'] ?? event['operation']) as string
  const company = operation.startsWith('mine:') ? say('mine', { number: operation.slice(5) }) : operation
  return say(`moment.${kind}`, {
    company,
    amount: money(size),
    ...(kind === 'fall' || kind === 'rise' ? { from: money(event['from']), to: money(event['to']) } : {}),
  })
}

/** The end of the round from which the leader of the last moment led without a break. */
function leadTaken(moments: Moments, language: Language) {
  const leaders = roundEnds(moments, chronicle(moments), language).map(({ at }) => ({
    at,
    player: leaderOf((moments[at] as { state: State }).state),
  }))
  const winner = leaders.at(-1)?.player
  const before = leaders.findLastIndex(({ player }) => player !== winner)
  const taken = leaders[before + 1]
  if (winner === undefined || !taken || before < 0) return []
  return [
    { at: taken.at, weight: leadWeight, text: storyTexts.in(language)('moment.lead', { player: winner }) },
  ]
}

/** Who has more than everybody else. */
function leaderOf(state: State): string | undefined {
  const [first, second] = state.players
    .map((player) => ({ player, total: fortuneOf(state, player).total }))
    .toSorted((a, b) => b.total - a.total)
  return first && first.total > (second?.total ?? 0) ? first.player : undefined
}

/** An action belongs to the round in which it was done: that of the moment before. */
function withRound(moments: Moments, at: number, text: string, language: Language): string {
  const round = chronicle(moments).rounds.findLast(({ from }) => from < at)
  return round ? storyTexts.in(language)('moment.at', { round: shortRound(round.name), text }) : text
}

import type { CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import type { CompanyRef, Money, Telling, TitleFace } from '@stellwerk/table'
import { company, money, player, roundCode } from '@stellwerk/table'
import type { Language, TableWords, TitleTexts } from '@stellwerk/texts'
import { chronicleOf } from './chronicle.js'
import { figuresOf } from './figures.js'
import type { Moments } from './gather.js'
import { gathering } from './gather.js'
import { roundEnds } from './samples.js'
import { storyTexts } from './texts.js'

/** What there are records of, and how much each weighs beside the milestones of the titles. */
const recordWeights = { dividend: 95, revenue: 75, fall: 85, rise: 70 } as const
type RecordKind = keyof typeof recordWeights
const recordKinds = Object.keys(recordWeights) as RecordKind[]

const leadWeight = 90

const most = 12

interface Best {
  readonly at: number
  readonly company: CompanyRef
  readonly size: Money
  readonly from: Money
  readonly to: Money
}

interface Notable {
  readonly records: { readonly [kind in RecordKind]?: Best }
  /** What changed the course of the game. */
  readonly milestones: readonly { readonly at: number; readonly event: GameEvent; readonly weight: number }[]
}

/** Which record something might be. */
function candidateOf({ paidOut, earned, priceMoved }: Telling, at: number): [RecordKind, Best] | undefined {
  const sized = (kind: RecordKind, { company: of, amount }: { company: CompanyRef; amount: Money }) =>
    [kind, { at, company: of, size: amount, from: 0, to: 0 }] as [RecordKind, Best]
  if (paidOut) return sized('dividend', paidOut)
  if (earned) return sized('revenue', earned)
  if (!priceMoved) return undefined
  const { company: of, from, to } = priceMoved
  // a step or two down is not worth a line
  if (to < from && from - to < from / 5) return undefined
  return [to < from ? 'fall' : 'rise', { at, company: of, size: Math.abs(to - from), from, to }]
}

function noted(known: Notable, event: GameEvent, telling: Telling, at: number): Notable {
  const { id = '', weight = 0 } = telling.milestone ?? {}
  const milestones = id !== '' && weight > 0 ? [...known.milestones, { at, event, weight }] : known.milestones
  const [kind, best] = candidateOf(telling, at) ?? []
  const isRecord = kind && best && best.size > (known.records[kind]?.size ?? 0)
  return { milestones, records: isRecord ? { ...known.records, [kind]: best } : known.records }
}

const notables = new WeakMap<object, (moments: Moments<CoreState>) => Notable>()

function notableOf<S extends CoreState>(face: TitleFace<S>, moments: Moments<S>): Notable {
  const known = notables.get(face) as ((all: Moments<S>) => Notable) | undefined
  const find =
    known ??
    gathering<S, Notable>(
      () => ({ records: {}, milestones: [] }),
      (soFar, { moment: { events, state }, at }) =>
        events.reduce((all, event) => {
          const telling = face.story.tells(event, state)
          return telling ? noted(all, event, telling, at) : all
        }, soFar),
    )
  if (!known) notables.set(face, find as (all: Moments<CoreState>) => Notable)
  return find(moments)
}

/** Who has more than everybody else. */
function leaderOf(worths: { readonly [player: PlayerId]: Money }): PlayerId | undefined {
  const [first, second] = (Object.entries(worths) as [PlayerId, Money][]).toSorted(([, a], [, b]) => b - a)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}

interface Reader {
  readonly words: TableWords
  readonly texts: Pick<TitleTexts, 'event'>
  readonly language: Language
  /** Puts names for the ids of players. */
  named(text: string): string
}

export interface KeyMoment {
  readonly at: number
  readonly text: string
}

/** What is worth a line when a game is told: the weightiest, in the order in which it happened. */
export function keyMomentsOf<S extends CoreState>(
  face: TitleFace<S>,
  moments: Moments<S>,
  { words, texts, language, named }: Reader,
): readonly KeyMoment[] {
  if (moments.length === 0) return []
  const say = storyTexts.in(language)
  const story = chronicleOf(face, moments)
  const { records, milestones } = notableOf(face, moments)
  const stateAt = (at: number): S => (moments[at] as { state: S }).state

  /** The end of the round from which the leader of the last moment led without a break. */
  const leadTaken = () => {
    const leaders = roundEnds(story, moments.length - 1, '').map(({ at }) => ({
      at,
      leader: leaderOf(figuresOf(face, stateAt(at)).worths),
    }))
    const winner = leaders.at(-1)?.leader
    const before = leaders.findLastIndex(({ leader }) => leader !== winner)
    const taken = leaders[before + 1]
    if (winner === undefined || !taken || before < 0) return []
    return [
      {
        at: taken.at,
        weight: leadWeight,
        text: say('moment.lead', { player: words.phrase(player(winner)) }),
      },
    ]
  }

  const told = [
    ...recordKinds.flatMap((kind) => {
      const { at, company: of, size, from, to } = records[kind] ?? {}
      if (at === undefined || of === undefined) return []
      const amounts = { amount: size ?? 0, from: from ?? 0, to: to ?? 0 }
      const said = Object.entries(amounts).map(([name, amount]) => [name, words.phrase(money(amount))])
      const text = say(`moment.${kind}`, { company: words.phrase(company(of)), ...Object.fromEntries(said) })
      return [{ at, weight: recordWeights[kind], text }]
    }),
    ...milestones.flatMap(({ at, event, weight }) => {
      const text = texts.event(language, event, stateAt(at))
      return text ? [{ at, weight, text: named(text) }] : []
    }),
    ...leadTaken(),
  ]
  return told
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, text }) => {
      // an action belongs to the round in which it was done: that of the moment before
      const round = story.rounds.findLast(({ from }) => from < at)
      return { at, text: round ? say('moment.at', { round: roundCode(round.name), text }) : text }
    })
}

import type { Action, CoreState, GameEvent } from '@stellwerk/engine'
import type { PayoutWay, Story, Telling } from './story.js'
import type { HolderRef, Money, PhaseRef } from './values.js'
import { msg, phase, playerHolding } from './values.js'

/** What a title says of its own events; `F` has the fields of each kind of event. */
export interface StoryParts<S extends CoreState, F> {
  readonly phases: readonly PhaseRef[]
  /** Where players' income comes from, by the reason of the payment; other payments are no income. */
  readonly incomes: { readonly [reason: string]: string }
  /** What a game can reach, and how important each is. */
  readonly milestones: { readonly [id: string]: number }
  /** Takes precedence over what all titles have in common. */
  readonly tells: { readonly [K in keyof F]?: (event: F[K], state: S) => Telling | undefined }
  about: Story<S>['about']
  /** The types of action that do nothing. */
  readonly passes?: readonly string[]
}

/** Makes the tellings of milestones, from their weights. */
export const milestonesOf =
  <M extends string>(weights: { readonly [id in M]: number }) =>
  (id: M): Pick<Telling, 'milestone'> => ({ milestone: { id, weight: weights[id] } })

/** The story of a title, from what it says of each kind of event. */
export function storyOf<S extends CoreState, F>(parts: StoryParts<S, F>): Story<S> {
  const { phases, incomes, milestones, about, passes = ['pass'] } = parts
  const own = parts.tells as unknown as {
    readonly [kind: string]: (event: GameEvent, state: S) => Telling | undefined
  }
  return {
    tells(event, state) {
      const [usual, special] = [usually(event, incomes), own[event.kind]?.(event, state)]
      return usual || special ? { ...usual, ...(special && { ...actorOf(event), ...special }) } : undefined
    },
    about,
    isPass: ({ type }: Action) => passes.includes(type),
    sources: [...new Set(Object.values(incomes))].map((id) => ({ id, label: msg(`source.${id}`) })),
    milestones: [
      ...phases.map((ref) => ({ id: `phase:${ref}`, label: msg('phase.name', { phase: phase(ref) }) })),
      ...Object.keys(milestones).map((id) => ({ id, label: msg(`milestone.${id}`) })),
    ],
  }
}

/** The company that an event is about. */
function actorOf(event: GameEvent): Pick<Telling, 'actor'> {
  const { company, railway, operation } = event as { company?: string; railway?: string; operation?: string }
  const actor = company ?? railway ?? operation
  return actor === undefined ? {} : { actor }
}

const ways: Readonly<Record<string, PayoutWay>> = { full: 'full', half: 'half', withhold: 'withheld' }
const paid: Readonly<Record<PayoutWay, number>> = { full: 1, half: 0.5, withheld: 0 }

/** The fields of the events that all titles have. */
interface Usual {
  readonly company: string
  readonly cost: Money
  readonly how: string
  readonly revenue: Money
  /** Where something was paid out of the revenue first. */
  readonly profit?: Money
  readonly from: Money
  readonly to: Money & HolderRef
  readonly reason: string
  readonly amount: Money
  readonly phase: PhaseRef
  readonly round: 'auction' | 'stock' | 'operating'
  readonly number: number
  readonly set?: number
  readonly of?: number
}

function usually(event: GameEvent, incomes: { readonly [reason: string]: string }): Telling | undefined {
  const told = event as unknown as Usual
  switch (event.kind) {
    case 'round-started': {
      const { round, number, set = 0, of = 0 } = told
      return {
        round:
          round === 'operating' ? { kind: round, number: set, part: number, of } : { kind: round, number },
      }
    }
    case 'paid-out': {
      const { company, revenue, profit = revenue } = told
      const how = ways[told.how] ?? 'withheld'
      return { ...actorOf(event), paidOut: { company, how, amount: profit * paid[how] } }
    }
    case 'price-moved':
      return { priceMoved: told }
    case 'tile-laid':
    case 'marker-placed':
      return { ...actorOf(event), cost: told.cost }
    case 'phase-began':
      return { phase: told.phase, milestone: { id: `phase:${told.phase}`, weight: 60 } }
    case 'money': {
      const [player, source] = [playerHolding(told.to), incomes[told.reason]]
      return player === undefined || source === undefined
        ? undefined
        : { income: { player, source, amount: told.amount } }
    }
    default:
      return undefined
  }
}

import type { GameEvent } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Story, Telling } from '@stellwerk/table'
import { msg, phase } from '@stellwerk/table'
import { phaseOrder } from '../data/phases.js'
import type { EventFields, EventKind, Reason } from '../events.js'
import type { RunOffFrame } from '../frames.js'
import type { State } from '../state.js'
import { isLocal, isShareCompany, playerOf } from '../state.js'
import { companyAsked, roundOf, withinAuction } from './round.js'

type Told = { [K in EventKind]: { readonly kind: K } & EventFields[K] }[EventKind]

const ways = { full: 'full', half: 'half', withhold: 'withheld' } as const
const parts = { full: 1, half: 0.5, withhold: 0 } as const

/** Where income comes from, by the reason of the payment; buying and selling certificates is no income. */
const sourceOf: { readonly [reason in Reason]?: 'dividend' | 'mountains' | 'split' } = {
  dividend: 'dividend',
  'mountain income': 'mountains',
  // 1854-split-c: the new price for each certificate
  split: 'split',
}

/** What a game can reach, and how much it is worth telling. */
const weights = {
  auctionOperating: 0,
  floated: 50,
  power: 0,
  tunnel: 0,
  trade: 0,
  split: 65,
  optionCompleted: 0,
  optionSold: 0,
  optionOverdue: 0,
  agreed: 55,
  forced: 55,
  emergency: 45,
  bankrupt: 100,
  bankBreak: 99,
} as const

const milestone = (id: keyof typeof weights): Pick<Telling, 'milestone'> => ({
  milestone: { id, weight: weights[id] },
})

export const story: Story<State> = {
  tells: (event, state) =>
    event.kind === 'money' ? payment(event) : telling(event as unknown as Told, state),
  about(action, before) {
    const { company, private: id, ag } = (action ?? {}) as { company?: string; private?: string; ag?: string }
    return company ?? id ?? ag ?? companyAsked(before) ?? frameOf<RunOffFrame>(before, 'run-off')?.private
  },
  isPass: ({ type }) => type === 'pass',
  sources: ['dividend', 'mountains', 'split'].map((id) => ({ id, label: msg(`source.${id}`) })),
  milestones: [
    ...phaseOrder.map((ref) => ({ id: `phase:${ref}`, label: msg('phase.name', { phase: phase(ref) }) })),
    ...Object.keys(weights).map((id) => ({ id, label: msg(`milestone.${id}`) })),
  ],
}

function telling(event: Told, state: State): Telling | undefined {
  switch (event.kind) {
    case 'round-started':
      return roundTold(event)
    case 'ran':
      return { actor: event.company, earned: { company: event.company, amount: event.revenue } }
    case 'paid-out': {
      const { company, how, revenue } = event
      return { actor: company, paidOut: { company, how: ways[how], amount: revenue * parts[how] } }
    }
    case 'price-moved':
      return { priceMoved: event }
    case 'phase-began':
      return { phase: event.phase, milestone: { id: `phase:${event.phase}`, weight: 60 } }
    case 'floated':
    case 'split':
      return { actor: event.company, ...milestone(event.kind) }
    case 'power-used':
      return { actor: event.company, ...milestone('power') }
    case 'option-completed':
      return { actor: event.company, ...milestone('optionCompleted') }
    case 'option-sold':
      return { actor: event.company, ...milestone(event.overdue ? 'optionOverdue' : 'optionSold') }
    case 'merged':
      return { actor: event.ag, ...milestone(event.forced ? 'forced' : 'agreed') }
    case 'bankrupt':
      return { actor: event.company, ...milestone('bankrupt') }
    case 'game-over':
      return { round: roundOf(state) }
    case 'bank-broke':
      return milestone('bankBreak')
    case 'train-bought': {
      const { company, from, price } = event
      const isTrade = isShareCompany(from) || isLocal(from)
      return { actor: company, cost: price, ...(isTrade ? milestone('trade') : {}) }
    }
    case 'tunnel-built':
      return { actor: event.company, cost: event.cost, ...milestone('tunnel') }
    case 'tile-laid':
    case 'marker-placed':
      return { actor: event.company, cost: event.cost }
    case 'contract-bought':
      return { actor: event.company, cost: event.price }
    case 'mail-paid':
    case 'train-given-up':
    case 'emergency-begun':
      return { actor: event.company }
    default:
      return undefined
  }
}

function roundTold({ round, number, set, of = 0 }: EventFields['round-started']): Telling {
  if (round !== 'operating') return { round: { kind: round, number } }
  return set === undefined
    ? { round: withinAuction(number), ...milestone('auctionOperating') }
    : { round: { kind: round, number: set, part: number, of } }
}

function payment(event: GameEvent): Telling | undefined {
  const { to, reason, amount } = event as unknown as { to: string; reason: Reason; amount: number }
  // the director's own money went into a train
  if (reason === 'emergency') return { actor: to, ...milestone('emergency') }
  const player = playerOf(to)
  const source = sourceOf[reason]
  return player === undefined || source === undefined ? undefined : { income: { player, source, amount } }
}

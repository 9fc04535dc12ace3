import type { GameEvent } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { CompanyRef, Story, Telling } from '@stellwerk/table'
import { msg, phase } from '@stellwerk/table'
import { phaseOrder } from '../data/phases.js'
import type { EventFields, EventKind, Reason } from '../events.js'
import type { AuctionFrame } from '../rules/auction-round.js'
import type { State } from '../state.js'
import { playerOf } from '../state.js'
import { operationOf, roundOf } from './round.js'

type Told = { [K in EventKind]: { readonly kind: K } & EventFields[K] }[EventKind]

const ways = { full: 'full', half: 'half', withhold: 'withheld' } as const
const parts = { full: 1, half: 0.5, withhold: 0 } as const

/** Where income comes from, by the reason of the payment; buying and selling shares is no income. */
const sourceOf: { readonly [reason in Reason]?: 'dividend' | 'mines' | 'building' } = {
  dividend: 'dividend',
  // the profit of a private mine, its treasury when it closes, its price when it is sold
  profit: 'mines',
  closing: 'mines',
  mine: 'mines',
  // 1873-4.4.1: who builds on another's concession route gets the costs back
  repaid: 'building',
}

const milestone = (id: string, weight: number): Pick<Telling, 'milestone'> => ({ milestone: { id, weight } })

export const story: Story<State> = {
  tells: (event, state) =>
    event.kind === 'money' ? income(event) : telling(event as unknown as Told, state),
  about: (action, before) =>
    named(action) ?? operationOf(before) ?? named(frameOf<AuctionFrame>(before, 'auction')),
  isPass: ({ type }) => type === 'pass',
  sources: ['dividend', 'mines', 'building'].map((id) => ({ id, label: msg(`source.${id}`) })),
  milestones: [
    ...phaseOrder.map((ref) => ({ id: `phase:${ref}`, label: msg('phase.name', { phase: phase(ref) }) })),
    ...[
      'founding',
      'forming',
      'insolvency',
      'receivership',
      'rescue',
      'lastRound',
      'end:price',
      'end:sets',
    ].map((id) => ({ id, label: msg(`milestone.${id}`) })),
  ],
}

function telling(event: Told, state: State): Telling | undefined {
  switch (event.kind) {
    case 'round-started': {
      const { round, number, set = 0, of = 0 } = event
      if (round === 'operating') return { round: { kind: round, number: set, part: number, of } }
      if (round === 'start') return { round: { kind: 'auction', number, called: msg('round.start') } }
      return { round: { kind: round, number } }
    }
    case 'ran':
      return {
        actor: event.railway,
        earned: { company: event.railway, amount: event.revenue, costs: event.maintenance },
      }
    case 'produced':
      return {
        actor: event.operation,
        earned: { company: event.operation, amount: event.income, costs: event.maintenance },
      }
    case 'mhe-paid': {
      const amount = 10 * event.perShare
      return {
        actor: 'MHE',
        earned: { company: 'MHE', amount },
        paidOut: { company: 'MHE', how: 'full', amount },
      }
    }
    case 'paid-out': {
      const { company, how, profit } = event
      return { actor: company, paidOut: { company, how: ways[how], amount: profit * parts[how] } }
    }
    case 'price-moved':
      return { priceMoved: event }
    case 'phase-began':
      return { phase: event.phase, ...milestone(`phase:${event.phase}`, 60) }
    case 'railway-founded':
      return { actor: event.railway, ...milestone('founding', 50) }
    case 'public-mine-formed':
      return { actor: event.company, ...milestone('forming', 40) }
    case 'insolvent':
      return { actor: event.company, ...milestone('insolvency', 80) }
    // the director of an insolvent company goes, and nobody follows
    case 'director-changed':
      return event.to === null ? { actor: event.company, ...milestone('receivership', 0) } : undefined
    case 'left-receivership':
      return { actor: event.company, ...milestone('rescue', 45) }
    case 'last-round':
      return { actor: event.company, ...milestone('lastRound', 100) }
    case 'game-over':
      return { round: roundOf(state), ...milestone(state.lastRound ? 'end:price' : 'end:sets', 0) }
    case 'tile-laid':
      return { actor: event.operation, cost: event.cost }
    case 'machine-bought':
    case 'switcher-bought':
      return { actor: event.operation, cost: event.price }
    case 'switcher-scrapped':
      return { actor: event.operation }
    case 'marker-placed':
    case 'route-built':
      return { actor: event.railway, cost: event.cost }
    case 'train-bought':
      return { actor: event.railway, cost: event.price }
    case 'train-scrapped':
      return { actor: event.railway }
    case 'switchers-assigned':
    case 'shares-issued':
      return { actor: event.company }
    default:
      return undefined
  }
}

/** An action or an auction about `concession:HBE` is about the HBE. */
function named(from: object | undefined): CompanyRef | undefined {
  const { company, railway, item } = (from ?? {}) as { company?: string; railway?: string; item?: string }
  return company ?? railway ?? (item?.startsWith('mine:') ? item : item?.slice(item.indexOf(':') + 1))
}

function income(event: GameEvent): Telling | undefined {
  const { to, reason, amount } = event as unknown as { to: string; reason: Reason; amount: number }
  const player = playerOf(to)
  const source = sourceOf[reason]
  return player === undefined || source === undefined ? undefined : { income: { player, source, amount } }
}

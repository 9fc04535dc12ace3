import type { GameEvent } from '@stellwerk/engine'
import type { Story, Telling } from '@stellwerk/table'
import { msg, phase } from '@stellwerk/table'
import { companies, companyOrder } from '../data/companies.js'
import { phaseOrder } from '../data/phases.js'
import type { EventFields, EventKind, Reason } from '../events.js'
import { isAtTop } from '../rules/market.js'
import type { State } from '../state.js'
import { playerOf } from '../state.js'
import { companyNow, contractRound, roundOf } from './round.js'

type Told = { [K in EventKind]: { readonly kind: K } & EventFields[K] }[EventKind]

/** Where income comes from, by the reason of the payment; buying and selling shares is no income. */
const sources: readonly Reason[] = ['dividend', 'contract', 'elephant']

const milestones = [
  'bonds',
  'operation',
  'managers',
  'credit',
  'debtPaid',
  'bbciLarge',
  'bbciSmall',
  'fulfilled',
  'unredeemed',
  'doubleCards',
  'token',
  'trade',
  'gift',
  'givenBack',
  'secondGroup',
  'elephantSold',
  'extraRound',
  'end:bank',
  'end:price',
  'end:agreed',
] as const

const milestone = (
  id: (typeof milestones)[number] | `phase:${string}`,
  weight: number,
): Pick<Telling, 'milestone'> => ({ milestone: { id, weight } })

export const story: Story<State> = {
  tells: (event, state) =>
    event.kind === 'money' ? payment(event) : telling(event as unknown as Told, state),
  about: (action, before) => (action as { company?: string } | undefined)?.company ?? companyNow(before),
  isPass: ({ type }) => type === 'pass' || type === 'keepElephant',
  sources: sources.map((id) => ({ id, label: msg(`source.${id}`) })),
  milestones: [
    ...phaseOrder.map((ref) => ({ id: `phase:${ref}`, label: msg('phase.name', { phase: phase(ref) }) })),
    ...milestones.map((id) => ({ id, label: msg(`milestone.${id}`) })),
  ],
}

function telling(event: Told, state: State): Telling | undefined {
  switch (event.kind) {
    case 'round-started': {
      const { round, number, set = 0, of = 0 } = event
      if (round === 'contracts') return { round: contractRound }
      return {
        round:
          round === 'operating' ? { kind: round, number: set, part: number, of } : { kind: round, number },
      }
    }
    case 'ran':
      return {
        actor: event.company,
        earned: { company: event.company, amount: event.revenue + event.mailMoney },
      }
    case 'paid-out': {
      const { company, how, revenue } = event
      const paidOut = how === 'full' ? { how, amount: revenue } : ({ how: 'withheld', amount: 0 } as const)
      return { actor: company, paidOut: { company, ...paidOut } }
    }
    case 'price-moved':
      return { priceMoved: event }
    case 'phase-began':
      return { phase: event.phase, ...milestone(`phase:${event.phase}`, 60) }
    case 'bonds-known':
      return milestone('bonds', 55)
    case 'in-operation':
      return { actor: event.company, ...milestone('operation', 40) }
    case 'manager-changed':
      return { actor: event.company, ...milestone('managers', 45) }
    case 'train-bought': {
      const { company, price, credit, from } = event
      return {
        actor: company,
        // 1853-3.4.3-b: a train on credit is paid later
        cost: credit ? 0 : price,
        ...(credit ? milestone('credit', 50) : Object.hasOwn(companies, from) ? milestone('trade', 10) : {}),
      }
    }
    case 'debt-paid':
      return { actor: event.company, cost: event.price, ...milestone('debtPaid', 20) }
    case 'bbci-settled':
      return milestone(event.size === 'large' ? 'bbciLarge' : 'bbciSmall', 40)
    case 'contract-fulfilled':
      return milestone('fulfilled', 90)
    case 'unredeemed':
      return milestone('unredeemed', 15)
    case 'supply-changed':
      return milestone('doubleCards', 10)
    case 'token-used':
      return { actor: event.company, ...milestone('token', 10) }
    case 'train-given-back':
      return { actor: event.company, ...milestone('givenBack', 30) }
    case 'group-on-sale':
      return milestone('secondGroup', 30)
    case 'elephant-moved':
      return event.price === null ? undefined : milestone('elephantSold', 35)
    case 'extra-round':
      return event.wanted ? milestone('extraRound', 30) : undefined
    case 'end-agreed':
      return milestone('end:agreed', 100)
    case 'top-price':
      return { actor: event.company, ...milestone('end:price', 100) }
    // 1853-5.1.2-f: a price of 400 ends the game even while the last round is being finished
    case 'game-over':
      return {
        round: roundOf(state),
        ...(state.bankOut && !companyOrder.some((id) => isAtTop(state, id)) ? milestone('end:bank', 0) : {}),
      }
    case 'tile-laid':
    case 'base-placed':
      return { actor: event.company, cost: event.cost }
    case 'bonus-paid':
    case 'option-chosen':
      return { actor: event.company }
    default:
      return undefined
  }
}

function payment(event: GameEvent): Telling | undefined {
  const { to, reason, amount } = event as unknown as { to: string; reason: Reason; amount: number }
  if (reason === 'gift') return milestone('gift', 30)
  const player = playerOf(to)
  return player === undefined || !sources.includes(reason)
    ? undefined
    : { income: { player, source: reason, amount } }
}

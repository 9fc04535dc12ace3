import type { GameEvent } from '@stellwerk/engine'
import type { Story, Telling } from '@stellwerk/table'
import { msg, phase } from '@stellwerk/table'
import { phaseOrder } from '../data/trains.js'
import type { EventFields, EventKind, Reason } from '../events.js'
import type { State } from '../state.js'
import { playerOf } from '../state.js'
import { companyOnTurn, operatingRoundName, roundOf } from './round.js'

type Told = { [K in EventKind]: { readonly kind: K } & EventFields[K] }[EventKind]

/** What a game can reach, and how much it is worth telling. */
const weights = { founded: 50, directors: 45, scrapped: 70, aid: 20 } as const

const milestone = (id: keyof typeof weights): Pick<Telling, 'milestone'> => ({
  milestone: { id, weight: weights[id] },
})

export const story: Story<State> = {
  tells: (event, state) =>
    event.kind === 'money' ? payment(event) : telling(event as unknown as Told, state),
  about: (action, before) => (action as { company?: string } | undefined)?.company ?? companyOnTurn(before),
  isPass: ({ type }) => type === 'pass',
  sources: [{ id: 'dividend', label: msg('source.dividend') }],
  milestones: [
    ...phaseOrder.map((ref) => ({ id: `phase:${ref}`, label: msg('phase.name', { phase: phase(ref) }) })),
    ...Object.keys(weights).map((id) => ({ id, label: msg(`milestone.${id}`) })),
  ],
}

function telling(event: Told, state: State): Telling | undefined {
  switch (event.kind) {
    case 'round-started':
      return {
        round:
          event.round === 'stock'
            ? { kind: 'stock', number: event.set }
            : operatingRoundName(event.set, event.number),
      }
    case 'ran':
      return { actor: event.company, earned: { company: event.company, amount: event.revenue } }
    case 'paid-out': {
      const { company, how, revenue } = event
      const paid = how === 'full' ? { how, amount: revenue } : ({ how: 'withheld', amount: 0 } as const)
      return { actor: company, paidOut: { company, ...paid } }
    }
    case 'price-moved':
      return { priceMoved: event }
    case 'phase-began':
      return { phase: event.phase, milestone: { id: `phase:${event.phase}`, weight: 60 } }
    case 'founded':
      return { actor: event.company, ...milestone('founded') }
    case 'director-changed':
      return { actor: event.company, ...milestone('directors') }
    case 'trains-scrapped':
      return milestone('scrapped')
    case 'aid-paid':
      return { actor: event.company, ...milestone('aid') }
    case 'tile-laid':
      return { actor: event.company, cost: event.cost }
    case 'train-bought':
      return { actor: event.company, cost: event.price }
    case 'game-over':
      return { round: roundOf(state) }
    case 'passed':
    case 'share-bought':
    case 'share-sold':
      return undefined
  }
}

function payment(event: GameEvent): Telling | undefined {
  const { to, reason, amount } = event as unknown as { to: string; reason: Reason; amount: number }
  const player = playerOf(to)
  return player === undefined || reason !== 'dividend'
    ? undefined
    : { income: { player, source: reason, amount } }
}

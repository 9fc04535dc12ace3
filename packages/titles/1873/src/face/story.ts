import { frameOf } from '@stellwerk/engine'
import type { CompanyRef } from '@stellwerk/table'
import { milestonesOf, msg, storyOf } from '@stellwerk/table'
import { phaseOrder } from '../data/phases.js'
import type { EventFields, Reason } from '../events.js'
import type { AuctionFrame } from '../rules/auction-round.js'
import type { State } from '../state.js'
import { operationOf, roundOf } from './round.js'

const milestones = {
  founding: 50,
  forming: 40,
  insolvency: 80,
  receivership: 0,
  rescue: 45,
  lastRound: 100,
  'end:price': 0,
  'end:sets': 0,
}
const milestone = milestonesOf(milestones)

export const story = storyOf<State, EventFields>({
  phases: phaseOrder,
  incomes: {
    dividend: 'dividend',
    // the profit of a private mine, its treasury when it closes, its price when it is sold
    profit: 'mines',
    closing: 'mines',
    mine: 'mines',
    // 1873-4.4.1: who builds on another's concession route gets the costs back
    repaid: 'building',
  } satisfies { [reason in Reason]?: string },
  milestones,
  about: (action, before) =>
    named(action) ?? operationOf(before) ?? named(frameOf<AuctionFrame>(before, 'auction')),
  tells: {
    'round-started': ({ round, number }) =>
      round === 'start' ? { round: { kind: 'auction', number, called: msg('round.start') } } : undefined,
    ran: ({ railway, revenue, maintenance }) => ({
      earned: { company: railway, amount: revenue, costs: maintenance },
    }),
    produced: ({ operation, income, maintenance }) => ({
      earned: { company: operation, amount: income, costs: maintenance },
    }),
    'mhe-paid': ({ perShare }) => {
      const [company, amount] = ['MHE', 10 * perShare]
      return { actor: company, earned: { company, amount }, paidOut: { company, how: 'full', amount } }
    },
    'railway-founded': () => milestone('founding'),
    'public-mine-formed': () => milestone('forming'),
    insolvent: () => milestone('insolvency'),
    // the director of an insolvent company goes, and nobody follows
    'director-changed': ({ to }) => (to === null ? milestone('receivership') : undefined),
    'left-receivership': () => milestone('rescue'),
    'last-round': () => milestone('lastRound'),
    'game-over': (_, state) => ({
      round: roundOf(state),
      ...milestone(state.lastRound ? 'end:price' : 'end:sets'),
    }),
  },
})

/** An action or an auction about `concession:HBE` is about the HBE. */
function named(from: object | undefined): CompanyRef | undefined {
  const { company, railway, item } = (from ?? {}) as { company?: string; railway?: string; item?: string }
  return company ?? railway ?? (item?.startsWith('mine:') ? item : item?.slice(item.indexOf(':') + 1))
}

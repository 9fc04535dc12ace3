import { milestonesOf, storyOf } from '@stellwerk/table'
import { companies, companyOrder } from '../data/companies.js'
import { phaseOrder } from '../data/phases.js'
import type { EventFields, Reason } from '../events.js'
import { isAtTop } from '../rules/market.js'
import type { State } from '../state.js'
import { companyNow, contractRound, roundOf } from './round.js'

const milestones = {
  bonds: 55,
  operation: 40,
  managers: 45,
  credit: 50,
  debtPaid: 20,
  bbciLarge: 40,
  bbciSmall: 40,
  fulfilled: 90,
  unredeemed: 15,
  doubleCards: 10,
  token: 10,
  trade: 10,
  gift: 30,
  givenBack: 30,
  secondGroup: 30,
  elephantSold: 35,
  extraRound: 30,
  'end:bank': 0,
  'end:price': 100,
  'end:agreed': 100,
}
const milestone = milestonesOf(milestones)

type Events = EventFields & { money: { reason: Reason } }

export const story = storyOf<State, Events>({
  phases: phaseOrder,
  incomes: { dividend: 'dividend', contract: 'contract', elephant: 'elephant' } satisfies {
    [reason in Reason]?: string
  },
  milestones,
  about: (action, before) => (action as { company?: string } | undefined)?.company ?? companyNow(before),
  passes: ['pass', 'keepElephant'],
  tells: {
    'round-started': ({ round }) => (round === 'contracts' ? { round: contractRound } : undefined),
    ran: ({ company, revenue, mailMoney }) => ({ earned: { company, amount: revenue + mailMoney } }),
    'bonds-known': () => milestone('bonds'),
    'in-operation': () => milestone('operation'),
    'manager-changed': () => milestone('managers'),
    'train-bought': ({ credit, from }) =>
      credit ? milestone('credit') : Object.hasOwn(companies, from) ? milestone('trade') : undefined,
    'debt-paid': () => milestone('debtPaid'),
    'bbci-settled': ({ size }) => milestone(size === 'large' ? 'bbciLarge' : 'bbciSmall'),
    'contract-fulfilled': () => milestone('fulfilled'),
    unredeemed: () => milestone('unredeemed'),
    'supply-changed': () => milestone('doubleCards'),
    'token-used': () => milestone('token'),
    'train-given-back': () => milestone('givenBack'),
    'group-on-sale': () => milestone('secondGroup'),
    'elephant-moved': ({ price }) => (price === null ? undefined : milestone('elephantSold')),
    'extra-round': ({ wanted }) => (wanted ? milestone('extraRound') : undefined),
    'end-agreed': () => milestone('end:agreed'),
    'top-price': () => milestone('end:price'),
    'game-over': (_, state) => ({
      round: roundOf(state),
      ...(isBankOut(state) ? milestone('end:bank') : {}),
    }),
    money: ({ reason }) => (reason === 'gift' ? milestone('gift') : undefined),
  },
})

/** 1853-5.1.2-f: a price of 400 ends the game even while the last round is being finished. */
const isBankOut = (state: State): boolean => state.bankOut && !companyOrder.some((id) => isAtTop(state, id))

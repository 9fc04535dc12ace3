import { frameOf } from '@stellwerk/engine'
import { milestonesOf, storyOf } from '@stellwerk/table'
import { phaseOrder } from '../data/phases.js'
import type { EventFields, Reason } from '../events.js'
import type { RunOffFrame } from '../frames.js'
import type { State } from '../state.js'
import { isLocal, isShareCompany } from '../state.js'
import { companyAsked, roundOf, withinAuction } from './round.js'

const milestones = {
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
}
const milestone = milestonesOf(milestones)

type Events = EventFields & { money: { to: string; reason: Reason } }

export const story = storyOf<State, Events>({
  phases: phaseOrder,
  // 1854-split-c: the new price for each certificate
  incomes: { dividend: 'dividend', 'mountain income': 'mountains', split: 'split' } satisfies {
    [reason in Reason]?: string
  },
  milestones,
  about(action, before) {
    const { company, private: id, ag } = (action ?? {}) as { company?: string; private?: string; ag?: string }
    return company ?? id ?? ag ?? companyAsked(before) ?? frameOf<RunOffFrame>(before, 'run-off')?.private
  },
  tells: {
    'round-started': ({ round, number, set }) =>
      round === 'operating' && set === undefined
        ? { round: withinAuction(number), ...milestone('auctionOperating') }
        : undefined,
    ran: ({ company, revenue }) => ({ actor: company, earned: { company, amount: revenue } }),
    floated: ({ company }) => ({ actor: company, ...milestone('floated') }),
    split: ({ company }) => ({ actor: company, ...milestone('split') }),
    'power-used': ({ company }) => ({ actor: company, ...milestone('power') }),
    'option-completed': ({ company }) => ({ actor: company, ...milestone('optionCompleted') }),
    'option-sold': ({ company, overdue }) => ({
      actor: company,
      ...milestone(overdue ? 'optionOverdue' : 'optionSold'),
    }),
    merged: ({ ag, forced }) => ({ actor: ag, ...milestone(forced ? 'forced' : 'agreed') }),
    bankrupt: ({ company }) => ({ actor: company, ...milestone('bankrupt') }),
    'game-over': (_, state) => ({ round: roundOf(state) }),
    'bank-broke': () => milestone('bankBreak'),
    'train-bought': ({ company, from, price }) => ({
      actor: company,
      cost: price,
      ...(isShareCompany(from) || isLocal(from) ? milestone('trade') : {}),
    }),
    'tunnel-built': ({ company, cost }) => ({ actor: company, cost, ...milestone('tunnel') }),
    'tile-laid': ({ company, cost }) => ({ actor: company, cost }),
    'marker-placed': ({ company, cost }) => ({ actor: company, cost }),
    'contract-bought': ({ company, price }) => ({ actor: company, cost: price }),
    'mail-paid': ({ company }) => ({ actor: company }),
    'train-given-up': ({ company }) => ({ actor: company }),
    'emergency-begun': ({ company }) => ({ actor: company }),
    // the director's own money went into a train
    money: ({ to, reason }) =>
      reason === 'emergency' ? { actor: to, ...milestone('emergency') } : undefined,
  },
})

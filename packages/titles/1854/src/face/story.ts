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

type Events = EventFields & { money: { reason: Reason } }

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
    ran: ({ company, revenue }) => ({ earned: { company, amount: revenue } }),
    floated: () => milestone('floated'),
    split: () => milestone('split'),
    'power-used': () => milestone('power'),
    'option-completed': () => milestone('optionCompleted'),
    'option-sold': ({ overdue }) => milestone(overdue ? 'optionOverdue' : 'optionSold'),
    merged: ({ ag, forced }) => ({ actor: ag, ...milestone(forced ? 'forced' : 'agreed') }),
    bankrupt: () => milestone('bankrupt'),
    'game-over': (_, state) => ({ round: roundOf(state) }),
    'bank-broke': () => milestone('bankBreak'),
    'train-bought': ({ from }) => (isShareCompany(from) || isLocal(from) ? milestone('trade') : undefined),
    'tunnel-built': () => milestone('tunnel'),
    // the director's own money went into a train
    money: ({ reason }) => (reason === 'emergency' ? milestone('emergency') : undefined),
  },
})

import { frameOf, top } from '@stellwerk/engine'
import type { Asking } from '@stellwerk/table'
import { company, count, money, msg, percent, says, train } from '@stellwerk/table'
import type { GameAction } from '../actions.js'
import { companies, shares } from '../data/companies.js'
import { termsOf } from '../data/terms.js'
import { trains } from '../data/trains.js'
import { foundingCost } from '../rules/founding.js'
import { layCost } from '../rules/track.js'
import { saleValue } from '../rules/trading.js'
import type { State } from '../state.js'
import { passOf } from './passing.js'
import { companyOnTurn } from './round.js'

const revenueIn = (state: State): number => (top(state)?.['revenue'] as number | undefined) ?? 0

export const asking: Asking<State, GameAction> = {
  company: (state) => companyOnTurn(state) ?? null,

  /** vierhain-or-c. */
  course: (state) => (frameOf(state, 'turn') ? ['track', 'run', 'use', 'trains'] : []),

  asks: {
    found: (state, { company: id, price }) => ({
      subject: company(id),
      price: foundingCost(state, price),
      cells: { start: money(price), percent: percent(termsOf(state).founders * shares.percent) },
      stem: id,
      hexes: [companies[id].home],
    }),
    buyShare(state, { company: id }) {
      const { price } = state.companies[id]
      return { subject: company(id), price: price ?? undefined, cells: { percent: percent(shares.percent) } }
    },
    sellShares: (state, { company: id, count: sold }) => ({
      subject: company(id),
      price: saleValue(state, id, sold),
      cells: { percent: percent(sold * shares.percent) },
      stem: id,
    }),
    layTile: {
      as: 'sites',
      site: (state, { hex }) => ({ left: null, price: layCost(state, hex) }),
    },
    payOut: { as: 'payout', amount: revenueIn },
    buyTrain: (_, { train: id }) => ({
      subject: train(id),
      price: trains[id].price,
      cells: { range: says('range.stops', { stops: count(trains[id].range) }) },
    }),
    pass: { as: 'pass', label: (state) => msg(`choice.pass.${passOf(state)}`) },
  },
}

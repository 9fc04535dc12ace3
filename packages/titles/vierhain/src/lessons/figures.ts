import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { GameAction } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf, priceOf } from '../state.js'
import { bestRun } from '../rules/best-run.js'

/** The reader is Ada in all lessons. */
export const learner = 'Ada' as PlayerId
export const rival = 'Ben' as PlayerId

/** What a lesson tells of a company and its director. */
export const accounts = (state: State, company: CompanyId) => ({
  cash: cashOf(state, purseOf(learner)),
  treasury: cashOf(state, company),
  price: priceOf(state, company),
  revenue: bestRun(state, company).revenue,
})

export const pass = (player: PlayerId): GameAction => ({ type: 'pass', player })

/** Whether a move is of a type and has these fields. */
export const does =
  <T extends GameAction['type']>(wanted: { readonly type: T } & Partial<Extract<GameAction, { type: T }>>) =>
  (action: object): boolean =>
    Object.entries(wanted).every(([field, value]) => (action as Record<string, unknown>)[field] === value)

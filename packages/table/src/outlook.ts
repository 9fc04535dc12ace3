import type { CoreState } from '@stellwerk/engine'
import type { RunDesk, TitleFace } from './face.js'
import { money, msg } from './values.js'

/** Facts about what the best run found would earn a company; none for a company that does not run. */
export const runOutlook =
  <S extends CoreState>(runs: RunDesk<S>): NonNullable<TitleFace<S>['outlook']> =>
  (state, company) => {
    if (!runs.runners(state).includes(company)) return []
    const { plans, proven } = runs.suggest(state, company, 1)
    const label = msg(proven ? 'outlook.best' : 'outlook.known')
    return [{ id: 'run', label, value: money(plans[0]?.total ?? 0), more: 'better', show: 'change' }]
  }

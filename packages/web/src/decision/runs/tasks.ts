import type { CoreState, Json, Refusal } from '@stellwerk/engine'
import type { Fact, Plan, TitleFace } from '@stellwerk/table'

/** All that is wrong with a plan, or what it earns. */
interface Judgement {
  readonly faults: readonly Refusal[]
  readonly plan: Plan | undefined
}

interface Completed {
  readonly plan: Plan
  readonly written: Json
  /** Nothing earns more with these routes. */
  readonly proven: boolean
}

/** Work on plans that may take long: a worker does it, each task by its name. */
export interface RunTasks {
  judge(state: CoreState, company: string, written: Json): Judgement
  /** What takes a search to know about a company. */
  outlook(state: CoreState, company: string): readonly Fact[]
  /** The best plan of all, if there is any. */
  suggest(state: CoreState, company: string): { readonly plan: Plan | undefined; readonly proven: boolean }
  /** The best plan with these routes in it; undefined if there is none. */
  complete(state: CoreState, company: string, written: Json, aim?: Plan['aim']): Completed | undefined
}

export const tasksOf = ({ runs: { given, suggest }, outlook }: TitleFace<CoreState>): RunTasks => ({
  judge(state, company, written) {
    const faults = given?.faults(state, company, written) ?? []
    return { faults, plan: faults.length > 0 ? undefined : given?.value(state, company, written) }
  },
  outlook: (state, company) => outlook?.(state, company) ?? [],
  suggest(state, company) {
    const { plans, proven } = suggest(state, company, 1)
    return { plan: plans[0], proven }
  },
  complete(state, company, written, aim) {
    const found = given?.complete?.(state, company, written, aim)
    return found && { plan: found, written: found.written, proven: found.proven }
  },
})

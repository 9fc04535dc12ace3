import { useEffect, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { NamedRoute } from '../../../board/runs.js'
import { search } from '../../../decision/runs/search.js'
import type { RunTasks } from '../../../decision/runs/tasks.js'
import { useFailure } from '../../../ui/use-failure.js'
import { useEntry } from '../entry.js'
import { runOf } from '../told.js'

/** The answer for a company on a board; `best` is undefined if it cannot run there. */
export interface BestAnswer {
  readonly company: string
  readonly state: CoreState
  readonly best: ReturnType<RunTasks['suggest']>
  readonly routes: readonly NamedRoute[]
}

/** After this time without another change the routes of a changed board are looked for. */
const patience = 250

/** The best routes of the company that was asked for, also when the board changes; undefined until they are found. */
export function useBest(state: CoreState, company: string | undefined): BestAnswer | undefined {
  const { game, form, position } = useEntry()
  const fail = useFailure()
  const [answer, setAnswer] = useState<BestAnswer>()
  useEffect(() => {
    if (company === undefined) return undefined
    let current = true
    const ask = async (): Promise<void> => {
      const built = game.title.position({ ...position, at: runOf(form, company) })
      const best = built.ok ? await search(game.title.id, 'suggest', built.value, company) : undefined
      const routes = best?.plan.routes.map(({ train, path }, i) => ({ id: String(i), train, path })) ?? []
      if (current) setAnswer({ company, state, best, routes })
    }
    const timer = setTimeout(
      () => void ask().catch((error: unknown) => current && fail(error)),
      answer?.company === company ? patience : 0,
    )
    return () => {
      clearTimeout(timer)
      current = false
    }
  }, [game, state, company])
  return answer && answer.company === company && answer.state === state ? answer : undefined
}

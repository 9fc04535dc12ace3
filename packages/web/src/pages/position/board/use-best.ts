import { useEffect, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { useFailure } from '../../../ui/use-failure.js'
import type { Described } from './lying.js'
import type { BestRoutes, MapKind } from './map-kind.js'

/** The answer for a company on a board; `routes` is undefined if it cannot run there. */
export interface BestAnswer {
  readonly company: string
  readonly state: CoreState
  readonly routes: BestRoutes | undefined
}

/** After this time without another change the routes of a changed board are looked for. */
const patience = 250

/** The best routes of the company that was asked for, also when the board changes; undefined until they are found. */
export function useBest(
  map: MapKind,
  position: Described,
  state: CoreState | undefined,
  company: string | undefined,
): BestAnswer | undefined {
  const fail = useFailure()
  const [answer, setAnswer] = useState<BestAnswer>()
  useEffect(() => {
    if (company === undefined || !state) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const ask = async (): Promise<void> => {
      const routes = await map.best(position, state, company, signal)
      if (!signal.aborted) setAnswer({ company, state, routes })
    }
    const timer = setTimeout(
      () => void ask().catch((error: unknown) => !signal.aborted && fail(error)),
      answer?.company === company ? patience : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [map, state, company])
  return answer && answer.company === company && answer.state === state ? answer : undefined
}

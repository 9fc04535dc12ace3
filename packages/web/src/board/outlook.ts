import { useEffect, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { Fact } from '@stellwerk/table'
import type { Answer, Order } from '../decision/runs/run.worker.js'
import { startWorker } from '../beside/start.js'

/** Whoever turns a tile round and round wants to know of the last one. */
const rest = 250

type Facts = readonly Fact[]

/** What is being searched for: the worker has one question at a time. */
interface Running {
  readonly state: CoreState
  readonly company: string
  readonly answer: Promise<Facts>
}

const known = new WeakMap<CoreState, Map<string, Facts>>()
let worker: Worker | undefined
let running: Running | undefined
let orders = 0

/** The outlook of a company in a state. A new question ends the search for another, which nobody waits for any more. */
function outlookOf(title: string, state: CoreState, company: string): Promise<Facts> {
  const found = known.get(state)?.get(company)
  if (found) return Promise.resolve(found)
  if (running?.state === state && running.company === company) return running.answer
  if (running) worker?.terminate()
  if (running || !worker) worker = startWorker('runs')
  const answer = ask(worker, { id: ++orders, title, task: 'outlook', args: [state, company] }).then(
    (facts) => {
      running = undefined
      known.set(state, (known.get(state) ?? new Map<string, Facts>()).set(company, facts))
      return facts
    },
  )
  running = { state, company, answer }
  return answer
}

const ask = (asked: Worker, order: Order): Promise<Facts> =>
  new Promise((resolve) => {
    const listener = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== order.id) return
      asked.removeEventListener('message', listener)
      // a forecast that fails is no forecast
      resolve((data.result as Facts | undefined) ?? [])
    }
    asked.addEventListener('message', listener)
    // its program could not be fetched: the next question starts another
    asked.onerror = (event) => {
      event.preventDefault()
      if (worker === asked) worker = undefined
      resolve([])
    }
    asked.postMessage(order)
  })

/** What a company can look forward to without a draft and with it. */
export interface Outlook {
  readonly from: Facts
  readonly to: Facts
}

/** What a draft makes of the best run of a company: undefined until a worker has found it. */
export function useOutlook(
  title: string,
  before: CoreState,
  after: CoreState | undefined,
  company: string | null,
): Outlook | undefined {
  const [found, setFound] = useState<{ readonly after: CoreState; readonly outlook: Outlook }>()
  useEffect(() => {
    if (!after || company === null) return undefined
    let isWanted = true
    const look = async (): Promise<void> => {
      const from = await outlookOf(title, before, company)
      if (!isWanted) return
      const to = await outlookOf(title, after, company)
      if (isWanted) setFound({ after, outlook: { from, to } })
    }
    const timer = setTimeout(() => void look(), rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [title, before, after, company])
  return found && found.after === after ? found.outlook : undefined
}

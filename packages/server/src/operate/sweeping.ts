import type { Context } from '../context.js'
import { rateForgotten } from '../people/ratings.js'
import { sweep } from '../store/retention.js'

const hour = 60 * 60 * 1000

/** Every hour deletes what nobody will come back to; returns how to stop. */
export function startSweeping({ store, config, log, now }: Context): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve()
  const begin = (): void => {
    sweeping = Promise.all([sweep(store, config, now()), rateForgotten({ store })]).then(
      ([swept]) => log.info(swept, 'swept'),
      (error: unknown) => log.error({ err: error }, 'sweeping failed'),
    )
  }
  begin()
  const timer = setInterval(begin, hour).unref()
  return async () => {
    clearInterval(timer)
    await sweeping
  }
}

import { legal, simulate, top } from '@stellwerk/engine'
import { played } from '../played.js'
import type { State } from '../state.js'

/**
 * Where a purchase leads that its director has to sell certificates for (1854-emergency-e): he still has his money until the last of them
 * is sold, and the train comes, with the phase that it may begin, only then.
 */
export function afterEmergency(state: State): State {
  let now = state
  for (let sales = 0; sales < mostSales && top(now)?.kind === 'emergency'; sales++) {
    const [sale] = legal(played, now).choices
    if (!sale) break
    now = simulate(played, now, sale.action)
  }
  return now
}

/** More than a player has certificates to sell. */
const mostSales = 40

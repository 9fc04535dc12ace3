import type { PlayerId } from '@stellwerk/engine'
import { legal, simulate, top } from '@stellwerk/engine'
import { played } from '../played.js'
import { operatingOrder } from '../rules/course.js'
import { isBankrupt } from '../rules/emergency.js'
import { canRun } from '../rules/running/route-exists.js'
import type { State } from '../state.js'
import { companyOf, directorOf } from '../state.js'

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

/**
 * Whether a player who buys no train now will be bankrupt (1854-emergency-g): a company of his cannot pay for the train that it must
 * have, and it is this company's turn, or no other company of his has a train that it could take over in its own.
 */
export function isRuinous(state: State, player: PlayerId): boolean {
  const led = operatingOrder(state).filter((company) => directorOf(state, company) === player)
  return led.some(
    (needy) =>
      isBankrupt(state, needy) &&
      (needy === top(state)?.['company'] ||
        !led.some((other) => companyOf(state, other).trains.some((train) => canRun(needy, train)))),
  )
}

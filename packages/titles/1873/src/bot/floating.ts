import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { RailwayId } from '../data/types.js'
import { countOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, railwayOf } from '../state.js'
import { neededToStart } from './concession.js'
import type { Projection } from './projection.js'

/** How likely a founded railway floats: if others can pay for the shares that its director cannot, if nobody can, if it is too poor. */
const ifOthersCan = 0.85
const ifNobodyCan = 0.5
const ifTooPoor = 0.1

/** 1873-3.2.3.1-a: it floats with the third of its five shares. */
const unsoldWhenFloated = 2

function chanceToFloat(state: State, railway: RailwayId): number {
  const { price, startPrice, shares, director } = railwayOf(state, railway)
  if (5 * startPrice < neededToStart(state, railway, startPrice)) return ifTooPoor
  const missing = countOf(shares, 'issue') - unsoldWhenFloated
  const canPay = (player: PlayerId): boolean => cashOf(state, purseOf(player)) >= missing * price
  if (director !== null && canPay(director)) return 1
  return state.players.some(canPay) ? ifOthersCan : ifNobodyCan
}

/** A railway that does not float pays nothing and keeps its price: whoever founded one used to found the next before the first ran. */
export function asFarAsItFloats(state: State, railway: RailwayId, projection: Projection): Projection {
  const { floated, price } = railwayOf(state, railway)
  if (floated) return projection
  const chance = chanceToFloat(state, railway)
  return {
    price: chance * projection.price + (1 - chance) * price,
    dividends: chance * projection.dividends,
    first: chance * projection.first,
    insolvency: chance * projection.insolvency,
  }
}

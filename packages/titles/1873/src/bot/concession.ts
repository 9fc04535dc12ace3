import type { PlayerId } from '@stellwerk/engine'
import { railways } from '../data/companies.js'
import { startPrices } from '../data/money.js'
import type { RailwayId, Size } from '../data/types.js'
import { nextUnits, trainPrice } from '../rules/phases.js'
import type { State } from '../state.js'
import { holderOf } from '../state.js'
import { scheduleOf } from './schedule.js'

/** How good a railway is to found, against the others. */
const rank: Readonly<Record<RailwayId, number>> = {
  HBE: 1,
  GHE: 0.8,
  NWE: 1,
  SHE: 0.6,
  KEZ: 0.6,
  WBE: 0.5,
  QLB: 0.4,
}

const perRound = 24

/** What a concession is worth to whoever will found its railway. */
export function worthOfConcession(state: State, railway: RailwayId): number {
  const { later } = scheduleOf(state)
  return later.length < 5 ? 0 : rank[railway] * perRound * later.length
}

/** The worth of a player's concessions whose railways are not founded. */
export function concessionWorth(state: State, player: PlayerId): number {
  let sum = 0
  for (const [railway, at] of Object.entries(state.concessions))
    if (at === holderOf(player) && !state.railways[railway])
      sum += worthOfConcession(state, railway as RailwayId)
  return sum
}

/** So many units may be sold before a new railway buys its compulsory train. */
const soldBefore = 4

/** What a railway must start with to be sure of its route and its train. */
export function neededToStart(state: State, railway: RailwayId): number {
  let [size, ahead]: [Size, number] = [1, 0]
  for (const next of nextUnits(state)) {
    size = next
    if (ahead++ >= soldBefore) break
  }
  return railways[railway].concessionCost + (railway === 'QLB' ? 0 : trainPrice(size))
}

/** The lowest par price that is enough, if there is one. */
export const leastStartPrice = (state: State, railway: RailwayId): number | undefined =>
  startPrices.find((price) => 5 * price >= neededToStart(state, railway))

/** What a railway's compulsory train costs now, as long as it has not bought it: the QLB needs none, the NWE none of size 1. */
export function compulsoryTrain(state: State, railway: RailwayId): number | undefined {
  if (railway === 'QLB' || state.concessions[railway]?.startsWith('player:') !== true) return undefined
  for (const size of nextUnits(state)) if (railway !== 'NWE' || size > 1) return trainPrice(size)
  return undefined
}

import type { PlayerId } from '@stellwerk/engine'
import type { RailwayId } from '../data/types.js'
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

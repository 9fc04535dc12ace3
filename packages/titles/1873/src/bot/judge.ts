import type { Action, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { mineIds, mines } from '../data/mines.js'
import type { RailwayId } from '../data/types.js'
import { percentOf } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, holderOf, isPublicMine, mineOf, railwayOf } from '../state.js'
import { compulsoryTrain } from './concession.js'
import { laysToConnect, trackPotential } from './potential.js'
import { quickRevenue } from './revenue.js'
import { scheduleOf } from './schedule.js'

/** Track and stations by what they will earn: the projection of a railway does not look at single hexes. */
export function judge(_action: Action, before: State, after: State, player: PlayerId): number | undefined {
  const frame = top(before)
  if (frame?.kind !== 'railway-track' && frame?.kind !== 'railway-station') return undefined
  const railway = frame['operation'] as RailwayId
  const cost = cashOf(before, railway) - cashOf(after, railway)
  const scarce = cashOf(after, railway) < neededForTrain ? 1.6 : 0.8
  const part = percentOf(after, railway, holderOf(player)) / 100
  const rounds = scheduleOf(after).later.length + 1
  return (
    part * (rounds * boardWorth(after, railway) - scarce * cost) +
    cashOf(after, `player:${player}`) +
    rounds * connectionWorth(after, player) -
    (isTrainLost(before, after, railway) ? lostRailway : 0)
  )
}

/** What a director loses with a railway that is insolvent before it has run. */
const lostRailway = 1000

/** 1873-6-a: whether a railway spends the money for its compulsory train, which it buys in this very turn. */
function isTrainLost(before: State, after: State, railway: RailwayId): boolean {
  const needed = compulsoryTrain(before, railway)
  return needed !== undefined && cashOf(before, railway) >= needed && cashOf(after, railway) < needed
}

const neededForTrain = 300

/** What the board is good for in a round: now, with the trains to come, and with the track to come. */
function boardWorth(state: State, railway: RailwayId): number {
  const { trains, diesel } = railwayOf(state, railway)
  const now = quickRevenue(state, railway, trains, diesel)
  const later = quickRevenue(state, railway, trains.includes(5) ? trains : [5], diesel)
  return 0.5 * now + 0.5 * later + 0.3 * trackPotential(state, railway)
}

/** What a round brings a player by the mines that will be connected, the sooner the more. */
function connectionWorth(state: State, player: PlayerId): number {
  let sum = 0
  for (const mine of mineIds) {
    const { owner, open } = mineOf(state, mine)
    if (!open) continue
    const part = isPublicMine(owner)
      ? percentOf(state, owner, holderOf(player)) / 100
      : owner === holderOf(player)
        ? 0.5
        : 0
    const { machineIncome, switcherIncome, baseIncome } = mines[mine]
    const gain = machineIncome[3] + switcherIncome[2] - baseIncome
    if (part > 0) sum += part * gain * 0.75 ** laysToConnect(state, mine)
  }
  return sum
}

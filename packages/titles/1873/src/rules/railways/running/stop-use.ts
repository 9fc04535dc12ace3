import type { HexId, RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { viewOf } from './view.js'

/** What a route of a railway may do at a stop that track leads to. */
export interface StopUse {
  readonly own: boolean
  /** 1873-4.4.3-c: it may end here. */
  readonly ends: boolean
  /** 1873-4.4.3-e, -g: it may go on; on the own concession route also through a blocked place. */
  readonly passes: boolean
}

export function stopUse(state: State, railway: RailwayId, hex: HexId, stop: number): StopUse {
  const { network, own, end, pass, concession } = viewOf(state, railway)
  const n = network.nodeAt.get(`${hex}/${stop}`) ?? -1
  const onConcession = concession.some(({ nodes }) => nodes.slice(1, -1).includes(n))
  return { own: own[n] ?? false, ends: end[n] ?? false, passes: onConcession || (pass[n] ?? false) }
}

import type { PlayerId, PurseId } from '@stellwerk/engine'
import type { HexId, MineId, RailwayId, TileId } from '../../../data/types.js'
import { editions } from '../../../editions.js'
import type { OperationId, State } from '../../../state.js'
import { deciderFor, minePurse } from '../../../state.js'
import type { Reach } from '../../reach.js'
import { mineReach, railwayReach } from '../../reach.js'

/** Who lays track: a private mine (4.2.1) or a railway (4.4.1). */
export type Builder =
  | { readonly kind: 'mine'; readonly mine: MineId }
  | { readonly kind: 'railway'; readonly railway: RailwayId }

export interface Lay {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
}

export const operationOf = (builder: Builder): OperationId =>
  builder.kind === 'mine' ? `mine:${builder.mine}` : builder.railway

export const purseOfBuilder = (builder: Builder): PurseId =>
  builder.kind === 'mine' ? minePurse(builder.mine) : builder.railway

/** The player who acts for the builder; there is one whenever something is built. */
export function playerBehind(state: State, builder: Builder): PlayerId {
  const player = deciderFor(state, operationOf(builder))
  if (player === undefined) throw new Error(`nobody decides for ${operationOf(builder)}`)
  return player
}

export const reachOf = (state: State, builder: Builder): Reach =>
  builder.kind === 'mine'
    ? mineReach(state, builder.mine)
    : railwayReach(state, builder.railway, editions[state.edition].trackFrom)

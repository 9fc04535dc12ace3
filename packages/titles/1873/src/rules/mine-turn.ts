import type { Frame, JsonObject } from '@stellwerk/engine'
import type { MineId } from '../data/types.js'

/** A step in the turn of a private mine (1873-4.2). */
export interface MineFrame extends Frame {
  readonly kind: 'mine-track' | 'mine-production' | 'mine-purchases'
  readonly operation: `mine:${number}`
  readonly declined?: readonly JsonObject[]
}

export const mineOfFrame = (frame: { readonly operation: string }): MineId =>
  Number(frame.operation.slice(5)) as MineId

import type { Model } from './model.js'
import type { Train } from './network.js'
import { isStop } from './network.js'

/** How much room a train has for calls, and how much of it each stop takes. */
export interface CallRoom {
  readonly heavyRoom: number
  readonly lightRoom: number
  readonly heavy: Int32Array
  readonly light: Int32Array
  readonly overflow: boolean
  readonly optional: Uint8Array
  /** What is granted to every route for stops that could be called at without end. */
  readonly granted: number
}

/**
 * With `fine`, stops at which a train may call any number of times are counted; otherwise what they add is granted and
 * taken from `gain`.
 */
export function callRoomOf(
  model: Model,
  pointBlocks: Int32Array,
  gain: Float64Array,
  fine: boolean,
): CallRoom {
  const { task, train, stops } = model
  const { points } = task.network
  const limits = limitsOf(train)
  const heavy = new Int32Array(points.length)
  const light = new Int32Array(points.length)
  let granted = 0
  let manyHeavy = 0
  let manyLight = 0
  stops.forEach(({ weight, pass }, p) => {
    const point = points[p]
    if (!isStop(point)) return
    const isLight = train.mode === 'cities' && point.kind === 'town'
    const limit = isLight ? limits.light : limits.heavy
    // without a limit a stop takes room only so that it cannot be called at for ever
    const again = pass && !pointBlocks[p] && (gain[p] as number) > 0
    const takes = Number.isFinite(limit) ? Math.floor(weight) : again && fine ? 1 : 0
    if (isLight) light[p] = takes
    else heavy[p] = takes
    if (isLight) manyLight += takes
    else manyHeavy += takes
    if (!again || takes > 0) return
    granted += gain[p] as number
    gain[p] = 0
  })
  return {
    heavyRoom: Math.min(Math.floor(limits.heavy), manyHeavy + (limits.overflow ? manyLight : 0)),
    lightRoom: Math.min(limits.light, manyLight),
    heavy,
    light,
    overflow: limits.overflow,
    optional: Uint8Array.from(stops, (stop) => (stop.optional && Number.isFinite(limits.heavy) ? 1 : 0)),
    granted,
  }
}

function limitsOf(train: Train): { heavy: number; light: number; overflow: boolean } {
  const heavy = train.n ?? Infinity
  if (train.mode !== 'cities') return { heavy, light: 0, overflow: false }
  return { heavy, light: train.towns ?? Infinity, overflow: train.townsMayUseCityPlaces }
}

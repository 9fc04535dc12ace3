import type { CallRoom } from './call-room.js'
import { callRoomOf } from './call-room.js'
import { Flags } from './flags.js'
import { blocksOf, dearMarks, marksOf, worthRemembering } from './memory.js'
import type { Model } from './model.js'
import type { Places, Quiet } from './places.js'
import { placesOf, quietOf } from './places.js'
import type { Sort } from './sorts.js'
import { sortsOf } from './sorts.js'

/**
 * How the best continuation of a route is searched: what is remembered of the route so far, and how much room is left.
 * All of it follows from the model alone; only the prices change from round to round.
 */
export interface Frame {
  readonly model: Model
  /** How many bits a memory has. */
  readonly bits: number
  /** The uses that a route remembers, so that it cannot have them twice. */
  readonly remembered: readonly number[]
  /** Bits for the uses of a move that are remembered: a route may not have two of the same. */
  readonly blocks: Int32Array
  readonly pointBlocks: Int32Array
  /** Bits for what a move contributes: a call at a marker or at a stop on the list of a bonus, a mark of the track. */
  readonly flags: Int32Array
  /** Those that count even if the train passes the stop without a call. */
  readonly markFlags: number
  /** The same for the stop where a route begins. */
  readonly pointFlags: Int32Array
  /** The bit for a marker of the company, or 0 if none is needed. */
  readonly marker: number
  readonly bonuses: readonly { readonly amount: number; readonly flags: number }[]
  /** Room for calls: `heavy` of them and `light` of them, as one number `heavy * wide + light`. */
  readonly room: number
  readonly wide: number
  readonly heavy: Int32Array
  readonly light: Int32Array
  /** Calls for which there is no light room left take heavy room. */
  readonly overflow: boolean
  /** The train may pass the stop to save room. */
  readonly optional: Uint8Array
  /** What a call adds, without the bonuses above. */
  readonly gain: Float64Array
  readonly endWorth: Float64Array
  /** What is granted to every route, because it is not known which of them earns it. */
  readonly granted: number
  /** Marks of the track that a move earns each time; those that have a flag are left out. */
  readonly marks: Int32Array
  /** Marks that could be earned again and again without taking room. */
  readonly loose: number
  readonly sorts: readonly Sort[]
  /** The sort of each move; of one to a stop that may be passed, with a call. */
  readonly sortOf: Int32Array
  readonly places: Places
  readonly quiet: Quiet
}

/** The most figures that all rows together may have. */
const mostFigures = 8_000_000

/**
 * A frame that remembers so many uses, or fewer if its tables would become too large: first those with the highest
 * prices (if there are prices), since walks would use them twice, then the most valuable stops.
 */
export function frameOf(model: Model, remember: number, prices?: Float64Array): Frame {
  const places = placesOf(model)
  for (let n = remember; n >= 0; n--) {
    const frame = framed(model, places, n, true, prices)
    if (((frame.room + 1) << frame.bits) * (model.moves + places.count) <= mostFigures) return frame
  }
  return framed(model, places, 0, false)
}

/** With `fine`, stops of which a train may call at any number are counted, otherwise granted. */
function framed(model: Model, places: Places, remember: number, fine: boolean, prices?: Float64Array): Frame {
  const allMarks = marksOf(model)
  const tracked = dearMarks(model, allMarks).slice(0, remember)
  const stopBits = Math.min(remember, Math.max(1, remember - tracked.length))
  const remembered = worthRemembering(model, prices).slice(0, stopBits)
  const { blocks, pointBlocks } = blocksOf(model, remembered)

  const gain = Float64Array.from(model.stops, (stop) => stop.gain)
  const given = new Flags(model, remembered.length)
  given.addCalls(gain)
  const flags = given.ofMoves()
  const markFlags = given.addMarks(tracked, allMarks, flags)
  const trackedMarks = tracked.reduce((bits, b) => bits | (1 << b), 0)
  const marks = allMarks.map((here) => here & ~trackedMarks)

  const calls = callRoomOf(model, pointBlocks, gain, fine)
  const { heavyRoom, lightRoom, heavy, light, optional } = calls
  const { sorts, sortOf } = sortsOf({ model, blocks, flags, heavy, light, optional })
  // written out in full, since spread objects would each have a layout of their own, which costs time
  return {
    model,
    bits: given.bits,
    remembered,
    blocks,
    pointBlocks,
    flags,
    markFlags,
    pointFlags: given.points,
    marker: given.marker,
    bonuses: given.bonuses,
    room: heavyRoom * (lightRoom + 1) + lightRoom,
    wide: lightRoom + 1,
    heavy,
    light,
    overflow: calls.overflow,
    optional,
    gain,
    endWorth: Float64Array.from(model.stops, (stop) => (stop.end ? stop.endGain : -Infinity)),
    granted: model.mostFurtherMarks + calls.granted,
    marks,
    loose: looseMarks(model, marks, blocks, calls),
    sorts,
    sortOf,
    places,
    quiet: quietOf(places, sorts),
  }
}

/** The marks of moves that change neither memory nor room, so that a walk could come by again and again. */
function looseMarks(
  { moves, stopOf, stops }: Model,
  marks: Int32Array,
  blocks: Int32Array,
  { heavy, light, optional }: CallRoom,
): number {
  let loose = 0
  for (let m = 0; m < moves; m++) {
    const s = stopOf[m] as number
    const takes = s >= 0 && !optional[s] && ((heavy[s] as number) > 0 || (light[s] as number) > 0)
    if (!blocks[m] && !takes && !(s >= 0 && !stops[s]?.pass)) loose |= marks[m] as number
  }
  return loose
}

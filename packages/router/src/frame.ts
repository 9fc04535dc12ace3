import type { Model } from './model.js'
import type { Train } from './network.js'
import { isStop } from './network.js'
import type { Sort } from './sorts.js'
import { sortsOf } from './sorts.js'

/**
 * How the best continuation of a route is looked for: what is remembered of the route so far, and how much room is left.
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
  /** Bits for what a move is good for: a call at a marker or at a stop on the list of a bonus, a mark of the track. */
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
  /** What is granted to every route, because it cannot be told which of them earns it. */
  readonly granted: number
  /** Marks of the track that a move earns each time; those that have a flag are left out. */
  readonly marks: Int32Array
  /** Marks that could be earned again and again without taking room. */
  readonly loose: number
  readonly sorts: readonly Sort[]
  /** The sort of each move; of one to a stop that may be passed, with a call. */
  readonly sortOf: Int32Array
  /** The moves after which a move can come. */
  readonly prev: Int32Array
  readonly prevAt: Int32Array
}

const mostFlags = 4
/** So many of the dearest stops are remembered before anything else: without them bounds start far too high. */
const alwaysDear = 3

/** So many figures all rows together may have. */
const mostFigures = 8_000_000

/**
 * A frame that remembers so many uses, or fewer if its tables would become too large: first those with the highest prices
 * if there are prices, since walks would use them twice, then the dearest stops.
 */
export function frameOf(model: Model, remember: number, prices?: Float64Array): Frame {
  for (let n = remember; n >= 0; n--) {
    const frame = framed(model, n, true, prices)
    if (((frame.room + 1) << frame.bits) * model.moves <= mostFigures) return frame
  }
  return framed(model, 0, false)
}

/** The marks that could be earned again and again without a call, the highest first. */
function dearMarks({ moves, stopOf, markAmounts }: Model, marks: Int32Array): number[] {
  let between = 0
  for (let m = 0; m < moves; m++) if ((stopOf[m] as number) < 0) between |= marks[m] as number
  return [...markAmounts.keys()]
    .filter((b) => between & (1 << b) && (markAmounts[b] as number) > 0)
    .toSorted((a, b) => (markAmounts[b] as number) - (markAmounts[a] as number) || a - b)
}

/** With `fine`, stops of which a train may call at any number are counted, otherwise granted. */
function framed(model: Model, remember: number, fine: boolean, prices?: Float64Array): Frame {
  const { task, train, stops, stopOf, moves, uses, usesAt, pointUses } = model
  const { points, bonuses } = task.network

  const dear = [...stops.keys()]
    .filter((p) => stops[p]?.pass && (stops[p]?.gain ?? 0) > 0)
    .toSorted((a, b) => (stops[b]?.gain ?? 0) - (stops[a]?.gain ?? 0) || a - b)
  const own = new Set(model.ownUses)
  const costly = prices
    ? model.ownUses
        .filter((u) => (prices[u] as number) >= 1)
        .toSorted((a, b) => (prices[b] as number) - (prices[a] as number) || a - b)
    : []
  const dearUses = [...new Set(dear.flatMap((p) => pointUses[p]?.filter((u) => own.has(u)) ?? []))]
  const remembered = [...new Set([...dearUses.slice(0, alwaysDear), ...costly, ...dearUses])]
  const allMarks = marksOf(model)
  const tracked = dearMarks(model, allMarks).slice(0, remember)
  const stopBits = Math.min(remember, Math.max(1, remember - tracked.length))
  const kept = remembered.slice(0, stopBits)
  const bitOf = new Map(kept.map((u, i) => [u, 1 << i]))
  let bits = bitOf.size
  const bitsOf = (list: Iterable<number>): number => {
    let sum = 0
    for (const u of list) sum |= bitOf.get(u) ?? 0
    return sum
  }
  const blocks = Int32Array.from({ length: moves }, (_, m) => bitsOf(uses.subarray(usesAt[m], usesAt[m + 1])))
  const pointBlocks = Int32Array.from(pointUses, bitsOf)

  const marker = task.stationRequired ? 1 << bits++ : 0
  const pointFlags = Int32Array.from(points, (point) => (isStop(point) && point.own ? marker : 0))
  const gain = Float64Array.from(stops, (stop) => stop.gain)
  const flagged: { amount: number; flags: number }[] = []
  let room = mostFlags
  for (const { amount, calls } of bonuses) {
    if (amount <= 0 || calls.length < 2 || calls.length > room) continue
    room -= calls.length
    let all = 0
    for (const list of calls) {
      const flag = 1 << bits++
      all |= flag
      for (const p of new Set(list)) pointFlags[p] = (pointFlags[p] as number) | flag
    }
    flagged.push({ amount, flags: all })
    // the model counts it at the stops of the shortest list
    const shortest = calls.toSorted((a, b) => a.length - b.length)[0] ?? []
    for (const p of new Set(shortest)) gain[p] = Math.max(0, (gain[p] as number) - amount)
  }

  let markFlags = 0
  let trackedMarks = 0
  const flags = Int32Array.from({ length: moves }, (_, m) => pointFlags[stopOf[m] as number] ?? 0)
  for (const b of tracked) {
    const flag = 1 << bits++
    markFlags |= flag
    trackedMarks |= 1 << b
    flagged.push({ amount: model.markAmounts[b] as number, flags: flag })
    for (let m = 0; m < moves; m++)
      if ((allMarks[m] as number) & (1 << b)) flags[m] = (flags[m] as number) | flag
  }
  const marks = allMarks.map((here) => here & ~trackedMarks)

  const limits = limitsOf(train)
  const heavy = new Int32Array(points.length)
  const light = new Int32Array(points.length)
  let granted = model.mostFurtherMarks
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
  const heavyRoom = Math.min(Math.floor(limits.heavy), manyHeavy + (limits.overflow ? manyLight : 0))
  const lightRoom = Math.min(limits.light, manyLight)

  const optional = Uint8Array.from(stops, (stop) => (stop.optional && Number.isFinite(limits.heavy) ? 1 : 0))
  let loose = 0
  for (let m = 0; m < moves; m++) {
    const s = stopOf[m] as number
    const takes = s >= 0 && !optional[s] && ((heavy[s] as number) > 0 || (light[s] as number) > 0)
    if (!blocks[m] && !takes && !(s >= 0 && !stops[s]?.pass)) loose |= marks[m] as number
  }
  const before: number[][] = Array.from({ length: moves }, () => [])
  for (let m = 0; m < moves; m++)
    for (let i = model.nextAt[m] as number; i < (model.nextAt[m + 1] as number); i++)
      before[model.next[i] as number]?.push(m)
  const prevAt = new Int32Array(moves + 1)
  before.forEach((list, m) => (prevAt[m + 1] = (prevAt[m] as number) + list.length))

  // written out in full: objects put together from others would each have a layout of their own, which costs time
  return {
    model,
    bits,
    remembered: kept,
    blocks,
    pointBlocks,
    flags,
    markFlags,
    pointFlags,
    marker,
    bonuses: flagged,
    room: heavyRoom * (lightRoom + 1) + lightRoom,
    wide: lightRoom + 1,
    heavy,
    light,
    overflow: limits.overflow,
    optional,
    gain,
    endWorth: Float64Array.from(stops, (stop) => (stop.end ? stop.endGain : -Infinity)),
    granted,
    marks,
    loose,
    ...sortsOf({ model, blocks, flags, heavy, light, optional }),
    prev: Int32Array.from(before.flat()),
    prevAt,
  }
}

function limitsOf(train: Train): { heavy: number; light: number; overflow: boolean } {
  const heavy = train.n ?? Infinity
  if (train.mode !== 'cities') return { heavy, light: 0, overflow: false }
  return { heavy, light: train.towns ?? Infinity, overflow: train.townsMayUseCityPlaces }
}

/** A mark that every move into a junction earns need not be looked for on the moves out of it. */
function marksOf({ moves, marks, from, to, stopOf, task }: Model): Int32Array {
  const into = new Int32Array(task.network.points.length).fill(-1)
  for (let m = 0; m < moves; m++)
    if ((stopOf[m] as number) < 0)
      into[to[m] as number] = (into[to[m] as number] as number) & (marks[m] as number)
  return marks.map((bits, m) => {
    const p = from[m] as number
    return isStop(task.network.points[p]) ? bits : bits & ~(into[p] as number)
  })
}

import type { Branches } from './branches.js'
import { ticks } from './branches.js'
import { Choices } from './choices.js'
import type { Ends } from './ends.js'
import type { Frame } from './frame.js'
import type { Kernel } from './kernel.js'
import { kernelFor } from './kernel.js'
import type { Tables } from './tables.js'
import { Tally } from './tally.js'
import type { Walk } from './walk.js'

/** Where the head of a walk (`../kernel/walk.ts`) has these numbers. */
const stepsAt = 0
const toldAt = 1
const startAt = 3
/** From here on it stays as it is. */
const ticksAt = 4

/** The branches of walks at the prices of one outlook, walked by the kernel, one walk after the other. */
export class NativeBranches implements Branches {
  readonly tally: Tally
  readonly used: Uint8Array
  readonly choices = new Choices(0)
  private readonly head: Int32Array
  private readonly figures: Float64Array
  private readonly path: Int32Array
  private readonly rank: Int32Array
  private readonly tolls: Float64Array
  private tables = 0
  private found: Walk['found'] = () => Infinity
  private tick: Walk['tick'] = () => {}

  constructor(
    private readonly kernel: Kernel,
    { model, sortOf }: Frame,
  ) {
    const { memory } = kernel
    const { room, stops, callBonuses, markAmounts, task } = model
    const address = (list: Int32Array | Float64Array | Uint8Array): number => memory.copied(list)
    const figures = (list: readonly number[]): number => address(Float64Array.from(list))
    this.tally = new Tally(model, memory)
    this.used = memory.bytes(model.useCount)
    this.path = memory.ints(model.useCount + 1)
    this.rank = memory.ints(stops.length)
    this.tolls = memory.figures(model.moves)
    this.figures = memory.figures(5)
    this.figures.set([0, room.calls, room.cities, room.towns, room.stops])
    this.head = memory.ints(32)
    const parts = [
      ticks,
      task.minStops,
      callBonuses.length,
      this.figures.byteOffset,
      this.path.byteOffset,
      this.used.byteOffset,
      this.tally.sums.byteOffset,
      this.tally.counts.byteOffset,
      this.rank.byteOffset,
      this.tolls.byteOffset,
      address(model.stopOf),
      address(sortOf),
      address(model.uses),
      address(model.usesAt),
      address(model.next),
      address(model.nextAt),
      address(model.marks),
      figures(markAmounts),
      figures(callBonuses.map(({ amount }) => amount)),
      address(Int32Array.from(callBonuses, ({ bits }) => bits)),
      figures(stops.map(({ gain }) => gain)),
      figures(stops.map(({ weight }) => weight)),
      figures(stops.map(({ extra }) => extra)),
      figures(stops.map(({ endGain }) => endGain)),
      address(Int32Array.from(stops, ({ lists }) => lists)),
      address(this.tally.isCity),
      address(this.tally.isOwn),
      address(Uint8Array.from(stops, ({ end }) => Number(end))),
    ]
    this.head.set(parts, ticksAt)
  }

  /** A new walk; the one before it has ended. */
  walking({ outlook, need, found, tick }: Walk, rank: Ends['rank']): this {
    this.found = found
    this.tick = tick
    this.rank.set(rank)
    this.tolls.set(outlook.tolls)
    this.used.fill(0)
    this.head.fill(0, stepsAt, startAt)
    this.figures[0] = need
    return this
  }

  get steps(): number {
    return this.head[stepsAt] as number
  }

  get need(): number {
    return this.figures[0] as number
  }

  begin(start: number, tables: Tables): void {
    this.head[startAt] = start
    this.tables = tables.address ?? 0
  }

  step(m: number, state: number, sofar: number, level: number, paid: number): void {
    this.kernel.step(this, this.head.byteOffset, this.tables, m, state, sofar, level, paid)
  }

  /** Called by the kernel. */
  told(steps: number): void {
    this.tick(steps)
  }

  /** Called by the kernel: a wanted route, with so many moves. */
  met(length: number, value: number, reduced: number): number {
    const { path, head } = this
    const moves: number[] = []
    for (let i = 0; i < length; i++) moves.push(path[i] as number)
    return this.found({ start: head[startAt] as number, moves, value, reduced })
  }

  end(): void {
    this.tick(this.steps - (this.head[toldAt] as number))
  }
}

/** The kernel walks where every stop is called at and each call adds the same to every route. */
export function nativeBranches(frame: Frame): NativeBranches | undefined {
  const { stops, hasFurtherMarks } = frame.model
  if (hasFurtherMarks || stops.some(({ special, optional }) => special || optional)) return undefined
  const kernel = kernelFor(bytesOf(frame))
  return kernel && new NativeBranches(kernel, frame)
}

/** Memory for all that the kernel needs for a walk, or a little more. */
const bytesOf = ({ model }: Frame): number =>
  8 *
  (model.uses.length +
    model.next.length +
    8 * model.moves +
    2 * model.useCount +
    20 * model.stops.length +
    2_000)

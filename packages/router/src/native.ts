import type { Kernel } from './kernel.js'
import type { RowLists } from './rows.js'

/** How many numbers the head of tables has at most. */
export const headSize = 32

/** Rows that the kernel works out. It sees the tables as a head of numbers and addresses (`../kernel/tables.ts`). */
export class NativeRows {
  constructor(
    private readonly kernel: Kernel,
    private readonly head: Int32Array,
    { frame, transitions, height, ...lists }: RowLists,
  ) {
    const { places, quiet, marker, model } = frame
    const { memory } = kernel
    const copy = (list: Int32Array | Float64Array): number => memory.copied(list)
    head.set([
      0,
      model.moves,
      places.count,
      transitions.sorts,
      quiet.places.length,
      height,
      marker,
      copy(transitions.to),
      copy(transitions.extra),
      lists.index.byteOffset,
      lists.rows.byteOffset,
      lists.takes.byteOffset,
      lists.own.byteOffset,
      lists.calling.byteOffset,
      lists.ending.byteOffset,
      lists.stay.byteOffset,
      copy(transitions.sortAt),
      copy(transitions.sortMoves),
      copy(transitions.sortCalls),
      copy(places.of),
      copy(places.stop),
      copy(places.out),
      copy(places.outAt),
      copy(places.before),
      copy(places.beforeAt),
      copy(quiet.places),
      copy(quiet.into),
      copy(quiet.intoAt),
      lists.queue.byteOffset,
      lists.queued.byteOffset,
    ])
  }

  fill(state: number): number {
    return this.kernel.fill(this.head.byteOffset, state)
  }
}

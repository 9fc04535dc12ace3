import type { Found } from './found.js'
import type { Model } from './model.js'

/** There is room for so many routes at first: most boards have few. */
const firstRoom = 1 << 6

/** Routes of one kind of train, kept in flat arrays: what they use as bits, and their moves. */
export class Candidates {
  count = 0
  private readonly words: number
  private masks: Int32Array
  private values: Float64Array
  private reduced: Float64Array
  private moveAt: Int32Array
  private moves = new Int32Array(16 * firstRoom)
  private table = new Int32Array(2 * firstRoom).fill(-1)
  private readonly mask: Int32Array

  constructor(
    readonly model: Model,
    private readonly most: number,
  ) {
    this.words = Math.max(1, (model.task.network.things + 31) >> 5)
    this.masks = new Int32Array(firstRoom * this.words)
    this.values = new Float64Array(firstRoom)
    this.reduced = new Float64Array(firstRoom)
    this.moveAt = new Int32Array(firstRoom + 1)
    this.mask = new Int32Array(this.words)
  }

  /** Adds a route unless one that uses the same things earns as much; false when there is no more room. */
  add({ start, moves, value, reduced }: Found): boolean {
    const { model, mask, words } = this
    mask.fill(0)
    const set = (id: number): void => {
      mask[id >> 5] = (mask[id >> 5] as number) | (1 << (id & 31))
    }
    for (const id of model.task.network.points[start]?.things ?? []) set(id)
    const { things, thingsAt } = model
    for (const m of moves)
      for (let i = thingsAt[m] as number; i < (thingsAt[m + 1] as number); i++) set(things[i] as number)
    if (this.count === this.values.length) this.grow()
    let hash = 17
    for (let w = 0; w < words; w++) hash = (Math.imul(hash, 0x01000193) ^ (mask[w] as number)) | 0
    hash ^= hash >>> 15
    let slot = hash & (this.table.length - 1)
    for (;;) {
      const known = this.table[slot] as number
      if (known < 0) break
      let same = true
      for (let w = 0; w < words && same; w++) same = this.masks[known * words + w] === mask[w]
      if (same) {
        if ((this.values[known] as number) >= value) return true
        this.write(known, start, moves, value, reduced)
        return true
      }
      slot = (slot + 1) & (this.table.length - 1)
    }
    if (this.count >= this.most) return false
    this.table[slot] = this.count
    this.masks.set(mask, this.count * words)
    this.write(this.count++, start, moves, value, reduced)
    return true
  }

  private used = 0
  private write(i: number, start: number, moves: readonly number[], value: number, reduced: number): void {
    this.values[i] = value
    this.reduced[i] = reduced
    const size = moves.length + 2
    if (this.used + size > this.moves.length) {
      const more = new Int32Array(this.moves.length * 2 + size)
      more.set(this.moves)
      this.moves = more
    }
    this.moveAt[i] = this.used
    this.moves[this.used++] = start
    this.moves[this.used++] = moves.length
    for (const m of moves) this.moves[this.used++] = m
  }

  private grow(): void {
    const room = this.values.length * 2
    const wider = <T extends Int32Array | Float64Array>(old: T, fresh: T): T => {
      fresh.set(old)
      return fresh
    }
    this.masks = wider(this.masks, new Int32Array(room * this.words))
    this.values = wider(this.values, new Float64Array(room))
    this.reduced = wider(this.reduced, new Float64Array(room))
    this.moveAt = wider(this.moveAt, new Int32Array(room + 1))
    const table = new Int32Array(room * 2).fill(-1)
    for (let i = 0; i < this.count; i++) {
      let hash = 17
      for (let w = 0; w < this.words; w++)
        hash = (Math.imul(hash, 0x01000193) ^ (this.masks[i * this.words + w] as number)) | 0
      hash ^= hash >>> 15
      let slot = hash & (table.length - 1)
      while ((table[slot] as number) >= 0) slot = (slot + 1) & (table.length - 1)
      table[slot] = i
    }
    this.table = table
  }

  list(): List {
    const { count, words } = this
    return {
      count,
      words,
      masks: this.masks.slice(0, count * words),
      values: this.values.slice(0, count),
      reduced: this.reduced.slice(0, count),
      names: Int32Array.from({ length: count }, (_, i) => i),
      found: (name) => this.at(name),
    }
  }

  at(i: number): Found {
    let at = this.moveAt[i] as number
    const start = this.moves[at++] as number
    const count = this.moves[at++] as number
    const moves = [...this.moves.subarray(at, at + count)]
    return { start, moves, value: this.values[i] as number, reduced: this.reduced[i] as number }
  }
}

/** Routes side by side: their masks, values, and what they are worth after prices. */
export interface List {
  readonly count: number
  readonly words: number
  readonly masks: Int32Array
  readonly values: Float64Array
  readonly reduced: Float64Array
  readonly names: Int32Array
  readonly found: (name: number) => Found
}

/** These routes of a list, in this order. */
export function chosen(list: List, order: Int32Array): List {
  const { words } = list
  const count = order.length
  const masks = new Int32Array(count * words)
  const values = new Float64Array(count)
  const reduced = new Float64Array(count)
  const names = new Int32Array(count)
  // plain loops take a fifth of the time of mapped arrays on long lists
  for (let k = 0; k < count; k++) {
    const i = order[k] as number
    for (let w = 0; w < words; w++) masks[k * words + w] = list.masks[i * words + w] as number
    values[k] = list.values[i] as number
    reduced[k] = list.reduced[i] as number
    names[k] = list.names[i] as number
  }
  return { count, words, masks, values, reduced, names, found: list.found }
}

/**
 * A list of the same routes with its own room for what they are worth after prices. Written out in full, since lists
 * spread from others would each have a layout of their own, and V8's code for one layout is slow with the next.
 */
export function withOwnWorth({ count, words, masks, values, reduced, names, found }: List): List {
  return { count, words, masks, values, reduced: reduced.slice(), names, found }
}

/** The routes of a list that are worth more than is needed after prices. */
export function above(list: List, need: number): List {
  const { count, reduced } = list
  const order = new Int32Array(count)
  let size = 0
  for (let i = 0; i < count; i++) if ((reduced[i] as number) > need) order[size++] = i
  return size < count ? chosen(list, order.subarray(0, size)) : list
}

/** Best after prices first. */
export function sorted(list: List): List {
  return chosen(list, falling(list.reduced))
}

/** The indexes of some figures, highest first, equal ones in their present order. */
export function falling(figures: Float64Array): Int32Array {
  const count = figures.length
  const order = new Int32Array(count)
  // figures are mostly multiples of 1/64, so figure and index fit into one number, and numbers sort fastest
  const keys = new Float64Array(count)
  let exact = count < places
  for (let i = 0; i < count && exact; i++) {
    const grains = (figures[i] as number) * -64
    keys[i] = grains * places + i
    exact = Number.isInteger(grains) && Math.abs(grains) < 2 ** 31
  }
  if (!exact) {
    for (let i = 0; i < count; i++) order[i] = i
    return order.sort((a, b) => (figures[b] as number) - (figures[a] as number) || a - b)
  }
  keys.sort()
  for (let k = 0; k < count; k++) {
    const key = keys[k] as number
    order[k] = key - Math.floor(key / places) * places
  }
  return order
}

const places = 2 ** 21

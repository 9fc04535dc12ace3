import { kernelCode } from './kernel-code.js'

/** Gives out lists of numbers, empty or with anything in them. */
export interface Lists {
  readonly ints: (length: number) => Int32Array
  readonly figures: (length: number) => Float64Array
  readonly bytes: (length: number) => Uint8Array
}

export const heap: Lists = {
  ints: (length) => new Int32Array(length),
  figures: (length) => new Float64Array(length),
  bytes: (length) => new Uint8Array(length),
}

/** The tables' innermost loops in WebAssembly (`../kernel`), with the memory in which they find their lists. */
export interface Kernel {
  readonly memory: Memory
  readonly fill: (tables: number, state: number) => number
}

/** Addresses for 128 MB; only what is written to takes memory. */
const pages = 2048
const alignment = 8
/** Address 0 is left out: it stands for no list. */
const nothingTaken = alignment

/** Memory that is taken like a stack: what was taken after a mark is given back all at once. */
class Memory implements Lists {
  private top = nothingTaken

  constructor(private readonly buffer: ArrayBuffer) {}

  /** Whether so many bytes are free. */
  has(bytes: number): boolean {
    return this.top + bytes <= this.buffer.byteLength
  }

  ints(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(4 * length), length)
  }

  figures(length: number): Float64Array {
    return new Float64Array(this.buffer, this.take(8 * length), length)
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length), length)
  }

  copy(list: Int32Array | Float64Array): Int32Array | Float64Array {
    const copy = list instanceof Int32Array ? this.ints(list.length) : this.figures(list.length)
    copy.set(list)
    return copy
  }

  private take(bytes: number): number {
    const at = this.top
    this.top = Math.ceil((at + bytes) / alignment) * alignment
    return at
  }

  /** How much is taken; all that is taken from now on can be given back at once. */
  mark(): number {
    return this.top
  }

  release(mark: number): void {
    this.top = mark
  }
}

/** Unknown until it is first needed; null where there is none. */
let loaded: Kernel | null | undefined
let wanted = true

/** The kernel if it has so much memory left; without it the same is worked out by other means. */
export function kernelFor(bytes: number): Kernel | undefined {
  if (loaded === undefined) loaded = load()
  return wanted && loaded?.memory.has(bytes) ? loaded : undefined
}

/** Does some work; all that it has taken of the kernel's memory is free again afterwards. */
export function lentMemory<T>(work: () => T): T {
  const mark = loaded?.memory.mark() ?? nothingTaken
  try {
    return work()
  } finally {
    loaded?.memory.release(mark)
  }
}

/** Does some work as where there is no kernel. */
export function withoutKernel<T>(work: () => T): T {
  wanted = false
  try {
    return work()
  } finally {
    wanted = true
  }
}

function load(): Kernel | null {
  // pages of our server may not compile anything: the browser would complain even if we do not
  if (!isNode()) return null
  try {
    const code = Uint8Array.from(atob(kernelCode), (character) => character.charCodeAt(0))
    const memory = new WebAssembly.Memory({ initial: pages })
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } })
    return { memory: new Memory(memory.buffer), fill: exports['fill'] as Kernel['fill'] }
  } catch {
    return null
  }
}

const isNode = (): boolean =>
  (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node !== undefined

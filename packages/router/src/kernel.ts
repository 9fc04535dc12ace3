import { kernelCode } from './kernel-code.js'

/** Provides lists of numbers, whose initial content is undefined. */
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
  /** Walks the branches that begin with a move, and reports the routes that it meets. */
  readonly step: (
    listener: WalkListener,
    walk: number,
    tables: number,
    m: number,
    state: number,
    sofar: number,
    level: number,
    paid: number,
  ) => void
}

/** What hears of a walk on the way. */
export interface WalkListener {
  /** A wanted route with so many moves; returns what is needed from now on. */
  readonly met: (length: number, value: number, reduced: number) => number
  readonly told: (steps: number) => void
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

  /** The address of a copy. */
  copied(list: Int32Array | Float64Array | Uint8Array): number {
    const at = this.take(list.byteLength)
    new Uint8Array(this.buffer, at).set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength))
    return at
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

/** The kernel, if it has this much memory left; without it the same is worked out in JavaScript. */
export function kernelFor(bytes: number): Kernel | undefined {
  if (loaded === undefined) loaded = load()
  return wanted && loaded?.memory.has(bytes) ? loaded : undefined
}

/** Does some work, and afterwards frees whatever it has taken of the kernel's memory. */
export function lentMemory<T>(work: () => T): T {
  const mark = loaded?.memory.mark() ?? nothingTaken
  try {
    return work()
  } finally {
    loaded?.memory.release(mark)
  }
}

/** Does some work as if there were no kernel. */
export function withoutKernel<T>(work: () => T): T {
  wanted = false
  try {
    return work()
  } finally {
    wanted = true
  }
}

function load(): Kernel | null {
  // the site has none: its pages may not compile anything
  if (kernelCode === '') return null
  try {
    const code = Uint8Array.from(atob(kernelCode), (character) => character.charCodeAt(0))
    const memory = new WebAssembly.Memory({ initial: pages })
    let listener: WalkListener
    const walk = {
      found: (length: number, value: number, reduced: number) => listener.met(length, value, reduced),
      tick: (steps: number) => listener.told(steps),
    }
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory }, walk })
    const step = exports['step'] as (...numbers: readonly number[]) => void
    return {
      memory: new Memory(memory.buffer),
      fill: exports['fill'] as Kernel['fill'],
      step: (told, ...numbers) => {
        listener = told
        step(...numbers)
      },
    }
  } catch {
    return null
  }
}

import { afterEach, beforeEach } from 'vitest'
import { kernelFor } from './kernel.js'

/** After each test of a file the kernel's memory is as free as before: tables that a test makes by itself stay there. */
export function lendMemory(): void {
  let mark = 0
  beforeEach(() => {
    mark = kernelFor(0)?.memory.mark() ?? 0
  })
  afterEach(() => kernelFor(0)?.memory.release(mark))
}

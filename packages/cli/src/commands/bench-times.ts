/** How long something takes, in milliseconds. */
export interface Times {
  readonly median: number
  readonly least: number
  /** The lowest processor time, including garbage collection and the like. */
  readonly processor: number
}

export function timed(work: () => unknown, runs: number, warmUp = 0): Times {
  const walls: number[] = []
  const processors: number[] = []
  for (let run = -warmUp; run < runs; run++) {
    const before = processorTime()
    const began = performance.now()
    work()
    const wall = performance.now() - began
    const processor = processorTime() - before
    if (run < 0) continue
    walls.push(wall)
    processors.push(processor)
  }
  return { median: median(walls), least: Math.min(...walls), processor: Math.min(...processors) }
}

/** The processor time of the program so far, in milliseconds; it stands still while other programs run. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How long something takes, in milliseconds. */
export interface Times {
  readonly median: number
  readonly least: number
  /** Of the processor, with what runs beside the program such as garbage collection: the least. */
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

/** What the program has taken of the processor so far, in milliseconds: it stands still while others are at work. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

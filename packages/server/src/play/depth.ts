/** Nothing that people send has this many brackets within brackets. */
const deepest = 40

/** Whether a JSON value is nested so deeply that working on it could exhaust the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= deepest; depth++) {
    const next: unknown[] = []
    for (const item of level)
      if (typeof item === 'object' && item !== null) for (const inner of Object.values(item)) next.push(inner)
    if (next.length === 0) return false
    level = next
  }
  return true
}

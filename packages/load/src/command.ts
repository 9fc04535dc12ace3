import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Whether a module is the program that was started, and not a part of another one. */
export const isMain = (url: string): boolean => {
  const [, program] = process.argv
  return program !== undefined && fileURLToPath(url) === realpathSync(program)
}

/** The whole numbers given as `--name value`; ends the program if something else is there. */
export function numbers<N extends string>(
  args: readonly string[],
  names: readonly N[],
): Partial<Record<N, number>> {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const given = Object.entries(values as Record<string, string>).map(([name, value]) => {
    if (!/^\d+$/.test(value)) throw new Error(`--${name} takes a whole number`)
    return [name, Number(value)]
  })
  return Object.fromEntries(given) as Partial<Record<N, number>>
}

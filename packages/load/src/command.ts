import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Whether a module is the program that was started, and not a part of another one. */
export const isMain = (url: string): boolean => {
  const [, program] = process.argv
  return program !== undefined && fileURLToPath(url) === realpathSync(program)
}

/** The options of a program from its command line, `--name value`, with defaults. */
export function wishes<N extends string>(usual: { readonly [Name in N]: string }): {
  readonly [Name in N]: string
} {
  const options = Object.fromEntries(
    Object.entries<string>(usual).map(([name, value]) => [name, { type: 'string', default: value } as const]),
  )
  return parseArgs({ options }).values as { readonly [Name in N]: string }
}

import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether a module is the program that was started, and not a part of another one. */
export const isMain = (url: string): boolean => {
  const [, program] = process.argv
  return program !== undefined && fileURLToPath(url) === realpathSync(program)
}

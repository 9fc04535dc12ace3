/** An error in a problem file. */
export class ProblemError extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: ${expected}`)
  }
}

export type Json = Readonly<Record<string, unknown>>

export const no = (path: string, expected: string): ProblemError => new ProblemError(path, expected)

export function record(value: unknown, path: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw no(path, 'an object')
  return value as Json
}
export function list(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw no(path, 'a list')
  return value
}
export function number(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw no(path, 'a number')
  return value
}
export function text(value: unknown, path: string): string {
  if (typeof value !== 'string') throw no(path, 'a text')
  return value
}
export function flag(value: unknown, path: string, otherwise: boolean): boolean {
  if (value === undefined) return otherwise
  if (typeof value !== 'boolean') throw no(path, 'true or false')
  return value
}
export function limit(value: unknown, path: string): number | null {
  if (value === null || value === undefined) return null
  const n = number(value, path)
  if (!Number.isInteger(n) || n < 0) throw no(path, 'a whole number or null')
  return n
}

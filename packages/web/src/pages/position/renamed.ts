import { isObject } from '@stellwerk/engine'

/** A description in which a name stands for another wherever it stands alone: as a value or as the name of an entry. */
export function renamed<T>(value: T, old: string, name: string): T {
  if (value === old) return name as T
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(item, old, name)) as T
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key === old ? name : key, renamed(item, old, name)]),
  ) as T
}

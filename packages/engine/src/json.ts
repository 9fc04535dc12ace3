/** What a game state, an action and an event are made of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Whether something is an object, and neither an array nor null. */
export function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text parsed as JSON; undefined if it is not JSON. */
export function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * A copy of an object without one or two fields. Destructuring takes several times as long, so it is used only for the
 * one name that cannot be assigned.
 */
export function without(object: JsonLike, name: string, another = name): JsonLike {
  if (Object.hasOwn(object, '__proto__')) {
    const { [name]: _, [another]: __, ...rest } = object
    return rest
  }
  const rest: { [field: string]: unknown } = {}
  for (const field in object) if (field !== name && field !== another) rest[field] = object[field]
  return rest
}

/** A record with every value changed. */
export const mapEntries = <T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, id: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value, id)]))

interface JsonLike {
  readonly [field: string]: unknown
}

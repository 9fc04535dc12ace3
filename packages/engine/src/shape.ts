import { isObject } from './json.js'

/**
 * The first place at which a value from outside does not fit its shape, with what was expected there. Unknown fields
 * are faults: nothing is silently dropped.
 */
export interface Fault {
  readonly path: string
  readonly expected: string
}

/** The form that a value must have: a check that returns nothing if the value fits, or else the first fault. */
export type Shape = (value: unknown, path: string) => Fault | undefined

const expected =
  (what: string, fits: (value: unknown) => boolean): Shape =>
  (value, path) =>
    fits(value) ? undefined : { path, expected: what }

/** Any text. */
export const text: Shape = expected('text', (v) => typeof v === 'string' && v.length <= 200)
/** True or false. */
export const flag: Shape = expected('true or false', (v) => typeof v === 'boolean')
/** The value `true`, for a field that means something by being present. */
export const yes: Shape = expected('true', (v) => v === true)
/** A whole number, not below a minimum. */
export const whole: Shape = expected('a whole number', (v) => Number.isSafeInteger(v))

/** One of some given values. */
export const oneOf = (...values: readonly (string | number | null)[]): Shape =>
  expected(`one of ${values.join(', ')}`, (v) => (values as readonly unknown[]).includes(v))

/** A list whose items all have the same form. */
export const listOf =
  (item: Shape, most = 1000): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return { path, expected: 'a list' }
    if (value.length > most) return { path, expected: `a list of at most ${most}` }
    for (let i = 0; i < value.length; i++) {
      const fault = item(value[i], '')
      // the path is built only when there is a fault to report
      if (fault) return { path: within(`${path}[${i}]`, fault.path), expected: fault.expected }
    }
    return undefined
  }

/** An object with these fields and no others. */
export const recordOf =
  (item: Shape, key: (name: string) => boolean = () => true): Shape =>
  (value, path) => {
    if (!isObject(value)) return { path, expected: 'an object' }
    for (const name of Object.keys(value)) {
      if (name === '__proto__' || !key(name)) return { path: join(path, name), expected: 'a known name' }
      const fault = item(value[name], '')
      if (fault) return { path: within(join(path, name), fault.path), expected: fault.expected }
    }
    return undefined
  }

/** An object of one of several forms; one of its fields says which. */
export const tagged =
  (tag: string, shapes: Fields): Shape =>
  (value, path) => {
    const kind = isObject(value) ? value[tag] : undefined
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
    return shape
      ? shape(value, path)
      : { path: join(path, tag), expected: `one of ${Object.keys(shapes).join(', ')}` }
  }

/** Whether a record has this name as a key. */
export const known =
  (names: object) =>
  (name: string): boolean =>
    Object.hasOwn(names, name)

type Fields = { readonly [name: string]: Shape }

/** An object with exactly these fields; those in `optional` may be absent. */
export const fields = (required: Fields, optional: Fields = {}): Shape => {
  const needed = Object.entries(required)
  return (value, path) => {
    if (!isObject(value)) return { path, expected: 'an object' }
    for (const [name, shape] of needed) {
      if (!Object.hasOwn(value, name)) return { path: join(path, name), expected: 'present' }
      const fault = shape(value[name], '')
      if (fault) return { path: within(join(path, name), fault.path), expected: fault.expected }
    }
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(required, name)) continue
      const shape = Object.hasOwn(optional, name) ? optional[name] : undefined
      if (!shape) return { path: join(path, name), expected: 'no such field' }
      const fault = value[name] === undefined ? undefined : shape(value[name], '')
      if (fault) return { path: within(join(path, name), fault.path), expected: fault.expected }
    }
    return undefined
  }
}

/** Any one of several forms. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    let fault: Fault | undefined
    for (const shape of shapes) {
      fault = shape(value, path)
      if (!fault) return undefined
    }
    return fault
  }

/** A path that continues inside another. */
const within = (outer: string, inner: string): string =>
  inner === '' || /^[.[]/.test(inner) ? outer + inner : join(outer, inner)

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}

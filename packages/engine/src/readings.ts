import type { Title } from './game.js'
import { isObject, mapEntries } from './json.js'
import { Random } from './random.js'
import type { Result } from './refusal.js'
import { accepted, engineRules, refused } from './refusal.js'
import type { Fault, Shape } from './shape.js'
import { fields, oneOf } from './shape.js'
import type { CoreState } from './state.js'

/** A point that the sources leave open. The table chooses one of two values; the first is the default. */
export interface Reading {
  /** The ruling in the ledger that explains it. */
  readonly ruling: string
  readonly values: readonly [string, string]
}

/** The readings of a title by their names. */
export interface Readings {
  readonly [name: string]: Reading
}

/** What a table chose, by the names of options and readings. */
export interface Settings {
  readonly [name: string]: string
}

type Configurable = Pick<Title, 'options' | 'readings'>

/** Everything a table can choose, each with its values; the first is the default. */
export const settingsOf = ({ options, readings }: Configurable): Title['options'] => ({
  ...options,
  ...Object.fromEntries(Object.entries(readings).map(([name, { values }]) => [name, values])),
})

/** The first setting that the title does not have. */
export function settingsFault(title: Configurable, given: Settings): Fault | undefined {
  const possible = settingsOf(title)
  for (const [name, value] of Object.entries(given)) {
    const values = Object.hasOwn(possible, name) ? possible[name] : undefined
    const expected = values ? values.join(', ') : Object.keys(possible).join(', ') || 'no options'
    if (!values?.includes(value)) return { path: `options.${name}`, expected }
  }
  return undefined
}

/** A table's settings with the defaults filled in. */
export const completeSettings = (title: Configurable, given: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settingsOf(title)).map(([name, values]) => [name, given[name] ?? values[0] ?? '']),
  )

/** The settings in the description of a position, with the defaults filled in. */
export function describedSettings(title: Configurable, description: unknown): Settings {
  const told = isObject(description) ? description : {}
  const readings = isObject(told['readings']) ? told['readings'] : {}
  return mapEntries(settingsOf(title), (values, name) => {
    const value = readings[name] ?? told[name]
    return values.find((one) => one === value) ?? values[0] ?? ''
  })
}

/** A table's settings with the defaults filled in, or a refusal that names the one that is wrong. */
export function readSettings(title: Configurable, given: Settings): Result<Settings> {
  const fault = settingsFault(title, given)
  return fault ? refused(engineRules.setup, { ...fault }) : accepted(completeSettings(title, given))
}

/** What a state stores of its settings: the readings that differ from the default, and nothing if none does. */
export function readingsPart(readings: Readings, settings: Settings = {}): Pick<CoreState, 'readings'> {
  const other = Object.entries(readings).filter(
    ([name, { values }]) => (settings[name] ?? values[0]) !== values[0],
  )
  if (other.length === 0) return {}
  return { readings: Object.fromEntries(other.map(([name, { values }]) => [name, values[1]])) }
}

/** The value of a reading in a game. */
export function readingOf<R extends Readings, N extends keyof R & string>(
  state: Pick<CoreState, 'readings'>,
  readings: R,
  name: N,
): R[N]['values'][number] {
  return (state.readings?.[name] ?? readings[name]?.values[0]) as R[N]['values'][number]
}

/** The readings of a title, and how its rules ask for one by name. */
export const titleReadings = <const R extends Readings>(readings: R) => ({
  readings,
  reading: <N extends keyof R & string>(
    state: Pick<CoreState, 'readings'>,
    name: N,
  ): R[N]['values'][number] => readingOf(state, readings, name),
})

/** The shape of the readings in the description of a position. */
export const readingsShape = (readings: Readings): Shape =>
  fields(
    {},
    Object.fromEntries(Object.entries(readings).map(([name, { values }]) => [name, oneOf(...values)])),
  )

/** Random readings for a random game. Half of the games play by the defaults. */
export function drawReadings({ readings }: Pick<Title, 'readings'>, seed: number): Settings {
  const random = new Random(seed)
  if (random.below(2) === 0) return {}
  return Object.fromEntries(Object.entries(readings).map(([name, { values }]) => [name, random.pick(values)]))
}

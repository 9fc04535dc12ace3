import { isObject } from '@stellwerk/engine'
import type { Described, FormGroup, PositionForm, Table, Told } from '@stellwerk/table'

/** Where a description tells something: `['cash', 'Anna']`. */
export type FieldPath = readonly string[]

export const toldAt = (value: unknown, [name, ...rest]: FieldPath): unknown =>
  name === undefined ? value : isObject(value) ? toldAt(value[name], rest) : undefined

/** A description that tells something else at a place, or nothing. */
export function telling(position: Described, [name = '', ...rest]: FieldPath, value: unknown): Described {
  const { [name]: inner, ...others } = position
  const next = rest.length === 0 ? value : telling((inner ?? {}) as Described, rest, value)
  return next === undefined ? others : { ...position, [name]: next }
}

/** Where a thing of a group is told of. */
export const placeIn = ({ field }: FormGroup, id: string): FieldPath => (id === '' ? [field] : [field, id])

/** What a description tells of a thing; undefined if it is not in the game. */
export const toldOf = (position: Described, group: FormGroup, id: string): Told | undefined =>
  (toldAt(position, placeIn(group, id)) as Told | undefined) ?? (group.always ? {} : undefined)

/** One that comes into the game belongs to the first player. */
export const withBegun = (position: Described, group: FormGroup, id: string): Described =>
  telling(position, placeIn(group, id), group.begun?.(position, id, position.players?.[0] ?? '') ?? {})

/** The description with a company in operation, if it is not yet. */
export function withCompany(
  form: PositionForm,
  position: Described,
  { companies }: Pick<Table, 'companies'>,
  company: string,
): Described {
  const group = form.groups.find(({ begun, items }) => begun && items.some(({ id }) => id === company))
  const isLed = companies.some(({ ref, head }) => ref === company && head !== null)
  return !group || isLed || toldOf(position, group, company) ? position : withBegun(position, group, company)
}

/** Where a position stands in which a company runs its trains. */
export const runOf = ({ runStep }: PositionForm, company: string) => ({
  round: 'operating',
  turn: company,
  step: runStep,
})

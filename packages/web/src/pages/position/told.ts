import type { Described, FormGroup, PositionForm, Table, Told } from '@stellwerk/table'

type Record_<T> = Readonly<Record<string, T>>

/** A record with one entry changed, or without it. */
export function withEntry<T>(record: Record_<T> | undefined, key: string, value: T | undefined): Record_<T> {
  const { [key]: _, ...others } = record ?? {}
  return value === undefined ? others : { ...others, [key]: value }
}

type Cash = Record_<number> | undefined

export const cashOf = (position: Described, purse: string): number | undefined =>
  (position['cash'] as Cash)?.[purse]

export const withCash = (position: Described, purse: string, amount: number | undefined): Described => ({
  ...position,
  cash: withEntry(position['cash'] as Cash, purse, amount),
})

/** What a description tells of a thing; undefined if it is not in the game. */
export function toldOf(position: Described, { field, always }: FormGroup, id: string): Told | undefined {
  const all = position[field] as Record_<Told> | undefined
  return (id === '' ? all : all?.[id]) ?? (always ? {} : undefined)
}

export function withTold(
  position: Described,
  group: FormGroup,
  id: string,
  told: Told | undefined,
): Described {
  const { field, alongWith } = group
  const before = toldOf(position, group, id)
  const whole = id === '' ? told : withEntry(position[field] as Record_<Told> | undefined, id, told)
  const changed = { ...position, [field]: whole }
  return alongWith ? alongWith(changed, id, before, told) : changed
}

/** One that comes into the game belongs to the first player. */
export const withBegun = (position: Described, group: FormGroup, id: string): Described =>
  withTold(position, group, id, group.begun?.(position, id, position.players?.[0] ?? '') ?? {})

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

/** Companies that are told of and may run. */
export const runnersOf = (form: PositionForm, position: Described): readonly string[] =>
  form.groups
    .filter(({ always, fields }) => !always && fields.some((one) => 'field' in one && one.field === 'trains'))
    .flatMap((group) => group.items.map(({ id }) => id).filter((id) => toldOf(position, group, id)))

import type { Company } from './company.js'
import type { Phase, TrainFate, TrainStock } from './supply.js'
import type { Table } from './table.js'
import type { Money, PhaseRef, TrainRef } from './values.js'

/** The phase that comes next, unless this is the last one. */
export const nextPhase = ({ phases }: Table): Phase | undefined => phases.find(({ begun }) => !begun)

/** A type of train that a phase changes, and the companies that have such trains. */
export interface Rust {
  readonly stock: TrainStock
  readonly fate: TrainFate
  readonly owners: readonly Company[]
}

/** What happens to trains when a phase begins. */
export function rustAt(table: Table, phase: PhaseRef): readonly Rust[] {
  return table.trains.flatMap((stock) => {
    const fate = stock.fate.find((one) => one.phase === phase)
    return fate ? [{ stock, fate, owners: ownersOf(table, stock.train) }] : []
  })
}

/** The companies that own trains of a type. */
export const ownersOf = ({ companies }: Table, train: TrainRef): readonly Company[] =>
  companies.filter(({ trains }) => trains.some((one) => one.train === train))

/** What phases to come will do to a type of train, the soonest first. */
export function fateAhead({ phases }: Table, { fate }: TrainStock): readonly TrainFate[] {
  return phases.filter(({ begun }) => !begun).flatMap(({ ref }) => fate.filter(({ phase }) => phase === ref))
}

/** What a train of this type costs per round now. */
export function upkeepNow({ phases, trains }: Table, train: TrainRef): Money {
  const fate = trains.find((stock) => stock.train === train)?.fate ?? []
  const last = phases
    .filter(({ begun }) => begun)
    .flatMap(({ ref }) => fate.filter(({ phase }) => phase === ref))
    .at(-1)
  return last?.does === 'upkeep' ? last.amount : 0
}

/** Whether the next phase affects such trains: they rust, or cost more. */
export function goesNext(table: Table, train: TrainRef): boolean {
  const next = nextPhase(table)
  return table.trains.some(
    (stock) => stock.train === train && stock.fate.some(({ phase }) => phase === next?.ref),
  )
}

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Described, PositionForm } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import type { DescribedGame } from '@stellwerk/titles'
import type { Description } from '../../table/description.js'
import type { PlacedFault } from './assess.js'
import type { FieldPath } from './told.js'
import { telling, toldAt } from './told.js'

/** The position that is being entered. */
export interface Entry {
  readonly game: DescribedGame
  readonly form: PositionForm
  /** What is told of it, as far as it has the form of a description. */
  readonly position: Described
  readonly faults: readonly PlacedFault[]
  /** What can be drawn of it, and the words for it. */
  readonly board: Description
  readonly words: TableWords
  replace(position: Described): void
}

export const EntryContext = createContext<Entry | undefined>(undefined)

export function useEntry(): Entry {
  const entry = useContext(EntryContext)
  if (!entry) throw new Error('there is no position around this component')
  return entry
}

/** What the position tells at a place, and a way to tell something else there. */
export function useTold<T>(at: FieldPath): readonly [T | undefined, (value: T | undefined) => void] {
  const { position, replace } = useEntry()
  return [toldAt(position, at) as T | undefined, (value) => replace(telling(position, at, value))]
}

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Described, PositionForm } from '@stellwerk/table'
import type { DescribedGame } from '@stellwerk/titles'
import type { FaultWords } from './fault-words.js'

/** The position that is being entered. */
export interface Entry {
  readonly game: DescribedGame
  readonly form: PositionForm
  /** What is told of it, as far as it has the form of a description. */
  readonly position: Described
  readonly faults: readonly FaultWords[]
  replace(position: Described): void
}

export const EntryContext = createContext<Entry | undefined>(undefined)

export function useEntry(): Entry {
  const entry = useContext(EntryContext)
  if (!entry) throw new Error('there is no position around this component')
  return entry
}

import { lineAfter } from '@stellwerk/engine'
import type { EntryRow } from '../store/schema.js'

/** An action of the record: its place there, and whose decision it was. */
export interface Deed {
  readonly seq: number
  readonly player: string | null
  /** Entered by the server for the player. */
  readonly programmed: boolean
}

/** Which actions of a record lead to the present state, and which were taken back and could be brought back. */
export interface Line {
  readonly deeds: readonly Deed[]
  readonly undone: readonly Deed[]
}

export const noDeeds: Line = { deeds: [], undone: [] }

export type EntryHead = Pick<EntryRow, 'seq' | 'type' | 'player' | 'to_length' | 'programmed'>

const deedOf = ({ seq, player, programmed }: EntryHead): Deed => ({
  seq,
  player,
  programmed: programmed === 1,
})

/** The line after more entries of the record. */
export function extended(line: Line, entries: readonly EntryHead[]): Line {
  const [only] = entries
  // nearly every entry is an action that follows the others
  if (entries.length === 1 && only?.type === 'action')
    return { deeds: [...line.deeds, deedOf(only)], undone: noDeeds.undone }
  const { done, undone } = lineAfter({ done: line.deeds, undone: line.undone }, entries, {
    made: deedOf,
    to: ({ to_length }) => to_length ?? 0,
  })
  return { deeds: done, undone }
}

/** The place in the record of the state to which the first `length` actions lead; 0 is the beginning. */
export const placeOf = ({ deeds }: Line, length: number): number => deeds[length - 1]?.seq ?? 0

/** Who decided some of these by themselves. */
export const decidedBy = (deeds: readonly Deed[]): string[] => [
  ...new Set(deeds.flatMap(({ player, programmed }) => (player !== null && !programmed ? player : []))),
]

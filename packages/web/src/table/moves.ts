import { useMemo } from 'preact/hooks'
import { useTable } from './table.js'

/** Taking moves back and bringing them again; what is not possible now is undefined. */
export interface Moves {
  readonly undo: (() => void) | undefined
  readonly undoTurn: (() => void) | undefined
  /** How many moves the turn has so far. */
  readonly turnLength: number
  readonly redo: (() => void) | undefined
}

export function useMoves(): Moves {
  const { session, now, isPresent, travel: go } = useTable()
  return useMemo(() => {
    const none = { undo: undefined, undoTurn: undefined, turnLength: 0, redo: undefined }
    // who looks at the past must first see what would be taken back
    if (!isPresent) return none
    const travel = (way: Parameters<typeof go>[0]) => (): void => void go(way)
    const { length, undoTo, turnStart, redoable } = now
    const turnLength = length - turnStart
    return {
      undo: length > undoTo ? travel(() => session.undo(length - 1)) : undefined,
      undoTurn: turnLength > 1 && turnStart >= undoTo ? travel(() => session.undo(turnStart)) : undefined,
      turnLength,
      redo: redoable > 0 ? travel(() => session.redo()) : undefined,
    }
  }, [session, now, isPresent, go])
}

/** The actions of a record that lead to the present, and those that were undone and can be brought back. */
export interface RecordLine<T> {
  readonly done: readonly T[]
  readonly undone: readonly T[]
}

/** How entries are read: which are actions, and to how many actions an undo or redo leads. */
interface Reader<E, T> {
  made(entry: E, place: number): T
  to(entry: E): number
}

/** The line after more entries, without playing any of them. */
export function lineAfter<E extends { readonly type: string }, T>(
  line: RecordLine<T>,
  entries: readonly E[],
  { made, to }: Reader<E, T>,
): RecordLine<T> {
  const done = [...line.done]
  let undone = [...line.undone]
  for (const [place, entry] of entries.entries()) {
    if (entry.type === 'undo') undone = [...done.splice(to(entry)), ...undone]
    else if (entry.type === 'redo') done.push(...undone.splice(0, to(entry) - done.length))
    else {
      done.push(made(entry, place))
      undone = []
    }
  }
  return { done, undone }
}

import type { Kept } from './shelf.js'

/** The entries of a record that lead to a moment, without what was taken back. */
export function actionsTo(record: readonly Kept[], at: number): readonly Kept[] {
  let line: readonly Kept[] = []
  let undone: readonly Kept[] = []
  for (const kept of record) {
    const { entry } = kept
    switch (entry.type) {
      case 'action':
        line = [...line, kept]
        undone = []
        break
      case 'undo':
        undone = [...line.slice(entry.to), ...undone]
        line = line.slice(0, entry.to)
        break
      case 'redo': {
        const back = entry.to - line.length
        line = [...line, ...undone.slice(0, back)]
        undone = undone.slice(back)
      }
    }
  }
  return line.slice(0, at)
}

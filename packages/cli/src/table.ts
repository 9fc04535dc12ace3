import type { Paint } from './paint.js'
import { padEnd, padStart, width, wrap } from './width.js'

export interface Column {
  readonly heading: string
  readonly align?: 'right'
  /** Gives way when the table is too wide: its cells are broken into lines. */
  readonly flexible?: true
}

export interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

const gap = '  '
const narrowest = 10

/** Draws a table into lines of at most so many columns. */
export function draw({ columns, rows }: Table, room: number, paint: Paint): string[] {
  const natural = columns.map(({ heading }, i) =>
    Math.max(width(heading), ...rows.map((row) => width(row[i] ?? ''))),
  )
  const widths = fitted(columns, natural, room)
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i]?.align ? padStart : padEnd)(cell, widths[i] ?? 0))
      .join(gap)
      .trimEnd()
  const body = rows.flatMap((row) => {
    const cells = columns.map((_, i) => wrap(row[i] ?? '', widths[i] ?? 0))
    const height = Math.max(...cells.map((lines) => lines.length))
    return Array.from({ length: height }, (_, k) => line(cells.map((lines) => lines[k] ?? '')))
  })
  const heading = paint.heading(line(columns.map((c) => c.heading)))
  const rule = paint.ruled ? [line(widths.map((w) => '─'.repeat(w)))] : []
  return [heading, ...rule, ...body]
}

/** The widths of the columns once the flexible ones have given way. */
function fitted(columns: readonly Column[], natural: readonly number[], room: number): number[] {
  const widths = [...natural]
  const total = (): number => widths.reduce((sum, w) => sum + w, gap.length * (widths.length - 1))
  for (let excess = total() - room; excess > 0; excess--) {
    let widest = -1
    for (const [i, column] of columns.entries()) {
      const w = widths[i] ?? 0
      if (column.flexible && w > narrowest && w > (widths[widest] ?? 0)) widest = i
    }
    if (widest < 0) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}

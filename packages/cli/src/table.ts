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
  const body = (i: number): number => Math.max(0, ...rows.map((row) => width(row[i] ?? '')))
  const natural = columns.map(({ heading }, i) => Math.max(width(heading), body(i)))
  const least = columns.map(({ heading }, i) => Math.max(...heading.split(' ').map(width), body(i)))
  const widths = fitted(columns, natural, least, room)
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (columns[i]?.align ? padStart : padEnd)(cell, widths[i] ?? 0))
      .join(gap)
      .trimEnd()
  const lines = (texts: readonly string[]): string[] => {
    const cells = columns.map((_, i) => wrap(texts[i] ?? '', widths[i] ?? 0))
    const height = Math.max(...cells.map((cell) => cell.length))
    return Array.from({ length: height }, (_, k) => line(cells.map((cell) => cell[k] ?? '')))
  }
  const headings = lines(columns.map(({ heading }) => heading)).map((text) => paint.heading(text))
  const rule = paint.ruled ? [line(widths.map((w) => '─'.repeat(w)))] : []
  return [...headings, ...rule, ...rows.flatMap(lines)]
}

/** The widths of the columns once headings were broken at their spaces and the flexible columns have given way. */
function fitted(
  columns: readonly Column[],
  natural: readonly number[],
  least: readonly number[],
  room: number,
): number[] {
  const widths = [...natural]
  const total = (): number => widths.reduce((sum, w) => sum + w, gap.length * (widths.length - 1))
  const widest = (gives: (w: number, i: number) => boolean): number =>
    widths.reduce((best, w, i) => (gives(w, i) && w > (widths[best] ?? 0) ? i : best), -1)
  for (let excess = total() - room; excess > 0; excess--) {
    const broken = widest((w, i) => w > (least[i] ?? 0))
    const at = broken >= 0 ? broken : widest((w, i) => columns[i]?.flexible === true && w > narrowest)
    if (at < 0) break
    widths[at] = (widths[at] ?? 0) - 1
  }
  return widths
}

import type { Action } from '@stellwerk/engine'
import type { Amount, Cell, Row, Rows, Section, Slot } from '@stellwerk/table'
import { stepped } from './number.js'

/** Rows of one stem: one line of the card, with variants to choose from. */
export interface Line {
  readonly id: string
  readonly rows: readonly [Row, ...Row[]]
  /** Numbers that are one tap away. */
  readonly marks: readonly number[]
}

/** Lines under one heading. */
export interface Block {
  readonly section: Rows | Amount | Slot
  readonly lines: readonly Line[]
}

export function linesOf(rows: readonly Row[], marks: readonly number[] = []): readonly Line[] {
  const lines = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const id = row.stem === undefined ? row.id : `${row.action.type} ${row.stem}`
    const known = lines.get(id)
    if (known) known.push(row)
    else lines.set(id, [row])
  }
  return Array.from(lines, ([id, same]) => ({ id, rows: same, marks }))
}

/** A section that is no list of choices. */
export type Part = Exclude<Section, Rows | Amount>

/** A section as a block of lines; one after another of the same kind share their heading. */
export function blocksOf(sections: readonly Section[]): readonly (Block | Part)[] {
  const blocks: (Block | Part)[] = []
  for (const section of sections) {
    if (section.kind === 'rows') blocks.push({ section, lines: linesOf(section.rows) })
    else if (section.kind === 'amount') {
      const lines = linesOf([section.row], section.marks)
      const before = blocks.at(-1)
      if (before && 'lines' in before && before.section.heading.key === section.heading.key)
        blocks.splice(-1, 1, { ...before, lines: [...before.lines, ...lines] })
      else blocks.push({ section, lines })
    } else blocks.push(section)
  }
  return blocks
}

/** The row of a line that an action belongs to. */
export function rowFor({ rows }: Line, action: Action | undefined): Row | undefined {
  return action && rows.find((row) => isFrom(row, action))
}

/** Whether an action is a row's, whatever its number. */
export function isFrom({ action, range }: Row, other: Action): boolean {
  if (other.type !== action.type || other.player !== action.player) return false
  const plain = (one: Action): string => JSON.stringify({ ...one, ...(range ? { [range.field]: 0 } : {}) })
  return plain(action) === plain(other)
}

export const numberIn = ({ action, range }: Row, other: Action = action): number =>
  range ? Number((other as unknown as { readonly [field: string]: unknown })[range.field]) : 0

/** The action of a row with the possible number that is nearest to one. */
export const withNumber = ({ action, range }: Row, number: number): Action =>
  range ? { ...action, [range.field]: stepped(number, 0, range) } : action

/** The cells by which the rows of a line differ. */
export function variantCells(row: Row, { rows }: Line): readonly Cell[] {
  const said = (one: Row, id: string): string =>
    JSON.stringify(one.cells.find((cell) => cell.id === id)?.value ?? null)
  return row.cells.filter(({ id }) => rows.some((other) => said(other, id) !== said(row, id)))
}

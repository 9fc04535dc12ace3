import type { ComponentChildren } from 'preact'
import { Scroll } from './parts.js'

interface ColumnsProps {
  readonly heads: readonly string[]
  readonly children: ComponentChildren
}

/** The heads of a table's columns, and its rows. */
export const Columns = ({ heads, children }: ColumnsProps) => (
  <>
    <thead>
      <tr>
        {heads.map((head, i) => (
          <th key={i} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </>
)

interface PanelTableProps extends ColumnsProps {
  readonly class?: string
  readonly heading: string
}

/** A part of a panel that is a table: under its heading, and scrolling in itself. */
export const PanelTable = ({ class: className, heading, ...columns }: PanelTableProps) => (
  <section>
    <h2>{heading}</h2>
    <Scroll label={heading}>
      <table class={className}>
        <Columns {...columns} />
      </table>
    </Scroll>
  </section>
)

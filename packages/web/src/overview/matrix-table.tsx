import type { ComponentChildren } from 'preact'
import type { Company } from '@stellwerk/table'
import { CompanyRow } from './company-row.js'
import type { Columns } from './head.js'
import { MatrixHead } from './head.js'
import type { WholeProps } from './overview.js'

interface MatrixTableProps extends WholeProps {
  readonly class: string
  readonly caption: string
  readonly columns: Columns
  readonly companies: readonly Company[]
  /** What comes below the companies. */
  readonly children?: ComponentChildren
}

/** Companies in lines, with some of the columns of the matrix. */
export const MatrixTable = ({ companies, children, caption, ...props }: MatrixTableProps) => (
  <table
    class={props.class}
    style={{
      '--holders': props.columns.names ? props.matrix.holders.length : undefined,
      '--companies': companies.length,
    }}
  >
    <caption class="visually-hidden">{caption}</caption>
    <MatrixHead {...props} />
    {companies.length > 0 && (
      <tbody>
        {companies.map((company) => (
          <CompanyRow key={company.ref} {...props} company={company} />
        ))}
      </tbody>
    )}
    {children}
  </table>
)

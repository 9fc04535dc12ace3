import type { Company, Value } from '@stellwerk/table'
import { CompanyLink } from './company-chip.js'
import type { Sight } from './sight.js'

/** The companies that belong to another, such as the mines of a public mine. */
export const partsOf = ({ table }: Pick<Sight, 'table'>, { ref }: Company): readonly Company[] =>
  table.companies.filter(({ owned }) => owned?.by === `company:${ref}`)

/** Whether a value says no more than which companies these are. */
export const lists = (value: Value, companies: readonly Company[]): boolean =>
  value.kind === 'list' &&
  companies.length > 0 &&
  value.items.every((item) => item.kind === 'company' && companies.some(({ ref }) => ref === item.ref))

interface PartsProps {
  readonly sight: Sight
  readonly parts: readonly Company[]
}

/** Each with what it has, and what it earns. */
export const Parts = ({ sight, parts }: PartsProps) => (
  <ul class="charter-parts">
    {parts.map((company) => {
      const income = company.facts.find(({ id }) => id === 'income')
      return (
        <li key={company.ref}>
          <CompanyLink company={company} />
          <span class="panel-note">
            {company.facts
              .filter(
                ({ show, value }) => show === 'overview' && (value.kind === 'count' || value.kind === 'flag'),
              )
              .map(({ label, value }) => `${sight.words.say(label)} ${sight.words.cell(value)}`)
              .join(' · ')}
          </span>
          <span>{income && sight.words.phrase(income.value)}</span>
        </li>
      )
    })}
  </ul>
)

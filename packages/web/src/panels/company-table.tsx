import type { Company } from '@stellwerk/table'
import { useMemo } from 'preact/hooks'
import type { Earning } from '../story/chronicle.js'
import { useSay } from '../language/language.js'
import { CompanyChip, focusOf } from './company-chip.js'
import { OwnedTrains } from './owned-trains.js'
import { Columns } from './panel-table.js'
import { Pointed } from './parts.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import './company-table.css'

interface CompanyTableProps {
  readonly sight: Sight
  readonly companies: readonly Company[]
  readonly earnings: { readonly [company: string]: readonly Earning[] | undefined }
}

/** What one compares of the companies that run, a line each; a press on one leads to all about it. */
export function CompanyTable({ sight, companies, earnings }: CompanyTableProps) {
  const say = useSay(panelTexts)
  const { words, table } = sight
  const acting = table.turns.find(({ at }) => at === 'now')?.company
  if (companies.length === 0) return null
  return (
    <table class="company-table">
      <caption class="visually-hidden">{say('operating')}</caption>
      <Columns
        heads={[
          say('operates'),
          ...['head', 'price', 'treasury', 'trains'].map(words.column),
          say('lastShort'),
        ]}
      >
        {companies.map((company) => (
          <Line
            key={company.ref}
            sight={sight}
            company={company}
            last={earnings[company.ref]?.at(-1)}
            isActing={company.ref === acting}
          />
        ))}
      </Columns>
    </table>
  )
}

interface LineProps {
  readonly sight: Sight
  readonly company: Company
  readonly last: Earning | undefined
  readonly isActing: boolean
}

/** Drawn anew only when something of it has changed. */
function Line(props: LineProps) {
  const { sight, company, last, isActing } = props
  const { table, words } = sight
  const head = company.head && sight.nameOf(company.head.player)
  return useMemo(() => <Told {...props} />, [company, last, isActing, head, words, table.phase, table.trains])
}

function Told({ sight, company, last, isActing }: LineProps) {
  const { head, note, price, treasury, trains } = company
  const machines = company.facts.find(({ id, show }) => id === 'machines' && show === 'overview')
  return (
    <Pointed as="tr" {...focusOf(company)} class={isActing ? 'company-table-now' : ''}>
      <th scope="row">
        <a href={`#charter-${company.ref}`} title={company.name} onClick={showCharter}>
          <CompanyChip company={company} />
          <span class="visually-hidden"> {company.name}</span>
        </a>
      </th>
      <td>
        {head ? (
          <>
            <span class="company-table-seat" style={{ background: sight.colourOf(head.player) }} />
            {sight.nameOf(head.player)}
          </>
        ) : (
          <span class="panel-note">{note && sight.words.say(note)}</span>
        )}
      </td>
      <td class="company-table-price">{price ? sight.number(price.amount) : '–'}</td>
      <td>{treasury === null ? '' : sight.number(treasury)}</td>
      <td>
        {machines ? (
          sight.words.cell(machines.value)
        ) : trains.length > 0 ? (
          <OwnedTrains sight={sight} company={company} />
        ) : (
          '–'
        )}
      </td>
      <td>{last ? sight.number(last.amount) : '·'}</td>
    </Pointed>
  )
}

/** Within the panel: the address of the page tells the moment of the game. */
function showCharter(event: Event): void {
  event.preventDefault()
  const { hash } = new URL((event.currentTarget as HTMLAnchorElement).href)
  const charter = document.getElementById(decodeURIComponent(hash.slice(1)))
  charter?.scrollIntoView({ block: 'start' })
  charter?.focus({ preventScroll: true })
}

import type { Market } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { CompanyChip } from './company-chip.js'
import { PanelTable } from './panel-table.js'
import { Pointed } from './parts.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'

interface MovesProps {
  readonly sight: Sight
  readonly market: Market
}

/** Every company with the price that each move would bring, and the payout that it takes. */
export function Moves({ sight, market }: MovesProps) {
  const say = useSay(panelTexts)
  const { words, number } = sight
  const moved = new Set(market.moves.flatMap(({ goes }) => goes.map(({ company }) => company)))
  const companies = sight.table.companies.filter(({ ref }) => moved.has(ref))
  if (companies.length === 0) return null
  const prices = new Map(market.rows.flat().map(({ ref, price }) => [ref, price]))
  return (
    <PanelTable
      heading={say('moves')}
      heads={[
        words.column('company'),
        words.say(msg('panel.price')),
        ...market.moves.map(({ label }) => words.say(label)),
      ]}
    >
      {companies.map((company) => (
        <Pointed as="tr" kind="company" id={company.ref} key={company.ref}>
          <th scope="row">
            <CompanyChip company={company} />
          </th>
          <td>{company.price && number(company.price.amount)}</td>
          {market.moves.map(({ id, goes }) => {
            const to = goes.find((one) => one.company === company.ref)
            const price = to && prices.get(to.to)
            return (
              <td key={id}>
                {to && (to.to === company.price?.space ? '=' : number(price ?? 0))}
                {to?.least !== undefined && (
                  <span class="market-least"> {say('least', { amount: number(to.least) })}</span>
                )}
                {to?.note && <span class="panel-badge panel-badge-bad">{words.say(to.note)}</span>}
              </td>
            )
          })}
        </Pointed>
      ))}
    </PanelTable>
  )
}

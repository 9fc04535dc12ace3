import type { PlayerId } from '@stellwerk/engine'
import type { Company, HolderRef } from '@stellwerk/table'
import { heldBy, holdingsOf, msg } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { CompanyChip } from './company-chip.js'
import { roleOf } from './ownership.js'
import { PanelTable } from './panel-table.js'
import { Pointed } from './parts.js'
import { poolName } from './pools.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import './players.css'

/** The star of a director, as it is seen and as it is heard. */
const Star = ({ sight, company }: { readonly sight: Sight; readonly company: Company }) => (
  <>
    <b aria-hidden="true">★</b>
    <span class="visually-hidden">{roleOf(sight, company)}</span>
  </>
)

/** "HBE 40% ★": what a player has of companies. */
export function Holdings({ sight, player }: { readonly sight: Sight; readonly player: PlayerId }) {
  const held = holdingsOf(sight.table, player).filter(({ holding }) => holding.percent > 0)
  if (held.length === 0) return null
  return (
    <ul class="panel-list" aria-label={sight.words.say(msg('column.shares'))}>
      {held.map(({ company, holding }) => (
        <Pointed as="li" kind="company" id={company.ref} key={company.ref} class="player-holding">
          <CompanyChip company={company} />
          {sight.percent(holding.percent)}
          {holding.head && <Star sight={sight} company={company} />}
        </Pointed>
      ))}
    </ul>
  )
}

/** Every company against everybody who may hold a part of it, in percent. */
export function HoldingsTable({ sight }: { readonly sight: Sight }) {
  const say = useSay(panelTexts)
  const { table, words } = sight
  const columns: readonly { readonly holder: HolderRef; readonly label: string }[] = [
    ...table.players
      .toSorted((a, b) => a.order - b.order)
      .map(({ ref }) => ({ holder: heldBy(ref), label: sight.nameOf(ref) })),
    ...table.pools.map((pool) => ({ holder: pool.ref, label: poolName(words, pool) })),
  ]
  const companies = table.companies.filter(({ shares }) => shares.length > 0)
  return (
    <PanelTable
      heading={say('allShares')}
      heads={[words.column('company'), words.column('price'), ...columns.map(({ label }) => label)]}
    >
      {companies.map((company) => (
        <Pointed as="tr" kind="company" id={company.ref} key={company.ref}>
          <th scope="row">
            <CompanyChip company={company} />
          </th>
          <td>{company.price ? sight.number(company.price.amount) : '–'}</td>
          {columns.map(({ holder }) => {
            const held = company.shares.find((one) => one.holder === holder)
            return (
              <td key={holder}>
                {held && held.percent > 0 && sight.percent(held.percent)}
                {held?.head && (
                  <>
                    {' '}
                    <Star sight={sight} company={company} />
                  </>
                )}
              </td>
            )
          })}
        </Pointed>
      ))}
    </PanelTable>
  )
}

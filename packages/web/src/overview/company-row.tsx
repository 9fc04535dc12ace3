import type { Company, HolderRef, Row } from '@stellwerk/table'
import { list, msg, playerHolding } from '@stellwerk/table'
import { useContext, useMemo } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { CompanyChip } from '../panels/company-chip.js'
import { OwnedTrains } from '../panels/owned-trains.js'
import { roleOf } from '../panels/ownership.js'
import { Pointed } from '../panels/parts.js'
import { partsOf } from '../panels/owned-companies.js'
import type { Sight } from '../panels/sight.js'
import type { Columns } from './head.js'
import type { Matrix } from './matrix.js'
import { heldOf } from './matrix.js'
import type { CompanyOffers } from './offers.js'
import { OffersContext, ShareCell } from './share-cell.js'
import { overviewTexts } from './texts.js'

interface RowProps {
  readonly sight: Sight
  readonly matrix: Matrix
  readonly company: Company
  readonly columns: Columns
  readonly own: string | null
}

/** One company; drawn anew only when something of it has changed. */
export function CompanyRow(props: RowProps) {
  const { sight, matrix, company, columns, own } = props
  const { table, words, viewer } = sight
  const offers = useContext(OffersContext).of(company.ref)
  const earned = matrix.rounds.map((round) => round.earned.get(company.ref))
  return useMemo(
    () => <Told {...props} offers={offers} />,
    [
      company,
      columns,
      own,
      viewer,
      words,
      offers,
      table.phase,
      table.trains,
      matrix.hasStations,
      matrix.holders.join(),
      matrix.rounds.map(({ label }) => label).join(),
      ...earned,
      ...partsOf(sight, company),
    ],
  )
}

interface ToldProps extends RowProps {
  readonly offers: CompanyOffers | undefined
}

/** Its price, what it has and earned, and who holds how much of it. */
function Told({ sight, matrix, company, columns, own, offers }: ToldProps) {
  const { number } = sight
  const { ref, name, price, state, owned } = company
  const isWaiting = state !== 'running' && state !== 'troubled'
  const classes = [isWaiting ? 'overview-waiting' : '', price || !owned ? '' : 'overview-small'].join(' ')
  return (
    <Pointed as="tr" kind="company" id={ref} class={classes}>
      <th scope="row" class="overview-name">
        <CompanyChip company={company} />
        {columns.names ? <span title={name}> {name}</span> : <span class="visually-hidden"> {name}</span>}
      </th>
      <td class="overview-price">{price ? number(price.amount) : '–'}</td>
      {columns.business && <Business sight={sight} matrix={matrix} company={company} isWaiting={isWaiting} />}
      {columns.shares &&
        matrix.holders.map((holder) => (
          <Share
            key={holder}
            sight={sight}
            company={company}
            holder={holder}
            rows={offers?.get(holder)}
            own={own}
          />
        ))}
    </Pointed>
  )
}

interface BusinessProps extends Pick<RowProps, 'sight' | 'matrix' | 'company'> {
  readonly isWaiting: boolean
}

/** Treasury, trains, stations and the last results; what does not run yet says why. */
function Business({ sight, matrix, company, isWaiting }: BusinessProps) {
  const { number, words } = sight
  const { treasury, trains, stations, note } = company
  const { rounds } = matrix
  const parts = partsOf(sight, company)
  const machines = company.facts.find(({ id, show }) => id === 'machines' && show === 'overview')
  if (isWaiting)
    return (
      <td colSpan={2 + Number(matrix.hasStations) + rounds.length} class="overview-note">
        {words.say(note ?? msg(`state.${company.state}`))}
      </td>
    )
  return (
    <>
      <td>{treasury !== null && number(treasury)}</td>
      <td class="overview-middle">
        {machines ? (
          words.cell(machines.value)
        ) : trains.length > 0 ? (
          <OwnedTrains sight={sight} company={company} />
        ) : (
          '–'
        )}
      </td>
      {matrix.hasStations && (
        <td>
          {stations
            ? `${number(stations.left)}/${number(stations.all)}`
            : words.cell(list(parts.map(({ ref }) => ({ kind: 'company', ref }))))}
        </td>
      )}
      {rounds.map(({ label, earned }, i) => {
        const earning = earned.get(company.ref)
        return (
          <td key={label} class={i === rounds.length - 1 ? 'overview-last' : undefined}>
            {earning ? <Earned sight={sight} amount={earning.amount} how={earning.how} /> : '·'}
          </td>
        )
      })}
    </>
  )
}

interface EarnedProps {
  readonly sight: Sight
  readonly amount: number
  readonly how: 'full' | 'half' | 'withheld' | undefined
}

/** Crossed out what was withheld, half marked what was half paid. */
function Earned({ sight, amount, how }: EarnedProps) {
  const say = useSay(overviewTexts)
  const text = sight.number(amount)
  if (how === 'withheld' && amount > 0)
    return (
      <s title={say('withheld')}>
        {text}
        <span class="visually-hidden"> {say('withheld')}</span>
      </s>
    )
  if (how !== 'half' || amount === 0) return <>{text}</>
  return (
    <span title={say('half')}>
      <span aria-hidden="true">½</span>
      {text}
      <span class="visually-hidden"> {say('half')}</span>
    </span>
  )
}

interface ShareProps {
  readonly sight: Sight
  readonly company: Company
  readonly holder: HolderRef
  readonly rows: readonly Row[] | undefined
  readonly own: string | null
}

function Share({ sight, company, holder, rows, own }: ShareProps) {
  const say = useSay(overviewTexts)
  const held = heldOf(company, holder)
  const offered = 'offered' in held ? held.offered : undefined
  const isOwn = own !== null && playerHolding(holder) === own
  return (
    <ShareCell holder={holder} rows={rows} isOwn={isOwn}>
      {held.percent > 0 ? (
        <>
          <span class={held.head ? 'overview-head' : undefined}>{sight.number(held.percent)}</span>
          <span class="visually-hidden"> %</span>
          {held.head && (
            <>
              <b class="overview-star" aria-hidden="true">
                ★
              </b>
              <span class="visually-hidden"> {roleOf(sight, company)}</span>
            </>
          )}
          {offered && (
            <small>
              <span class="visually-hidden">{say('forSale', { price: sight.money(offered.price) })}</span>
              <span aria-hidden="true">{sight.number(offered.price)}</span>
            </small>
          )}
        </>
      ) : (
        <span aria-hidden="true">·</span>
      )}
    </ShareCell>
  )
}

import type { Company } from '@stellwerk/table'
import { hex, list, msg, playerHolding } from '@stellwerk/table'
import { listed } from '@stellwerk/texts'
import { useMemo } from 'preact/hooks'
import { useSay } from '../language/language.js'
import type { Earning } from '../story/chronicle.js'
import { lineColour } from '../story/colours.js'
import { CompanyChip, focusOf } from './company-chip.js'
import { OwnedTrains } from './owned-trains.js'
import { Parts, lists, partsOf } from './owned-companies.js'
import { Ownership, roleOf } from './ownership.js'
import { Fact, Facts, Pointed } from './parts.js'
import type { Sight } from './sight.js'
import { Sparkline } from './sparkline.js'
import { panelTexts } from './texts.js'
import { DescribedFacts, Shown } from './value.js'
import './charter.css'

interface CharterProps {
  readonly sight: Sight
  readonly company: Company
  readonly earnings: readonly Earning[]
}

/** Everything about a company; drawn anew only when something of it has changed. */
export function Charter({ sight, company, earnings }: CharterProps) {
  const { table, language } = sight
  const names = table.players.map(({ ref }) => sight.nameOf(ref)).join()
  return useMemo(
    () => <Told sight={sight} company={company} earnings={earnings} />,
    [company, earnings, language, names, table.phase, table.trains, table.lots, ...partsOf(sight, company)],
  )
}

function Told({ sight, company, earnings }: CharterProps) {
  const { words, money } = sight
  const { name, state, note, price, shares } = company
  const income = company.facts.find(({ id }) => id === 'income')
  const part = partsOf(sight, company)
  return (
    <li id={`charter-${company.ref}`} tabIndex={-1}>
      <Pointed as="article" {...focusOf(company)} class={`panel-card panel-card-${state}`}>
        <header class="panel-head">
          <CompanyChip company={company} />
          <h3>{name}</h3>
          {note && (
            <span class={state === 'troubled' ? 'panel-badge panel-badge-bad' : 'panel-badge'}>
              {words.say(note)}
            </span>
          )}
          {price ? (
            <Figure label={words.say(msg('panel.price'))} amount={money(price.amount)} />
          ) : (
            income?.value.kind === 'money' && (
              <Figure label={words.say(income.label)} amount={money(income.value.amount)} />
            )
          )}
        </header>
        {shares.length > 0 && <Ownership sight={sight} company={company} />}
        <Facts>
          <Possessions sight={sight} company={company} />
          <Results sight={sight} company={company} earnings={earnings} />
          <DescribedFacts
            sight={sight}
            facts={company.facts.filter((fact) => (price || fact !== income) && !lists(fact.value, part))}
          />
          {sight.kindOf(company)?.has.includes('stations') && <Homes sight={sight} company={company} />}
        </Facts>
        {part.length > 0 && <Parts sight={sight} parts={part} />}
      </Pointed>
    </li>
  )
}

const Figure = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <span class="panel-value">
    <span class="visually-hidden">{label} </span>
    {amount}
  </span>
)

type CompanyProps = Omit<CharterProps, 'earnings'>

/** Who owns or runs it, and what it owns. */
function Possessions({ sight, company }: CompanyProps) {
  const say = useSay(panelTexts)
  const { table, words, money, number, nameOf } = sight
  const { head, owned, state, treasury, trains, stations, price } = company
  const kind = sight.kindOf(company)
  const { trainLimits = [] } = table.phases.find(({ ref }) => ref === table.phase) ?? {}
  const limit = trainLimits.find((one) => one.kind === company.kind)?.limit
  const hasTrains = kind?.has.includes('trains') === true && (state === 'running' || state === 'troubled')
  return (
    <>
      <Owner sight={sight} company={company} />
      {head && !owned && head.as !== 'director' && (
        <Fact label={roleOf(sight, company)}>{nameOf(head.player)}</Fact>
      )}
      {treasury !== null && <Fact label={words.say(msg('panel.treasury'))}>{money(treasury)}</Fact>}
      {price && <Fact label={say('oneShare')}>{sight.percent(price.percent)}</Fact>}
      {hasTrains && (
        <Fact
          label={
            limit === undefined ? words.say(msg('column.trains')) : say('trains', { limit: number(limit) })
          }
          wide={trains.length > 2}
        >
          {trains.length === 0 ? say('none') : <OwnedTrains sight={sight} company={company} />}
        </Fact>
      )}
      {stations && (
        <Fact
          label={words.say(msg('panel.stations'))}
          wide={stations.left > 0 && stations.cost !== undefined}
        >
          {say('ofAll', { part: number(stations.left), all: number(stations.all) })}
          {stations.left > 0 &&
            stations.cost !== undefined &&
            say('nextStation', { cost: money(stations.cost) })}
        </Fact>
      )}
    </>
  )
}

/** Who owns a company whole, or that nobody does, and what is bid for it. */
function Owner({ sight, company }: CompanyProps) {
  const say = useSay(panelTexts)
  const { table, words, money, nameOf } = sight
  if (sight.kindOf(company)?.has.includes('shares') && !company.owned) return null
  const player = company.owned && playerHolding(company.owned.by)
  const owner = company.owned?.by.startsWith('company:')
    ? sight.company(company.owned.by.slice(8))
    : undefined
  const lot = table.lots.find(({ item }) => item.kind === 'company' && item.ref === company.ref)
  return (
    <>
      <Fact label={words.say(msg('column.owner'))}>
        {player === undefined ? (
          owner ? (
            <CompanyChip company={owner} />
          ) : (
            words.say(msg(`state.${company.state}`))
          )
        ) : (
          nameOf(player)
        )}
      </Fact>
      {lot && lot.bids.length > 0 && (
        <Fact label={say('bids')} wide>
          {lot.bids
            .toSorted((a, b) => b.amount - a.amount)
            .map((bid) => `${nameOf(bid.player)} ${money(bid.amount)}`)
            .join(' · ')}
        </Fact>
      )}
    </>
  )
}

function Homes({ sight, company: { homes } }: CompanyProps) {
  const say = useSay(panelTexts)
  if (homes.length === 0) return null
  return (
    <Fact label={say('homes')} wide={homes.length > 1}>
      <Shown sight={sight} value={list(homes.map((one) => hex(one)))} />
    </Fact>
  )
}

/** The last result and all of them as a picture. */
function Results({ sight, company, earnings }: CharterProps) {
  const say = useSay(panelTexts)
  const last = earnings.at(-1)
  if (!last) return null
  const values = earnings.map(({ amount }) => amount)
  const label = say('history', {
    company: company.name,
    values: listed(sight.language, values.map(sight.number)),
  })
  return (
    <Fact label={say('last')} wide>
      {sight.money(last.amount)}
      {last.costs > 0 && <span class="charter-cost"> −{sight.number(last.costs)}</span>}{' '}
      {last.how && <span class="panel-note">{say('how', { how: last.how })}</span>}{' '}
      <Sparkline label={label} values={values} kind="bars" colour={lineColour(company.colour)} />
    </Fact>
  )
}

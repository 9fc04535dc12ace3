import type { Company, Market as DescribedMarket } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { listed, separated } from '@stellwerk/texts'
import { useSay } from '../language/language.js'
import { lineColour } from '../story/colours.js'
import { figuresOf } from '../story/figures.js'
import { roundEnds } from '../story/samples.js'
import { useDescribed } from '../table/description.js'
import { CompanyChip } from './company-chip.js'
import { MarketPicture } from './market-picture.js'
import { Moves } from './market-moves.js'
import type { PanelProps } from './panel.js'
import { panelOf, usePast } from './panel.js'
import { Pointed, Scroll } from './parts.js'
import type { Sight } from './sight.js'
import { Sparkline } from './sparkline.js'
import { panelTexts } from './texts.js'
import './market.css'
import './price-histories.css'

/** The prices as they lie, what each move would do, and how each price came where it is. */
function Market({ sight }: PanelProps) {
  const say = useSay(panelTexts)
  const { words, table } = sight
  const { market } = table
  if (!market) return null
  const priced = table.companies.filter(({ price }) => price)
  return (
    <div class="panel">
      <section>
        <h2>{words.say(msg('table.market'))}</h2>
        <Scroll label={words.say(msg('table.market'))}>
          <MarketPicture sight={sight} market={market} />
        </Scroll>
        <Spoken sight={sight} market={market} />
        <p class="panel-note">
          {[...market.zones.map(({ label }) => words.say(label)), say('upperFirst')].join(' · ')}
        </p>
      </section>
      <Moves sight={sight} market={market} />
      <Histories sight={sight} companies={priced} />
      <section>
        <h2>{say('rules')}</h2>
        <ul class="market-rules panel-note">
          {market.rules.map((rule) => (
            <li key={rule.key}>{words.say(rule)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

export const MarketPanel = panelOf(Market)

interface MarketProps {
  readonly sight: Sight
  readonly market: DescribedMarket
}

/** The picture for those who hear it: only spaces that hold something, the highest price first. */
function Spoken({ sight, market }: MarketProps) {
  const say = useSay(panelTexts)
  const { words } = sight
  const taken = market.rows
    .flat()
    .flatMap((space) => {
      const stack = market.stacks.find((one) => one.space === space.ref)?.companies ?? []
      return stack.length > 0 && space.price !== null ? [{ ...space, price: space.price, stack }] : []
    })
    .toSorted((a, b) => b.price - a.price)
  if (taken.length === 0) return <p class="panel-note">{say('noPrices')}</p>
  return (
    <table class="visually-hidden">
      <caption>{words.say(msg('table.market'))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.say(msg('panel.price'))}</th>
          <th scope="col">{words.say(msg('table.companies'))}</th>
        </tr>
      </thead>
      <tbody>
        {taken.map(({ ref, price, zones, stack }) => (
          <tr key={ref}>
            <th scope="row">
              {separated(sight.language, [
                sight.money(price),
                ...market.zones.flatMap(({ id, label }) => (zones.includes(id) ? [words.say(label)] : [])),
              ])}
            </th>
            <td>
              {listed(
                sight.language,
                stack.map((one) => sight.company(one)?.mark ?? one),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HistoriesProps {
  readonly sight: Sight
  readonly companies: readonly Company[]
}

function Histories({ sight, companies }: HistoriesProps) {
  const say = useSay(panelTexts)
  const { face } = useDescribed()
  const { chronicle, moments } = usePast()
  const { number } = sight
  if (companies.length === 0) return null
  const pasts = roundEnds(chronicle, moments.length - 1, '').flatMap(({ at }) => {
    const moment = moments[at]
    return moment ? [figuresOf(face, moment.state)] : []
  })
  return (
    <section>
      <h2>{say('histories')}</h2>
      <ul class="price-histories">
        {companies.map((company) => {
          const values = pasts.map(({ prices }) => prices[company.ref] ?? null)
          const known = values.filter((value) => value !== null)
          const now = company.price?.amount ?? 0
          return (
            <Pointed as="li" kind="company" id={company.ref} key={company.ref}>
              <CompanyChip company={company} />
              <Sparkline
                label={say('historyOf', {
                  company: company.mark,
                  values: listed(sight.language, known.map(number)),
                })}
                values={values}
                kind="line"
                colour={lineColour(company.colour)}
              />
              <span class="panel-note">
                {say('range', {
                  low: number(Math.min(now, ...known)),
                  high: number(Math.max(now, ...known)),
                  now: number(now),
                })}
              </span>
            </Pointed>
          )
        })}
      </ul>
    </section>
  )
}

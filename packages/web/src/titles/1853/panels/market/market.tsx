import { useRef } from 'preact/hooks'
import type { CompanyId } from '@stellwerk/1853'
import { companyOrder, endPrice, freeOfLimitsUpTo, mostStepsUp, prices, sharesOf } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { useSlides } from '../../../../motion/use-slides.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed, Scroll } from '../../../../panels/parts.js'
import { CompanyChip } from '../../chip.js'
import type { Board, PanelProps } from '../board.js'
import { marketTexts } from './texts.js'
import './market.css'

/** The line of prices with the markers on it, and what moves them. */
function Market({ board }: PanelProps) {
  const say = useSay(marketTexts)
  const { state, money } = board
  const line = useRef<HTMLOListElement>(null)
  useSlides(line, '.chip', state.market)
  const priced = companyOrder.filter((company) => state.companies[company].price !== null)
  return (
    <div class="panel">
      <section>
        <h2>{say('heading')}</h2>
        <ol ref={line} class="price-line" aria-label={say('heading')}>
          {prices.map((price) => (
            <Space key={price} board={board} price={price} />
          ))}
        </ol>
        <p class="panel-note">{say('moves', { most: mostStepsUp })}</p>
        <p class="panel-note">{say('free', { price: money(freeOfLimitsUpTo) })}</p>
        <p class="panel-note">{say('end', { price: money(endPrice) })}</p>
      </section>
      {priced.length > 0 && <Needs board={board} companies={priced} />}
    </div>
  )
}

export const MarketPanel = panelOf(Market)

/** One price; its markers lie from top to bottom. */
function Space({ board, price }: { readonly board: Board; readonly price: number }) {
  const say = useSay(marketTexts)
  const stack = board.state.market[price] ?? []
  const companies = stack.length === 0 ? 'none' : listed(board.language, stack)
  const look = price === endPrice ? ' price-space-end' : price <= freeOfLimitsUpTo ? ' price-space-free' : ''
  return (
    <li class={`price-space${look}`} aria-label={say('space', { price, companies })}>
      <span aria-hidden="true">{board.number(price)}</span>
      {stack.map((company) => (
        <CompanyChip key={company} company={company} />
      ))}
    </li>
  )
}

interface NeedsProps {
  readonly board: Board
  readonly companies: readonly CompanyId[]
}

/** For each company how large a dividend lifts it how far, and where it goes without one. */
function Needs({ board, companies }: NeedsProps) {
  const say = useSay(marketTexts)
  const { state, number } = board
  const steps = Array.from({ length: mostStepsUp }, (_, i) => i + 1)
  const at = (company: CompanyId): number => state.companies[company].price ?? 0
  const fall = (company: CompanyId): number => {
    const place = prices.indexOf(at(company))
    const to = sharesOf(state, company, 'pool') > 0 ? Math.max(0, place - 1) : place
    return prices[to] ?? 0
  }
  return (
    <section>
      <h2>{say('next')}</h2>
      <Scroll label={say('next')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('company')}</th>
              <th scope="col">{say('price')}</th>
              <th scope="col">{say('onWithhold')}</th>
              {steps.map((count) => (
                <th key={count} scope="col">
                  {say('upBy', { steps: count })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <Pointed key={company} as="tr" kind="company" id={company}>
                <th scope="row">
                  <CompanyChip company={company} />
                </th>
                <td>{number(at(company))}</td>
                <td>{number(fall(company))}</td>
                {steps.map((count) => (
                  <td key={count}>{number(count === 1 ? 1 : count * at(company))}</td>
                ))}
              </Pointed>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

import { useRef } from 'preact/hooks'
import type { State } from '@stellwerk/1873'
import { editions, ladder, marketOrder, priceIfAny, priceOf, shareIds, startPrices } from '@stellwerk/1873'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { useSlides } from '../../../../motion/use-slides.js'
import { CompanyChip } from '../../chip.js'
import { roundEnds } from '../../story/charts.js'
import { chronicle } from '../../story/chronicle.js'
import { lineOf } from '../../story/colours.js'
import type { Board, PanelProps } from '../board.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed } from '../../../../panels/parts.js'
import { PriceHistories } from '../../../../panels/price-histories.js'
import { marketTexts } from './texts.js'
import './market.css'

const last = ladder.at(-1) as number

/** The row of prices with the markers as they lie, and how each price came there. */
function Market({ board, moments }: PanelProps) {
  const say = useSay(marketTexts)
  const edition = editions[board.state.edition]
  return (
    <div class="panel">
      <section>
        <h2>{say('row')}</h2>
        <PriceRow board={board} />
        <PriceTable board={board} />
        <p class="panel-note">{say('legend')}</p>
        {edition.mheStartPrice === null && (
          <p class="panel-note">{say('mheFixed', { price: board.money(board.state.mhe.price) })}</p>
        )}
      </section>
      <Histories board={board} moments={moments} />
      <section>
        <h2>{say('moves')}</h2>
        <ul class="market-rules panel-note">
          <li>{say('up')}</li>
          <li>{say(edition.stillMarker === 'stays' ? 'stays' : 'still')}</li>
          <li>{say('down')}</li>
          <li>{say('end', { price: board.money(last) })}</li>
        </ul>
      </section>
    </div>
  )
}

export const MarketPanel = panelOf(Market)

function PriceRow({ board }: { readonly board: Board }) {
  const row = useRef<HTMLDivElement>(null)
  useSlides(row, '.market-marker', board.state.market)
  return (
    <div ref={row} class="market-row" aria-hidden="true">
      {ladder.map((price) => (
        <div
          key={price}
          class={[
            'market-box',
            startPrices.includes(price) && 'market-box-start',
            price === last && 'market-box-last',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <span class="market-box-price">{board.number(price)}</span>
          {board.state.market[price]?.map((company) => (
            <Pointed as="span" kind="company" id={company} key={company} class="market-marker">
              <CompanyChip company={company} />
            </Pointed>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The same for those who hear it: only boxes that hold something, the highest price first. */
function PriceTable({ board }: { readonly board: Board }) {
  const say = useSay(marketTexts)
  const { market } = board.state
  const taken = ladder.toReversed().filter((price) => market[price])
  if (taken.length === 0) return <p class="panel-note">{say('empty')}</p>
  return (
    <table class="visually-hidden">
      <caption>{say('row')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('price')}</th>
          <th scope="col">{say('markers')}</th>
        </tr>
      </thead>
      <tbody>
        {taken.map((price) => (
          <tr key={price}>
            <th scope="row">
              {board.money(price)}
              {startPrices.includes(price) && `, ${say('start')}`}
              {price === last && `, ${say('last')}`}
            </th>
            <td>{listed(board.language, market[price] ?? [])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Histories({ board, moments }: PanelProps) {
  const say = useSay(marketTexts)
  const { state, language } = board
  const companies = [...new Set([...marketOrder(state), ...shareIds(state)])]
  const states = roundEnds(moments, chronicle(moments), language).map(
    ({ at }) => (moments[at] as { state: State }).state,
  )
  return (
    <section>
      <h2>{say('history')}</h2>
      <PriceHistories
        board={board}
        histories={companies.map((company) => ({
          company,
          chip: <CompanyChip company={company} />,
          colour: lineOf(company),
          values: states.map((then) => priceIfAny(then, company) ?? null),
          now: priceOf(state, company),
          label: (values) => say('historyOf', { company: company, values }),
        }))}
      />
    </section>
  )
}

import type { TrainCardId, TrainId } from '@stellwerk/1853'
import { bankHolds, companyOrder, trains } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed, Scroll } from '../../../../panels/parts.js'
import { CompanyChip } from '../../chip.js'
import { cardsOnSale } from '../../facts.js'
import type { Board, PanelProps } from '../board.js'
import { PhaseChart } from './phase-chart.js'
import { trainTexts } from './texts.js'
import './trains.css'

/** What the bank sells, who has what, and the phases. */
function Trains({ board }: PanelProps) {
  const say = useSay(trainTexts)
  const { state, money } = board
  return (
    <div class="panel">
      <Stack board={board} />
      <Fleet board={board} />
      <PhaseChart board={board} />
      <p class="panel-note">
        {state.bankOut ? say('bankOut') : say('bank', { amount: money(bankHolds(state)) })}
      </p>
    </div>
  )
}

export const TrainsPanel = panelOf(Trains)

/** A 2/1M is a 2 first of all. */
const faceOf = (card: TrainCardId): TrainId => (card === '2/1M' ? '2' : card)

function Stack({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const { state, money, number } = board
  const onSale = cardsOnSale(state)
  const cards = (Object.keys(state.trains) as TrainCardId[])
    .filter((card) => (card === '2/1M' ? state.doubleCards : card !== '2' || !state.doubleCards))
    .toSorted((a, b) => trains[faceOf(a)].price - trains[faceOf(b)].price)
  const beginning = cards
    .map((card) => ({ card, phase: trains[faceOf(card)].begins }))
    .filter(({ card, phase }) => phase !== undefined && phase > state.phase && state.trains[card] > 0)
  return (
    <section>
      <h2>{say('stack')}</h2>
      <Scroll label={say('stack')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('train')}</th>
              <th scope="col">{say('left')}</th>
              <th scope="col">{say('price')}</th>
              <th scope="col">{say('gauge')}</th>
              <th scope="col">{say('range')}</th>
              <th scope="col">{say('scrapped')}</th>
            </tr>
          </thead>
          <tbody>
            {cards.map((card) => {
              const { price, gauge, range, scrappedIn } = trains[faceOf(card)]
              return (
                <tr key={card} aria-current={onSale.includes(card) ? 'true' : undefined}>
                  <th scope="row">
                    {card} {onSale.includes(card) && <span class="panel-badge">{say('onSale')}</span>}
                  </th>
                  <td>{number(state.trains[card])}</td>
                  <td>{money(price)}</td>
                  <td>{say(`gauge.${gauge}`)}</td>
                  <td>{number(range)}</td>
                  <td>{scrappedIn ?? '–'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
      {beginning.slice(0, 1).map(({ card, phase }) => (
        <p key={card}>{say('begins', { train: card, phase: phase ?? '' })}</p>
      ))}
      {state.returned.length > 0 && (
        <p>{say('returned', { trains: listed(board.language, state.returned) })}</p>
      )}
      {state.doubleCards && (
        <p class="panel-note">{say('doubleNote', { price: money(trains['1M'].price) })}</p>
      )}
    </section>
  )
}

function Fleet({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const { state } = board
  const operating = companyOrder.filter((company) => state.companies[company].operating)
  if (operating.length === 0) return null
  return (
    <section>
      <h2>{say('fleet')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('company')}</th>
            <th scope="col">{say('trains')}</th>
          </tr>
        </thead>
        <tbody>
          {operating.map((company) => {
            const { trains: owned, credit } = state.companies[company]
            const words = owned.map((train) => (train === credit ? say('credit', { train }) : train))
            return (
              <Pointed key={company} as="tr" kind="company" id={company}>
                <th scope="row">
                  <CompanyChip company={company} />
                </th>
                <td>{words.length === 0 ? say('none') : words.join(' · ')}</td>
              </Pointed>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

import type { PriceMove, ShareCompanyId, SpaceId, State } from '@stellwerk/1854'
import {
  companiesByPrice,
  isBeyondRedLine,
  isMajor,
  priceAt,
  priceIfAny,
  priceMoves,
  priceOf,
  shareCompanyOf,
  spaceAfter,
} from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Pointed, Scroll } from '../../../../panels/parts.js'
import { PriceHistories } from '../../../../panels/price-histories.js'
import { CompanyChip } from '../../chip.js'
import { shortName } from '../../names.js'
import { roundEnds } from '../../story/charts.js'
import { chronicle } from '../../story/chronicle.js'
import { lineOf } from '../../story/colours.js'
import type { Board, PanelProps } from '../board.js'
import { SheetPicture } from './sheet-picture.js'
import { marketTexts } from './texts.js'
import './market.css'

const moves = Object.keys(priceMoves) as readonly PriceMove[]

/** The sheet of prices, what each move would do, and how each price came where it is. */
function Market({ board, moments }: PanelProps) {
  const say = useSay(marketTexts)
  return (
    <div class="panel">
      <section>
        <h2>{say('sheet')}</h2>
        <Scroll label={say('sheet')}>
          <SheetPicture board={board} />
        </Scroll>
        <p class="panel-note">{say('legend')}</p>
      </section>
      <Moves board={board} />
      <Histories board={board} moments={moments} />
    </div>
  )
}

export const MarketPanel = panelOf(Market)

/** Every company in the order of operating, with the price that each move would bring. */
function Moves({ board }: { readonly board: Board }) {
  const say = useSay(marketTexts)
  const { state, number } = board
  const companies = companiesByPrice(state)
  return (
    <section>
      <h2>{say('moves')}</h2>
      {companies.length === 0 ? (
        <p class="panel-note">{say('empty')}</p>
      ) : (
        <Scroll label={say('moves')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('company')}</th>
                <th scope="col">{say('price')}</th>
                {moves.map((move) => (
                  <th key={move} scope="col">
                    {say(move)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {companies.map((company) => {
                const { space } = shareCompanyOf(state, company)
                if (space === null) return null
                return (
                  <Pointed as="tr" kind="company" id={company} key={company}>
                    <th scope="row">
                      <CompanyChip company={company} />
                    </th>
                    <td>{number(priceAt(space))}</td>
                    {moves.map((move) => {
                      const next = spaceAfter(space, move)
                      return (
                        <td key={move}>
                          {next === space ? '=' : number(priceAt(next))}
                          {splits(state, company, next) && (
                            <span class="panel-badge panel-badge-bad">{say('splits')}</span>
                          )}
                        </td>
                      )
                    })}
                  </Pointed>
                )
              })}
            </tbody>
          </table>
        </Scroll>
      )}
    </section>
  )
}

const splits = (state: State, company: ShareCompanyId, next: SpaceId): boolean =>
  isMajor(company) && !state.majors[company].split && isBeyondRedLine(next)

function Histories({ board, moments }: PanelProps) {
  const say = useSay(marketTexts)
  const { state, language } = board
  const companies = companiesByPrice(state)
  if (companies.length === 0) return null
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
          label: (values) => say('historyOf', { company: shortName(language, company), values }),
        }))}
      />
    </section>
  )
}

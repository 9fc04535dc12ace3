import type { CompanyId, State, TrainId } from '@stellwerk/1854'
import {
  companyOf,
  operatingOrder,
  reached,
  repairSurcharge,
  trainStacks,
  trains,
  trainsOnSale,
} from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, Scroll } from '../../../../panels/parts.js'
import { CompanyChip } from '../../chip.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { PhaseChart } from './phase-chart.js'
import { trainTexts } from './texts.js'
import './trains.css'

/** What is on sale, what the next purchase brings about, the pools, and the phases. */
function Trains({ board }: PanelProps) {
  return (
    <div class="panel">
      <NextPurchase board={board} />
      <Stacks board={board} />
      <Pools board={board} />
      <PhaseChart board={board} />
    </div>
  )
}

export const TrainsPanel = panelOf(Trains)

function NextPurchase({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const note = useSay(storyTexts)
  const { state, money } = board
  return (
    <section>
      <h2>{say('next')}</h2>
      {trainsOnSale(state).map((train) => {
        const { price, begins } = trains[train]
        const phase = begins && !reached(state, begins) ? begins : undefined
        return (
          <p
            key={train}
            class={phase ? 'trains-begins' : undefined}
            style={phase ? { borderColor: `var(--phase-${phase})` } : {}}
          >
            <b>{say('nextTrain', { train, price: money(price) })}</b>{' '}
            {state.trains[train] === 1 && `${say('lastOne')} `}
            {phase ? `${say('begins', { phase })} ${note(`phase.${phase}`)}` : say('quiet')}
          </p>
        )
      })}
    </section>
  )
}

/** Whoever has a train of a type, once for each. */
const ownersOf = (state: State, train: TrainId): readonly CompanyId[] =>
  operatingOrder(state).flatMap((company) =>
    companyOf(state, company).trains.flatMap((owned) => (owned === train ? [company] : [])),
  )

function Stacks({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const { state, money, number } = board
  const onSale = trainsOnSale(state)
  const types = Object.values(trainStacks).flat(2)
  return (
    <section>
      <h2>{say('bank')}</h2>
      <Scroll label={say('bank')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('type')}</th>
              <th scope="col">{say('left')}</th>
              <th scope="col">{say('price')}</th>
              <th scope="col">{say('range')}</th>
              <th scope="col">{say('rusts')}</th>
              <th scope="col">{say('owners')}</th>
            </tr>
          </thead>
          <tbody>
            {types.map((train) => {
              const { price, range, scrappedIn } = trains[train]
              const left = state.trains[train]
              return (
                <tr key={train} aria-current={onSale.includes(train) ? 'true' : undefined}>
                  <th scope="row">
                    {train} {onSale.includes(train) && <span class="panel-badge">{say('onSale')}</span>}
                  </th>
                  <td>{left === null ? say('unlimited') : number(left)}</td>
                  <td>{money(price)}</td>
                  <td>{number(range)}</td>
                  <td>{scrappedIn ?? '–'}</td>
                  <td class="trains-owners">
                    {ownersOf(state, train).map((company, i) => (
                      <CompanyChip key={i} company={company} />
                    ))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

function Pools({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const { openPool, scrapPool } = board.state
  const listed = (pool: readonly TrainId[]): string => (pool.length === 0 ? say('empty') : pool.join(', '))
  return (
    <section>
      <h2>{say('pools')}</h2>
      <Facts>
        <Fact label={say('openPool')}>{listed(openPool)}</Fact>
        <Fact label={say('scrapPool')} wide>
          {listed(scrapPool)}
        </Fact>
      </Facts>
      <p class="panel-note">{say('repaired', { surcharge: board.money(repairSurcharge) })}</p>
    </section>
  )
}

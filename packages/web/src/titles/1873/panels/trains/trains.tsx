import type { PhaseId, Size } from '@stellwerk/1873'
import { diesels, phaseBegunNext, sizes, switcherOnSale, unitOnSale, units } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { storyTexts } from '../../story/texts.js'
import type { Board, PanelProps } from '../board.js'
import { panelOf } from '../../../../panels/panel.js'
import { Scroll } from '../../../../panels/parts.js'
import { Fleet } from './fleet.js'
import { PhaseChart } from './phase-chart.js'
import { trainTexts } from './texts.js'
import './trains.css'

/** What is on sale, what the next purchase brings about, and the phases. */
function Trains({ board }: PanelProps) {
  return (
    <div class="panel">
      <NextPurchase board={board} />
      <Stack board={board} />
      <Fleet board={board} />
      <PhaseChart board={board} />
    </div>
  )
}

export const TrainsPanel = panelOf(Trains)

function NextPurchase({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const { state, money } = board
  const size = unitOnSale(state)
  const { train, machine } = units[size]
  const begins = phaseBegunNext(state)
  const isLast = state.units[size] === 1
  const isMheDone = state.mhe.train === 5
  return (
    <section>
      <h2>{say('next')}</h2>
      <p>
        {say('nextUnit', { size, train: money(train), machine: machine === null ? 'none' : money(machine) })}{' '}
        {isLast && size < 5 && `${say('lastOfSize', { next: size + 1 })} `}
        {begins === undefined && say('quiet')}
      </p>
      {begins !== undefined && <PhaseBegins phase={begins} words={say('begins', { phase: begins })} />}
      {!state.diesels.onSale && <p class="panel-note">{say('dieselsLater')}</p>}
      {state.diesels.onSale && state.phase !== 'D' && <PhaseBegins phase="D" words={say('dieselBegins')} />}
      <p class="panel-note">
        {say('mhe', {
          size: state.mhe.train,
          perShare: money(10 * state.mhe.train),
          next: isMheDone ? 'no' : 'yes',
        })}
      </p>
    </section>
  )
}

function PhaseBegins({ phase, words }: { readonly phase: PhaseId; readonly words: string }) {
  const note = useSay(storyTexts)
  return (
    <p class="trains-phase" style={{ borderColor: `var(--phase-${phase})` }}>
      <b>{words}</b> {note(`phase.${phase}`)}
    </p>
  )
}

function Stack({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const { state, money, number } = board
  const onSale = unitOnSale(state)
  const switcher = switcherOnSale(state)
  const left = (size: Size): string => {
    const count = state.units[size]
    return count === null ? say('unlimited') : number(count)
  }
  const price = (amount: number | null): string => (amount === null ? '–' : money(amount))
  return (
    <section>
      <h2>{say('stack')}</h2>
      <Scroll label={say('stack')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('size')}</th>
              <th scope="col">{say('left')}</th>
              <th scope="col">{say('asTrain')}</th>
              <th scope="col">{say('asMachine')}</th>
              <th scope="col">{say('switcher')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size} aria-current={size === onSale ? 'true' : undefined}>
                <th scope="row">
                  {size} {size === onSale && <span class="panel-badge">{say('onSale')}</span>}
                </th>
                <td>{left(size)}</td>
                <td>{price(units[size].train)}</td>
                <td>{price(units[size].machine)}</td>
                <td class={size === switcher ? 'trains-sale' : undefined}>
                  {price(units[size].switcher)}
                  {size === switcher && <span class="visually-hidden"> {say('onSale')}</span>}
                </td>
              </tr>
            ))}
            <tr aria-current={state.diesels.onSale ? 'true' : undefined}>
              <th scope="row">
                {say('diesel')}{' '}
                <span class="panel-badge">{say(state.diesels.onSale ? 'onSale' : 'notYet')}</span>
              </th>
              <td>{number(state.diesels.left)}</td>
              <td>{money(diesels.price)}</td>
              <td>–</td>
              <td>–</td>
            </tr>
          </tbody>
        </table>
      </Scroll>
      <p class="panel-note">{say('stackNote')}</p>
    </section>
  )
}

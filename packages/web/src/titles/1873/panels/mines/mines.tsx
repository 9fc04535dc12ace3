import type { MineId, MineState } from '@stellwerk/1873'
import {
  factories,
  factoryValue,
  incomeOf,
  isPublicMine,
  mineIds,
  mineOf,
  minePurse,
  mines,
  playerOf,
  switcherOnSale,
  unitOnSale,
} from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Board, PanelProps } from '../board.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, HexName, Pointed, Scroll } from '../../../../panels/parts.js'
import { panelTexts } from '../texts.js'
import { IncomeTable } from './income-table.js'
import { mineTexts } from './texts.js'
import './mines.css'

/** The fifteen mines and the factories. */
function Mines({ board }: PanelProps) {
  const say = useSay(mineTexts)
  return (
    <div class="panel">
      <section>
        <h2>{say('mines')}</h2>
        <p class="panel-note">{say('note')}</p>
        <ul class="panel-cards">
          {mineIds.map((mine) => (
            <MineCard key={mine} board={board} mine={mine} />
          ))}
        </ul>
      </section>
      <Factories board={board} />
    </div>
  )
}

export const MinesPanel = panelOf(Mines)

interface MineProps {
  readonly board: Board
  readonly mine: MineId
}

function MineCard({ board, mine }: MineProps) {
  const say = useSay(mineTexts)
  const common = useSay(panelTexts)
  const { name, hex, faceValue, baseIncome, multiplier, vorHarzer } = mines[mine]
  const now = mineOf(board.state, mine)
  const { open, owner, connected } = now
  return (
    <li>
      <Pointed
        as="article"
        kind="mine"
        id={String(mine)}
        hex={hex}
        class={`panel-card ${open ? '' : 'mine-closed'}`}
      >
        <header class="panel-head">
          <h3>
            <span class="visually-hidden">{say('number', { number: mine })} </span>
            <span aria-hidden="true">{mine} · </span>
            {name}
          </h3>
          <HexName hex={hex} label={common('hexOnMap', { hex })} />
          <Owner board={board} open={open} owner={owner} />
          <span class="panel-value">
            <span class="visually-hidden">{say('incomeNow')} </span>
            {open ? board.money(incomeOf(board.state, mine)) : '–'}
          </span>
        </header>
        <IncomeTable board={board} mine={mine} now={now} />
        <ul class="panel-list panel-note">
          <li class={connected ? 'panel-badge panel-badge-good' : 'panel-badge'}>
            {say(connected ? 'connected' : 'unconnected')}
          </li>
          {vorHarzer && <li class="panel-badge">{say('vorHarzer')}</li>}
          {open &&
            outlooks(board, mine, now).map((outlook) => (
              <li key={outlook.key}>{say(outlook.key, outlook)}</li>
            ))}
        </ul>
        <Facts>
          <Fact label={say('faceValue')}>{board.money(faceValue)}</Fact>
          <Fact label={say('base')}>{board.money(baseIncome)}</Fact>
          <Fact label={say('forRailway')}>{board.money(multiplier)}</Fact>
          {playerOf(owner) !== undefined && (
            <Fact label={common('treasury')}>{board.money(board.state.cash[minePurse(mine)] ?? 0)}</Fact>
          )}
        </Facts>
      </Pointed>
    </li>
  )
}

type Outlook = { readonly income: string; readonly size: number } & {
  readonly key: 'ifConnected' | 'withMachine' | 'withSwitcher'
}

/** What the mine would earn with what can be bought for it now, or once it is connected. */
function outlooks(board: Board, mine: MineId, { machine, switcher, connected }: MineState): Outlook[] {
  const { state, money } = board
  const unit = unitOnSale(state)
  const onSale = switcherOnSale(state)
  const income = (instead: Partial<MineState>): string =>
    money(incomeOf(state, mine, { connected: true, ...instead }))
  return [
    ...(connected ? [] : [{ key: 'ifConnected', income: income({}), size: 0 } as const]),
    ...(unit > machine && unit > 1
      ? [{ key: 'withMachine', size: unit, income: income({ machine: unit }) } as const]
      : []),
    ...(onSale !== null && onSale > (switcher ?? 0)
      ? [{ key: 'withSwitcher', size: onSale, income: income({ switcher: onSale }) } as const]
      : []),
  ]
}

interface OwnerProps {
  readonly board: Board
  readonly open: boolean
  readonly owner: MineState['owner']
}

function Owner({ board, open, owner }: OwnerProps) {
  const say = useSay(mineTexts)
  const player = playerOf(owner)
  if (player !== undefined) return <span>{board.nameOf(player)}</span>
  if (isPublicMine(owner)) return <CompanyChip company={owner} />
  return <span class="panel-badge">{say(open ? 'unsold' : 'closed')}</span>
}

function Factories({ board }: { readonly board: Board }) {
  const say = useSay(mineTexts)
  const common = useSay(panelTexts)
  return (
    <section>
      <h2>{say('factories')}</h2>
      <p class="panel-note">{say('factoryNote')}</p>
      <Scroll label={say('factories')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('name')}</th>
              <th scope="col">{say('hex')}</th>
              <th scope="col">{say('value')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(factories).map(([id, { name, hex }]) => (
              <Pointed as="tr" kind="hex" id={hex} key={id}>
                <td>{name}</td>
                <td>
                  <HexName hex={hex} label={common('hexOnMap', { hex })} />
                </td>
                <td>{board.money(factoryValue(board.state.edition, id))}</td>
              </Pointed>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

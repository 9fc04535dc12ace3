import type { CompanyId, PublicMineId } from '@stellwerk/1873'
import {
  companyOf,
  isRailway,
  publicMineOf,
  publicMineResult,
  publicMines,
  railwayOf,
  railways,
} from '@stellwerk/1873'
import { listed } from '@stellwerk/texts'
import { useMemo } from 'preact/hooks'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Earning } from '../../story/chronicle.js'
import { lineOf } from '../../story/colours.js'
import type { Board } from '../board.js'
import { Fact, Facts, Pointed } from '../../../../panels/parts.js'
import { Sparkline } from '../../../../panels/sparkline.js'
import { panelTexts } from '../texts.js'
import { ConcessionFacts } from './concession.js'
import { drawnFrom } from './drawn-from.js'
import { MinesOwned, RailwayEquipment } from './equipment.js'
import { Ownership } from './ownership.js'
import { companyTexts } from './texts.js'

interface CharterProps {
  readonly board: Board
  readonly id: CompanyId
  readonly earnings: readonly Earning[]
}

export const companyName = (id: CompanyId): string => (isRailway(id) ? railways[id] : publicMines[id]).name

/** Everything about a company that is founded or formed; drawn anew only when something of it has changed. */
export function Charter({ board, id, earnings }: CharterProps) {
  const names = board.state.players.map((player) => board.nameOf(player))
  return useMemo(
    () => <Told board={board} id={id} earnings={earnings} />,
    [id, earnings, board.language, ...names, ...drawnFrom(board.state, id)],
  )
}

function Told({ board, id, earnings }: CharterProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const company = companyOf(board.state, id)
  if (!company) return null
  const { price, denomination, shares, director, receivership, operated } = company
  return (
    <li>
      <Pointed as="article" kind="company" id={id} class="panel-card">
        <header class="panel-head">
          <CompanyChip company={id} />
          <h3>{companyName(id)}</h3>
          {receivership && <span class="panel-badge panel-badge-bad">{common('receivership')}</span>}
          {isRailway(id) && !railwayOf(board.state, id).floated ? (
            <span class="panel-badge">{say('notFloated')}</span>
          ) : (
            !operated && <span class="panel-badge">{say('notOperated')}</span>
          )}
          <Price board={board} price={price} />
        </header>
        <Ownership
          board={board}
          company={id}
          shares={shares}
          denomination={denomination}
          director={director}
        />
        <Facts>
          <Fact label={common('treasury')}>{board.money(board.state.cash[id] ?? 0)}</Fact>
          <Fact label={say('oneShare')}>{board.percent(denomination)}</Fact>
          <Fact label={say('inPool')}>{board.number(shares['pool'] ?? 0)}</Fact>
          <Fact label={say('inIssue')}>{board.number(shares['issue'] ?? 0)}</Fact>
          {!isRailway(id) && <IncomeNow board={board} id={id} />}
          {isRailway(id) && <RailwayEquipment board={board} id={id} railway={railwayOf(board.state, id)} />}
          <Results board={board} id={id} earnings={earnings} />
          {isRailway(id) && <ConcessionFacts board={board} id={id} />}
        </Facts>
        {!isRailway(id) && <MinesOwned board={board} mines={publicMineOf(board.state, id).mines} />}
      </Pointed>
    </li>
  )
}

/** What a public mine would earn now, and what it would pay for its machines and switchers. */
function IncomeNow({ board, id }: { readonly board: Board; readonly id: PublicMineId }) {
  const say = useSay(companyTexts)
  const { income, maintenance } = publicMineResult(board.state, id)
  return (
    <Fact label={say('incomeNow')}>
      {board.money(income)}
      {maintenance > 0 && <span class="charter-cost"> −{board.number(maintenance)}</span>}
    </Fact>
  )
}

export function Price({ board, price }: { readonly board: Board; readonly price: number }) {
  const say = useSay(companyTexts)
  return (
    <span class="panel-value">
      <span class="visually-hidden">{say('price')} </span>
      {board.money(price)}
    </span>
  )
}

/** The last result and all of them as a picture. */
export function Results({ board, id, earnings }: Omit<CharterProps, 'id'> & { readonly id: string }) {
  const say = useSay(companyTexts)
  const last = earnings.at(-1)
  if (!last) return null
  const values = earnings.map(({ revenue }) => revenue)
  const label = say('history', {
    company: id,
    values: listed(board.language, values.map(board.number)),
  })
  return (
    <Fact label={say('last')} wide>
      {board.money(last.revenue)}
      {last.maintenance > 0 && <span class="charter-cost"> −{board.number(last.maintenance)}</span>}{' '}
      {last.payout && <span class="panel-note">{say('payout', { how: last.payout })}</span>}{' '}
      <Sparkline label={label} values={values} kind="bars" colour={lineOf(id)} />
    </Fact>
  )
}

import type { CompanyId } from '@stellwerk/1853'
import { companies, companyOrder, issuedShares, limitsOf, managerOf } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { Fact, Facts, HexName, Pointed } from '../../../../panels/parts.js'
import { Sparkline } from '../../../../panels/sparkline.js'
import { CompanyChip } from '../../chip.js'
import { treasuryOf } from '../../facts.js'
import { companyName } from '../../names.js'
import type { Earning } from '../../story/chronicle.js'
import { chronicle } from '../../story/chronicle.js'
import { lineOf } from '../../story/colours.js'
import type { Board, PanelProps } from '../board.js'
import { panelTexts } from '../texts.js'
import { Equipment, HomeArea, homesToCome } from './equipment.js'
import { Ownership } from './ownership.js'
import { companyTexts } from './texts.js'

/** The charters in the order of their numbers: companies in operation, and those to come. */
function Companies({ board, moments }: PanelProps) {
  const { earnings } = chronicle(moments)
  const say = useSay(companyTexts)
  const isOperating = (company: CompanyId): boolean => board.state.companies[company].operating
  const [operating, waiting] = [
    companyOrder.filter(isOperating),
    companyOrder.filter((company) => !isOperating(company)),
  ]
  return (
    <div class="panel">
      {operating.length > 0 && (
        <section>
          <h2>{say('operating')}</h2>
          <ul class="panel-cards">
            {operating.map((company) => (
              <Charter key={company} board={board} company={company} earnings={earnings[company] ?? []} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section>
          <h2>{say('waiting')}</h2>
          <ul class="panel-cards">
            {waiting.map((company) => (
              <Waiting key={company} board={board} company={company} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export const CompaniesPanel = panelOf(Companies)

interface CompanyProps {
  readonly board: Board
  readonly company: CompanyId
}

function Head({ board, company }: CompanyProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { price, size } = board.state.companies[company]
  return (
    <header class="panel-head">
      <CompanyChip company={company} />
      <h3>
        {companies[company].number} {companyName(company)}
      </h3>
      <span class="panel-badge">{say(`size.${size ?? 'open'}`)}</span>
      <span class="panel-value">
        <span class="visually-hidden">{common(price === null ? 'par' : 'price')} </span>
        {board.money(price ?? companies[company].par)}
      </span>
    </header>
  )
}

/** Everything about a company in operation. */
function Charter({ board, company, earnings }: CompanyProps & { readonly earnings: readonly Earning[] }) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { state, money } = board
  const manager = managerOf(state, company)
  return (
    <li>
      <Pointed as="article" kind="company" id={company} class="panel-card">
        <Head board={board} company={company} />
        <Ownership board={board} company={company} />
        <Facts>
          <Fact label={common('treasury')}>{money(treasuryOf(state, company))}</Fact>
          {manager !== null && <Fact label={say('manager')}>{board.nameOf(manager)}</Fact>}
          <Equipment board={board} company={company} />
          <Results board={board} company={company} earnings={earnings} />
          <HomeArea board={board} company={company} />
        </Facts>
      </Pointed>
    </li>
  )
}

/** A company whose shares are not issued as far as it needs. */
function Waiting({ board, company }: CompanyProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { state } = board
  return (
    <li>
      <Pointed as="article" kind="company" id={company} class="panel-card">
        <Head board={board} company={company} />
        <Ownership board={board} company={company} />
        <p class="panel-note">
          {say('issued', { issued: issuedShares(state, company), threshold: limitsOf(state).threshold })}
        </p>
        {state.round.stock > 0 && !state.companies[company].onSale && (
          <p class="panel-note">{say('notOnSale')}</p>
        )}
        <Facts>
          <Fact label={say('homes')}>
            {homesToCome(company).map((hex) => (
              <HexName key={hex} hex={hex} label={common('hexOnMap', { hex })} />
            ))}
          </Fact>
          <HomeArea board={board} company={company} />
        </Facts>
      </Pointed>
    </li>
  )
}

/** The last result and all of them as a picture. */
function Results({ board, company, earnings }: CompanyProps & { readonly earnings: readonly Earning[] }) {
  const say = useSay(companyTexts)
  const last = earnings.at(-1)
  if (!last) return null
  const values = earnings.map(({ revenue }) => revenue)
  const label = say('history', { company, values: listed(board.language, values.map(board.number)) })
  return (
    <Fact label={say('last')} wide>
      {board.money(last.revenue)}{' '}
      {last.how && <span class="panel-note">{say('payout', { how: last.how })}</span>}{' '}
      <Sparkline label={label} values={values} kind="bars" colour={lineOf(company)} />
    </Fact>
  )
}

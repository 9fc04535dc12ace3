import type { CompanyId, PublicMineId, RailwayId } from '@stellwerk/1873'
import { marketOrder, mhe, publicMines, railways } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Earning } from '../../story/chronicle.js'
import { chronicle } from '../../story/chronicle.js'
import type { Board, PanelProps } from '../board.js'
import { panelOf } from '../../../../panels/panel.js'
import { Facts, Pointed } from '../../../../panels/parts.js'
import { Charter, Price, Results } from './charter.js'
import { WaitingRailway } from './concession.js'
import { Ownership } from './ownership.js'
import { companyTexts } from './texts.js'

/** One list for all that have earned nothing. */
const nothing: readonly Earning[] = []

/** The charters: companies as they operate, and those to come. */
function Companies({ board, moments }: PanelProps) {
  const { earnings } = chronicle(moments)
  const say = useSay(companyTexts)
  const { state } = board
  const operating = marketOrder(state).filter((id): id is CompanyId => id !== 'MHE')
  const waiting = (Object.keys(railways) as RailwayId[]).filter((id) => !state.railways[id])
  const unformed = (Object.keys(publicMines) as PublicMineId[]).filter((id) => !state.publicMines[id])
  return (
    <div class="panel">
      <section>
        <h2>{say('operating')}</h2>
        <ul class="panel-cards">
          {operating.map((id) => (
            <Charter key={id} board={board} id={id} earnings={earnings[id] ?? nothing} />
          ))}
          <MheCharter board={board} earnings={earnings['MHE'] ?? nothing} />
        </ul>
      </section>
      {waiting.length > 0 && (
        <section>
          <h2>{say('waiting')}</h2>
          <ul class="panel-cards">
            {waiting.map((id) => (
              <WaitingRailway key={id} board={board} id={id} />
            ))}
          </ul>
        </section>
      )}
      {unformed.length > 0 && (
        <section>
          <h2>{say('unformed')}</h2>
          <p class="panel-note">{say('formedFrom')}</p>
          <ul class="panel-list">
            {unformed.map((id) => (
              <li key={id}>
                <CompanyChip company={id} /> {publicMines[id].name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export const CompaniesPanel = panelOf(Companies)

function MheCharter({ board, earnings }: { readonly board: Board; readonly earnings: readonly Earning[] }) {
  const say = useSay(companyTexts)
  const { price, shares, train } = board.state.mhe
  return (
    <li>
      <Pointed as="article" kind="company" id="MHE" class="panel-card">
        <header class="panel-head">
          <CompanyChip company="MHE" />
          <h3>{mhe.name}</h3>
          <Price board={board} price={price} />
        </header>
        <Ownership board={board} company="MHE" shares={shares} denomination={10} director={null} />
        <p class="panel-note">{say('mheNote', { size: train, perShare: board.money(10 * train) })}</p>
        <Facts>
          <Results board={board} id="MHE" earnings={earnings} />
        </Facts>
      </Pointed>
    </li>
  )
}

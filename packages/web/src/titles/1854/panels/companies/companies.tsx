import { companiesByPrice, isShareCompany, majorIds, operatingOrder } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { chronicle } from '../../story/chronicle.js'
import type { PanelProps } from '../board.js'
import { LocalCharter, ShareCharter } from './charter.js'
import { companyTexts } from './texts.js'

/** The charters: companies as they operate, and the majors to come. */
function Companies({ board, moments }: PanelProps) {
  const say = useSay(companyTexts)
  const { state } = board
  const { earnings } = chronicle(moments)
  const floated = companiesByPrice(state)
  const waiting = majorIds.filter((id) => !floated.includes(id))
  const order = operatingOrder(state)
  return (
    <div class="panel">
      {order.length > 0 && (
        <section>
          <h2>{say('operating')}</h2>
          <ul class="panel-cards">
            {order.map((id) =>
              isShareCompany(id) ? (
                <ShareCharter key={id} board={board} id={id} earnings={earnings[id] ?? []} />
              ) : (
                <LocalCharter key={id} board={board} id={id} earnings={earnings[id] ?? []} />
              ),
            )}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section>
          <h2>{say('waiting')}</h2>
          <ul class="panel-cards">
            {waiting.map((id) => (
              <ShareCharter key={id} board={board} id={id} earnings={[]} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export const CompaniesPanel = panelOf(Companies)

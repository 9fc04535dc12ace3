import type { CompanyId } from '@stellwerk/1854'
import { companyOf, markerCost, markersInAll, markersPlaced, trainLimit } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { Fact } from '../../../../panels/parts.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'
import '../../../../panels/charter.css'

/** Treasury, trains and station markers of a company. */
export function Equipment({ board, id }: { readonly board: Board; readonly id: CompanyId }) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { state } = board
  const { trains } = companyOf(state, id)
  const all = markersInAll(id)
  const left = all - markersPlaced(state, id)
  return (
    <>
      <Fact label={common('treasury')}>{board.money(state.cash[id] ?? 0)}</Fact>
      <Fact label={say('trains', { limit: trainLimit(state, id) })}>
        {trains.length === 0 ? (
          common('none')
        ) : (
          <span class="charter-pieces">
            {trains.map((train, i) => (
              <span key={i} class="charter-piece">
                <span aria-hidden="true">{train}</span>
                <span class="visually-hidden">{say('train', { train })}</span>
              </span>
            ))}
          </span>
        )}
      </Fact>
      <Fact label={say('markers')} wide={left > 0}>
        {say('ofAll', { left, all })}
        {left > 0 && say('nextMarker', { cost: board.money(markerCost(state, id)) })}
      </Fact>
    </>
  )
}

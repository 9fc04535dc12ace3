import { phaseOrder, phases } from '@stellwerk/1853'
import { useSay } from '../../../../language/language.js'
import { Scroll } from '../../../../panels/parts.js'
import type { Board } from '../board.js'
import { trainTexts } from './texts.js'

/** What each phase allows. */
export function PhaseChart({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  return (
    <section>
      <h2>{say('phases')}</h2>
      <Scroll label={say('phases')}>
        <table class="trains-phases">
          <thead>
            <tr>
              <th scope="col">{say('phase')}</th>
              <th scope="col">{say('tiles')}</th>
              <th scope="col">{say('limit')}</th>
              <th scope="col">{say('rounds')}</th>
              <th scope="col">{say('beyond')}</th>
            </tr>
          </thead>
          <tbody>
            {phaseOrder.map((phase) => {
              const { tiles, trainLimit, operatingRounds, beyondHomeArea } = phases[phase]
              return (
                <tr key={phase} aria-current={phase === board.state.phase ? 'true' : undefined}>
                  <th scope="row">
                    <span
                      class="trains-dot"
                      style={{ background: `var(--phase-${phase})` }}
                      aria-hidden="true"
                    />
                    {phase} {phase === board.state.phase && <span class="panel-badge">{say('present')}</span>}
                  </th>
                  <td>{say(`tile.${tiles.at(-1) ?? 'yellow'}`)}</td>
                  <td>{board.number(trainLimit)}</td>
                  <td>{board.number(operatingRounds)}</td>
                  <td>{beyondHomeArea ? say('beyondYes') : '–'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

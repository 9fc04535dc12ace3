import type { PhaseId, TrainId } from '@stellwerk/1854'
import { phaseOrder, phases, trainLimits, trains } from '@stellwerk/1854'
import { useSay } from '../../../../language/language.js'
import { Scroll } from '../../../../panels/parts.js'
import type { Board } from '../board.js'
import { trainTexts } from './texts.js'

const begunBy = (phase: PhaseId): readonly TrainId[] =>
  (Object.keys(trains) as TrainId[]).filter((train) => trains[train].begins === phase)

/** What each phase allows (1854-phase-b to -h). */
export function PhaseChart({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  return (
    <section>
      <h2>{say('phases')}</h2>
      <Scroll label={say('phases')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('phase')}</th>
              <th scope="col">{say('begunBy')}</th>
              <th scope="col">{say('tiles')}</th>
              <th scope="col">{say('rounds')}</th>
              <th scope="col">{say('limits')}</th>
              <th scope="col">{say('trade')}</th>
              <th scope="col">{say('mergers')}</th>
            </tr>
          </thead>
          <tbody>
            {phaseOrder.map((phase) => {
              const { tiles, operatingRounds, trade, mergers } = phases[phase]
              const { major, local, localAg } = trainLimits(board.state, phase)
              const isNow = phase === board.state.phase
              return (
                <tr key={phase} aria-current={isNow ? 'true' : undefined}>
                  <th scope="row">
                    <span
                      class="panel-dot"
                      style={{ background: `var(--phase-${phase})` }}
                      aria-hidden="true"
                    />
                    {phase} {isNow && <span class="panel-badge">{say('present')}</span>}
                  </th>
                  <td>{begunBy(phase).join(', ') || '–'}</td>
                  <td>{say(`tile.${tiles.at(-1) ?? 'yellow'}`)}</td>
                  <td>{operatingRounds}</td>
                  <td>{[major, local, localAg].join(' · ')}</td>
                  <td>{say(trade ? 'yes' : 'no')}</td>
                  <td>{say(`mergers.${mergers}`)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

import type { Equipment, PhaseId } from '@stellwerk/1873'
import { phaseOrder, phases, sizes } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import type { Board } from '../board.js'
import { Scroll } from '../../../../panels/parts.js'
import { trainTexts } from './texts.js'

const pieces: readonly Equipment[] = ['machine', 'train', 'switcher']

/** What each phase allows and costs (1873-T2-a, -b). */
export function PhaseChart({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const costs = (phase: PhaseId, piece: Equipment): string =>
    sizes
      .flatMap((size) => {
        const cost = phases[phase].maintenance[piece][size]
        return cost === undefined ? [] : [say('bySize', { size, cost: board.number(cost) })]
      })
      .join('  ')
  return (
    <section>
      <h2>{say('phases')}</h2>
      <Scroll label={say('phases')}>
        <table class="trains-phases">
          <thead>
            <tr>
              <th scope="col">{say('phase')}</th>
              <th scope="col">{say('tiles')}</th>
              <th scope="col">{say('rounds')}</th>
              <th scope="col">{say('switcher')}</th>
              {pieces.map((piece) => (
                <th key={piece} scope="col">
                  {say('maintenanceOf', { piece })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {phaseOrder.map((phase) => (
              <tr key={phase} aria-current={phase === board.state.phase ? 'true' : undefined}>
                <th scope="row">
                  <span
                    class="panel-dot"
                    style={{ background: `var(--phase-${phase})` }}
                    aria-hidden="true"
                  />
                  {phase} {phase === board.state.phase && <span class="panel-badge">{say('present')}</span>}
                </th>
                <td>{say(`tile.${phases[phase].tiles.at(-1) ?? 'yellow'}`)}</td>
                <td>{phases[phase].operatingRounds}</td>
                <td>{phases[phase].switcher ?? '–'}</td>
                {pieces.map((piece) => (
                  <td key={piece}>{costs(phase, piece) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p class="panel-note">{say('maintenanceNote')}</p>
    </section>
  )
}

import type { ComponentChildren } from 'preact'
import type { Equipment, PhaseId } from '@stellwerk/1873'
import { phaseOrder, phases, sizes } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import type { Board } from '../board.js'
import { Scroll } from '../../../../panels/parts.js'
import { trainTexts } from './texts.js'

type PhaseFacts = (typeof phases)[PhaseId]

const pieces: readonly Equipment[] = ['machine', 'train', 'switcher']

/** What each phase allows and costs (1873-T2-a, -b): a column for each phase, so that all can be seen in a narrow dock. */
export function PhaseChart({ board }: { readonly board: Board }) {
  const say = useSay(trainTexts)
  const isNow = (phase: PhaseId): boolean => phase === board.state.phase
  const row = (label: string, cell: (facts: PhaseFacts) => ComponentChildren) => (
    <tr>
      <th scope="row">{label}</th>
      {phaseOrder.map((phase) => (
        <td key={phase} class={isNow(phase) ? 'trains-now' : undefined}>
          {cell(phases[phase])}
        </td>
      ))}
    </tr>
  )
  const costs = ({ maintenance }: PhaseFacts, piece: Equipment): ComponentChildren => {
    const bySize = sizes.flatMap((size) => {
      const cost = maintenance[piece][size]
      return cost === undefined ? (
        []
      ) : (
        <span key={size}>{say('bySize', { size, cost: board.number(cost) })}</span>
      )
    })
    return bySize.length > 0 ? bySize : '–'
  }
  return (
    <section>
      <h2>{say('phases')}</h2>
      <Scroll label={say('phases')}>
        <table class="trains-phases">
          <thead>
            <tr>
              <th scope="col">{say('phase')}</th>
              {phaseOrder.map((phase) => (
                <th
                  key={phase}
                  scope="col"
                  class={isNow(phase) ? 'trains-now' : undefined}
                  aria-current={isNow(phase) ? 'true' : undefined}
                >
                  <span
                    class="panel-dot"
                    style={{ background: `var(--phase-${phase})` }}
                    aria-hidden="true"
                  />
                  {phase}
                  {isNow(phase) && <span class="visually-hidden"> {say('present')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(say('tiles'), ({ tiles }) => say(`tile.${tiles.at(-1) ?? 'yellow'}`))}
            {row(say('rounds'), ({ operatingRounds }) => operatingRounds)}
            {row(say('switcher'), ({ switcher }) => switcher ?? '–')}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={1 + phaseOrder.length}>
                {say('maintenanceNote')}
              </th>
            </tr>
            {pieces.map((piece) => row(say(`${piece}s`), (facts) => costs(facts, piece)))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

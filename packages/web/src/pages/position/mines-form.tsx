import { mines } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import { FaultNote } from './faults.js'
import { MineOwner, MineUnit } from './mine-fields.js'
import type { Sketch } from './sketch.js'
import { positionTexts } from './texts.js'

interface MinesFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
}

/** Which mines are open, whose they are, and what stands there. */
export function MinesForm({ sketch, change }: MinesFormProps) {
  const say = useSay(positionTexts)
  return (
    <section class="position-section" aria-labelledby="position-mines">
      <h2 id="position-mines">{say('mines')}</h2>
      <FaultNote at="mines" />
      <table class="position-mines">
        <thead>
          <tr>
            <th scope="col">{say('mine')}</th>
            <th scope="col">{say('owner')}</th>
            <th scope="col">{say('machine')}</th>
            <th scope="col">{say('switcher')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(mines).map(([id, { name }]) => (
            <tr key={id}>
              <th scope="row">
                {id} {name}
              </th>
              <td>
                <MineOwner id={id} sketch={sketch} change={change} />
              </td>
              <td>
                <MineUnit id={id} sketch={sketch} change={change} unit="machine" />
              </td>
              <td>
                <MineUnit id={id} sketch={sketch} change={change} unit="switcher" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

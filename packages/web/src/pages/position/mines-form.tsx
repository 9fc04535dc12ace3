import { mines } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import type { Sketch, SketchedMine } from './sketch.js'
import { withEntry, withField } from './sketch.js'
import { positionTexts } from './texts.js'

interface MinesFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
}

const sizes = [1, 2, 3, 4, 5]

/** Which mines are open, whose they are, and what stands there. */
export function MinesForm({ sketch, change }: MinesFormProps) {
  const say = useSay(positionTexts)
  const set = (id: string, mine: SketchedMine | undefined): void =>
    change({ mines: withEntry(sketch.mines, id, mine) })
  return (
    <section class="position-section" aria-labelledby="position-mines">
      <h2 id="position-mines">{say('mines')}</h2>
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
          {Object.entries(mines).map(([id, { name }]) => {
            const mine = sketch.mines?.[id]
            const setSize = (field: 'machine' | 'switcher', typed: string): void =>
              set(id, withField(mine ?? {}, field, typed === '' ? undefined : Number(typed)))
            return (
              <tr key={id}>
                <th scope="row">
                  {id} {name}
                </th>
                <td>
                  <select
                    aria-label={`${id}: ${say('owner')}`}
                    value={mine ? (mine.owner ?? '*') : ''}
                    onChange={(event) => {
                      const owner = event.currentTarget.value
                      set(id, owner === '' ? undefined : { ...mine, owner })
                    }}
                  >
                    <option value="">{say('closed')}</option>
                    {mine && mine.owner === undefined && <option value="*">{say('inCompany')}</option>}
                    {sketch.players.map((player) => (
                      <option key={player}>{player}</option>
                    ))}
                  </select>
                </td>
                <td>
                  {mine && (
                    <Size
                      label={`${id}: ${say('machine')}`}
                      value={mine.machine ?? 1}
                      onChange={(size) => setSize('machine', size)}
                    />
                  )}
                </td>
                <td>
                  {mine && (
                    <Size
                      label={`${id}: ${say('switcher')}`}
                      none={say('none')}
                      value={mine.switcher}
                      onChange={(size) => setSize('switcher', size)}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface SizeProps {
  readonly label: string
  readonly value: number | undefined
  readonly none?: string
  onChange(size: string): void
}

const Size = ({ label, value, none, onChange }: SizeProps) => (
  <select
    aria-label={label}
    value={value === undefined ? '' : String(value)}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {none !== undefined && <option value="">{none}</option>}
    {sizes.map((size) => (
      <option key={size}>{size}</option>
    ))}
  </select>
)

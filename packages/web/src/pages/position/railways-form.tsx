import { railways } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import type { Sketch, SketchedRailway } from './sketch.js'
import { directorOf, parseSizes, withDirector, withEntry, withField } from './sketch.js'
import { positionTexts } from './texts.js'

interface RailwaysFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
}

/** Which railways run, for whom, and with what. */
export function RailwaysForm({ sketch, change }: RailwaysFormProps) {
  const say = useSay(positionTexts)
  const set = (id: string, railway: SketchedRailway | undefined): void =>
    change({ railways: withEntry(sketch.railways, id, railway) })
  return (
    <section class="position-section" aria-labelledby="position-railways">
      <h2 id="position-railways">{say('railways')}</h2>
      {Object.entries(railways).map(([id, { name }]) => {
        const railway = sketch.railways?.[id]
        return (
          <fieldset key={id} class="position-item">
            <legend class="visually-hidden">{name}</legend>
            <label class="position-check">
              <input
                type="checkbox"
                checked={railway !== undefined}
                onChange={(event) =>
                  set(id, event.currentTarget.checked ? withDirector({}, sketch.players[0] ?? '') : undefined)
                }
              />
              <span>
                <strong>{id}</strong> {name}
              </span>
            </label>
            <FaultNote at={`railways.${id}`} />
            <FaultNote at={`cash.${id}`} />
            {railway && (
              <div class="page-row">
                <label class="position-labelled">
                  {say('director')}
                  <select
                    value={directorOf(railway, sketch.players)}
                    onChange={(event) => set(id, withDirector(railway, event.currentTarget.value))}
                  >
                    <option value="">{say('nobody')}</option>
                    {sketch.players.map((player) => (
                      <option key={player}>{player}</option>
                    ))}
                  </select>
                </label>
                <CountField
                  label={say('price')}
                  value={railway.price}
                  onChange={(price) => set(id, withField(railway, 'price', price))}
                />
                <label class="position-labelled">
                  {say('trains')}
                  <input
                    class="position-count"
                    type="text"
                    value={railway.trains?.join(' ') ?? ''}
                    onChange={(event) =>
                      set(id, { ...railway, trains: parseSizes(event.currentTarget.value) })
                    }
                  />
                </label>
                <CountField
                  label={say('treasury')}
                  value={sketch.cash?.[id]}
                  onChange={(amount) => change({ cash: withEntry(sketch.cash, id, amount) })}
                />
                <label class="position-check">
                  <input
                    type="checkbox"
                    checked={railway.diesel ?? false}
                    onChange={(event) => set(id, { ...railway, diesel: event.currentTarget.checked })}
                  />
                  {say('diesel')}
                </label>
              </div>
            )}
          </fieldset>
        )
      })}
    </section>
  )
}

import { railways } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import { CompanyItem, DirectorField, NumbersField } from './company-item.js'
import { CountField } from './count-field.js'
import type { Sketch, SketchedRailway } from './sketch.js'
import { directorOf, withDirector, withEntry, withField } from './sketch.js'
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
          <CompanyItem
            key={id}
            id={id}
            name={name}
            part="railways"
            exists={railway !== undefined}
            onChange={(exists) => set(id, exists ? withDirector({}, sketch.players[0] ?? '') : undefined)}
          >
            {railway && (
              <>
                <DirectorField
                  players={sketch.players}
                  director={directorOf(railway, sketch.players)}
                  onChange={(director) => set(id, withDirector(railway, director))}
                />
                <CountField
                  label={say('price')}
                  value={railway.price}
                  onChange={(price) => set(id, withField(railway, 'price', price))}
                />
                <NumbersField
                  label={say('trains')}
                  numbers={railway.trains ?? []}
                  onChange={(trains) => set(id, { ...railway, trains })}
                />
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
              </>
            )}
          </CompanyItem>
        )
      })}
    </section>
  )
}

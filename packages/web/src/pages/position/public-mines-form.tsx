import { mineIds, publicMines } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import type { Sketch, SketchedPublicMine } from './sketch.js'
import {
  directorOf,
  freeMines,
  parseSizes,
  withDirector,
  withEntry,
  withField,
  withPublicMine,
} from './sketch.js'
import { positionTexts } from './texts.js'

interface PublicMinesFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
  replace(sketch: Sketch): void
}

/** Which public mines there are, for whom they work, and the mines they have. */
export function PublicMinesForm({ sketch, change, replace }: PublicMinesFormProps) {
  const say = useSay(positionTexts)
  const set = (id: string, company: SketchedPublicMine | undefined): void =>
    replace(withPublicMine(sketch, id, company))
  const begin = (id: string): SketchedPublicMine =>
    withDirector({ mines: freeMines(sketch, id, mineIds).slice(0, 2) }, sketch.players[0] ?? '', 1)
  return (
    <section class="position-section" aria-labelledby="position-public-mines">
      <h2 id="position-public-mines">{say('publicMines')}</h2>
      {Object.entries(publicMines).map(([id, { name }]) => {
        const company = sketch.publicMines?.[id]
        return (
          <fieldset key={id} class="position-item">
            <legend class="visually-hidden">{name}</legend>
            <label class="position-check">
              <input
                type="checkbox"
                checked={company !== undefined}
                onChange={(event) => set(id, event.currentTarget.checked ? begin(id) : undefined)}
              />
              <span>
                <strong>{id}</strong> {name}
              </span>
            </label>
            <FaultNote at={`publicMines.${id}`} />
            <FaultNote at={`cash.${id}`} />
            {company && (
              <div class="page-row">
                <label class="position-labelled">
                  {say('director')}
                  <select
                    value={directorOf(company, sketch.players)}
                    onChange={(event) => set(id, withDirector(company, event.currentTarget.value, 1))}
                  >
                    <option value="">{say('nobody')}</option>
                    {sketch.players.map((player) => (
                      <option key={player}>{player}</option>
                    ))}
                  </select>
                </label>
                <label class="position-labelled">
                  {say('itsMines')}
                  <input
                    class="position-count"
                    type="text"
                    value={company.mines.join(' ')}
                    onChange={(event) =>
                      set(id, { ...company, mines: parseSizes(event.currentTarget.value) })
                    }
                  />
                </label>
                <CountField
                  label={say('price')}
                  value={company.price}
                  onChange={(price) => set(id, withField(company, 'price', price))}
                />
                <CountField
                  label={say('treasury')}
                  value={sketch.cash?.[id]}
                  onChange={(amount) => change({ cash: withEntry(sketch.cash, id, amount) })}
                />
              </div>
            )}
          </fieldset>
        )
      })}
    </section>
  )
}

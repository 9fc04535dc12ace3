import { mineIds, publicMines } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import { CompanyItem, DirectorField, NumbersField } from './company-item.js'
import { CountField } from './count-field.js'
import type { Sketch, SketchedPublicMine } from './sketch.js'
import { directorOf, freeMines, withDirector, withEntry, withField, withPublicMine } from './sketch.js'
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
          <CompanyItem
            key={id}
            id={id}
            name={name}
            part="publicMines"
            exists={company !== undefined}
            onChange={(exists) => set(id, exists ? begin(id) : undefined)}
          >
            {company && (
              <>
                <DirectorField
                  players={sketch.players}
                  director={directorOf(company, sketch.players)}
                  onChange={(director) => set(id, withDirector(company, director, 1))}
                />
                <NumbersField
                  label={say('itsMines')}
                  numbers={company.mines}
                  onChange={(mines) => set(id, { ...company, mines })}
                />
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
              </>
            )}
          </CompanyItem>
        )
      })}
    </section>
  )
}

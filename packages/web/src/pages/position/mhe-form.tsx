import type { EditionId } from '@stellwerk/1873'
import { editions, mhe as company } from '@stellwerk/1873'
import { useSay } from '../../language/language.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import type { Sketch, SketchedMhe } from './sketch.js'
import { withEntry, withField } from './sketch.js'
import { positionTexts } from './texts.js'

interface MheFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
}

const sizes = [1, 2, 3, 4, 5]

/** The MHE, which nobody directs: its train, its price where that moves, and who has shares of it. */
export function MheForm({ sketch, change }: MheFormProps) {
  const say = useSay(positionTexts)
  const mhe: SketchedMhe = sketch.mhe ?? {}
  const set = (next: SketchedMhe): void => change({ mhe: next })
  return (
    <section class="position-section" aria-labelledby="position-mhe">
      <h2 id="position-mhe">
        {say('mhe')} {company.name}
      </h2>
      <FaultNote at="mhe" />
      <div class="page-row">
        <label class="position-labelled">
          {say('train')}
          <select
            value={String(mhe.train ?? 1)}
            onChange={(event) => set({ ...mhe, train: Number(event.currentTarget.value) })}
          >
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        {editions[(sketch.edition ?? 'R') as EditionId]?.mheStartPrice !== null && (
          <CountField
            label={say('price')}
            value={mhe.price}
            onChange={(price) => set(withField(mhe, 'price', price))}
          />
        )}
        {sketch.players.map((player) => (
          <CountField
            key={player}
            label={say('sharesOf', { player })}
            value={mhe.shares?.[player]}
            onChange={(count) => set({ ...mhe, shares: withEntry(mhe.shares, player, count) })}
          />
        ))}
      </div>
    </section>
  )
}

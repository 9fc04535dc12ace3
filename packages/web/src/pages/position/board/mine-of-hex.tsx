import type { MineId } from '@stellwerk/1873'
import { hexes, mines } from '@stellwerk/1873'
import { useSay } from '../../../language/language.js'
import { FaultNote } from '../faults.js'
import { MineOwner, MineUnit } from '../mine-fields.js'
import type { Sketch } from '../sketch.js'
import { positionTexts } from '../texts.js'
import type { HexPartProps } from './map-kind.js'

/** The mine of a hex: closed, or whose it is and what stands there. */
export function MineOfHex({ hex, position, replace }: HexPartProps) {
  const number = hexes[hex]?.mine
  return number === undefined ? null : <MineEntry mine={number} position={position} replace={replace} />
}

function MineEntry({
  mine,
  position,
  replace,
}: Omit<HexPartProps, 'hex' | 'board'> & { readonly mine: MineId }) {
  const say = useSay(positionTexts)
  const id = String(mine)
  const sketch = position as unknown as Sketch
  const field = { id, sketch, change: (part: Partial<Sketch>) => replace({ ...position, ...part }) }
  return (
    <section aria-label={`${say('mine')} ${id}`}>
      <h3>
        {say('mine')} {id} {mines[mine].name}
      </h3>
      <FaultNote at={`mines.${id}`} />
      <div class="page-row">
        <span class="position-labelled">
          {say('owner')}
          <MineOwner {...field} />
        </span>
        {sketch.mines?.[id] && (
          <>
            <span class="position-labelled">
              {say('machine')}
              <MineUnit {...field} unit="machine" />
            </span>
            <span class="position-labelled">
              {say('switcher')}
              <MineUnit {...field} unit="switcher" />
            </span>
          </>
        )}
      </div>
    </section>
  )
}

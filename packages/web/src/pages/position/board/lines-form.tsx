import type { Described, PositionForm } from '@stellwerk/table'
import { useSay } from '../../../language/language.js'
import { FaultNote } from '../faults.js'
import { positionTexts } from '../texts.js'
import { formatMarkers, formatTiles, parseMarkers, parseTiles } from './lying.js'
import { mapEntryTexts } from './map-texts.js'

interface LinesFormProps {
  readonly form: PositionForm
  readonly position: Described
  replace(position: Described): void
}

/** Tiles and station markers, a line for each hex: the same as the map shows, for those who know the numbers. */
export function LinesForm({ form, position, replace }: LinesFormProps) {
  const say = useSay(positionTexts)
  const { field: markersField, twoSided } = form.markers
  const markers = position[markersField] as Parameters<typeof formatMarkers>[0]
  return (
    <section class="position-section" aria-labelledby="position-lines">
      <h2 id="position-lines">{useSay(mapEntryTexts)('lines')}</h2>
      <div class="position-lines">
        <div class="page-field">
          <label for="position-tiles">{say('tiles')}</label>
          <textarea
            id="position-tiles"
            rows={6}
            spellcheck={false}
            aria-describedby="position-tiles-hint"
            value={formatTiles(position.tiles)}
            onChange={(event) => replace({ ...position, tiles: parseTiles(event.currentTarget.value) })}
          />
          <FaultNote at="tiles" />
          <p class="page-hint" id="position-tiles-hint">
            {say('tilesHint')}
          </p>
        </div>
        <div class="page-field">
          <label for="position-markers">{say('markers')}</label>
          <textarea
            id="position-markers"
            rows={6}
            spellcheck={false}
            aria-describedby="position-markers-hint"
            value={formatMarkers(markers)}
            onChange={(event) =>
              replace({ ...position, [markersField]: parseMarkers(event.currentTarget.value) })
            }
          />
          <FaultNote at={markersField} />
          <p class="page-hint" id="position-markers-hint">
            {say(twoSided ? 'markersHint' : 'markersHintPlain')}
          </p>
        </div>
      </div>
    </section>
  )
}

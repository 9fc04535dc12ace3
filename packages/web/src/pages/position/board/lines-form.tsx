import { useSay } from '../../../language/language.js'
import { useEntry } from '../entry.js'
import { LinesField } from '../fields.js'
import { positionTexts } from '../texts.js'
import { formatMarkers, formatTiles, parseMarkers, parseTiles } from './lying.js'
import { mapEntryTexts } from './map-texts.js'

/** Tiles and station markers, a line for each hex: the same as the map shows, for those who know the numbers. */
export function LinesForm() {
  const say = useSay(positionTexts)
  const { form, position, replace } = useEntry()
  const { field, twoSided } = form.markers
  return (
    <section class="position-section" aria-labelledby="position-lines">
      <h2 id="position-lines">{useSay(mapEntryTexts)('lines')}</h2>
      <div class="position-lines">
        <LinesField
          at="tiles"
          label={say('tiles')}
          hint={say('tilesHint')}
          value={formatTiles(position.tiles)}
          onChange={(text) => replace({ ...position, tiles: parseTiles(text) })}
        />
        <LinesField
          at={field}
          label={say('markers')}
          hint={say(twoSided ? 'markersHint' : 'markersHintPlain')}
          value={formatMarkers(position[field] as Parameters<typeof formatMarkers>[0])}
          onChange={(text) => replace({ ...position, [field]: parseMarkers(text) })}
        />
      </div>
    </section>
  )
}

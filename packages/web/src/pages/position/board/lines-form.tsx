import { msg } from '@stellwerk/table'
import { useSay } from '../../../language/language.js'
import { useEntry, useTold } from '../entry.js'
import { LinesField } from '../fields.js'
import { positionTexts } from '../texts.js'
import type { Markers } from './lying.js'
import { formatLines, formatMarkers, parseLines, parseMarkers } from './lying.js'

/** Tiles and station markers, a line for each hex: the same as the map shows, for those who know the numbers. */
export function LinesForm() {
  const say = useSay(positionTexts)
  const { form, words } = useEntry()
  const { field, twoSided } = form.markers
  const [tiles, tellTiles] = useTold<Readonly<Record<string, string>>>(['tiles'])
  const [markers, tellMarkers] = useTold<Markers>([field])
  return (
    <section class="position-section" aria-labelledby="position-lines">
      <h2 id="position-lines">{say('lines')}</h2>
      <div class="position-lines">
        <LinesField
          at="tiles"
          label={words.say(msg('panel.tiles'))}
          hint={say('tilesHint')}
          value={formatLines(tiles)}
          onChange={(text) => tellTiles(parseLines(text))}
        />
        <LinesField
          at={field}
          label={say('stations')}
          hint={say('markersHint', { sides: twoSided ? 2 : 1 })}
          value={formatMarkers(markers)}
          onChange={(text) => tellMarkers(parseMarkers(text))}
        />
      </div>
    </section>
  )
}

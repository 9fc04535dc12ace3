import { useSay } from '../../language/language.js'
import type { Sketch } from './sketch.js'
import { formatMarkers, formatTiles, parseMarkers, parseTiles } from './sketch.js'
import { positionTexts } from './texts.js'

interface BoardFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
}

/** Tiles and station markers, a line for each hex. */
export function BoardForm({ sketch, change }: BoardFormProps) {
  const say = useSay(positionTexts)
  return (
    <section class="position-section" aria-labelledby="position-board">
      <h2 id="position-board">{say('board')}</h2>
      <div class="page-field">
        <label for="position-tiles">{say('tiles')}</label>
        <textarea
          id="position-tiles"
          rows={6}
          spellcheck={false}
          aria-describedby="position-tiles-hint"
          value={formatTiles(sketch.tiles)}
          onChange={(event) => change({ tiles: parseTiles(event.currentTarget.value) })}
        />
        <p class="page-hint" id="position-tiles-hint">
          {say('tilesHint')}
        </p>
      </div>
      <div class="page-field">
        <label for="position-markers">{say('markers')}</label>
        <textarea
          id="position-markers"
          rows={4}
          spellcheck={false}
          aria-describedby="position-markers-hint"
          value={formatMarkers(sketch.markers)}
          onChange={(event) => change({ markers: parseMarkers(event.currentTarget.value) })}
        />
        <p class="page-hint" id="position-markers-hint">
          {say('markersHint')}
        </p>
      </div>
    </section>
  )
}

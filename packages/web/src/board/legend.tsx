import type { BoardMap } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { line } from './curve.js'
import { Rim } from './ground.js'
import { LandSign } from './hex-ground.js'
import { Rails } from './rails.js'
import { boardTexts } from './texts.js'
import { Tunnel } from './tunnel.js'

const across = line({ x: -40, y: 0 }, { x: 40, y: 0 })

/** What the lines and signs of the map mean. */
export function Legend({ map }: { readonly map: BoardMap }) {
  const say = useSay(boardTexts)
  const { words } = useDescribed()
  const areas = map.areas.filter(({ show, line: ways }) => show === 'always' && !ways)
  return (
    <ul class="map-legend" aria-label={say('legend')}>
      {map.tracks.map(({ id, label, line: look }) => (
        <li key={id}>
          <svg viewBox="-45 -12 90 24" width="52" height="14" aria-hidden="true">
            {look === 'under' ? (
              <Tunnel curve={across} />
            ) : (
              <Rails pieces={[across]} paths={[{ track: id }]} tracks={map.tracks} />
            )}
          </svg>
          {words.say(label)}
        </li>
      ))}
      {map.grounds.map(({ id, label }) => (
        <li key={id}>
          <svg viewBox="-45 -45 90 90" width="52" height="30" aria-hidden="true">
            <LandSign grounds={map.grounds} hex="A1" id={id} faint={false} />
          </svg>
          {words.say(label)}
        </li>
      ))}
      {areas.map(({ id, label }) => (
        <li key={id}>
          <span class="map-legend-area map-valley" />
          {label && words.say(label)}
        </li>
      ))}
      <li>
        <svg viewBox="-58 -62 116 124" width="52" height="26" aria-hidden="true">
          <Rim kind="glow" />
        </svg>
        {say('mayBuild')}
      </li>
    </ul>
  )
}

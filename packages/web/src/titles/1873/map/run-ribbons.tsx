import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1873'
import { boardHex, hexes } from '@stellwerk/1873'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../../language/language.js'
import { useFocus, useSetFocus } from '../../../table/focus.js'
import { beside, polyline } from './curve.js'
import { centreOf, plus } from './geometry.js'
import { layoutHex } from './hex-layout.js'
import { routePoints } from './route-shape.js'
import type { ShownRuns } from './runs.js'
import { mapTexts } from './texts.js'

/** How far a ribbon lies beside its track, and how many looks there are before they come again. */
const aside = 7
const looks = 8

interface RunRibbonsProps {
  readonly state: State
  readonly runs: ShownRuns
}

/** Routes as wide translucent ribbons beside their track. */
export function RunRibbons({ state, runs }: RunRibbonsProps) {
  const focus = useFocus()
  const setFocus = useSetFocus()
  // here or in the list
  const pointed = focus?.kind === 'route' ? focus.id : undefined
  const say = useSay(mapTexts)
  const { tiles } = state
  const shapes = useMemo(
    () => runs.routes.map(({ route }) => polyline(beside(routePoints(state, route), aside))),
    [runs.routes, tiles],
  )
  return (
    <g class={pointed === undefined ? 'map-runs' : 'map-runs map-runs-pointed'}>
      {runs.routes.map(({ id, train, route }, i) => (
        <g
          key={id}
          class={id === pointed ? 'map-run map-run-pointed' : 'map-run'}
          role="img"
          aria-label={say('route', { train, from: placeOf(route[0]), to: placeOf(route.at(-1)) })}
          onPointerEnter={() => setFocus({ kind: 'route', id })}
          onPointerLeave={() => setFocus(null)}
        >
          <path class={`map-ribbon map-ribbon-${i % looks}`} d={shapes[i]} />
          <path class={`map-ribbon-dash map-ribbon-${i % looks}`} d={shapes[i]} />
        </g>
      ))}
      {runs.begun.length > 0 && (
        <path class="map-ribbon map-ribbon-begun" d={polyline(routePoints(state, runs.begun))} />
      )}
      {runs.begun.length === 1 && <Begun hex={runs.begun[0] ?? ''} />}
    </g>
  )
}

interface RunValuesProps {
  readonly state: State
  readonly values: ShownRuns['values']
}

/** What each place earns. */
export function RunValues({ state, values }: RunValuesProps) {
  return (
    <g aria-hidden="true">
      {values.map(({ hex, value }) => (
        <Chip key={hex} state={state} hex={hex} value={value} />
      ))}
    </g>
  )
}

const placeOf = (hex: HexId | undefined): string => (hex && hexes[hex]?.name) || (hex ?? '')

function Begun({ hex }: { readonly hex: HexId }) {
  const { x, y } = centreOf(hex)
  return <circle class="map-begun" cx={x} cy={y} r={20} />
}

interface ChipProps {
  readonly state: State
  readonly hex: HexId
  readonly value: number
}

/** What a place earns, where its value stands otherwise. */
function Chip({ state, hex, value }: ChipProps) {
  const language = useLanguage()
  const { x, y } = plus(centreOf(hex), layoutHex(boardHex(state, hex)).value ?? { x: 0, y: -20 })
  const text = numeral(language, value)
  const width = 10 + 7 * text.length
  return (
    <g class="map-chip" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-8} width={width} height={16} rx={8} />
      <text>{text}</text>
    </g>
  )
}

import { useMemo } from 'preact/hooks'
import type { BoardMap, MapArea, MapHex, MapLine } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { Select } from '../ui/select.js'
import { between, cut, line, pathOf } from './curve.js'
import type { Point } from './geometry.js'
import { edgeMiddle, outline, shift } from './geometry.js'
import type { Paints } from './paints.js'
import { paperOf } from './paper.js'
import { boardTexts } from './texts.js'

const whole = outline()
const rim = outline(0.9)
const middle: Point = { x: 0, y: 0 }
/** The share of the way from the middle to a side at which a line comes out from under the circles. */
const besideCircle = 0.3

interface AreasProps {
  readonly map: BoardMap
  readonly paints: Paints
  /** Whether the lines of routes to be built are shown. */
  readonly lines: boolean
  /** The area that somebody asked for. */
  readonly asked: string | undefined
}

/** Areas that belong to the board, and the one that is asked for. */
export function Areas({ map, paints, lines, asked }: AreasProps) {
  const shown = map.areas.filter(({ id, show, line: ways }) =>
    show === 'asked' ? id === asked : lines || !ways,
  )
  return shown.map((area) => <Area key={area.id} map={map} area={area} paints={paints} />)
}

function Area({ map, area, paints }: Pick<AreasProps, 'map' | 'paints'> & { readonly area: MapArea }) {
  const { at } = paperOf(map.sheets)
  const paint = area.company === undefined ? undefined : paints[area.company]
  const isBare = (hex: string): boolean => area.show === 'asked' || map.hexes[hex]?.tile === undefined
  const hexes = area.hexes.filter(isBare)
  return useMemo(
    () =>
      area.line ? (
        <g class="map-lines" aria-hidden="true">
          {area.line.map((way) => {
            const d = pathOn(map.hexes[way.hex], way)
            return (
              <g key={`${way.hex}${d}`} transform={shift(at(way.hex))}>
                <path class="map-line-bed" d={d} style={{ stroke: paint?.ink }} />
                <path class="map-line" d={d} style={{ stroke: paint?.colour }} />
              </g>
            )
          })}
        </g>
      ) : (
        <g class={area.show === 'asked' ? 'map-area' : 'map-valley'} aria-hidden="true">
          {hexes.map((hex) => (
            <polygon key={hex} points={whole} transform={shift(at(hex))} style={{ fill: paint?.colour }} />
          ))}
        </g>
      ),
    [area, paint, at, hexes.length],
  )
}

/** The track that a route needs on a hex: through its place if it has one, else from side to side. */
function pathOn(hex: MapHex | undefined, { from, to }: MapLine): string {
  const sides = [from, to].filter((end) => typeof end === 'number')
  const [a, b] = sides
  if (a !== undefined && b !== undefined && hex?.stops.length !== 1) return pathOf(between(a, b))
  return sides.map((edge) => pathOf(cut(line(middle, edgeMiddle(edge)), besideCircle, 1))).join('')
}

/** A rim and a pennant. */
const GoalSign = () => (
  <>
    <polygon points={rim} />
    <path d="M-34 -18V-36L-18 -30L-34 -24" />
  </>
)

/** Goals of whoever looks. */
export function Goals({ map }: { readonly map: BoardMap }) {
  const { at } = paperOf(map.sheets)
  return (
    <g class="map-goals" aria-hidden="true">
      {Object.values(map.hexes)
        .filter(({ signs }) => signs.some(({ kind }) => kind === 'goal'))
        .map(({ ref }) => (
          <g key={ref} transform={shift(at(ref))}>
            <GoalSign />
          </g>
        ))}
    </g>
  )
}

interface AreaChoiceProps {
  readonly areas: readonly MapArea[]
  readonly shown: string | undefined
  onShow(area: string | undefined): void
}

/** Which area the map shows, if any: a sign as small as the other controls, which covers no place of the map. */
export function AreaChoice({ areas, shown, onShow }: AreaChoiceProps) {
  const say = useSay(boardTexts)
  const { words } = useDescribed()
  return (
    <span class="button map-control map-areas" title={say('areas')}>
      {shown === undefined ? (
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 2.5L16.5 6.2V13.8L10 17.5L3.5 13.8V6.2ZM10 10H10.01" />
        </svg>
      ) : (
        <span aria-hidden="true">{shown}</span>
      )}
      <Select
        label={say('areas')}
        value={shown ?? ''}
        options={[
          ['', say('areaNone')],
          ...areas.map(({ id, label }) => [id, label ? words.say(label) : id] as const),
        ]}
        onChange={(area) => onShow(area === '' ? undefined : area)}
      />
    </span>
  )
}

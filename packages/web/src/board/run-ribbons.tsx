import { useMemo } from 'preact/hooks'
import { numeral } from '@stellwerk/texts'
import { useLanguage } from '../language/language.js'
import { useFocus, useSetFocus } from '../table/focus.js'
import { beside, polyline } from './curve.js'
import type { Point } from './geometry.js'
import { shift } from './geometry.js'
import './run-ribbons.css'

/** How far a ribbon lies beside its track, and how many looks there are before they come again. */
const aside = 7
const looks = 8

/** A route as it is drawn. */
export interface Ribbon {
  readonly id: string
  readonly label: string
  readonly points: readonly Point[]
}

interface RunRibbonsProps {
  readonly ribbons: readonly Ribbon[]
  /** A route that is being put together. */
  readonly begun?: readonly Point[]
  /** The route that is being changed; null if a new one is. Taps then go to the hexes below. */
  readonly taken?: string | null | undefined
  /** A tap on a ribbon. */
  onTake?: ((id: string) => void) | undefined
}

/** Routes as wide translucent ribbons beside their track. */
export function RunRibbons({ ribbons, begun = [], taken, onTake }: RunRibbonsProps) {
  const focus = useFocus()
  const setFocus = useSetFocus()
  // here or in the list
  const pointed = taken ?? (focus?.kind === 'route' ? focus.id : undefined)
  const shapes = useMemo(() => ribbons.map(({ points }) => polyline(beside(points, aside))), [ribbons])
  const [start] = begun
  return (
    <g
      class={[
        'map-runs',
        pointed !== undefined && 'map-runs-pointed',
        onTake && 'map-runs-takes',
        taken !== undefined && 'map-runs-taken',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {ribbons.map(({ id, label }, i) => (
        <g
          key={id}
          class={id === pointed ? 'map-run map-run-pointed' : 'map-run'}
          role="img"
          aria-label={label}
          onPointerEnter={() => setFocus({ kind: 'route', id })}
          onPointerLeave={() => setFocus(null)}
          onClick={
            onTake &&
            ((event) => {
              event.stopPropagation()
              onTake(id)
            })
          }
        >
          <path class={`map-ribbon map-ribbon-${i % looks}`} d={shapes[i]} />
          <path class={`map-ribbon-dash map-ribbon-${i % looks}`} d={shapes[i]} />
        </g>
      ))}
      {begun.length > 0 && <path class="map-ribbon map-ribbon-begun" d={polyline(begun)} />}
      {begun.length === 1 && start && <circle class="map-begun" cx={start.x} cy={start.y} r={20} />}
    </g>
  )
}

/** What a place earns, where its value stands otherwise. */
export interface Earning {
  readonly id: string
  readonly at: Point
  readonly value: number
}

export function RunValues({ earnings }: { readonly earnings: readonly Earning[] }) {
  const language = useLanguage()
  return (
    <g aria-hidden="true">
      {earnings.map(({ id, at, value }) => {
        const text = numeral(language, value)
        const width = 10 + 7 * text.length
        return (
          <g key={id} class="map-chip" transform={shift(at)}>
            <rect x={-width / 2} y={-8} width={width} height={16} rx={8} />
            <text>{text}</text>
          </g>
        )
      })}
    </g>
  )
}

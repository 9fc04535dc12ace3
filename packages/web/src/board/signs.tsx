import type { Sign, Value } from '@stellwerk/table'
import type { Point } from './geometry.js'
import type { CompanyPaint, Paints } from './paints.js'
import { shift } from './geometry.js'
import { MarkerDisc } from './stations.js'

const pithead = 'M-10 10V-3L0 -11L10 -3V10Z'
const sawtooth = 'M-11 9V-8L-4 -3V-8L3 -3V-8L11 -3V9Z'

interface SignViewProps {
  readonly sign: Sign
  readonly at: Point
  readonly paints: Paints
}

/** What stands on a hex beside its track. */
export function SignView({ sign, at, paints }: SignViewProps) {
  const paint = sign.company === undefined ? undefined : paints[sign.company]
  return (
    <g transform={shift(at)}>
      <SignShape sign={sign} paint={paint} />
    </g>
  )
}

function SignShape({ sign, paint }: { readonly sign: Sign; readonly paint: CompanyPaint | undefined }) {
  switch (sign.kind) {
    case 'company':
      return paint ? <CompanySign sign={sign} paint={paint} /> : null
    case 'works':
      return (
        <>
          <path class="map-factory-house" d={sawtooth} />
          <text class="map-factory-value" y={3.8}>
            {labelOf(sign.label)}
          </text>
        </>
      )
    case 'bonus':
      return (
        <>
          <rect class="map-bonus" x={-13} y={-6} width={26} height={12} rx={3} />
          <text class="map-bonus-number">+{labelOf(sign.label)}</text>
        </>
      )
    case 'reservation':
      return (
        <>
          <rect
            class="map-reserved"
            x={-10}
            y={-5}
            width={20}
            height={10}
            rx={2}
            style={paint && { stroke: paint.colour }}
          />
          <text class="map-reserved-number">{labelOf(sign.label)}</text>
        </>
      )
    case 'goal':
      return null
  }
}

/** A company by the shape of its kind: a marker, a house in its owner's colour with its number, or a plate. */
function CompanySign({ sign, paint }: { readonly sign: Sign; readonly paint: CompanyPaint }) {
  const { mark, colour, ink, owner } = paint
  if (paint.shape === 'oval') return <MarkerDisc disc={{ letters: mark, colour, ink }} />
  if (paint.shape === 'plate')
    return sign.look === 'crossed' ? null : (
      <>
        <rect class="map-plate" x={-11} y={-5.5} width={22} height={11} rx={2} />
        <text class="map-plate-letters">{mark}</text>
      </>
    )
  const open = sign.look !== 'crossed'
  const fill = open ? owner : undefined
  return (
    <g class={`map-house map-house-${sign.look}`}>
      {sign.look === 'full' && <path class="map-siding" d="M-13 12.5H13" />}
      <path class="map-house-wall" d={pithead} style={fill && { fill: fill.colour }} />
      <text class="map-house-number" y={3.5} style={fill && { fill: fill.ink }}>
        {mark}
      </text>
      {!open && <path class="map-house-strike" d="M-11 11L11 -9" />}
    </g>
  )
}

/** A number or a tile, as it is written on a sign. */
function labelOf(label: Value | undefined): string {
  if (label?.kind === 'money' || label?.kind === 'count') return String(label.amount)
  return label?.kind === 'tile' ? label.ref : ''
}

import type { Focus } from '../table/focus.js'
import { useFocus } from '../table/focus.js'
import type { Placement } from './geometry.js'
import { Rim } from './ground.js'
import { shift } from './geometry.js'

interface MarksProps {
  readonly at: Placement
  /** Hexes that can be built on. */
  readonly possible: readonly string[]
  readonly chosen: string | undefined
  /** Hexes that the shown action changed. */
  readonly changed: readonly string[]
  /** Where the keyboard is; drawn only while it is used. */
  readonly entry: string
  /** The hexes that belong to what is pointed at, here or in a panel. */
  hexesOf(focus: Focus): readonly string[]
}

/** Rims around hexes: nothing of the board itself is drawn anew for them. */
export function Marks({ at, possible, chosen, changed, entry, hexesOf }: MarksProps) {
  const marked = (kind: Kind) => (hex: string) => (
    <Marked key={`${kind}${hex}`} at={at} hex={hex} kind={kind} />
  )
  return (
    <g class="map-marks" aria-hidden="true">
      {changed.map(marked('changed'))}
      {possible.map(marked('glow'))}
      <PointedMarks at={at} hexesOf={hexesOf} />
      {chosen !== undefined && <Marked at={at} hex={chosen} kind="chosen" />}
      <Marked at={at} hex={entry} kind="ring" />
    </g>
  )
}

/** What the pointer rests on; drawn anew with every move of it. */
function PointedMarks({ at, hexesOf }: Pick<MarksProps, 'at' | 'hexesOf'>) {
  const focus = useFocus()
  return (focus ? hexesOf(focus) : []).map((hex) => <Marked key={hex} at={at} hex={hex} kind="pointed" />)
}

type Kind = Parameters<typeof Rim>[0]['kind']

const Marked = ({ at, hex, kind }: { readonly at: Placement; readonly hex: string; readonly kind: Kind }) => (
  <g transform={shift(at(hex))}>
    <Rim kind={kind} />
  </g>
)

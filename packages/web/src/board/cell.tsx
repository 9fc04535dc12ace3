import type { ComponentChildren } from 'preact'
import type { HexPlace } from './geometry.js'
import { outline, shift } from './geometry.js'

const whole = outline()

interface CellProps {
  readonly hex: string
  readonly at: HexPlace
  /** Whether the keyboard enters the map here; a hex without it cannot be entered at all. */
  readonly tabIndex: 0 | -1 | undefined
  readonly label: string | undefined
  /** The ground. */
  readonly children: ComponentChildren
}

/** The ground of a hex, and the hex as something to point at and to enter. */
export const Cell = ({ hex, at, tabIndex, label, children }: CellProps) => (
  <g transform={shift(at)}>
    {children}
    {tabIndex !== undefined && (
      <polygon
        class="map-cell"
        points={whole}
        data-hex={hex}
        role="button"
        tabindex={tabIndex}
        aria-label={label}
      />
    )}
  </g>
)

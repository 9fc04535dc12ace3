import { SelectField } from '../../ui/select.js'

interface HexSelectProps {
  readonly label: string
  /** What stands there before anything is chosen. */
  readonly nothing: string
  readonly hexes: Iterable<string>
  readonly chosen: string | undefined
  nameOf(hex: string): string
  onChange(hex: string): void
}

/** "A9" comes before "A11". */
const byCoordinate = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })

/** The hexes that glow on the map, as a list that leads to the same draft. */
export function HexSelect({ label, nothing, hexes, chosen, nameOf, onChange }: HexSelectProps) {
  return (
    <SelectField
      class="hex-select decision-hint"
      label={label}
      value={chosen ?? ''}
      options={[
        ['', nothing],
        ...[...new Set(hexes)].toSorted(byCoordinate).map((hex) => [hex, nameOf(hex)] as const),
      ]}
      onChange={onChange}
    />
  )
}

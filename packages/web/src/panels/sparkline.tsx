import './panels.css'

interface SparklineProps {
  /** What is drawn, in words with its numbers. */
  readonly label: string
  readonly values: readonly (number | null)[]
  readonly kind: 'line' | 'bars'
  readonly colour?: string
}

const [width, height, edge] = [120, 28, 2]

/** A picture of a row of numbers, as small as a line of text. */
export function Sparkline({ label, values, kind, colour = 'currentColor' }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  const top = Math.max(1, ...known)
  // lines show changes and start at their lowest value; bars show amounts and start at nothing
  const bottom = kind === 'line' ? Math.min(top - 1, ...known) : 0
  const y = (value: number): number =>
    height - edge - ((value - bottom) / (top - bottom)) * (height - 2 * edge)
  return (
    <svg class="sparkline" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {kind === 'bars' ? bars(values, y, colour) : line(values, y, colour)}
    </svg>
  )
}

function bars(values: readonly (number | null)[], y: (value: number) => number, colour: string) {
  const step = Math.min(10, width / Math.max(1, values.length))
  return values.map((value, i) =>
    value === null ? null : (
      <rect
        key={i}
        x={i * step}
        y={y(value)}
        width={Math.max(1, step - 1)}
        height={Math.max(1, height - edge - y(value))}
        fill={colour}
      />
    ),
  )
}

function line(values: readonly (number | null)[], y: (value: number) => number, colour: string) {
  const step = (width - 2 * edge) / Math.max(1, values.length - 1)
  const points = values.flatMap((value, i) => (value === null ? [] : [[edge + i * step, y(value)] as const]))
  const last = points.at(-1)
  return (
    <>
      <polyline
        points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')}
        fill="none"
        stroke={colour}
        stroke-width="2"
        stroke-linejoin="round"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" fill={colour} />}
    </>
  )
}

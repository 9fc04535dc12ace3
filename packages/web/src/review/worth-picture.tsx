import { useRef } from 'preact/hooks'
import type { Finding } from '@stellwerk/bots'
import { numeral } from '@stellwerk/texts'
import { ValueLines, useWidth } from '../charts/chart-picture.js'
import { extent, heightFor, ticks } from '../charts/scale.js'
import { useLanguage, useSay } from '../language/language.js'
import type { Band } from '../story/bands.js'
import type { Chart } from '../story/charts.js'
import { placeOf, spread, valueAt } from './marks.js'
import { reviewTexts } from './texts.js'

const margin = { left: 48, right: 92, top: 14, bottom: 30 }
const band = 14

interface WorthPictureProps {
  readonly chart: Chart
  /** Whose line stands out; their turning points lie on it. */
  readonly who: string
  readonly moments: readonly Finding[]
  readonly chosen: Finding | undefined
  readonly bands: readonly Band[]
  onChoose(finding: Finding): void
}

/** What everybody had, round by round, with the turning points of one player. */
export function WorthPicture({ chart, who, moments, chosen, bands, onChoose }: WorthPictureProps) {
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const svg = useRef<SVGSVGElement>(null)
  const width = useWidth(svg)
  const height = heightFor(width)
  const { samples, series, label } = chart
  const axis = ticks(...extent(chart), 4)
  const [least, most] = [axis[0] ?? 0, axis.at(-1) ?? 1]
  const x = (place: number): number =>
    margin.left + ((width - margin.left - margin.right) * place) / Math.max(samples.length - 1, 1)
  const y = (value: number): number =>
    height - margin.bottom - ((height - margin.top - margin.bottom) * (value - least)) / (most - least)
  const own = series.find(({ id }) => id === who)?.values ?? []
  const isExpected = (id: string): boolean => id === 'expected'
  const ended = series.filter(({ id }) => !isExpected(id))
  const heights = spread(
    ended.map(({ values }) => y(values.at(-1) ?? 0)),
    15,
  )
  return (
    <div class="review-picture">
      <svg ref={svg} class="chart-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <ValueLines axis={axis} left={margin.left} right={width - margin.right} y={y} />
        {phasesOf(bands).map(({ from, to, phase, colour }) => {
          const [left, right] = [x(placeOf(chart, from)), x(placeOf(chart, to + 1))]
          return (
            <g key={from}>
              <rect
                x={left}
                y={height - margin.bottom + 4}
                width={right - left}
                height={band}
                fill={colour}
              />
              {right - left > 12 && (
                <text class="review-phase" x={(left + right) / 2} y={height - margin.bottom + 15}>
                  {phase}
                </text>
              )}
            </g>
          )
        })}
        {series.map(({ id, colour, values }) => (
          <path
            key={id}
            class={id === who ? 'review-line review-line-own' : 'review-line'}
            stroke={colour}
            stroke-dasharray={isExpected(id) ? '5 4' : ''}
            d={`M${values.map((value, i) => `${x(i)},${y(value ?? 0)}`).join('L')}`}
          />
        ))}
        {ended.map(({ id, label: name, colour, values }, i) => (
          <g key={id}>
            <circle cx={width - margin.right + 8} cy={heights[i]} r="4" fill={colour} />
            <text
              class={id === who ? 'review-end review-end-own' : 'review-end'}
              x={width - margin.right + 15}
              y={(heights[i] ?? 0) + 4}
            >
              {name}
            </text>
            <title>{`${name} ${numeral(language, values.at(-1) ?? 0)}`}</title>
          </g>
        ))}
      </svg>
      {moments.map((finding, i) => {
        const place = placeOf(chart, finding.at)
        return (
          <button
            key={finding.at}
            type="button"
            tabIndex={-1}
            class={['review-mark', finding.amount > 0 && 'review-mark-good'].filter(Boolean).join(' ')}
            aria-pressed={finding === chosen}
            aria-label={say('mark', { number: i + 1, round: finding.round })}
            style={{
              left: `${(100 * x(place)) / width}%`,
              top: `${(100 * y(valueAt(own, place))) / height}%`,
            }}
            onClick={() => onChoose(finding)}
          >
            {i + 1}
          </button>
        )
      })}
    </div>
  )
}

/** Rounds of the same phase as one stretch. */
function phasesOf(bands: readonly Band[]): readonly Pick<Band, 'from' | 'to' | 'phase' | 'colour'>[] {
  const found: { from: number; to: number; phase: string; colour: string }[] = []
  for (const { from, to, phase, colour } of bands) {
    const last = found.at(-1)
    if (last?.phase === phase) last.to = to
    else found.push({ from, to, phase, colour })
  }
  return found
}

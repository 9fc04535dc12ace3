import type { RefObject } from 'preact'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { labelled } from '../language/marks.js'
import type { Chart } from '../story/charts.js'
import { extent, heightFor, labelEvery, stacked, ticks } from './scale.js'
import { chartTexts } from './texts.js'

const margin = { left: 52, right: 12, top: 12, bottom: 28 }
const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 2', '10 4']

interface PictureProps {
  readonly chart: Chart
  /** The ids of series that are left out. */
  readonly hidden: ReadonlySet<string>
  onPick?(at: number): void
}

/** A chart as a picture: values by pointing or with the arrow keys; a click shows the game at that moment. */
export function ChartPicture({ chart: whole, hidden, onPick }: PictureProps) {
  const say = useSay(chartTexts)
  const language = useLanguage()
  const title = useId()
  const svg = useRef<SVGSVGElement>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const width = useWidth(svg)
  const height = heightFor(width)
  const chart = useMemo(
    () => ({ ...whole, series: whole.series.filter(({ id }) => !hidden.has(id)) }),
    [whole, hidden],
  )
  const axis = useMemo(() => ticks(...extent(chart)), [chart])
  const { samples, series } = chart
  const least = axis[0] ?? 0
  const most = axis.at(-1) ?? 1
  const x = (i: number): number =>
    margin.left + ((width - margin.left - margin.right) * i) / Math.max(samples.length - 1, 1)
  const y = (value: number): number =>
    height - margin.bottom - ((height - margin.top - margin.bottom) * (value - least)) / (most - least)
  const nearest = (clientX: number): number => {
    const box = (svg.current as SVGSVGElement).getBoundingClientRect()
    const at = ((clientX - box.left) / box.width) * width
    const i = Math.round(((at - margin.left) / (width - margin.left - margin.right)) * (samples.length - 1))
    return Math.min(Math.max(i, 0), samples.length - 1)
  }
  const sample = picked === null ? undefined : samples[picked]
  return (
    <div class="chart">
      <svg
        ref={svg}
        class="chart-picture"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={title}
        tabIndex={0}
        onPointerMove={(event) => setPicked(nearest(event.clientX))}
        onPointerLeave={() => setPicked(null)}
        onClick={(event) => onPick?.(samples[nearest(event.clientX)]?.at ?? 0)}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
          if (event.key === 'Enter' && sample) onPick?.(sample.at)
          if (by === undefined) return
          event.preventDefault()
          event.stopPropagation()
          setPicked(Math.min(Math.max((picked ?? samples.length - 1) + by, 0), samples.length - 1))
        }}
      >
        <title id={title}>{chart.label}</title>
        <Axes {...{ chart, axis, x, y, width, height }} />
        <Curves {...{ chart, x, y }} />
        {picked !== null && (
          <line
            class="chart-cursor"
            x1={x(picked)}
            x2={x(picked)}
            y1={margin.top}
            y2={height - margin.bottom}
          />
        )}
      </svg>
      <p class="chart-reading" role="status">
        {sample
          ? labelled(
              language,
              say('at', { label: sample.label, at: sample.at }),
              series
                .flatMap(({ label, values }) => {
                  const value = values[picked ?? 0]
                  return value === null || value === undefined ? [] : `${label} ${numeral(language, value)}`
                })
                .join(' · '),
            )
          : say('hint')}
      </p>
    </div>
  )
}

interface CurvesProps {
  readonly chart: Chart
  x(sample: number): number
  y(value: number): number
}

interface AxesProps extends CurvesProps {
  readonly axis: readonly number[]
  readonly width: number
  readonly height: number
}

/** A line for each value of an axis, with the value at its left. */
export function ValueLines({
  axis,
  left,
  right,
  y,
}: Pick<AxesProps, 'axis' | 'y'> & { readonly left: number; readonly right: number }) {
  const language = useLanguage()
  return (
    <>
      {axis.map((value) => (
        <g key={value}>
          <line class="chart-grid" x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <text class="chart-value" x={left - 6} y={y(value) + 4}>
            {numeral(language, value)}
          </text>
        </g>
      ))}
    </>
  )
}

/** The values on the left, and what is told below of as many samples as there is room for. */
function Axes({ chart: { samples }, axis, x, y, width, height }: AxesProps) {
  const every = labelEvery(samples.length, width - margin.left)
  return (
    <>
      <ValueLines axis={axis} left={margin.left} right={width - margin.right} y={y} />
      {samples.map(
        ({ label }, i) =>
          i % every === 0 && (
            <text class="chart-sample" x={x(i)} y={height - 8} key={i}>
              {label}
            </text>
          ),
      )}
    </>
  )
}

/** The series as lines, or as bands on top of each other. */
function Curves({ chart, x, y }: CurvesProps) {
  const { series } = chart
  if (chart.kind === 'stack')
    return stacked(chart).map((band, n) => {
      const above = band.map(([, to], i) => `${x(i)},${y(to)}`)
      const below = band.map(([from], i) => `${x(i)},${y(from)}`).toReversed()
      return (
        <path
          key={series[n]?.id}
          fill={series[n]?.colour}
          class="chart-band"
          d={`M${above.join('L')}L${below.join('L')}Z`}
        />
      )
    })
  return series.map(({ id, colour, values }, n) => (
    <path
      key={id}
      class="chart-line"
      stroke={colour}
      stroke-dasharray={dashes[n % dashes.length]}
      d={values
        .map((value, i) =>
          value === null ? '' : `${(values[i - 1] ?? null) === null ? 'M' : 'L'}${x(i)},${y(value)}`,
        )
        .join('')}
    />
  ))
}

/** The picture is drawn as wide as there is room, so that its letters are as large as those around it. */
export function useWidth(picture: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const svg = picture.current
    if (!svg) return undefined
    const measure = (): void => setWidth(Math.max(240, Math.round(svg.getBoundingClientRect().width)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [])
  return width
}

import type { Chart } from '../story/charts.js'

/** Round numbers for an axis, from 0 or below to at least the largest value. */
export function ticks(least: number, most: number, about = 5): number[] {
  const span = Math.max(most - least, 1)
  const rough = span / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power)
  const first = Math.floor(least / step) * step
  const last = Math.ceil(most / step) * step
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step)
}

/** How high a picture of this width is: flat where there is room, never so flat that lines cannot be told apart. */
export const heightFor = (width: number): number => Math.round(Math.min(Math.max(220, width / 2), 460))

/** Every how many samples there is room for a label such as "OR 14.3". */
export const labelEvery = (samples: number, width: number): number =>
  Math.max(1, Math.ceil(samples / Math.floor(width / 56)))

/** The values of a stacked chart from the ground up: for each series and sample where its band starts and ends. */
export function stacked({ series, samples }: Chart): (readonly [number, number])[][] {
  const ground = samples.map(() => 0)
  return series.map(({ values }) =>
    samples.map((_, i) => {
      const from = ground[i] ?? 0
      const to = from + (values[i] ?? 0)
      ground[i] = to
      return [from, to] as const
    }),
  )
}

/** The smallest and the largest value that a chart has to show. */
export function extent(chart: Chart): readonly [number, number] {
  const values =
    chart.kind === 'stack'
      ? stacked(chart).flatMap((band) => band.map(([, to]) => to))
      : chart.series.flatMap(({ values: own }) => own.filter((value) => value !== null))
  return [values.reduce((a, b) => Math.min(a, b), 0), values.reduce((a, b) => Math.max(a, b), 1)]
}

const quoted = (cell: string): string => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A chart as a table: one row for each sample. */
export function toCsv({ samples, series }: Chart): string {
  const head = ['action', 'label', ...series.map(({ label }) => label)]
  const rows = samples.map(({ at, label }, i) => [
    String(at),
    label,
    ...series.map(({ values }) => String(values[i] ?? '')),
  ])
  return csvOf([head, ...rows])
}

/** A table as spreadsheets read it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n'

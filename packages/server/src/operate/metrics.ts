/**
 * What the process counts, in the text form that Prometheus reads. Any part of the server counts in `metrics`; one
 * process has one set of figures, as the form supposes.
 */
import type { Trouble } from '../store/errors.js'
import type { StoreFigures } from '../store/store.js'

type Labels = { readonly [name: string]: string }

interface Metric {
  render(): string[]
}

export interface Counter extends Metric {
  add(labels?: Labels, amount?: number): void
}

export interface Gauge extends Metric {
  add(amount: number): void
  set(value: number): void
}

export interface Histogram extends Metric {
  observe(value: number, labels?: Labels): void
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function labelled(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`
}

const head = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

export function counter(name: string, help: string): Counter {
  const totals = new Map<string, number>()
  return {
    add(labels = {}, amount = 1) {
      const key = labelled(name, labels)
      totals.set(key, (totals.get(key) ?? 0) + amount)
    },
    render: () => [...head(name, 'counter', help), ...[...totals].map(([key, total]) => `${key} ${total}`)],
  }
}

export function gauge(name: string, help: string): Gauge {
  let present = 0
  return {
    add: (amount) => void (present += amount),
    set: (value) => void (present = value),
    render: () => [...head(name, 'gauge', help), `${name} ${present}`],
  }
}

interface Series {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
  count: number
}

/** Counts values by size: for each bound, how many were not larger. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>()
  return {
    observe(value, labels = {}) {
      const key = labelled(name, labels)
      const series = all.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
      all.set(key, series)
      bounds.forEach((bound, i) => {
        if (value <= bound) series.counts[i] = (series.counts[i] ?? 0) + 1
      })
      series.sum += value
      series.count++
    },
    render: () => [
      ...head(name, 'histogram', help),
      ...[...all.values()].flatMap(({ labels, counts, sum, count }) => [
        ...bounds.map(
          (bound, i) => `${labelled(`${name}_bucket`, { ...labels, le: String(bound) })} ${counts[i]}`,
        ),
        `${labelled(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
        `${labelled(`${name}_sum`, labels)} ${sum}`,
        `${labelled(`${name}_count`, labels)} ${count}`,
      ]),
    ],
  }
}

const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export const metrics = {
  requests: counter('stellwerk_requests_total', 'Answered requests by route and status.'),
  requestSeconds: histogram('stellwerk_request_seconds', 'Time to answer a request by route.', secondsBounds),
  actions: counter('stellwerk_actions_total', 'Actions sent by players, by result.'),
  computerMoves: counter('stellwerk_computer_moves_total', 'Decisions of computer players, by result.'),
  computerSeconds: histogram(
    'stellwerk_computer_seconds',
    'Time a computer player took to decide.',
    secondsBounds,
  ),
  computersWaiting: gauge('stellwerk_computers_waiting', 'Tables whose computer players wait to decide.'),
  openSockets: gauge('stellwerk_open_sockets', 'Sockets that are open now.'),
  loadedGames: gauge('stellwerk_loaded_games', 'Games in memory now.'),
  commitSizes: histogram(
    'stellwerk_commit_works',
    'How many works shared a commit.',
    [1, 2, 4, 8, 16, 32, 64, 128],
  ),
  notices: counter('stellwerk_notices_total', 'Turn notices by way and result.'),
  signIns: counter('stellwerk_sign_ins_total', 'Attempts to sign in by result.'),
}

/** What is not counted but read when somebody asks. */
export interface Readings {
  readonly store: StoreFigures
  readonly trouble: Trouble | undefined
}

const troubles: readonly Trouble[] = ['full', 'failing', 'damaged']

const troubleLines = (present: Trouble | undefined): string[] => [
  ...head('stellwerk_store_trouble', 'gauge', 'Why nothing can be saved: 1 for what is so now.'),
  ...troubles.map(
    (one) => `${labelled('stellwerk_store_trouble', { kind: one })} ${one === present ? 1 : 0}`,
  ),
]

function readLines({ store }: Readings): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  const readings = [
    ['stellwerk_waiting_writes', 'gauge', 'Works that wait to be written.', store.waiting],
    ['process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss],
    ['nodejs_heap_size_used_bytes', 'gauge', 'Memory in use by objects.', heapUsed],
    [
      'process_uptime_seconds',
      'gauge',
      'How long the process has been running.',
      Math.round(process.uptime()),
    ],
  ] as const
  return readings.flatMap(([name, type, help, value]) => [...head(name, type, help), `${name} ${value}`])
}

export const metricsText = (readings: Readings): string =>
  [
    ...Object.values(metrics).flatMap((metric) => metric.render()),
    ...troubleLines(readings.trouble),
    ...readLines(readings),
    '',
  ].join('\n')

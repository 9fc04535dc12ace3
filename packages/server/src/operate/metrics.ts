/**
 * What the process counts, in the text form that Prometheus reads. Any part of the server counts in `metrics`; one
 * process has one set of metrics, as the format assumes. The library adds what it knows of any Node program (processor,
 * event-loop delay, memory, garbage collection).
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const registry = new Registry()
const registers = [registry]
collectDefaultMetrics({ register: registry })

const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames, registers })

const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
  new Gauge({ name, help, labelNames, registers })

const histogram = <Label extends string>(
  name: string,
  help: string,
  buckets: number[],
  ...labelNames: Label[]
): Histogram<Label> => new Histogram({ name, help, buckets, labelNames, registers })

export const metrics = {
  requests: counter(
    'stellwerk_requests_total',
    'Answered requests by route and status.',
    'method',
    'route',
    'status',
  ),
  requestSeconds: histogram(
    'stellwerk_request_seconds',
    'Time to answer a request by route.',
    secondsBounds,
    'route',
  ),
  actions: counter('stellwerk_actions_total', 'Actions sent by players, by result.', 'result'),
  socketMessages: counter(
    'stellwerk_socket_messages_total',
    'Messages over sockets by type; `act` are actions.',
    'type',
  ),
  socketSeconds: histogram(
    'stellwerk_socket_seconds',
    'Time to answer a message over a socket by type.',
    secondsBounds,
    'type',
  ),
  searchSeconds: histogram(
    'stellwerk_search_seconds',
    'Time to search the store: for `tables` by player or name, for `people`.',
    secondsBounds,
    'of',
  ),
  computerMoves: counter(
    'stellwerk_computer_moves_total',
    'Decisions of computer players, by result.',
    'result',
  ),
  computerSeconds: histogram(
    'stellwerk_computer_seconds',
    'Time a computer player took to decide, by level.',
    secondsBounds,
    'level',
  ),
  computersWaiting: gauge('stellwerk_computers_waiting', 'Tables whose computer players wait to decide.'),
  openSockets: gauge('stellwerk_open_sockets', 'Sockets that are open now.'),
  loadedGames: gauge('stellwerk_loaded_games', 'Games in memory now.'),
  commitSizes: histogram(
    'stellwerk_commit_works',
    'Writes that shared a commit.',
    [1, 2, 4, 8, 16, 32, 64, 128],
  ),
  waitingWrites: gauge('stellwerk_waiting_writes', 'Writes that are waiting.'),
  storeTrouble: gauge(
    'stellwerk_store_trouble',
    'Why nothing can be saved: 1 for the reason that applies now.',
    'kind',
  ),
  storeBytes: gauge('stellwerk_store_bytes', 'Size of the store.'),
  freeBytes: gauge('stellwerk_free_bytes', 'Room left on the disk of the data folder.'),
  notices: counter('stellwerk_notices_total', 'Turn notices by way and result.', 'way', 'result'),
  signIns: counter('stellwerk_sign_ins_total', 'Attempts to sign in by result.', 'result'),
}

export const metricsType = registry.contentType

export const metricsText = (): Promise<string> => registry.metrics()

import { flag, list, no, number, record, text } from './fields.js'
import type { Task } from './network.js'
import { build } from './problem-board.js'
import type { Board } from './problem-parts.js'
import { parseHex, parseTrain } from './problem-parts.js'

/** A problem read from the format `route-problem/1`: a board, one company, its trains and the rules for routes. */
export interface Problem {
  readonly id: string
  readonly company: string
  readonly task: Task
  /** What the points and segments of the network are on the board. */
  readonly pointNames: readonly (readonly [hex: string, stop: number] | undefined)[]
  readonly segmentTrack: readonly (readonly (readonly [hex: string, piece: number])[])[]
  readonly knownBest: number | undefined
}

/** Reads a problem file; throws a `ProblemError` with the path of its first fault. */
export function parseProblem(value: unknown): Problem {
  const file = record(value, '')
  if (file['format'] !== 'route-problem/1') throw no('format', '"route-problem/1"')
  const orientation = file['orientation']
  if (orientation !== 'flat' && orientation !== 'pointy') throw no('orientation', '"flat" or "pointy"')
  const company = text(file['company'], 'company')
  const hexes = list(file['hexes'], 'hexes').map((hex, i) => parseHex(hex, `hexes[${i}]`))
  const rules = record(file['rules'], 'rules')
  const rule = (name: string, otherwise: boolean): boolean => flag(rules[name], `rules.${name}`, otherwise)
  if (!rule('stopOncePerRoute', true))
    throw no('rules.stopOncePerRoute', 'true: a route may not call at a stop twice')
  const board: Board = {
    hexes,
    orientation,
    company,
    junctionOnce: rule('junctionOncePerRoute', true),
    oneStopPerHex: rule('oneStopPerHex', false),
    shareStops: rule('routesMayShareStops', true),
    shareTrack: rule('sharedTrack', false),
    shareSides: rule('sharedSide', false),
  }
  const built = build(board, file['bonuses'])
  const minStops = rules['minStops'] ?? file['minStops']
  const best = file['best']
  return {
    id: typeof file['id'] === 'string' ? file['id'] : '',
    company,
    task: {
      network: built.network,
      trains: list(file['trains'], 'trains').map((train, i) => parseTrain(train, `trains[${i}]`)),
      stationRequired: rule('stationRequired', true),
      minStops: minStops === undefined ? 2 : number(minStops, 'rules.minStops'),
    },
    pointNames: built.pointNames,
    segmentTrack: built.segmentTrack,
    knownBest: best === undefined ? undefined : number(record(best, 'best')['revenue'], 'best.revenue'),
  }
}

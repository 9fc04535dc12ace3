import { flag, list, number, record } from './fields.js'
import type { Point } from './network.js'
import type { Board, BoardStop } from './problem-parts.js'

/** Numbers for what may be used once, given as they are needed. */
export class Ids {
  things = 0
  limits = 0
  private readonly ofHex = new Map<number, number>()

  thing(): number {
    return this.things++
  }

  limit(): number {
    return this.limits++
  }

  /** The limit of a hex is the same for all that asks for it. */
  limitOfHex(h: number): number {
    const known = this.ofHex.get(h) ?? this.limit()
    this.ofHex.set(h, known)
    return known
  }
}

/** The points of a network, and what they are on the board. */
export interface Points {
  readonly list: Point[]
  readonly names: (readonly [string, number] | undefined)[]
  /** The points that stand in a hex, by hex and place: `7/s0`. */
  readonly at: ReadonlyMap<string, number>
}

/** The stops and junctions of the board. */
export function pointsOf(board: Board, ids: Ids): Points {
  const points: Point[] = []
  const names: (readonly [string, number])[] = []
  const at = new Map<string, number>()
  const groups = new Map<string, number>()
  board.hexes.forEach((hex, h) => {
    const several = hex.stops.filter(({ kind }) => kind !== 'junction').length > 1
    hex.stops.forEach((stop, i) => {
      at.set(`${h}/s${i}`, points.length)
      names.push([hex.name, i])
      const limits = hex.oncePerRoute ? [ids.limitOfHex(h)] : []
      if (stop.kind === 'junction') {
        if (board.junctionOnce) limits.push(ids.limit())
        points.push({ kind: 'junction', things: [], limits })
        return
      }
      if (board.oneStopPerHex && several && !hex.oncePerRoute) limits.push(ids.limitOfHex(h))
      const { group } = stop.json
      if (group !== undefined) {
        const key = JSON.stringify(group)
        const known = groups.get(key) ?? ids.limit()
        groups.set(key, known)
        limits.push(known)
      }
      points.push(readStop(stop, hex.name, i, board, limits, board.shareStops ? [] : [ids.thing()]))
    })
  })
  return { list: points, names, at }
}

function readStop(
  { kind, json, path }: BoardStop,
  hex: string,
  index: number,
  { company }: Board,
  limits: readonly number[],
  things: readonly number[],
): Point {
  if (kind === 'junction') throw new Error('a junction is no stop')
  const tokens = list(json['tokens'] ?? [], `${path}.tokens`).map(String)
  const extra = list(json['extraTokens'] ?? [], `${path}.extraTokens`).map(String)
  const slots = json['slots'] === undefined ? 0 : number(json['slots'], `${path}.slots`)
  const own = tokens.includes(company) || extra.includes(company)
  const full = slots > 0 && tokens.length >= slots && !own
  const open = flag(json['open'], `${path}.open`, false)
  const terminal = kind === 'offboard' || flag(json['terminal'], `${path}.terminal`, false)
  const valueFor = json['revenueFor']
  return {
    kind,
    name: typeof json['name'] === 'string' ? json['name'] : `${hex}/${index}`,
    value: number(json['revenue'], `${path}.revenue`),
    ...(valueFor === undefined
      ? {}
      : {
          valueFor: Object.fromEntries(
            Object.entries(record(valueFor, `${path}.revenueFor`)).map(([train, v]) => [
              train,
              number(v, `${path}.revenueFor.${train}`),
            ]),
          ),
        }),
    cost: json['cost'] === undefined ? 1 : number(json['cost'], `${path}.cost`),
    own,
    pass: !terminal && (open || !full),
    end: !flag(json['noEnd'], `${path}.noEnd`, false),
    things,
    limits,
  }
}

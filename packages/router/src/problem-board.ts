import { steps } from '@stellwerk/hex'
import { flag, list, no, number, record } from './fields.js'
import type { Bonus, Network, Point, Segment } from './network.js'
import type { BoardStop, Hex } from './problem-parts.js'
import type { Problem } from './problem.js'

export interface Board {
  readonly hexes: readonly Hex[]
  readonly orientation: 'flat' | 'pointy'
  readonly company: string
  readonly junctionOnce: boolean
  readonly oneStopPerHex: boolean
  readonly shareStops: boolean
  readonly shareTrack: boolean
  readonly shareSides: boolean
}

/** A piece of track as it lies: where it ends, and what it is called. */
interface Piece {
  readonly hex: number
  readonly index: number
  readonly ends: readonly [string, string]
}

export function build(
  board: Board,
  bonusList: unknown,
): Pick<Problem, 'pointNames' | 'segmentTrack'> & { readonly network: Network } {
  const { hexes, orientation } = board
  const at = new Map(hexes.map(({ x, y }, i) => [`${x},${y}`, i]))
  const counters = { things: 0, limits: 0 }
  const thing = (): number => counters.things++
  const limitId = (): number => counters.limits++

  const points: Point[] = []
  const pointNames: (readonly [string, number] | undefined)[] = []
  const pointAt = new Map<string, number>()
  const groups = new Map<string, number>()
  const hexLimit = new Map<number, number>()
  const limitOfHex = (h: number): number => {
    const known = hexLimit.get(h)
    if (known !== undefined) return known
    const fresh = limitId()
    hexLimit.set(h, fresh)
    return fresh
  }
  hexes.forEach((hex, h) =>
    hex.stops.forEach((stop, i) => {
      pointAt.set(`${h}/s${i}`, points.length)
      pointNames.push([hex.name, i])
      const once = hex.oncePerRoute ? [limitOfHex(h)] : []
      if (stop.kind === 'junction') {
        points.push({
          kind: 'junction',
          things: [],
          limits: [...once, ...(board.junctionOnce ? [limitId()] : [])],
        })
        return
      }
      const limits = [...once]
      if (
        board.oneStopPerHex &&
        hex.stops.filter(({ kind }) => kind !== 'junction').length > 1 &&
        !hex.oncePerRoute
      )
        limits.push(limitOfHex(h))
      const { group } = stop.json
      if (group !== undefined) {
        const key = JSON.stringify(group)
        const known = groups.get(key) ?? limitId()
        groups.set(key, known)
        limits.push(known)
      }
      points.push(readStop(stop, hex.name, i, board, limits, board.shareStops ? [] : [thing()]))
    }),
  )

  // the sides that track touches, and from which hex
  const touching = new Map<string, Piece[]>()
  const sideOf = (h: number, edge: number): string | undefined => {
    const { x, y, walls } = hexes[h] as Hex
    const [dx, dy] = steps[orientation][edge] as readonly [number, number]
    const other = at.get(`${x + dx},${y + dy}`)
    if (other === undefined || walls.has(edge) || hexes[other]?.walls.has((edge + 3) % 6)) return undefined
    return h < other ? `${h}:${other}:${edge}` : `${other}:${h}:${(edge + 3) % 6}`
  }
  const pieces: Piece[] = []
  hexes.forEach(({ track }, h) =>
    track.forEach(([a, b], index) => {
      const [one, two] = [a, b].map((end) => (end < 0 ? `${h}/s${-1 - end}` : sideOf(h, end)))
      if (one === undefined || two === undefined || one === two) return
      const piece: Piece = { hex: h, index, ends: [one, two] }
      pieces.push(piece)
      for (const end of piece.ends)
        if (!pointAt.has(end)) touching.set(end, [...(touching.get(end) ?? []), piece])
    }),
  )
  // each side is one thing and joins the pieces of its two hexes
  const sideThing = new Map<string, number>()
  const switches = new Map<string, number>()
  for (const [side, here] of touching) {
    if (!board.shareSides) sideThing.set(side, thing())
    const first = Number(side.split(':')[0])
    const [left, right] = [here.filter((p) => p.hex === first), here.filter((p) => p.hex !== first)]
    if (left.length === 1 && right.length === 1) continue
    switches.set(side, points.length)
    pointNames.push(undefined)
    const own = sideThing.get(side)
    points.push({
      kind: 'switch',
      things: own === undefined ? [] : [own],
      limits: own === undefined ? [limitId()] : [],
    })
  }
  const pieceThing = new Map<Piece, number>()
  if (!board.shareTrack)
    for (const piece of pieces)
      if (board.shareSides || piece.ends.every((end) => pointAt.has(end))) pieceThing.set(piece, thing())

  const bonuses: Bonus[] = readBonuses(bonusList, hexes, pointAt)
  const passBonus = new Map<number, number>()
  hexes.forEach(({ passBonus: amount }, h) => {
    if (amount === 0) return
    passBonus.set(h, bonuses.length)
    bonuses.push({ amount, calls: [] })
  })

  const segments: Segment[] = []
  const segmentTrack: (readonly [string, number])[][] = []
  const face = (end: string, piece: Piece): number =>
    !switches.has(end) || piece.hex === Number(end.split(':')[0]) ? 0 : 1
  const isPoint = (end: string): number | undefined => pointAt.get(end) ?? switches.get(end)
  const done = new Set<Piece>()
  for (const start of pieces) {
    const from = start.ends.findIndex((end) => isPoint(end) !== undefined)
    if (from < 0 || done.has(start)) continue
    const line: Piece[] = []
    const inside: string[] = []
    let end = start.ends[from] as string
    let piece: Piece | undefined = start
    const begin = end
    while (piece) {
      line.push(piece)
      done.add(piece)
      end = piece.ends[0] === end ? piece.ends[1] : piece.ends[0]
      if (isPoint(end) !== undefined) break
      inside.push(end)
      const last: Piece = piece
      piece = touching.get(end)?.find((p) => p.hex !== last.hex)
    }
    // a line that ends in nothing leads nowhere
    const to = piece && isPoint(end)
    if (to === undefined || !piece) continue
    const crossed = line.filter((p) => p.ends.every((e) => !pointAt.has(e))).map((p) => p.hex)
    const limits = crossed.filter((h) => hexes[h]?.oncePerRoute).map(limitOfHex)
    if (new Set(limits).size < limits.length) continue
    segments.push({
      from: isPoint(begin) as number,
      to,
      fromFace: face(begin, start),
      toFace: face(end, piece),
      things: [
        ...inside.flatMap((side) => sideThing.get(side) ?? []),
        ...line.flatMap((p) => pieceThing.get(p) ?? []),
      ],
      limits,
      bonuses: [...new Set(line.flatMap((p) => passBonus.get(p.hex) ?? []))],
    })
    segmentTrack.push(line.map((p) => [hexes[p.hex]?.name as string, p.index]))
  }
  return { network: { points, segments, ...counters, bonuses }, pointNames, segmentTrack }
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

function readBonuses(value: unknown, hexes: readonly Hex[], pointAt: ReadonlyMap<string, number>): Bonus[] {
  return list(value ?? [], 'bonuses').map((item, i) => {
    const path = `bonuses[${i}]`
    const json = record(item, path)
    const { kind } = json
    if (kind !== 'any' && kind !== 'pair') throw no(`${path}.kind`, '"any" or "pair"')
    const stops = (side: string): number[] =>
      list(json[side], `${path}.${side}`).map((pair, k) => {
        const [name, stop] = list(pair, `${path}.${side}[${k}]`)
        const hex = hexes.findIndex((h) => h.name === name)
        const point = pointAt.get(`${hex}/s${String(stop)}`)
        if (point === undefined) throw no(`${path}.${side}[${k}]`, 'a stop of the board')
        return point
      })
    return {
      amount: number(json['amount'], `${path}.amount`),
      calls: kind === 'any' ? [stops('a')] : [stops('a'), stops('b')],
    }
  })
}

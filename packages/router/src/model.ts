import { mayEnter } from './check.js'
import type { Line } from './contract.js'
import { contract } from './contract.js'
import { departures, followers, movesOf } from './moves.js'
import type { Network, Task, Train } from './network.js'
import { isStop } from './network.js'
import type { Room, StopModel } from './stop-model.js'
import { mostLists, noStop, roomOf, stopModel } from './stop-model.js'
import { Uses, merged } from './uses.js'

/**
 * The network as one kind of train walks it, in flat arrays. A move goes over a line of track to the next point. Lists of
 * moves and of the things they use stand one behind the other, with the start of each in an array of its own.
 */
export interface Model {
  readonly task: Task
  readonly train: Train
  readonly mail: boolean
  /** The stops where a route can end, and so begin. */
  readonly ends: readonly End[]
  readonly moves: number
  /** The point a move leads to if that is a stop, otherwise -1. */
  readonly stopOf: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
  /** What a move uses, the stop it leads to included. */
  readonly usesAt: Int32Array
  readonly uses: Int32Array
  readonly useCount: number
  /** What each stop uses, by point. */
  readonly pointUses: readonly (readonly number[])[]
  /** Uses that only concern a route itself, not the other routes. */
  readonly ownUses: readonly number[]
  /** The moves that can follow a move. */
  readonly nextAt: Int32Array
  readonly next: Int32Array
  /** The things of the task that a move uses, for prices and for telling routes apart. */
  readonly thingsAt: Int32Array
  readonly things: Int32Array
  /** Bits for the bonuses of the track. */
  readonly marks: Int32Array
  readonly markAmounts: readonly number[]
  /** There are bonuses of the track without a bit: only the whole route shows them. At most they add so much. */
  readonly hasFurtherMarks: boolean
  readonly mostFurtherMarks: number
  /** The segments and points of a move, in order of travel, with the point it leads to. */
  readonly segments: readonly (readonly number[])[]
  readonly points: readonly (readonly number[])[]
  readonly stops: readonly StopModel[]
  readonly room: Room
  /** Bonuses for calls, by the lists of stops that they need. */
  readonly callBonuses: readonly { readonly amount: number; readonly bits: number }[]
  /** No stop has anything to do with bonuses for calls, and none is special. */
  readonly simple: boolean
}

interface End {
  readonly point: number
  readonly things: readonly number[]
  readonly moves: readonly number[]
}

const mostMarks = 31

/** With `every`, also routes that another one makes needless: over more track for no more income. */
export function modelOf(task: Task, train: Train, mail: boolean, every = false): Model {
  const { network } = task
  const lines = contract(network, train.gauges, every)
  const stops = network.points.map((point, p) =>
    isStop(point) && mayEnter(point, train) ? stopModel(task, train, mail, point, p) : noStop,
  )
  const track = network.bonuses.flatMap(({ calls }, b) => (calls.length ? [] : [b]))
  const marks = track.slice(0, mostMarks)
  const further = track.slice(mostMarks).map((b) => network.bonuses[b]?.amount ?? 0)

  const numbers = new Uses(network)
  const moves = movesOf(network, usable(network, stops, lines), numbers, marks)
  const from = departures(moves)
  const next = followers(network, stops, moves, from)
  const ends = network.points.flatMap((point, p): End[] => {
    const out = from.get(`${p}`) ?? []
    return isStop(point) && stops[p]?.end && out.length
      ? [{ point: p, things: point.things, moves: out }]
      : []
  })
  const uses = merged(
    moves.map((move) => move.uses),
    network.points.map((point, p) => (isStop(point) ? numbers.ofPoint(p) : [])),
    numbers.kinds.length,
  )
  return {
    task,
    train,
    mail,
    ends,
    moves: moves.length,
    stopOf: Int32Array.from(moves, ({ to }) => (isStop(network.points[to]) ? to : -1)),
    from: Int32Array.from(moves, (move) => move.from),
    to: Int32Array.from(moves, (move) => move.to),
    usesAt: startsOf(uses.moves),
    uses: Int32Array.from(uses.moves.flat()),
    useCount: numbers.kinds.length,
    pointUses: uses.points,
    ownUses: numbers.kinds.flatMap((kind, id) => (uses.kept[id] && kind !== 'thing' ? [id] : [])),
    nextAt: startsOf(next),
    next: Int32Array.from(next.flat()),
    thingsAt: startsOf(moves.map((move) => move.things)),
    things: Int32Array.from(moves.flatMap((move) => move.things)),
    marks: Int32Array.from(moves, (move) => move.marks),
    markAmounts: marks.map((b) => network.bonuses[b]?.amount ?? 0),
    hasFurtherMarks: further.length > 0,
    mostFurtherMarks: further.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    segments: moves.map((move) => move.segments),
    points: moves.map((move) => move.points),
    stops,
    room: roomOf(train),
    callBonuses: callBonusesOf(network),
    simple: stops.every(({ extra, lists, special }) => extra === 0 && lists === 0 && !special),
  }
}

/** The lines that some route of the train may run over. */
function usable(network: Network, stops: readonly StopModel[], lines: readonly Line[]): Line[] {
  const barred = (p: number): boolean => isStop(network.points[p]) && stops[p] === noStop
  return lines.filter(
    (line) =>
      (line.from !== line.to || !isStop(network.points[line.from])) &&
      !barred(line.from) &&
      !barred(line.to) &&
      isSound(network, line),
  )
}

/** Nothing is used twice by a line and its two ends. */
function isSound({ points }: Network, { from, to, things, limits }: Line): boolean {
  const ends = [...new Set([from, to])].flatMap((p) => points[p] ?? [])
  const once = (lists: readonly (readonly number[])[]): boolean => {
    const all = lists.flat()
    return new Set(all).size === all.length
  }
  return once([things, ...ends.map((p) => p.things)]) && once([limits, ...ends.map((p) => p.limits)])
}

function callBonusesOf({ bonuses }: Network): Model['callBonuses'] {
  let lists = 0
  return bonuses.flatMap(({ amount, calls }) => {
    if (calls.length === 0) return []
    const bits = calls.reduce((sum) => sum | (1 << (lists++ % mostLists)), 0)
    return [{ amount, bits }]
  })
}

/** Where each list begins when they stand one behind the other. */
export function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const at = new Int32Array(lists.length + 1)
  lists.forEach((list, i) => (at[i + 1] = (at[i] as number) + list.length))
  return at
}

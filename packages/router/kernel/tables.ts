import { byte, figure, int, setByte, setFigure, setInt } from './memory'

/** What `Native` in `native.ts` writes, in the same order: numbers, then the addresses of lists. */
@unmanaged
export class Tables {
  count: i32
  moves: i32
  places: i32
  sorts: i32
  quietPlaces: i32
  height: i32
  marker: i32
  to: usize
  extra: usize
  index: usize
  rows: usize
  takes: usize
  own: usize
  calling: usize
  ending: usize
  stay: usize
  sortAt: usize
  sortMoves: usize
  sortCalls: usize
  placeOf: usize
  stop: usize
  out: usize
  outAt: usize
  before: usize
  beforeAt: usize
  quiet: usize
  into: usize
  intoAt: usize
  queue: usize
  queued: usize
}

/** The same as `fill` in `rows.ts`, step by step. */
export function fill(t: Tables, state: i32): i32 {
  for (let k = state * t.sorts, end = k + t.sorts; k < end; k++) {
    const then = int(t.to, k)
    if (then >= 0 && then != state && int(t.index, then) < 0) fill(t, then)
  }
  const row = t.count++
  setInt(t.index, state, row)
  const takes = t.takes + ((<usize>(row * t.moves)) << 3)
  const rest = t.rows + ((<usize>(row * t.places)) << 3)
  take(t, state, takes)
  lead(t, takes, rest, ((state / t.height) & t.marker) == t.marker)
  stand(t, takes, rest)
  return row
}

function take(t: Tables, state: i32, takes: usize): void {
  const stay = t.stay
  const placeOf = t.placeOf
  for (let m = 0; m < t.moves; m++) {
    setFigure(takes, m, -Infinity)
    setFigure(stay, m, -Infinity)
  }
  for (let k = 0; k < t.sorts; k++) {
    const step = state * t.sorts + k
    const then = int(t.to, step)
    if (then < 0) continue
    const base = int(t.sortCalls, k) ? t.calling : t.own
    const end = int(t.sortAt, k + 1)
    if (then == state) {
      for (let i = int(t.sortAt, k); i < end; i++) {
        const m = int(t.sortMoves, i)
        if (figure(base, m) > figure(stay, m)) setFigure(stay, m, figure(base, m))
      }
      continue
    }
    const bonus = figure(t.extra, step)
    const rest = t.rows + ((<usize>(int(t.index, then) * t.places)) << 3)
    for (let i = int(t.sortAt, k); i < end; i++) {
      const m = int(t.sortMoves, i)
      const all = figure(base, m) + bonus + figure(rest, int(placeOf, m))
      if (all > figure(takes, m)) setFigure(takes, m, all)
    }
  }
}

function lead(t: Tables, takes: usize, rest: usize, mayEnd: bool): void {
  const out = t.out
  for (let place = 0, i = 0; place < t.places; place++) {
    const s = int(t.stop, place)
    let best = mayEnd && s >= 0 ? figure(t.ending, s) : -Infinity
    for (const end = int(t.outAt, place + 1); i < end; i++) {
      const more = figure(takes, int(out, i))
      if (more > best) best = more
    }
    setFigure(rest, place, best)
  }
}

function stand(t: Tables, takes: usize, rest: usize): void {
  const count = t.places
  const queue = t.queue
  const queued = t.queued
  const intoAt = t.intoAt
  const beforeAt = t.beforeAt
  let left = t.quietPlaces
  for (let i = 0; i < left; i++) {
    const place = int(t.quiet, i)
    setInt(queue, i, place)
    setByte(queued, place, true)
  }
  let first = 0
  let last = left < count ? left : 0
  for (; left > 0; left--) {
    const place = int(queue, first++)
    if (first == count) first = 0
    setByte(queued, place, false)
    const here = figure(rest, place)
    for (let k = int(intoAt, place), end = int(intoAt, place + 1); k < end; k++) {
      const m = int(t.into, k)
      const all = figure(t.stay, m) + here
      if (all <= figure(takes, m)) continue
      setFigure(takes, m, all)
      for (let i = int(beforeAt, m), until = int(beforeAt, m + 1); i < until; i++) {
        const p = int(t.before, i)
        if (all <= figure(rest, p)) continue
        setFigure(rest, p, all)
        if (byte(queued, p)) continue
        setByte(queued, p, true)
        setInt(queue, last++, p)
        if (last == count) last = 0
        left++
      }
    }
  }
}

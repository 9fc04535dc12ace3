import type { Highs } from 'highs'
import type { Task, Train } from './network.js'
import { isStop } from './network.js'
import { stopValue } from './value.js'

/**
 * The highest total as an integer program: for every train which segments it uses, which stops it calls at and where it
 * ends. It knows nothing of routes: loops beside a route are cut off as they appear. Only for trains that call
 * everywhere, without bonuses, and for junctions that a route passes once.
 */
export function programTotal(highs: Pick<Highs, 'solve'>, task: Task): number {
  const cuts: string[] = []
  for (;;) {
    const solution = highs.solve(program(task, cuts), { output_flag: false })
    if (solution.Status !== 'Optimal') throw new Error(`the program is ${solution.Status}`)
    const value = (name: string): boolean =>
      ((solution.Columns[name] as { Primal?: number })?.Primal ?? 0) > 0.5
    const fresh = task.trains.flatMap((_, t) =>
      loops(task, t, value).flatMap((loop) => task.trains.map((__, other) => cut(loop, other))),
    )
    if (fresh.length === 0) return Math.round(solution.ObjectiveValue)
    cuts.push(...fresh)
  }
}

const cut = (loop: readonly number[], t: number): string =>
  `${loop.map((s) => `x${t}_${s}`).join(' + ')} <= ${loop.length - 1}`

function program({ network, trains, stationRequired }: Task, cuts: readonly string[]): string {
  const { points, segments } = network
  const objective: string[] = []
  const rows: string[] = [...cuts]
  const names: string[] = []
  trains.forEach((train, t) => {
    const ends: string[] = []
    const own: string[] = []
    names.push(`r${t}`)
    segments.forEach((_, s) => names.push(`x${t}_${s}`))
    points.forEach((point, p) => {
      const at = (face?: number): string[] =>
        segments.flatMap(({ from, to, fromFace = 0, toFace = 0 }, s) => [
          ...(from === p && (face === undefined || fromFace === face) ? [`x${t}_${s}`] : []),
          ...(to === p && (face === undefined || toFace === face) ? [`x${t}_${s}`] : []),
        ])
      const y = `y${t}_${p}`
      names.push(y)
      const sum = (terms: readonly string[]): string => (terms.length ? terms.join(' + ') : `0 r${t}`)
      if (point.kind === 'switch') {
        rows.push(`${sum(at(0))} - ${y} = 0`, `${sum(at(1))} - ${y} = 0`)
        return
      }
      if (!isStop(point)) {
        rows.push(`${sum(at())} - 2 ${y} = 0`)
        return
      }
      const e = `e${t}_${p}`
      names.push(e)
      ends.push(e)
      rows.push(`${sum(at())} - 2 ${y} + ${e} = 0`, `${e} - ${y} <= 0`)
      if (!point.end) rows.push(`${e} = 0`)
      if (!point.pass) rows.push(`${e} - ${y} = 0`)
      if (point.own) own.push(y)
      objective.push(`${stopValue(point, train) * train.multiplier} ${y}`)
    })
    rows.push(`${ends.join(' + ')} - 2 r${t} = 0`)
    if (stationRequired) rows.push(`${own.map((y) => `${y} + `).join('')}0 r${t} - r${t} >= 0`)
    rows.push(...lengths(train, t, network.points))
    for (let limit = 0; limit < network.limits; limit++) {
      const users = [
        ...points.flatMap((p, i) => (p.limits.includes(limit) ? [`y${t}_${i}`] : [])),
        ...segments.flatMap((s, i) => (s.limits.includes(limit) ? [`x${t}_${i}`] : [])),
      ]
      if (users.length > 1) rows.push(`${users.join(' + ')} <= 1`)
    }
  })
  for (let thing = 0; thing < network.things; thing++) {
    const users = trains.flatMap((_, t) => [
      ...points.flatMap((p, i) => (p.things.includes(thing) ? [`y${t}_${i}`] : [])),
      ...segments.flatMap((s, i) => (s.things.includes(thing) ? [`x${t}_${i}`] : [])),
    ])
    if (users.length > 1) rows.push(`${users.join(' + ')} <= 1`)
  }
  return [
    'Maximize',
    ` obj: ${objective.join(' + ')}`,
    'Subject To',
    ...rows.map((row, i) => ` c${i}: ${row}`),
    'Binary',
    ...names.map((name) => ` ${name}`),
    'End',
  ].join('\n')
}

function lengths(train: Train, t: number, points: Task['network']['points']): string[] {
  const calls = (town?: boolean): string[] =>
    points.flatMap((p, i) =>
      isStop(p) && (town === undefined || (p.kind === 'town') === town) ? [`y${t}_${i}`] : [],
    )
  const most = (terms: readonly string[], n: number | null): string[] =>
    n === null || terms.length === 0 ? [] : [`${terms.join(' + ')} <= ${n}`]
  if (train.mode === 'stops') return most(calls(), train.n)
  if (train.mode === 'cities') return [...most(calls(false), train.n), ...most(calls(true), train.towns)]
  throw new Error('only trains that call everywhere')
}

/** Loops of segments that hang on no end of the route. */
function loops(
  { network: { points, segments } }: Task,
  t: number,
  value: (name: string) => boolean,
): number[][] {
  const used = segments.flatMap((_, s) => (value(`x${t}_${s}`) ? [s] : []))
  const left = new Set(used)
  const found: number[][] = []
  while (left.size) {
    const [first] = left
    const part = [first as number]
    left.delete(first as number)
    const reached = new Set([segments[first as number]?.from, segments[first as number]?.to])
    for (let grown = true; grown;) {
      grown = false
      for (const s of left) {
        const { from, to } = segments[s] as { from: number; to: number }
        if (!reached.has(from) && !reached.has(to)) continue
        reached.add(from).add(to)
        part.push(s)
        left.delete(s)
        grown = true
      }
    }
    if (!points.some((_, p) => reached.has(p) && value(`e${t}_${p}`))) found.push(part)
  }
  return found
}

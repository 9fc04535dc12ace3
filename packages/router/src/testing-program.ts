import type { Highs } from 'highs'
import { mayEnter, mayPass } from './check.js'
import type { Bonus, Stop, Task, Train } from './network.js'
import { isStop } from './network.js'
import { pays, stopValue } from './value.js'

/**
 * The highest total as an integer program. For every train t: which segments it uses (x), which points it comes to (y)
 * and at which of them it calls (z), where it ends (e), which bonuses it earns (b), and whether it has the mail (m). It
 * knows nothing of routes: loops beside a route are cut off as they appear. Only for junctions that a route passes once.
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

function program({ network, trains, stationRequired, mail }: Task, cuts: readonly string[]): string {
  const { points, segments } = network
  const objective: string[] = []
  const rows: string[] = [...cuts]
  const names: string[] = []
  trains.forEach((train, t) => {
    const ends: string[] = []
    const own: string[] = []
    names.push(`r${t}`, `m${t}`)
    segments.forEach(({ gauges }, s) => {
      names.push(`x${t}_${s}`)
      if (gauges && train.gauges && !train.gauges.some((gauge) => gauges.includes(gauge)))
        rows.push(`x${t}_${s} = 0`)
    })
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
      const [e, z] = [`e${t}_${p}`, `z${t}_${p}`]
      names.push(e, z)
      ends.push(e)
      rows.push(`${sum(at())} - 2 ${y} + ${e} = 0`, `${e} - ${y} <= 0`, `${z} - ${y} <= 0`)
      if (!point.end) rows.push(`${e} = 0`)
      if (!mayPass(point, train)) rows.push(`${e} - ${y} = 0`)
      if (!mayEnter(point, train)) rows.push(`${y} = 0`)
      if (mustCall(train, point)) rows.push(`${z} - ${y} = 0`)
      else if ('endsCalled' in train && train.endsCalled) rows.push(`${z} - ${e} >= 0`)
      if (point.own) own.push(train.mode === 'express' && train.ownCalled ? z : y)
      if (pays(point, train)) objective.push(`${stopValue(point, train) * train.multiplier} ${z}`)
      if (mail) {
        const w = `w${t}_${p}`
        names.push(w)
        objective.push(`${stopValue(point, train)} ${w}`)
        rows.push(`${w} - ${e} <= 0`, `${w} - m${t} <= 0`)
      }
    })
    rows.push(`${ends.join(' + ')} - 2 r${t} = 0`)
    if (stationRequired || (train.mode === 'express' && train.ownCalled))
      rows.push(`${own.map((y) => `${y} + `).join('')}0 r${t} - r${t} >= 0`)
    rows.push(...lengths(train, t, network.points))
    for (const [b, bonus] of network.bonuses.entries()) {
      names.push(`b${t}_${b}`)
      objective.push(`${bonus.amount} b${t}_${b}`)
      rows.push(...bonusRows(bonus, b, t, segments))
    }
    for (let limit = 0; limit < network.limits; limit++) {
      const users = [
        ...points.flatMap((p, i) => (p.limits.includes(limit) ? [`y${t}_${i}`] : [])),
        ...segments.flatMap((s, i) => (s.limits.includes(limit) ? [`x${t}_${i}`] : [])),
      ]
      if (users.length > 1) rows.push(`${users.join(' + ')} <= 1`)
    }
  })
  rows.push(`${trains.map((_, t) => `m${t}`).join(' + ')} <= 1`)
  for (let thing = 0; thing < network.things; thing++) {
    const users = trains.flatMap((_, t) => [
      ...points.flatMap((p, i) => (p.things.includes(thing) ? [`y${t}_${i}`] : [])),
      ...segments.flatMap((s, i) => (s.things.includes(thing) ? [`x${t}_${i}`] : [])),
    ])
    if (users.length > 1) rows.push(`${users.join(' + ')} <= 1`)
  }
  return [
    'Maximize',
    ` obj: ${objective.join(' + ')}`.replaceAll('+ -', '- '),
    'Subject To',
    ...rows.map((row, i) => ` c${i}: ${row}`),
    'Binary',
    ...names.map((name) => ` ${name}`),
    'End',
  ].join('\n')
}

const mustCall = (train: Train, stop: Stop): boolean =>
  train.mode === 'stops' || train.mode === 'cities' || (train.mode === 'passTowns' && stop.kind !== 'town')

/** A bonus is earned only with its track or its calls; a charge is paid whenever they are there. */
function bonusRows(
  { amount, calls }: Bonus,
  b: number,
  t: number,
  segments: Task['network']['segments'],
): string[] {
  const name = `b${t}_${b}`
  const lists = calls.length
    ? calls.map((list) => [...new Set(list)].map((p) => `z${t}_${p}`))
    : [segments.flatMap(({ bonuses }, s) => (bonuses.includes(b) ? [`x${t}_${s}`] : []))]
  if (amount > 0) return lists.map((list) => `${[`0 r${t}`, ...list].join(' + ')} - ${name} >= 0`)
  return lists
    .reduce<string[][]>((picks, list) => picks.flatMap((pick) => list.map((one) => [...pick, one])), [[]])
    .map((pick) => [...new Set(pick)])
    .map((pick) => `${pick.join(' + ')} - ${name} <= ${pick.length - 1}`)
}

function lengths(train: Train, t: number, points: Task['network']['points']): string[] {
  const all = (letter: string, town?: boolean): string[] =>
    points.flatMap((p, i) =>
      isStop(p) && (town === undefined || (p.kind === 'town') === town) ? [`${letter}${t}_${i}`] : [],
    )
  const most = (terms: readonly string[], n: number | null): string[] =>
    n === null || terms.length === 0 ? [] : [`${terms.join(' + ')} <= ${n}`]
  switch (train.mode) {
    case 'stops':
      return most(
        points.flatMap((p, i) => (isStop(p) ? [`${p.cost} y${t}_${i}`] : [])),
        train.n,
      )
    case 'cities': {
      // o: towns beyond the limit, which take up places of cities
      const over = train.townsMayUseCityPlaces ? [`o${t}`] : []
      return [
        ...most([...all('y', false), ...over], train.n),
        ...most(all('y', true), train.towns).map((row) =>
          over.length ? row.replace(' <=', ` - o${t} <=`) : row,
        ),
      ]
    }
    case 'passTowns':
      return most(all('z'), train.n)
    case 'express':
      return [...most(all('z'), train.n), ...most(all('y'), train.visit)]
  }
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

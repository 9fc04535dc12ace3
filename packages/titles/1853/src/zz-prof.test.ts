import { History, Random, apply, begin, fuzzStart, legal, playRandomly, top } from '@stellwerk/engine'
import { it } from 'vitest'
import { india1853 } from './title.js'

it('profiles', () => {
  const seed = Number(process.env['SEED'] ?? 8)
  const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
  const start = begin(india1853, fuzzStart(india1853, { players, seed, options: {} }))
  if (!start.ok) throw new Error('x')
  const { history } = playRandomly(india1853, start.value, seed, Number(process.env['MOST'] ?? 1500))
  const l: Record<string, [number, number, number]> = {}
  const a: Record<string, [number, number, number]> = {}
  const add = (r: typeof l, k: string, t: number) => { const e = (r[k] ??= [0, 0, 0]); e[0]++; e[1] += t; e[2] = Math.max(e[2], t) }
  let state = start.value
  for (let n = 1; n <= history.length; n++) {
    const kind = top(state)?.kind ?? '-'
    let t = performance.now()
    legal(india1853, state)
    add(l, kind, performance.now() - t)
    const entry = history.record[history.at(n).entry] as { action: { type: string } }
    t = performance.now()
    const out = apply(india1853, state, entry.action)
    add(a, entry.action.type, performance.now() - t)
    if (!out.ok) throw new Error('no')
    state = out.state
    t = performance.now(); india1853.audit(state); add(a, 'audit', performance.now() - t)
  }
  for (const [name, r] of [['legal', l], ['apply', a]] as const)
    for (const [k, [n, t, m]] of Object.entries(r).toSorted((x, y) => y[1][1] - x[1][1])) console.log(name, k, n, t.toFixed(0) + 'ms', 'max', m.toFixed(1))
}, 600_000)

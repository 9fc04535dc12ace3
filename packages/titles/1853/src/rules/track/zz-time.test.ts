import { Random, begin, legal, apply, top } from '@stellwerk/engine'
import { it } from 'vitest'
import { india1853 } from '../../index.js'
import type { State } from '../../state.js'

it('times', () => {
  const worst: string[] = []
  for (const seed of [3, 5, 11]) {
    const start = begin(india1853, { players: ['A', 'B', 'C', 'D'], seed, options: {} })
    if (!start.ok) throw new Error('no')
    let state: State = start.value
    const random = new Random(seed)
    let n = 0
    const t0 = Date.now()
    const spent: Record<string, number> = {}
    let hash = 0
    while (!india1853.isOver(state) && Date.now() - t0 < 60000) {
      const step = top(state)?.kind ?? ''
      const a = performance.now()
      const { choices } = legal(india1853, state)
      const b = performance.now()
      spent[step] = (spent[step] ?? 0) + b - a
      if ((step === 'track' || step === 'base') && b - a > 150)
        worst.push(`${seed} ${n} ${step} phase ${state.phase} ${String(top(state)?.['company'])} laid ${String(top(state)?.['laid'])} ${(b - a).toFixed(0)} ms, ${choices.length} choices, tiles ${Object.keys(state.tiles).length}`)
      const kinds = [...new Set(choices.map((c) => c.action.type))]
      const w = (k: string) => (['pass', 'sellShares', 'offerElephant', 'proposeElephant', 'sellTrain', 'decline', 'withdraw'].includes(k) ? 1 : ['buyShare', 'buyTrain', 'layTile'].includes(k) ? 60 : 15)
      const kind = random.weighted(kinds, w)
      const of = choices.filter((c) => c.action.type === kind)
      const action = (kind === 'run' || kind === 'payOut' ? of[0] : random.pick(of))?.action
      const c = performance.now()
      const out = apply(india1853, state, action)
      const d = performance.now()
      spent['apply ' + kind] = (spent['apply ' + kind] ?? 0) + d - c
      if (!out.ok) throw new Error(JSON.stringify(out.refusal))
      state = out.state
      n++
    }
    console.log(seed, n, Date.now() - t0, state.phase, Object.keys(state.tiles).length, state.over, JSON.stringify(Object.fromEntries(Object.entries(spent).map(([k, v]) => [k, Math.round(v)]))))
  }
  console.log(worst.slice(0, 40).join('\n'), worst.length)
}, 400000)

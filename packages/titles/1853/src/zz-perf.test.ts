import { begin, fuzzStart, playRandomly, top } from '@stellwerk/engine'
import { it } from 'vitest'
import { india1853 } from './title.js'
import type { State } from './state.js'
import { bestRun } from './rules/running/best-run.js'
import { canRunFromHome, canMeetDuties } from './rules/running/duties.js'
import { linesOf } from './rules/running/lines.js'

it('perf', () => {
  const rows: unknown[] = []
  let worst = 0
  for (const seed of (process.env['SEEDS'] ?? '7,15').split(',').map(Number)) {
    const players = ['A', 'B', 'C', 'D']
    const start = begin(india1853, fuzzStart(india1853, { players, seed, options: {} }))
    if (!start.ok) throw new Error(JSON.stringify(start.refusal))
    const t0 = Date.now()
    const { history, violation, events } = playRandomly(india1853, start.value, seed, 20000)
    const t1 = Date.now()
    console.log('seed', seed, 'actions', history.length, 'ms', t1 - t0, violation, 'phase', history.state.phase, 'bought', events['train-bought'], 'tiles', Object.keys(history.state.tiles).length)
    let dutyMs = 0, duties = 0, dutyWorst = 0
    for (let i = 0; i < history.length; i++) {
      const s = history.at(i).state as State
      const frame = top(s)
      if (frame?.kind !== 'run') continue
      const company = frame['company'] as 'EIR'
      const fresh = { ...s, tiles: { ...s.tiles } }
      for (const aim of ['treasury', 'dividend'] as const) {
        const a = performance.now()
        const b = bestRun({ ...fresh, tiles: { ...s.tiles } }, company, aim)
        const ms = performance.now() - a
        if (!b.proven) throw new Error('not proven')
        if (ms > worst) { worst = ms; rows.push([seed, i, company, s.companies[company].trains.join(), aim, b.revenue, b.mailMoney, Math.round(ms)]) }
      }
      if (s.phase === '5' && i % 3 === 0) {
        const lines = linesOf(fresh, company)
        for (const hex of [...lines.within.keys()].slice(0, 12)) {
          const a = performance.now()
          const home = canRunFromHome(fresh, company, { mustRunOver: hex })
          const any = canMeetDuties(fresh, company, { mustRunOver: hex })
          if (home && !any) throw new Error('home but not any')
          const ms = performance.now() - a
          dutyMs += ms; duties++; dutyWorst = Math.max(dutyWorst, ms)
        }
      }
    }
    console.log('duties', duties, 'mean', dutyMs / Math.max(1, duties), 'worst', dutyWorst)
  }
  console.log(JSON.stringify(rows))
}, 600000)

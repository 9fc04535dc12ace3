import { begin, fuzzStart, playRandomly } from '@stellwerk/engine'
import { it } from 'vitest'
import { india1853 } from './title.js'

it('plays', () => {
  const from = Number(process.env['FROM'] ?? 1)
  const to = Number(process.env['TO'] ?? 8)
  const total: Record<string, number> = {}
  for (let seed = from; seed <= to; seed++) {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
    const start = begin(india1853, fuzzStart(india1853, { players, seed, options: process.env['BANK'] ? { bank: process.env['BANK'] } : {} }))
    if (!start.ok) { console.log(seed, JSON.stringify(start.refusal)); continue }
    const t = process.cpuUsage().user
    const { history, violation, events } = playRandomly(india1853, start.value, seed, Number(process.env['MOST'] ?? 3000))
    console.log(seed, players.length, history.length, 'actions', Math.round((process.cpuUsage().user - t) / 1000), 'ms cpu', 'phase', history.state.phase, JSON.stringify(history.state.round), history.state.over, (violation ?? '').slice(0, 1200))
    for (const [k, n] of Object.entries(events)) total[k] = (total[k] ?? 0) + n
  }
  console.log(JSON.stringify(total))
}, 600_000)

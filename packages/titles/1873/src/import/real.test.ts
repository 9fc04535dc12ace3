import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replay } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { harzbahn } from '../title.js'
import { differences } from './compare.js'
import type { Desk } from './desk.js'
import type { FactKind } from './facts.js'
import { factsHere, factsThere } from './facts.js'
import { importGame, playExport } from './index.js'

/** A finished game from 18xx.games with its state after every action; see its README. */
const folder = fileURLToPath(new URL('../../../../../../shared/peer/', import.meta.url))
const absent = !existsSync(folder)
let desk: Desk | undefined
let trace: { records: { state: Mutable }[] } | undefined

/** The table after the first entries of the game. */
function deskAfter(entries: number): Desk {
  const game = read('game.json') as { actions: unknown[] }
  let last: Desk | undefined
  playExport({ ...game, actions: game.actions.slice(0, entries) }, (at) => (last = at.desk), null)
  return last as Desk
}

const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))

describe.skipIf(absent)(
  `a real game of 18xx.games${absent ? ' (skipped: ../shared/peer is not there)' : ''}`,
  () => {
    it('is the same after every action, with everything that was taken back', () => {
      const outcome = importGame(read('game.json'), read('trace.json'))
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
      expect(outcome.comparison).toEqual({
        applied: { equal: 1060, of: 1060 },
        others: { equal: 151, of: 151 },
        runs: { equal: 44, of: 44 },
        first: null,
        kinds: {},
      })
      expect(outcome.notes).toEqual([])
      expect(outcome.counts).toEqual({ entries: 1211, applied: 1060, undone: 70 })
      expect(harzbahn.ranking(outcome.history.state).map(({ fortune }) => fortune)).toEqual([
        31857, 25221, 21825, 21284,
      ])
    })

    it('becomes a file that replays with full validation and keeps every law', () => {
      const outcome = importGame(read('game.json'))
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
      const again = replay(harzbahn, JSON.parse(JSON.stringify(outcome.file)))
      if (!again.ok) throw new Error(JSON.stringify(again.refusal))
      expect(again.value.state).toEqual(outcome.history.state)
      for (let n = 0; n <= again.value.length; n++)
        expect(harzbahn.audit(again.value.at(n).state)).toEqual([])
    })

    it('can be played on from wherever it is cut off', () => {
      const game = read('game.json') as { actions: unknown[] }
      for (const count of [0, 10, 95, 230, 400, 620, 900]) {
        const outcome = importGame({
          ...game,
          actions: game.actions.slice(0, count),
          status: 'active',
          result: {},
        })
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
        expect(outcome.history.state.over).toBe(false)
      }
    })

    it.each<[FactKind, (state: Mutable) => void]>([
      ['cash', (s) => (s.players['300'].cash += 1)],
      ['treasury', (s) => (s.corps['HBE'].cash -= 10)],
      ['treasury', (s) => (s.minors['11'].cash += 5)],
      ['price', (s) => (s.corps['GHE'].price = 360)],
      ['stack', (s) => s.market_cells['0,18'].reverse()],
      ['holding', (s) => (s.players['8190'].shares['MHE'] = 60)],
      ['pool', (s) => (s.corps['NWE'].market = 20)],
      ['issue', (s) => (s.corps['HBE'].treasury = 40)],
      ['trains', (s) => (s.corps['HBE'].trains = ['3T'])],
      ['machine', (s) => (s.minors['1'].trains = ['3M'])],
      ['switcher', (s) => (s.minors['3'].trains = ['3M'])],
      ['tile', (s) => (s.tiles['B15'] = '78:4')],
      ['marker', (s) => (s.tokens['D9'] = [['HBE*']])],
      ['depot', (s) => (s.depot['4T'] = 2)],
      ['phase', (s) => (s.phase = '3')],
      ['round', (s) => (s.round.turn = 9)],
      ['turn', (s) => (s.current = 300)],
      ['order', (s) => s.order.reverse()],
      ['owner', (s) => (s.corps['HBE'].owner = 300)],
    ])('shows every difference in %s', (kind, change) => {
      desk ??= deskAfter(701)
      const { records } = (trace ??= read('trace.json') as { records: { state: Mutable }[] })
      const state: Mutable = structuredClone(records[700]?.state)
      expect(differences(factsHere(desk), factsThere(desk, state))).toEqual([])
      change(state)
      expect(differences(factsHere(desk), factsThere(desk, state))).toContainEqual(
        expect.objectContaining({ kind }),
      )
    })

    it('shows a wrong revenue of the trace, and refuses a trace of another game', () => {
      const changed = read('trace.json') as { records: { id: number; routes?: { total: number } }[] }
      const at = changed.records.findIndex(({ routes }) => routes)
      ;(changed.records[at] as { routes: { total: number } }).routes.total += 10
      const seen = importGame(read('game.json'), changed)
      expect(seen).toMatchObject({
        ok: true,
        comparison: {
          runs: { equal: 43, of: 44 },
          first: { number: at, kind: 'revenue' },
          kinds: { revenue: 1 },
        },
      })
      ;(changed.records[5] as { id: number }).id = 4711
      expect(importGame(read('game.json'), changed)).toMatchObject({
        ok: false,
        file: 'trace',
        fault: { path: 'records[5]', fault: { kind: 'unknown', thing: 'action', id: '4711' } },
      })
      expect(importGame(read('game.json'), { records: [{ i: 0 }] })).toMatchObject({
        ok: false,
        file: 'trace',
        fault: { path: 'records[0].status' },
      })
    })
  },
)

// the states of the trace are changed in all sorts of places
// oxlint-disable-next-line typescript/no-explicit-any
type Mutable = any

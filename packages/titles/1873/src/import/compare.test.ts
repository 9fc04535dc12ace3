import { Random, replay, top } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { harzbahn } from '../title.js'
import { differences } from './compare.js'
import type { Desk } from './desk.js'
import type { FactKind } from './facts.js'
import { factKinds, factsHere, factsThere } from './facts.js'
import { importGame, playExport } from './index.js'
import { withDetours, writeRandomGame } from './testing-site.js'
import { traceOf } from './testing-trace.js'

const { exported: plain } = writeRandomGame(4, 3, 700)
const exported = { ...plain, actions: withDetours(plain.actions, new Random(4)) }
const trace = traceOf(exported)

/** The table after the first entries of the game. */
function deskAfter(entries: number): Desk {
  let last: Desk | undefined
  const actions = exported.actions.slice(0, entries)
  playExport({ ...exported, actions }, ({ desk }) => (last = desk), null)
  if (!last) throw new Error('no entry')
  return last
}

type Leaf = { readonly path: string; readonly holder: { [field: string]: unknown }; readonly field: string }

/** Every figure, word and mark of a state. */
function* leaves(value: object, path = ''): Generator<Leaf> {
  for (const [field, part] of Object.entries(value)) {
    const at = path === '' ? field : `${path}.${field}`
    if (typeof part === 'object' && part !== null) yield* leaves(part as object, at)
    else yield { path: at, holder: value as Leaf['holder'], field }
  }
}

const changed = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'another'

/**
 * What is not compared: how many shares there are follows from the others, nobody owns the MHE, and the site looks which
 * mines are connected only after the last tile.
 */
const notCompared = ({ history: { state } }: Desk, path: string): boolean =>
  /^corps\.\w+\.total_shares$|^corps\.MHE\.owner$/.test(path) ||
  (path === 'round.finished' && !state.over) ||
  (path.endsWith('.connected') && top(state)?.kind === 'railway-track')

describe('a game in the form of 18xx.games with a trace', () => {
  it('is the same after every entry, with everything that was taken back', () => {
    const outcome = importGame(exported, trace)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
    const { comparison, counts } = outcome
    expect(comparison).toMatchObject({ first: null, kinds: {} })
    expect(comparison?.applied).toEqual({ equal: counts.applied, of: counts.applied })
    const others = exported.actions.length - counts.applied
    expect(comparison?.others).toEqual({ equal: others, of: others })
    const runs = trace.records.filter(({ routes }) => routes).length
    expect(comparison?.runs).toEqual({ equal: runs, of: runs })
    expect([counts.undone > 20, runs > 20]).toEqual([true, true])
  })

  it('becomes a file that replays with full validation and keeps every law', () => {
    const outcome = importGame(exported)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
    const again = replay(harzbahn, JSON.parse(JSON.stringify(outcome.file)))
    if (!again.ok) throw new Error(JSON.stringify(again.refusal))
    expect(again.value.state).toEqual(outcome.history.state)
    for (let n = 0; n <= again.value.length; n += 7)
      expect(harzbahn.audit(again.value.at(n).state)).toEqual([])
  })

  it('shows whatever differs in a state, of every kind', () => {
    const kinds = new Set<FactKind>(['revenue'])
    for (let at = 1; at < trace.records.length; at += 90) {
      const desk = deskAfter(at)
      const state = structuredClone(trace.records[at - 1]?.state)
      if (!state) throw new Error('no state')
      const here = factsHere(desk)
      expect(differences(here, factsThere(desk, state))).toEqual([])
      for (const { path, holder, field } of leaves(state)) {
        if (notCompared(desk, path)) continue
        const before = holder[field]
        holder[field] = changed(before)
        const found = differences(here, factsThere(desk, state))
        expect([at, path, found.length > 0]).toEqual([at, path, true])
        for (const { kind } of found) kinds.add(kind)
        holder[field] = before
      }
    }
    expect([...kinds].toSorted()).toEqual(factKinds.toSorted())
  })

  it('shows a wrong revenue of the trace, and refuses a trace of another game', () => {
    const wrong = structuredClone(trace)
    const at = wrong.records.findIndex(({ routes }) => routes)
    const record = wrong.records[at]
    if (!record?.routes) throw new Error('no run')
    record.routes.total += 10
    const of = wrong.records.filter(({ routes }) => routes).length
    expect(importGame(exported, wrong)).toMatchObject({
      ok: true,
      comparison: {
        runs: { equal: of - 1, of },
        first: { number: at, id: record.id, type: 'run_routes', kind: 'revenue' },
        kinds: { revenue: 1 },
      },
    })
    record.id = 4711
    expect(importGame(exported, wrong)).toMatchObject({
      ok: false,
      file: 'trace',
      fault: { path: `records[${at}]`, fault: { kind: 'unknown', thing: 'action', id: '4711' } },
    })
    expect(importGame(exported, { records: [{ i: 0 }] })).toMatchObject({
      ok: false,
      file: 'trace',
      fault: { path: 'records[0].status' },
    })
  })
})

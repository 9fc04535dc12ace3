import { describe, expect, it } from 'vitest'
import type { State as State1853 } from '@stellwerk/1853'
import { reachOf as reach1853 } from '@stellwerk/1853'
import type { State as State1854 } from '@stellwerk/1854'
import { reachOf as reach1854 } from '@stellwerk/1854'
import type { State as State1873 } from '@stellwerk/1873'
import { railwayReach } from '@stellwerk/1873'
import type { CoreState } from '@stellwerk/engine'
import { apply } from '@stellwerk/engine'
import { foresee } from '@stellwerk/table'
import { faces } from '@stellwerk/titles'
import type { State as StateOfVierhain } from '@stellwerk/vierhain'
import { stopsReached } from '@stellwerk/vierhain'
import { purseEffect } from '../decision/effect-words.js'
import { newPlaces } from './lay-facts.js'
import { offersIn } from './site-draft.js'
import { statesOf, stepIn, titleIds } from './testing.js'

const hexes = (stops: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(stops, (stop) => stop.slice(0, stop.indexOf('/'))))

/** The places that the rules say a company reaches. */
const reach: { readonly [id: string]: (state: CoreState, company: string) => ReadonlySet<string> } = {
  '1873': (state, id) => hexes(railwayReach(state as State1873, id as 'HBE', 'all markers').stops),
  '1854': (state, id) => hexes(reach1854(state as State1854, id as 'KR').stops),
  '1853': (state, id) =>
    new Set(Array.from(reach1853(state as State1853, id as 'EIR').stops(), ({ hex }) => hex)),
  vierhain: (state, id) => new Set(stopsReached(state as StateOfVierhain, id as 'A')),
}

const cashOf = (state: CoreState, company: string): number =>
  (state as unknown as { readonly cash: Readonly<Record<string, number>> }).cash[company] ?? 0

/** So many of a list, spread over it. */
const spread = <T>(items: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, i) => i % step === 0)
}

describe.each(titleIds)('what a lay of %s is shown to do', (id) => {
  it('is what the rules say: the places it leads to, and what it costs', () => {
    let [lays, leading] = [0, 0]
    const building = statesOf(id).filter((state) => {
      const { kind, operation } = state.flow.at(-1) ?? { kind: '' }
      const isMine = typeof operation === 'string' && operation.startsWith('mine:')
      return faces[id]?.trackSteps.includes(kind) === true && !isMine
    })
    for (const state of spread(building, 50)) {
      const at = stepIn(id, state)
      const company = at?.step.company
      if (!at || company === null || company === undefined) continue
      const { title, face, player, step } = at
      const before = { table: face.table(at.state, player), map: face.map(at.state, player) }
      const offers = [...offersIn(step).values()].flat().filter(({ way }) => way.tile !== undefined)
      for (const { row } of spread(offers, 6)) {
        const shown = foresee(title, face, at.state, before, row.action, player)
        const outcome = apply(title, state, row.action)
        if (shown.kind !== 'effects' || !outcome.ok) throw new Error(shown.kind)
        const was = reach[id]?.(state, company) ?? new Set()
        const is = reach[id]?.(outcome.state, company) ?? new Set()
        const places = [...is].filter((hex) => !was.has(hex)).toSorted()
        expect([row.id, newPlaces(shown.effects, company)]).toEqual([row.id, places])
        const purse = purseEffect(shown.effects, company)
        const paid = purse?.what === 'treasury' ? [purse.from, purse.to] : []
        const cash = [state, outcome.state].map((one) => cashOf(one, company))
        if (cash[0] === cash[1]) expect([row.id, paid]).toEqual([row.id, []])
        else expect([row.id, paid]).toEqual([row.id, cash.map((amount) => ({ kind: 'money', amount }))])
        lays++
        if (places.length > 0) leading++
      }
    }
    expect(lays).toBeGreaterThan(50)
    expect(leading).toBeGreaterThan(5)
  })
})

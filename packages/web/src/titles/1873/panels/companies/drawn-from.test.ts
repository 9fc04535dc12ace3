import type { CompanyId, State } from '@stellwerk/1873'
import {
  companyOf,
  incomeOf,
  isPublicMine,
  isRailway,
  maintenanceOf,
  marketOrder,
  markersInAll,
  markersLeft,
  mineOf,
  publicMineOf,
  publicMineResult,
  railwayOf,
  routeComplete,
} from '@stellwerk/1873'
import { expect, test } from 'vitest'
import { randomGame } from '../../story/testing.js'
import { holdings } from '../facts.js'
import { drawnFrom } from './drawn-from.js'

/** What the charter of a company says of a state. */
function said(state: State, id: CompanyId): string {
  const company = companyOf(state, id)
  if (!company) throw new Error(`no ${id}`)
  const common = [company, state.cash[id], holdings(state.order, company.shares, company.denomination)]
  if (isRailway(id)) {
    const { trains, switchers } = railwayOf(state, id)
    return JSON.stringify([
      ...common,
      trains.map((size) => maintenanceOf(state, 'train', size)),
      switchers.map((size) => maintenanceOf(state, 'switcher', size)),
      markersLeft(state, id),
      markersInAll(state, id),
      state.concessions[id],
      routeComplete(state, id),
    ])
  }
  const owned = publicMineOf(state, id).mines
  return JSON.stringify([
    ...common,
    publicMineResult(state, id),
    owned.map((mine) => [mineOf(state, mine), incomeOf(state, mine)]),
  ])
}

test('as long as what a charter is drawn from is the same, it says the same', () => {
  const last = new Map<CompanyId, { readonly from: readonly unknown[]; readonly words: string }>()
  let [kept, all] = [0, 0]
  for (const { state } of randomGame(4, 'R'))
    for (const id of marketOrder(state).filter((one) => isRailway(one) || isPublicMine(one)) as CompanyId[]) {
      const [from, words] = [drawnFrom(state, id), said(state, id)]
      const before = last.get(id)
      all++
      if (before?.from.every((part, i) => part === from[i])) {
        expect(words).toBe(before.words)
        kept++
      }
      last.set(id, { from, words })
    }
  // otherwise it would be drawn anew for nothing
  expect(kept).toBeGreaterThan(all / 2)
})

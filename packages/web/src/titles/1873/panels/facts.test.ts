import type { MineId, PublicMineId, RailwayId, State } from '@stellwerk/1873'
import { harzbahn, mines, railways } from '@stellwerk/1873'
import { apply, refuses } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { randomGame } from '../story/testing.js'
import {
  holdings,
  incomeOf,
  marketOrder,
  markersOf,
  phaseBegunNext,
  resultOf,
  routeIsBuilt,
  unitOnSale,
} from './facts.js'

const moments = randomGame(2, 'R')

describe('what the panels tell', () => {
  it('mines earn what the rules say', () => {
    const checked = { private: 0, public: 0 }
    for (const { state, events } of moments)
      for (const event of events) {
        if (event.kind !== 'produced') continue
        const operation = event['operation'] as string
        if (operation.startsWith('mine:')) {
          expect(event['income']).toBe(incomeOf(state, Number(operation.slice(5)) as MineId))
          checked.private++
        } else {
          // a purchase that follows by itself, or a new phase, would change what is earned next
          const { income, maintenance } = event
          if (events.some(({ kind }) => ['machine-bought', 'phase-began', 'insolvent'].includes(kind)))
            continue
          expect({ income, maintenance }).toEqual(resultOf(state, operation as PublicMineId))
          checked.public++
        }
      }
    expect(checked.private).toBeGreaterThan(5)
    expect(checked.public).toBeGreaterThan(20)
  })

  it('an unconnected mine would earn more once it is connected', () => {
    const { state } = moments[0] as { state: State }
    expect(incomeOf(state, 4)).toBe(mines[4].baseIncome)
    expect(incomeOf(state, 4, { connected: true, machine: 3, switcher: 2 })).toBe(80 + 20)
  })

  it('the next purchase begins the phase that the rules begin', () => {
    let begun = 0
    for (const [n, { state, action }] of moments.entries()) {
      const before = moments[n - 1]?.state
      if (!before || (action?.type !== 'buyTrain' && action?.type !== 'buyMachine')) continue
      const { from, size } = action as unknown as { from?: string; size?: number | 'D' }
      if (size === 'D' || (from !== undefined && from !== 'bank')) continue
      const expected = phaseBegunNext(before)
      if (expected === undefined) continue
      const [first] = (moments[n]?.events ?? []).filter(({ kind }) => kind === 'phase-began')
      expect(first?.['phase']).toBe(expected)
      expect(state.phase).not.toBe(before.phase)
      begun++
    }
    expect(begun).toBeGreaterThan(0)
  })

  it('the unit on sale is the one that the bank sells', () => {
    const buying = moments.findIndex(
      ({ action }) => action?.type === 'buyTrain' && 'from' in action && action.from === 'bank',
    )
    const { state } = moments[buying - 1] as { state: State }
    const { action } = moments[buying] as unknown as {
      action: { player: PlayerId; type: string; size: unknown }
    }
    expect(action.size).toBe(unitOnSale(state))
    const other = { ...action, size: unitOnSale(state) + 1 }
    expect(refuses(harzbahn, state, other)).toBeDefined()
    expect(apply(harzbahn, state, action).ok).toBe(true)
  })

  it('shares add up to the whole company', () => {
    const { state } = moments.at(-1) as { state: State }
    for (const company of Object.values({ ...state.railways, ...state.publicMines })) {
      const held = holdings(state.order, company.shares, company.denomination)
      expect(held.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    }
  })

  it('markers are counted: all of them before any lies on the map', () => {
    for (const { state } of moments)
      for (const railway of Object.keys(state.railways) as RailwayId[]) {
        const { left, all } = markersOf(state, railway)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(all)
        if (!state.railways[railway]?.floated) expect(left).toBe(railways[railway].markers[20])
      }
  })

  it('a concession route is built once the railway has built it', () => {
    const { state } = moments[0] as { state: State }
    expect(routeIsBuilt(state, 'HBE')).toBe(false)
    let built = 0
    for (const { state: after, events } of moments)
      for (const { kind, railway } of events)
        if (kind === 'route-built') {
          expect(routeIsBuilt(after, railway as RailwayId)).toBe(true)
          built++
        }
    expect(built).toBeGreaterThan(0)
  })

  it('the market order is the order of operating', () => {
    let rounds = 0
    for (const [n, { state, events }] of moments.entries()) {
      const before = moments[n - 1]?.state
      if (!before || !events.some(({ kind, round }) => kind === 'round-started' && round === 'operating'))
        continue
      const round = state.flow.find(({ kind }) => kind === 'operating-round')
      const todo =
        (round?.['todo'] as readonly string[] | undefined)?.filter((id) => /^[A-Z]+$/.test(id)) ?? []
      const inOrder = marketOrder(state).filter((id) => todo.includes(id))
      expect(todo.filter((id) => id !== 'MHE')).toEqual(inOrder.filter((id) => id !== 'MHE'))
      rounds++
    }
    expect(rounds).toBeGreaterThan(5)
  })
})

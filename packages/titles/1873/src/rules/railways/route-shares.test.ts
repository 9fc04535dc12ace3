import { expect, it } from 'vitest'
import { board, plan } from './running/testing-board.js'
import { revenueOfRun } from './run-plan.js'
import { routeShares } from './route-shares.js'

it('1873-4.4.4-a: a route is told with what it adds, so that a place counts for its first route alone', () => {
  const state = board({ trains: [3], tiles: { B15: '78:5', E16: '76:0' }, markers: { C16: 'HBE' } })
  const runs = plan([[3, 'B19-B17-C16-D15 C16-B15-B13 D15-E16-F15']])
  const [first, second, third] = routeShares(state, 'HBE', runs)
  const at = (share: typeof first, hex: string) => share?.parts.find((part) => part.hex === hex)?.value
  expect([at(first, 'C16'), at(second, 'C16')]).toEqual([30, undefined])
  expect([at(first, 'D15'), at(third, 'D15')]).toEqual([40, undefined])
  const told = [first, second, third].reduce((sum, share) => sum + (share?.amount ?? 0), 0)
  expect(told).toBe(revenueOfRun(state, 'HBE', runs).total)
})

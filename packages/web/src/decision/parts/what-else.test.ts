import { expect, test } from 'vitest'
import { harzbahn } from '@stellwerk/1873'
import { refuses } from '@stellwerk/engine'
import { isOfLedger } from '../../ui/rule-link.js'
import { anna, position } from '../../titles/1873/decision/testing.js'
import { deny } from './what-else.js'

const state = position({
  phase: '3',
  railways: { HBE: { price: 120, shares: { Anna: 3 }, trains: [2], operated: true } },
  tiles: { B17: '78:4' },
  at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
})
const desk = {
  refuses: (action: Parameters<typeof refuses>[2]) => refuses(harzbahn, state, action),
  label: () => 'wish',
}
const buyTrain = { type: 'buyTrain', player: anna }

test('what is only not yet possible names the rule of the order of steps', () => {
  const [early] = deny(desk, [{ action: buyTrain, rule: '1873-4.4-a' }])
  expect(early).toMatchObject({ rule: '1873-4.4-a', refusal: { rule: 'engine-step' } })
})

test('what a rule refuses names that rule', () => {
  const [no] = deny(desk, [
    { action: { type: 'run', player: anna, plan: { trains: [] } }, rule: '1873-4.4-a' },
  ])
  expect(no?.rule).toBe(no?.refusal.rule)
  expect(no && isOfLedger(no.rule)).toBe(true)
})

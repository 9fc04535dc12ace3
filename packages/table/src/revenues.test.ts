import { expect, test } from 'vitest'
import { coinGame } from '@stellwerk/engine/testing'
import { revenuesOf } from './revenues.js'
import type { Story, Telling } from './story.js'
import { coinFace } from './testing.js'
import type { CoinState } from '@stellwerk/engine/testing'

const story: Story<CoinState> = {
  ...coinFace.story,
  tells: (event) => event['telling'] as unknown as Telling,
}
const moments = (...tellings: readonly Telling[]) =>
  tellings.map((telling) => ({
    events: [{ kind: 'x', telling: telling as never }],
    state: coinGame(),
  }))

test('revenues are told by round, with what became of them', () => {
  const [first, second, third] = [1, 2, 3].map((part) => ({ kind: 'operating' as const, number: 1, part }))
  const told = revenuesOf(
    story,
    moments(
      { round: first! },
      { earned: { company: 'A', amount: 100 } },
      { earned: { company: 'B', amount: 40 } },
      { paidOut: { company: 'A', how: 'half', amount: 50 } },
      { round: second! },
      { round: third! },
      { earned: { company: 'A', amount: 120 } },
      { paidOut: { company: 'A', how: 'withheld', amount: 0 } },
    ),
  )
  expect(told).toEqual([
    {
      round: first,
      revenues: [
        { company: 'A', amount: 100, how: 'half' },
        { company: 'B', amount: 40 },
      ],
    },
    { round: third, revenues: [{ company: 'A', amount: 120, how: 'withheld' }] },
  ])
})

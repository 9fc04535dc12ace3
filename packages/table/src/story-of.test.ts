import { describe, expect, it } from 'vitest'
import type { CoreState, GameEvent } from '@stellwerk/engine'
import { milestonesOf, storyOf } from './story-of.js'

const milestones = { floated: 50, gift: 30 }
const milestone = milestonesOf(milestones)

const story = storyOf<CoreState, { floated: { company: string }; money: { reason: string } }>({
  phases: ['2', '3'],
  incomes: { dividend: 'shares', bonus: 'shares', mine: 'mines' },
  milestones,
  about: () => undefined,
  tells: {
    floated: () => milestone('floated'),
    money: ({ reason }) => (reason === 'gift' ? milestone('gift') : undefined),
  },
})
const told = (event: GameEvent) => story.tells(event, {} as CoreState)

describe('the story of a title', () => {
  it('tells what all titles tell alike', () => {
    expect(told({ kind: 'round-started', round: 'operating', number: 2, set: 3, of: 2 })).toEqual({
      round: { kind: 'operating', number: 3, part: 2, of: 2 },
    })
    expect(told({ kind: 'paid-out', company: 'A', how: 'half', revenue: 90 })).toEqual({
      actor: 'A',
      paidOut: { company: 'A', how: 'half', amount: 45 },
    })
    expect(told({ kind: 'paid-out', company: 'A', how: 'full', revenue: 90, profit: 70 })).toMatchObject({
      paidOut: { how: 'full', amount: 70 },
    })
    expect(told({ kind: 'tile-laid', operation: 'mine:4', hex: 'C3', cost: 50 })).toEqual({
      actor: 'mine:4',
      cost: 50,
    })
    expect(told({ kind: 'phase-began', phase: '3' })).toEqual({
      phase: '3',
      milestone: { id: 'phase:3', weight: 60 },
    })
  })

  it('takes payments to players for income where they have a source', () => {
    expect(told({ kind: 'money', from: 'bank', to: 'player:Ann', amount: 20, reason: 'bonus' })).toEqual({
      income: { player: 'Ann', source: 'shares', amount: 20 },
    })
    expect(told({ kind: 'money', from: 'bank', to: 'A', amount: 20, reason: 'bonus' })).toBeUndefined()
    expect(told({ kind: 'money', from: 'bank', to: 'player:Ann', amount: 5, reason: 'sale' })).toBeUndefined()
    expect(story.sources.map(({ id }) => id)).toEqual(['shares', 'mines'])
  })

  it('adds what the title tells of its own events', () => {
    expect(told({ kind: 'floated', company: 'A' })).toEqual({
      actor: 'A',
      milestone: { id: 'floated', weight: 50 },
    })
    expect(told({ kind: 'money', from: 'A', to: 'B', amount: 5, reason: 'gift' })).toEqual(milestone('gift'))
    expect(told({ kind: 'nobody-cares' })).toBeUndefined()
    expect(story.milestones.map(({ id }) => id)).toEqual(['phase:2', 'phase:3', 'floated', 'gift'])
  })
})

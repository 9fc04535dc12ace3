import { describe, expect, it } from 'vitest'
import type { PlayerId } from './index.js'
import { apply, decidersOf, fields, legal, pop, refusal, sealed, view, whole } from './index.js'
import type { CoreState } from './state.js'
import type { Bid } from './testing-sealed.js'
import { sealedGame } from './testing-sealed.js'

interface SealedState extends CoreState {
  readonly revealed: { readonly [player: string]: number } | null
}

const bids = sealed<SealedState, Bid>({
  type: 'bid',
  shape: fields({ bid: whole }),
  *choices(_state, player) {
    yield { action: { type: 'bid', player, bid: 1 }, range: { field: 'bid', min: 1, max: 9, step: 1 } }
  },
  refuse: (_state, { bid }) => (bid >= 1 && bid <= 9 ? undefined : refusal('sealed-1', { bid })),
  entry: ({ bid }) => bid,
  reveal(work, frame) {
    work.state.revealed = frame.entered as { [player: string]: number }
    pop(work)
  },
})

const { title, start, after } = sealedGame(bids, { revealed: null })

describe('a sealed choice', () => {
  it('is made by all at once, in any order, and revealed when the last one is in', () => {
    expect(decidersOf(title, start)).toEqual(['A', 'B', 'C'])
    const two = after(after(start, 'C', 7), 'A', 3)
    expect(decidersOf(title, two)).toEqual(['B'])
    expect(two.revealed).toBeNull()
    expect(after(two, 'B', 5).revealed).toEqual({ C: 7, A: 3, B: 5 })
  })

  it('is final', () => {
    const outcome = apply(title, after(start, 'A', 3), { type: 'bid', player: 'A', bid: 4 })
    expect(!outcome.ok && outcome.refusal.rule).toBe('engine-turn')
  })

  it('is checked when it is made', () => {
    const outcome = apply(title, start, { type: 'bid', player: 'A', bid: 10 })
    expect(!outcome.ok && outcome.refusal.rule).toBe('sealed-1')
  })

  it('is seen by its maker alone; others see that it was made', () => {
    const one = after(start, 'C', 7)
    const entered = (viewer: string | null): unknown =>
      view(title, one, viewer as PlayerId | null).flow[0]?.['entered']
    expect(entered('C')).toEqual({ C: 7 })
    expect(entered('A')).toEqual({ C: null })
    expect(entered(null)).toEqual({ C: null })
  })

  it('can be made in a view', () => {
    const seen = view(title, after(start, 'C', 7), 'B' as PlayerId)
    const { choices } = legal(title, seen)
    expect(choices.map(({ action }) => action.player)).toEqual(['A', 'B'])
  })
})

import { describe, expect, it } from 'vitest'
import { apply, concealed, fields, pop, reveals, sealed, whole } from './index.js'
import type { CoreState } from './state.js'
import { coinGame, coins } from './testing-coins.js'
import type { Bid } from './testing-sealed.js'
import { players, sealedGame } from './testing-sealed.js'

interface BidState extends CoreState {
  /** What each has hidden until the last bid is in. */
  readonly cards: { readonly [player: string]: { readonly card: string | null } }
  readonly open: boolean
}

const bids = sealed<BidState, Bid>({
  type: 'bid',
  shape: fields({ bid: whole }),
  *choices() {},
  refuse: () => undefined,
  entry: ({ bid }) => bid,
  reveal: pop,
})

const { title, start, after } = sealedGame(
  bids,
  { cards: { A: { card: 'ace' }, B: { card: 'king' }, C: { card: null } }, open: false },
  (state, viewer) => {
    const own = Object.entries(state.cards).map(([player, card]) => [
      player,
      player === viewer ? card : { card: null },
    ])
    return { ...concealed(state, viewer), cards: state.open ? state.cards : Object.fromEntries(own) }
  },
)

describe('a reveal', () => {
  it('is the action that completes a sealed choice, and none before it', () => {
    const one = after(start, 'B', 7)
    const two = after(one, 'A', 3)
    expect(reveals(title, start, one)).toBe(false)
    expect(reveals(title, one, two)).toBe(false)
    expect(reveals(title, two, after(two, 'C', 5))).toBe(true)
  })

  it('is what the rules had to look at something hidden for, whatever came of it', () => {
    const asking = {
      ...title,
      secrets: { ...title.secrets!, consulted: (_: BidState, { open }: BidState) => open },
    }
    const nothing = { ...start, cards: { A: { card: null }, B: { card: null }, C: { card: null } } }
    expect(reveals(title, nothing, { ...nothing, open: true })).toBe(false)
    expect(reveals(asking, nothing, { ...nothing, open: true })).toBe(true)
    expect(reveals(asking, nothing, after(nothing, 'A', 1))).toBe(false)
  })

  it('is a secret that is opened where it lay', () => {
    expect(reveals(title, start, { ...start, open: true })).toBe(true)
  })

  it('is not the change of a secret that stays one, nor a new secret', () => {
    expect(reveals(title, start, { ...start, cards: { ...start.cards, A: { card: 'two' } } })).toBe(false)
    expect(reveals(title, start, { ...start, cards: { ...start.cards, C: { card: 'two' } } })).toBe(false)
  })

  it('is found where another sealed choice begins at once', () => {
    const two = after(after(start, 'B', 7), 'A', 3)
    const again = { ...after(two, 'C', 5), flow: [{ kind: 'bids', asked: players, entered: { C: 1 } }] }
    expect(reveals(title, two, again)).toBe(true)
  })

  it('does not happen in a game without secrets, even by lot', () => {
    const before = coinGame()
    const drawn = apply(coins, before, { type: 'lot', player: 'A' })
    expect(drawn.ok && reveals(coins, before, drawn.state)).toBe(false)
  })
})

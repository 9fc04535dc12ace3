import type { Action, Procedure } from './flow.js'
import type { Title } from './game.js'
import { apply } from './game.js'
import { accepted } from './refusal.js'
import type { SealedFrame } from './sealed.js'
import { concealed } from './sealed.js'
import type { CoreState, PlayerId } from './state.js'

export type Bid = Action & { readonly type: 'bid'; readonly bid: number }

export const players = ['A', 'B', 'C'] as PlayerId[]

/** Three players who are asked at once, and nothing else; `more` is what the title adds to the state. */
export function sealedGame<S extends CoreState>(
  bids: Procedure<S, SealedFrame>,
  more: Omit<S, keyof CoreState>,
  seenBy: (state: S, viewer: PlayerId | null) => S = concealed,
): { readonly title: Title<S>; readonly start: S; after(state: S, player: string, bid: number): S } {
  const core: CoreState = {
    title: 'bids',
    players,
    cash: { bank: 0 },
    flow: [{ kind: 'bids', asked: players, entered: {} }],
    random: 1,
  }
  const start = { ...core, ...more } as S
  const title: Title<S> = {
    id: 'bids',
    rulesVersion: 1,
    seats: { min: 3, max: 3 },
    options: {},
    readings: {},
    create: () => accepted(start),
    position: () => accepted(start),
    procedures: { bids },
    isOver: () => false,
    ranking: () => [],
    randomPlay: { ambition: { weight: () => 1, first: [] }, late: () => ({}) },
    secrets: {
      state: seenBy,
      events: (events) => events,
      action: (action) => action,
      imagine: (state) => state,
    },
    audit: () => [],
  }
  const after = (state: S, player: string, bid: number): S => {
    const outcome = apply(title, state, { type: 'bid', player, bid })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    return outcome.state
  }
  return { title, start, after }
}

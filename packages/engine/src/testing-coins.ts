import type { Action, Frame, Move, Procedure } from './flow.js'
import { pop, push, replaceTop } from './flow.js'
import type { Title } from './game.js'
import { noFields } from './game.js'
import { offers, propose, refuseProposal } from './offer.js'
import { accepted, refusal, refused } from './refusal.js'
import { fields, whole } from './shape.js'
import type { CoreState, PlayerId } from './state.js'
import { purseOf } from './state.js'
import { draw, pay } from './work.js'

/**
 * The smallest game that uses all of the engine: players in turn take 1 to 3 from the bank, draw a lot, or sell one
 * coin to the next player by offer, until somebody has ten.
 */
export interface CoinState extends CoreState {
  readonly title: 'coins'
  readonly drawn: readonly number[]
}

interface TurnFrame extends Frame {
  readonly kind: 'turn'
  readonly player: PlayerId
}

const next = (state: CoinState, player: PlayerId): PlayerId =>
  state.players[(state.players.indexOf(player) + 1) % state.players.length] as PlayerId

type Take = Action & { readonly type: 'take'; readonly count: number }

const take: Move<CoinState, TurnFrame, Take> = {
  shape: fields({ count: whole }),
  *choices(_state, _frame, player) {
    yield { action: { type: 'take', player, count: 1 }, range: { field: 'count', min: 1, max: 3, step: 1 } }
    yield { action: { type: 'take', player, count: 9 } }
  },
  refuse: (_state, _frame, { count }) =>
    count >= 1 && count <= 3 ? undefined : refusal('coins-1', { count }),
  carryOut(work, frame, { count }) {
    pay(work, 'bank', purseOf(frame.player), count, 'take')
    replaceTop(work, { ...frame, player: next(work.state, frame.player) })
  },
}

const lot: Move<CoinState, TurnFrame, Action> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'lot', player } }
  },
  refuse: () => undefined,
  carryOut(work, frame) {
    work.state.drawn = [...work.state.drawn, draw(work, 100)]
    replaceTop(work, { ...frame, player: next(work.state, frame.player) })
  },
}

const sell: Move<CoinState, TurnFrame, Action> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'sell', player } }
  },
  refuse: (state, frame) =>
    (state.cash[purseOf(next(state, frame.player))] ?? 0) < 1
      ? refusal('coins-2')
      : refuseProposal(frame, {
          from: frame.player,
          to: next(state, frame.player),
          deal: { type: 'sell' },
        }),
  carryOut(work, frame) {
    propose(work, { from: frame.player, to: next(work.state, frame.player), deal: { type: 'sell' } })
  },
}

const turn: Procedure<CoinState, TurnFrame> = {
  advance(work, frame) {
    if (work.state.players.every((p) => (work.state.cash[purseOf(p)] ?? 0) < 10)) return false
    pop(work)
    push(work, { kind: 'end', player: frame.player })
    return true
  },
  deciders: (_state, frame) => [frame.player],
  moves: { take, lot, sell },
  forbids: { give: 'coins-3' },
}

const end: Procedure<CoinState, Frame> = {
  advance(work) {
    pop(work)
    return true
  },
}

export const coins: Title<CoinState> = {
  id: 'coins',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: {},
  readings: {},
  create({ players, seed }) {
    if (players.length < 2) return refused('coins-0')
    const seats = players as PlayerId[]
    return accepted({
      title: 'coins',
      players: seats,
      cash: Object.fromEntries([['bank', 0], ...seats.map((p) => [purseOf(p), 0])]),
      flow: [{ kind: 'turn', player: seats[0] as PlayerId }],
      random: seed,
      drawn: [],
    })
  },
  position: () => refused('coins-4'),
  procedures: {
    turn,
    end,
    offer: offers((work, offer) => pay(work, purseOf(offer.to), purseOf(offer.from), 1, 'sale')),
  },
  isOver: (state) => state.flow.length === 0,
  ranking: ({ players, cash }) => {
    const worth = players.map((player) => ({ player, fortune: cash[purseOf(player)] ?? 0 }))
    return worth
      .map((one) => ({ ...one, rank: 1 + worth.filter(({ fortune }) => fortune > one.fortune).length }))
      .toSorted((a, b) => a.rank - b.rank)
  },
  randomPlay: { ambition: { weight: () => 1, first: [] }, late: () => ({}) },
  audit: (state) => (Object.values(state.cash).reduce((a, b) => a + b, 0) === 0 ? [] : ['money']),
}

export function coinGame(players = ['A', 'B'], seed = 1): CoinState {
  const result = coins.create({ players, seed, options: {} })
  if (!result.ok) throw new Error('no game')
  return result.value
}

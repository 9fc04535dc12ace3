import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { apply, legal, openDecision, view } from '@stellwerk/engine'
import type { CoinState } from '@stellwerk/engine/testing'
import { coinGame, coins } from '@stellwerk/engine/testing'
import { foresee } from './foresee.js'
import { coinFace } from './testing.js'
import { count, money, msg, player, says } from './values.js'

const [a, b] = ['A', 'B'] as PlayerId[] as [PlayerId, PlayerId]

function after(...actions: readonly object[]): CoinState {
  return actions.reduce<CoinState>((state, action) => {
    const outcome = apply(coins, state, action)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    return outcome.state
  }, coinGame())
}
const viewed = (state: CoinState, viewer: PlayerId) => view(coins, state, viewer)
const before = (state: CoinState, viewer: PlayerId) => ({
  table: coinFace.table(state, viewer),
  map: coinFace.map(state, viewer),
})

describe('a step', () => {
  it('asks with sections in the order of the choices', () => {
    const state = viewed(after({ type: 'take', player: a, count: 3 }), b)
    const step = coinFace.step(state, legal(coins, state), b)
    expect(step.asked).toEqual([b])
    expect(step.course.map(({ at }) => at)).toEqual(['now', 'next'])
    expect(step.sections.map(({ kind, id }) => [kind, id])).toEqual([
      ['amount', 'take'],
      ['rows', 'other'],
    ])
    const [amount, rows] = step.sections
    expect(amount).toMatchObject({ marks: [2], row: { price: 1, range: { min: 1, max: 3 } } })
    expect(rows?.kind === 'rows' && rows.rows.map(({ subject, cells }) => [subject, cells])).toEqual([
      [says('action.lot'), []],
      [says('action.sell'), [{ id: 'with', value: player(a) }]],
    ])
  })

  it('shows a viewer no choices of others', () => {
    const state = viewed(coinGame(), b)
    const step = coinFace.step(state, legal(coins, state), b)
    expect(step.asked).toEqual([a])
    expect(step.sections).toEqual([])
  })

  it('keeps the ids of choices from state to state', () => {
    const ids = (state: CoinState, viewer: PlayerId) =>
      coinFace
        .step(state, legal(coins, state), viewer)
        .sections.flatMap((section) => (section.kind === 'rows' ? section.rows.map(({ id }) => id) : []))
    const later = after({ type: 'take', player: a, count: 1 }, { type: 'take', player: b, count: 1 })
    expect(ids(later, a)).toContain(ids(coinGame(), a)[0])
  })

  it('lists refused candidates with their reason', () => {
    const decision = openDecision(coins, coinGame())
    expect({ ...decision, refused: undefined }).toEqual({ ...legal(coins, coinGame()), refused: undefined })
    expect(decision.refused?.map(({ refusal }) => refusal.rule)).toEqual(['coins-1', 'coins-2'])
    const [, rows] = coinFace.step(coinGame(), decision, a).sections
    expect(rows?.kind === 'rows' && rows.refused).toMatchObject([
      { subject: says('action.sell'), refusal: { rule: 'coins-2' } },
    ])
  })

  it('asks for the answer to an offer', () => {
    const state = after({ type: 'take', player: a, count: 3 }, { type: 'sell', player: b })
    const [offer] = coinFace.step(viewed(state, a), legal(coins, state), a).sections
    expect(offer).toMatchObject({ kind: 'offer', from: b, to: a, deal: msg('deal.sell') })
    const { course } = coinFace.step(viewed(state, a), legal(coins, state), a)
    expect(course.map(({ at }) => at)).toEqual(['now', 'next'])
    expect(offer?.kind === 'offer' && offer.answers.map(({ action }) => action.type)).toEqual([
      'accept',
      'decline',
    ])
  })

  it('asks nothing when the game is over', () => {
    const over = { ...coinGame(), flow: [] }
    expect(coinFace.step(over, legal(coins, over), a)).toMatchObject({ asked: [], sections: [] })
  })
})

describe('foreseeing', () => {
  it('tells the effects of a choice on table and board', () => {
    const state = viewed(coinGame(), a)
    const foresight = foresee(
      coins,
      coinFace,
      state,
      before(state, a),
      { type: 'take', player: a, count: 2 },
      a,
    )
    expect(
      foresight.kind === 'effects' && foresight.effects.map(({ what, from, to }) => [what, from, to]),
    ).toEqual([
      ['cash', money(0), money(2)],
      ['worth', money(0), money(2)],
      ['value', money(0), money(2)],
    ])
  })

  it('takes an offer as accepted and says by whom', () => {
    const state = viewed(after({ type: 'take', player: a, count: 3 }), b)
    const foresight = foresee(coins, coinFace, state, before(state, b), { type: 'sell', player: b }, b)
    expect(foresight).toMatchObject({ kind: 'effects', partner: a })
    expect(foresight.kind === 'effects' && foresight.effects[0]).toMatchObject({ what: 'cash', to: money(1) })
  })

  it('says no more than that chance decides', () => {
    const state = viewed(coinGame(), a)
    expect(foresee(coins, coinFace, state, before(state, a), { type: 'lot', player: a }, a)).toEqual({
      kind: 'chance',
    })
  })

  it('tells a refusal', () => {
    const state = viewed(coinGame(), a)
    const nine = { type: 'take', player: a, count: 9 }
    expect(foresee(coins, coinFace, state, before(state, a), nine, a)).toMatchObject({
      kind: 'refused',
      refusal: { rule: 'coins-1' },
    })
  })

  it('shows the facts of the table', () => {
    const [drawn] = coinFace.table(after({ type: 'lot', player: a }), null).facts
    expect(drawn?.value).toEqual(count(1))
  })
})

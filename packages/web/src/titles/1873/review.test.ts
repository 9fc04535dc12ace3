import { describe, expect, it } from 'vitest'
import type { LayTile, State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { apply, legal } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { anna, ben, position } from './testing.js'
import type { Draft, TileDraft } from './draft.js'
import { review } from './review.js'

/** HBE, whose director is Anna, may lay track from Halberstadt and Blankenburg. */
const building = (more: object = {}): State =>
  position({
    phase: '2',
    cash: { HBE: 120 },
    railways: { HBE: { price: 120, shares: { Anna: 3 }, trains: [2] } },
    tiles: { B17: '78:4' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    ...more,
  })

const before = building()
const lay: TileDraft = { kind: 'tile', hex: 'E16', tile: '76', rotation: firstRotation('E16', '76') }

/** The first legal one. */
function firstRotation(hex: string, tile: string): number {
  const lays = legal(harzbahn, before).choices.map(({ action }) => action as unknown as LayTile)
  const found = lays.find((one) => one.hex === hex && one.tile === tile)
  if (!found) throw new Error(`no ${tile} on ${hex}`)
  return found.rotation
}

const on = (draft: Draft, state: State, player: PlayerId = anna) => review(draft, before, state, player)
const reason = (draft: Draft, state: State, player?: PlayerId) => {
  const found = on(draft, state, player)
  if (typeof found === 'string') throw new Error(`it ${found}`)
  return { rule: found.refusal.rule, words: found.words('en') }
}

describe('a tile begun on another board', () => {
  it('stands while it can be laid', () => {
    expect(on(lay, building({ cash: { HBE: 110 } }))).toBe('stands')
    expect(on({ kind: 'tile', hex: 'E16' }, building({ cash: { HBE: 110 } }))).toBe('stands')
  })

  it('is held with the rule that is in its way', () => {
    const built = building({ tiles: { B17: '78:4', E16: '75:2' } })
    expect(reason(lay, built)).toEqual({
      rule: '1873-4.4.1-a',
      words: 'Yellow tile 76 on E16 Timmenrode',
    })
    expect(reason({ kind: 'tile', hex: 'E16' }, built).words).toBe('Track on E16 Timmenrode')
  })

  it('waits while somebody else decides', () => {
    expect(reason(lay, before, ben).rule).toBe('engine-turn')
  })
})

describe('a plan of runs begun on another board', () => {
  const running = (cash: number): State =>
    position({
      phase: '3',
      trading: 3,
      cash: { HBE: cash },
      railways: { HBE: { price: 120, shares: { Anna: 3, Ben: 2 }, trains: [3], operated: true } },
      tiles: { B17: '78:4' },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    })
  const runs = [{ train: '3', route: ['B19', 'D15'] }]

  it('is found anew if it was only suggested', () => {
    expect(review({ kind: 'run', runs, edited: false }, running(20), running(10), anna)).toBe('forgotten')
  })

  it('stands with its faults while the same railway runs', () => {
    expect(review({ kind: 'run', runs, edited: true }, running(20), running(10), anna)).toBe('stands')
  })

  it('is held once that is over', () => {
    const state = running(20)
    const choice = legal(harzbahn, state).choices[0]?.action
    const done = apply(harzbahn, state, choice)
    if (!done.ok) throw new Error(done.refusal.rule)
    expect(review({ kind: 'run', runs, edited: true }, state, done.state, anna)).toMatchObject({
      refusal: { rule: 'engine-step' },
    })
  })
})

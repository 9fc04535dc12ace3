import { legal } from '@stellwerk/engine'
import { austria1854 } from '@stellwerk/1854'
import type { LayTile, State } from '@stellwerk/1854'
import { describe, expect, it } from 'vitest'
import { anna, ben, position } from './testing.js'
import type { Draft } from './draft.js'
import { review } from './review.js'

const at = (step: string, changed: object = {}): State =>
  position({
    privates: 'sold',
    phase: '3',
    cash: { Anna: 100, Ben: 100, Cem: 100, KE: 500 },
    majors: { KE: { issuePrice: 67, director: 'Anna', certificates: { Ben: 1 }, trains: ['3'] } },
    at: { round: 'operating', turn: 'KE', step },
    ...changed,
  })

const track = at('track')
const [first] = legal(austria1854, track).choices.filter(({ action }) => action.type === 'layTile')
if (!first) throw new Error('KE can lay nothing')
const { hex, tile, rotation } = first.action as LayTile

const reviewed = (draft: NonNullable<Draft>, state: State, player = anna) =>
  review(draft, track, state, player)

describe('a draft of 1854 on another board', () => {
  it('stands where it is possible as well', () => {
    const richer = at('track', { cash: { Anna: 100, Ben: 100, Cem: 100, KE: 600 } })
    expect(reviewed({ kind: 'tile', hex, tile, rotation }, richer)).toBe('stands')
    expect(reviewed({ kind: 'tile', hex }, richer)).toBe('stands')
  })

  it('is set aside with its words and the reason where it is not', () => {
    const found = reviewed({ kind: 'tile', hex, tile, rotation }, at('trains'))
    if (typeof found === 'string') throw new Error(found)
    expect(found.refusal.rule).toBe('1854-or-turn-a')
    expect(found.words('en')).toContain(`tile ${tile} on ${hex}`)
    expect(found.words('ja')).toContain(hex)
  })

  it('is not somebody else’s', () => {
    expect(reviewed({ kind: 'tile', hex, tile, rotation }, track, ben)).not.toBe('stands')
  })

  it('suggested runs are found anew', () => {
    expect(reviewed({ kind: 'run', runs: [], edited: false }, track)).toBe('forgotten')
  })
})

import type { State } from '@stellwerk/1873'
import { harzbahn, harzbahnFace, harzbahnTexts } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { apply, legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { describe, expect, it } from 'vitest'
import type { SiteDraft } from '../board/site-draft.js'
import { offersIn, siteDraft } from '../board/site-draft.js'
import { statesOf, stepIn, titleIds } from '../board/testing.js'
import type { RunDraft } from '../decision/runs/plan.js'
import { reviewing } from './review.js'

const [anna, ben] = ['Anna', 'Ben'] as PlayerId[] as [PlayerId, PlayerId]
const review = reviewing<State>({ title: harzbahn, texts: harzbahnTexts, face: harzbahnFace })

function position(described: object): State {
  const made = harzbahn.position({ players: [anna, ben], ...described })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

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

function drafted(hex: string, tile: string): SiteDraft {
  const lay = legal(harzbahn, before).choices.find(({ action }) => {
    const fields = action as { readonly hex?: string; readonly tile?: string }
    return fields.hex === hex && fields.tile === tile
  })
  if (!lay) throw new Error(`no ${tile} on ${hex}`)
  return siteDraft(lay.action)
}

function held(draft: SiteDraft | RunDraft, state: State, player = anna): { rule: string; words: string } {
  const found = review(draft, before, state, player)
  if (typeof found === 'string') throw new Error(`it ${found}`)
  return { rule: found.refusal.rule, words: found.words('en') }
}

describe('a tile begun on another board', () => {
  const lay = drafted('E16', '76')

  it('stands while it can be laid', () => {
    expect(review(lay, before, building({ cash: { HBE: 110 } }), anna)).toBe('stands')
  })

  it('is held with the rule that is in its way', () => {
    const built = building({ tiles: { B17: '78:4', E16: '75:2' } })
    expect(held(lay, built)).toEqual({ rule: '1873-4.4.1-a', words: 'Yellow tile 76 on E16 Timmenrode' })
  })

  it('waits while somebody else decides', () => {
    expect(held(lay, before, ben).rule).toBe('engine-turn')
  })
})

it.each(titleIds)(
  'whatever can be begun on a hex of %s stands there, is nobody else’s, and has words',
  (id) => {
    const { title, texts } = games[id]!
    const seen = new Set<string>()
    for (const whole of statesOf(id).filter((_, at) => at % 10 === 0)) {
      const here = stepIn(id, whole)
      if (!here) continue
      const { face, state, step, player } = here
      const looked = reviewing({ title, texts, face })
      for (const [offer] of offersIn(step).values()) {
        const draft = siteDraft(offer!.row.action)
        expect(looked(draft, state, state, player)).toBe('stands')
        const found = looked(draft, state, state, 'nobody' as PlayerId)
        if (typeof found === 'string') throw new Error(found)
        expect(found.words('de')).toContain(draft.hex)
        expect(found.words('ja')).not.toMatch(/undefined|action\./)
        seen.add(draft.type)
      }
    }
    expect(seen).toContain('layTile')
  },
)

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
  const plan: RunDraft = { kind: 'run', runs: [{ train: '3', route: ['B19', 'D15'] }], edited: true }

  it('is found anew if it was only suggested', () => {
    expect(review({ ...plan, edited: false }, running(20), running(10), anna)).toBe('forgotten')
  })

  it('stands with its faults while the same railway runs', () => {
    expect(review(plan, running(20), running(10), anna)).toBe('stands')
  })

  it('is held once that is over', () => {
    const done = apply(harzbahn, running(20), legal(harzbahn, running(20)).choices[0]?.action)
    if (!done.ok) throw new Error(done.refusal.rule)
    expect(held(plan, done.state)).toEqual({ rule: 'engine-step', words: 'Your routes' })
  })
})

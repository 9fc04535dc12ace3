import { describe, expect, test } from 'vitest'
import type { GameFile } from '@stellwerk/engine'
import { engineRules, replay, toGameFile } from '@stellwerk/engine'
import { games } from './index.js'

const { title } = games['1853'] as (typeof games)[string]

/** A game of 1853 whose first bond is no multiple of ten, as version 1 of the rules wrote it. */
const file = (about: Partial<GameFile> = {}): GameFile => ({
  format: 'stellwerk/1',
  title: '1853',
  rules: 1,
  options: { bank: '15000' },
  players: ['A', 'B', 'C'],
  seed: 7,
  actions: [
    { type: 'setBond', player: 'A', bond: 137, hash: '0000000000000000' },
    { type: 'setBond', player: 'B', bond: 80, hash: '0000000000000000' },
  ],
  ...about,
})

describe('a file of earlier rules', () => {
  test('is replayed by the reading that those rules implied, without their hashes, and stays of that version', () => {
    const replayed = replay(title, file())
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal))
    const history = replayed.value
    expect(history.length).toBe(2)
    expect(history.act({ type: 'setBond', player: 'C', bond: 81 })).toBeUndefined()
    const saved = toGameFile(history, file())
    expect(saved.rules).toBe(1)
    expect(replay(title, saved).ok).toBe(true)
  })

  test('of the present rules is held to the present default and to its hashes', () => {
    const now = { rules: title.rulesVersion }
    expect(replay(title, file(now))).toMatchObject({ ok: false, refusal: { rule: '1853-2.5.2-b' } })
    const [, second] = file().actions
    expect(replay(title, file({ ...now, actions: [second] }))).toMatchObject({
      ok: false,
      refusal: { rule: engineRules.hash },
    })
  })
})

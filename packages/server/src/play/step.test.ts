import { describe, expect, it } from 'vitest'
import type { CoreState, Title } from '@stellwerk/engine'
import { apply, hash } from '@stellwerk/engine'
import { coinGame, coins } from '@stellwerk/engine/testing'
import type { EntryRow } from '../store/schema.js'
import type { Step } from './step.js'
import { changeOf, entryFor, entryText, stepFrom } from './step.js'

const title = coins as unknown as Title<CoreState>
const players = ['seat-1', 'Büro "Süd"']

const row = (about: Partial<EntryRow>): EntryRow => ({
  table_id: 't',
  seq: 3,
  at: 1_800_000_000_000,
  account: 'a',
  player: 'seat-1',
  deputy: null,
  type: 'action',
  action: null,
  to_length: null,
  programmed: 0,
  key: 'key-00001',
  hash: '',
  change: '',
  ...about,
})

function stepBy(action: Record<string, unknown>, about: Partial<EntryRow> = {}): Step {
  const before: CoreState = coinGame(players)
  const outcome = apply(title, before, action)
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  const { state: after, events } = outcome
  const change = changeOf(before, after, events)
  return stepFrom(before, row({ action: JSON.stringify(action), hash: hash(after), change, ...about }))
}

describe('the text of an entry', () => {
  it.each<[string, Step]>([
    ['an action', stepBy({ type: 'take', player: 'seat-1', count: 2 })],
    ['a programmed action', stepBy({ type: 'take', player: 'seat-1', count: 2 }, { programmed: 1 })],
    [
      'an action by a deputy',
      stepBy({ type: 'take', player: 'seat-1', count: 2 }, { deputy: players[1] ?? '' }),
    ],
    ['a lot, which changes what is never told', stepBy({ type: 'lot', player: 'seat-1' })],
    [
      'a player whose name needs care',
      stepBy({ type: 'take', player: 'seat-1', count: 1 }, { player: players[1] ?? '' }),
    ],
    [
      'an undo that changes nothing',
      stepFrom(coinGame(players), row({ type: 'undo', to_length: 2, change: '{"events":[],"delta":null}' })),
    ],
    [
      'an entry of an earlier version, without a change',
      stepFrom(coinGame(players), row({ type: 'undo', to_length: 2, change: '{"events":[]}' })),
    ],
  ])('says of %s what the entry says', (_, step) => {
    const text = entryText(title, step, null)
    expect(JSON.parse(text)).toEqual(entryFor(title, step, null))
    expect(text).not.toContain('random')
  })
})

import { describe, expect, it } from 'vitest'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Moment } from '../session/session.js'
import { entriesOf } from './lines.js'

const moment = (player: string | undefined, ...lines: string[]): Moment => ({
  action: player === undefined ? undefined : ({ type: 'x', player } as unknown as Action),
  state: {} as CoreState,
  events: lines.map((line) => ({ kind: line })),
})
const game = [
  moment(undefined, 'Start'),
  moment('A', 'HBE lays track', 'HBE pays'),
  moment('B'),
  moment('B', 'GHE runs'),
]
const told = ({ events }: Moment): string[] => events.map(({ kind }) => kind)
const actorAt = (at: number): string | undefined => game[at]?.events[0]?.kind.split(' ')[0]
const all = { text: '', player: '', actor: '' }
const found = (filter: Partial<typeof all>) =>
  entriesOf(game, 0, 3, told, actorAt, { ...all, ...filter }).map(({ at, lines }) => [at, ...lines])

describe('the log', () => {
  it('has an entry for each moment with something to tell', () => {
    expect(found({})).toEqual([
      [0, 'Start'],
      [1, 'HBE lays track', 'HBE pays'],
      [3, 'GHE runs'],
    ])
  })

  it('is filtered by player, by company and by words', () => {
    expect(found({ player: 'B' })).toEqual([[3, 'GHE runs']])
    expect(found({ actor: 'HBE' })).toEqual([[1, 'HBE lays track', 'HBE pays']])
    expect(found({ text: 'PAYS' })).toEqual([[1, 'HBE pays']])
  })
})

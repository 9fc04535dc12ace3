import { describe, expect, it } from 'vitest'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Moment } from '../session/session.js'
import type { Band } from '../story/bands.js'
import { turnsByActor } from './jump-menu.js'
import { phasesOf, roundFrom, stepFrom, turnFrom, turnsOf } from './steps.js'

const moment = (type?: string): Moment => ({
  action: type === undefined ? undefined : ({ type, player: 'A' } as unknown as Action),
  state: {} as CoreState,
  events: [],
})
const game = [undefined, 'lay', 'run', 'pass', 'pass', 'lay', 'pass'].map(moment)
const isPass = ({ type }: Action): boolean => type === 'pass'
const band = (from: number, to: number): Band => ({
  from,
  to,
  label: '',
  kind: 'stock',
  phase: '1',
  colour: 'gold',
})

describe('stepping through a game', () => {
  it('goes one moment forward and back, and stays inside the game', () => {
    const never = (): boolean => false
    expect(stepFrom(game, 2, 1, never)).toBe(3)
    expect(stepFrom(game, 2, -1, never)).toBe(1)
    expect(stepFrom(game, 6, 1, never)).toBe(6)
    expect(stepFrom(game, 0, -1, never)).toBe(0)
  })

  it('skips passes on request, but never the present', () => {
    expect(stepFrom(game, 2, 1, isPass)).toBe(5)
    expect(stepFrom(game, 5, -1, isPass)).toBe(2)
    expect(stepFrom(game, 5, 1, isPass)).toBe(6)
  })

  it('goes from turn to turn: to where another player came after', () => {
    const line = ['A', 'A', 'B', 'B', 'A'].map((player) => ({
      ...moment(),
      action: { type: 'x', player } as Action,
    }))
    const played = [moment(), ...line]
    expect(turnFrom(played, 5, -1)).toBe(4)
    expect(turnFrom(played, 4, -1)).toBe(2)
    expect(turnFrom(played, 2, -1)).toBe(0)
    expect(turnFrom(played, 0, 1)).toBe(2)
    expect(turnFrom(played, 4, 1)).toBe(5)
  })

  it('goes from round to round', () => {
    const bands = [band(0, 2), band(3, 4), band(5, 6)]
    expect(roundFrom(bands, 1, 1, 6)).toBe(3)
    expect(roundFrom(bands, 4, -1, 6)).toBe(3)
    expect(roundFrom(bands, 3, -1, 6)).toBe(0)
    expect(roundFrom(bands, 5, 1, 6)).toBe(6)
  })
})

describe('turns of operations', () => {
  it('join the moments of one actor and leave out those without', () => {
    const actors = [undefined, 'HBE', 'HBE', undefined, 'HBE', 'GHE', 'GHE']
    expect(turnsOf(game, (at) => actors[at])).toEqual([
      { actor: 'HBE', from: 1, to: 2 },
      { actor: 'HBE', from: 4, to: 4 },
      { actor: 'GHE', from: 5, to: 6 },
    ])
  })
})

describe('places to jump to', () => {
  it('has phases where they began, two in one round as well', () => {
    const begins = (phase: string): Moment => ({
      ...moment('buy'),
      events: [{ kind: 'phase-began', phase }],
    })
    expect(phasesOf([moment(), moment('lay'), begins('2'), moment('run'), begins('3')])).toEqual([
      { at: 2, phase: '2' },
      { at: 4, phase: '3' },
    ])
  })

  it('names each round of a company once, at its first turn there', () => {
    const bands = [
      { ...band(0, 4), label: 'SR 1' },
      { ...band(5, 9), label: 'OR 1' },
    ]
    const turn = (from: number) => ({ actor: 'HW', from, to: from })
    expect(turnsByActor([turn(1), turn(3), turn(6)], bands).get('HW')).toEqual([
      { at: 1, label: 'SR 1' },
      { at: 6, label: 'OR 1' },
    ])
  })
})

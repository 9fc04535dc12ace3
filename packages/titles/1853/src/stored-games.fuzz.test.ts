import { readFileSync } from 'node:fs'
import { purseOf } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import type { State } from './state.js'
import { bondPurse } from './state.js'
import { india1853 } from './title.js'
import { upgrade } from './upgrade.js'

/** A state as the rules of version 1 left it: with bonds of any whole pound. */
const stored = (name: string): State =>
  JSON.parse(readFileSync(new URL(`stored/rules-1-${name}.json`, import.meta.url), 'utf8')) as State

describe('a game that was stored under the rules of version 1', () => {
  it.each(['bonds', 'cities', 'operating'])(
    'goes on to its end and breaks no law (%s)',
    { timeout: 120_000 },
    (name) => {
      const { history, violation } = playRandomly(india1853, upgrade(stored(name), 1), 1)
      expect(violation).toBeUndefined()
      expect(history.state.over).toBe(true)
    },
  )

  it('1853-2.5.2-e: keeps the bonds that were entered', () => {
    const { history } = playRandomly(india1853, upgrade(stored('bonds'), 1), 1)
    const known = history.at(2).state
    for (const [player, bond] of [
      ['A', 137],
      ['C', 61],
    ] as const) {
      const seat = known.players.find((id) => id === player)!
      expect(known.contracts[player]?.bond).toBe(bond)
      expect(known.cash[bondPurse(seat)]).toBe(bond)
      expect(known.cash[purseOf(seat)]).toBe(570 - bond)
    }
  })
})

import { readFileSync } from 'node:fs'
import { playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { austria1854 } from '../index.js'
import { trainLimit } from '../rules/phases.js'
import type { State } from '../state.js'
import { upgrade } from '../upgrade.js'

/** States as version 1 of the rules stored them, each with local AGs and open options. */
const stored = (name: string): State =>
  JSON.parse(readFileSync(new URL(`rules-1-${name}.json`, import.meta.url), 'utf8')) as State

describe('games stored under version 1 of the rules', () => {
  it.each(['stock-round', 'emergency', 'merger-window'])('go on from the %s to their end', (name) => {
    const state = stored(name)
    expect(Object.keys(state.ags).length).toBeGreaterThan(1)
    expect(Object.keys(state.options).length).toBeGreaterThan(0)
    const { history, violation } = playRandomly(austria1854, upgrade(state, 1), 1)
    expect(violation).toBeUndefined()
    // they keep the only reading of then
    expect(trainLimit(history.state, 'A')).toBe(2)
    expect(austria1854.isOver(history.state)).toBe(true)
  })
})

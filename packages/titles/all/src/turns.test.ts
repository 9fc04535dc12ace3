import { expect, test } from 'vitest'
import type { Action, CoreState } from '@stellwerk/engine'
import { decidersOf, top, turnStart } from '@stellwerk/engine'
import { fuzzStart, playRandomly } from '@stellwerk/engine/testing'
import { games, titleIds } from './index.js'

/** What acts in a step of an operating round, as its own frame says. */
const actorOf = (state: CoreState): unknown => top(state)?.['company'] ?? top(state)?.['operation']

/** A random game from a late position, and from where each of its moments would undo the turn. */
function turnsOf(id: string) {
  const { title } = games[id] as (typeof games)[string]
  const setup = { players: ['A', 'B', 'C'], seed: 7, options: {} }
  const { position } = fuzzStart(title, setup)
  const start = title.position(position)
  if (!start.ok) throw new Error(start.refusal.rule)
  const { history } = playRandomly(title, start.value, 3, 150)
  const moments = Array.from({ length: history.length + 1 }, (_, n) => {
    const { entry, state, events } = history.at(n)
    const done = history.record[entry]
    const player = done?.type === 'action' ? (done.action as Action).player : undefined
    return { state, events, player, deciders: decidersOf(title, state) }
  })
  return moments.map((moment, n) => {
    const from = turnStart(title, n, (at) => moments[at])
    const deeds = moments.slice(from + 1, n + 1)
    return { ...moment, from, n, deeds, before: moments.slice(from, n), previous: moments[n - 1] }
  })
}

test.each(titleIds)('in %s a turn is what one player does for one company in one round', (id) => {
  const turns = turnsOf(id)
  for (const { deeds, before, deciders } of turns) {
    const players = new Set(deeds.map(({ player }) => player))
    expect(players.size).toBeLessThan(2)
    for (const player of players) expect(deciders).toContain(player)
    // steps of no company are what interrupts a turn
    const actors = before.map(({ state }) => actorOf(state)).filter((actor) => actor !== undefined)
    expect(new Set(actors).size).toBeLessThan(2)
    expect(deeds.flatMap(({ events }) => events).filter(({ kind }) => kind === 'round-started')).toEqual([])
  }
  expect(turns.some(({ n, from }) => n - from > 1)).toBe(true)
  // whoever has done nothing in the turn has nothing to undo in it
  const begun = turns.filter(({ n, from }) => n > 0 && n === from)
  for (const { player, deciders, state, previous } of begun) {
    const isOther = player !== undefined && !deciders.includes(player)
    const isNew = previous !== undefined && actorOf(previous.state) !== actorOf(state)
    expect(isOther || isNew || actorOf(state) === undefined).toBe(true)
  }
  expect(begun.some(({ player, deciders }) => player !== undefined && deciders.includes(player))).toBe(true)
})

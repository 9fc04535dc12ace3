import { legal } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { harzbahn } from '../title.js'
import type { Imported, Note } from './index.js'
import { importGame } from './index.js'
import { auction, exportOf, taken } from './testing-export.js'
import { writeFinishedGame } from './testing-site.js'

const whole = writeFinishedGame(1, 2)

function imported(value: unknown): Imported {
  const outcome = importGame(value)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
  return outcome
}

/** What is said about the end; that these players give up routes at random is another matter. */
const saidOf = (value: unknown): readonly Note[] =>
  imported(value).notes.filter(({ about }) => about !== 'missing-route')

describe('a file that says the game is finished', () => {
  it('says nothing more if its actions lead to that end', () => {
    expect(imported(whole).history.state.over).toBe(true)
    expect(saidOf(whole)).toEqual([])
  })

  it('is incomplete wherever its actions stop before, with the place', () => {
    const { actions } = whole
    for (let count = 1; count < actions.length; count += 61) {
      const last = actions[count - 1]
      const notes = saidOf({ ...whole, actions: actions.slice(0, count) })
      expect(notes.find(({ about }) => about === 'cut-off')).toMatchObject({
        path: `actions[${count - 1}]`,
        severity: 'incomplete',
        params: { entries: count, id: last?.id, type: last?.type, entity: String(last?.entity) },
      })
    }
  })

  it('tells which step and whom the site would wait for', () => {
    const [cut] = taken(auction, { status: 'finished' }).notes
    expect(cut).toMatchObject({ path: 'actions[8]', params: { step: 'BuySellParShares', waits: 'Ann' } })
    expect(taken([], { status: 'finished' }).notes).toMatchObject([
      { path: 'actions', about: 'cut-off', params: { entries: 0, id: null, step: 'Premium', waits: 'Ann' } },
    ])
  })

  it('may say so by its date alone, but not against its status', () => {
    expect(taken(auction, { finished_at: 1_700_000_100 }).notes).toMatchObject([{ about: 'cut-off' }])
    expect(taken(auction, { finished_at: 1_700_000_100, status: 'active' }).notes).toEqual([])
  })

  it('is complete where the players ended the game by hand', () => {
    const ended = taken([...auction, [1, 'end_game']], { status: 'finished' })
    expect(ended.notes).toMatchObject([{ about: 'ended-by-hand', severity: 'remark' }])
    const takenBack = taken([...auction, [1, 'end_game'], [1, 'undo']], { status: 'finished' })
    expect(takenBack.notes.map(({ about }) => about)).toEqual(['ended-by-hand', 'cut-off'])
  })
})

describe('a file of a game that goes on', () => {
  it.each([{ status: 'active' }, {}])('says nothing about its end: %o', (more) => {
    expect(taken(auction, more).notes).toEqual([])
    expect(taken([], more).notes).toEqual([])
    expect(taken([], more).history.length).toBe(0)
  })

  it('can be played on from wherever it is', () => {
    for (let count = 0; count < whole.actions.length; count += 211) {
      const cut = imported({ ...whole, status: 'active', actions: whole.actions.slice(0, count) })
      expect(cut.notes.filter(({ about }) => about !== 'missing-route')).toEqual([])
      expect(legal(harzbahn, cut.history.state).choices).not.toEqual([])
    }
  })

  it('has results that are not yet final', () => {
    expect(taken(auction, { status: 'active', result: { 1: 5, 2: 6 } }).notes).toEqual([])
  })
})

describe('the stored result', () => {
  it('is compared player by player, with both figures', () => {
    const [id, fortune] = Object.entries(whole.result)[1] as [string, number]
    const player = imported(whole).seats.find(({ site }) => site === id)?.seat
    expect(saidOf({ ...whole, result: { ...whole.result, [id]: fortune + 10 } })).toEqual([
      {
        path: `result.${id}`,
        about: 'result',
        severity: 'difference',
        params: { player, here: fortune, there: fortune + 10 },
      },
    ])
  })

  it('is at fault if it leaves a player out, or names a stranger', () => {
    const [[id, fortune], ...others] = Object.entries(whole.result) as [[string, number]]
    const without = saidOf({ ...whole, result: Object.fromEntries(others) })
    expect(without).toMatchObject([{ path: `result.${id}`, params: { here: fortune, there: null } }])
    expect(saidOf({ ...whole, result: { ...whole.result, 999: 7 } })).toMatchObject([
      { path: 'result.999', params: { player: '999', here: null, there: 7 } },
    ])
  })

  it('may go by names, or be missing', () => {
    const { seats } = imported(whole)
    const named = seats.map(({ site, name }) => [name, whole.result[site]])
    expect(saidOf({ ...whole, result: Object.fromEntries(named) as unknown })).toEqual([])
    for (const result of [null, {}, undefined]) expect(saidOf({ ...whole, result })).toEqual([])
  })

  it('of a game ended by hand is what the site showed then, concessions included', () => {
    const end = (result: object) =>
      importGame(exportOf([...auction, [1, 'end_game']], { status: 'finished', result }))
    // 2100 at the start; mines and the concession of the HBE were bought at what they are worth
    expect(end({ 1: 2100, 2: 2100 }).notes).toMatchObject([{ about: 'ended-by-hand' }])
    expect(end({ 1: 2000, 2: 2100 }).notes).toMatchObject([
      { about: 'ended-by-hand' },
      { path: 'result.1', about: 'result', params: { player: 'Ann', here: 2100, there: 2000 } },
    ])
  })
})

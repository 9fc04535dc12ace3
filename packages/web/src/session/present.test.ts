import { expect, test } from 'vitest'
import type { CoreState } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { LocalSession } from './local.js'
import type { Kept } from './shelf.js'
import { MemoryShelf } from './shelf.js'
import { labelOf } from './testing-label.js'

const game = games['1873'] as NonNullable<(typeof games)[string]>
const players = ['Anna', 'Ben', 'Clara']
const label = labelOf('1873', players)
const shelved = {
  label,
  origin: { players, seed: 7, options: {}, rules: game.title.rulesVersion },
  names: {},
}

/** A game as its shelf has it, opened when `rest` is over. */
async function opened(shelf: MemoryShelf, rest?: Promise<void>): Promise<LocalSession<CoreState>> {
  const { record = [], state } = (await shelf.read(label.id)) ?? {}
  const search = (_: string, asked: CoreState) => Promise.resolve(legal(game.title, asked))
  const around = { game, shelf, search, ...(rest ? { rest: () => rest } : {}) }
  const session = await LocalSession.open(around, shelved, record, state)
  if ('ok' in session) throw new Error(session.refusal.rule)
  return session
}

const first = (session: LocalSession<CoreState>) => session.act(session.now.decision!.choices.at(-1)!.action)

/** Seven actions, of which three are undone and one is brought back. */
async function played(): Promise<MemoryShelf> {
  const shelf = new MemoryShelf()
  await shelf.add(shelved, [])
  const session = await opened(shelf)
  for (let i = 0; i < 7; i++) await first(session)
  await session.undo(4)
  await session.redo()
  return shelf
}

test('the present is there at once, the past once the record has been played again', async () => {
  const shelf = await played()
  let begin = (): void => undefined
  const session = await opened(shelf, new Promise((resolve) => (begin = resolve)))
  const { length, redoable, decision } = session.now
  expect([length, redoable]).toEqual([5, 2])
  expect(decision?.choices.length).toBeGreaterThan(0)
  expect([session.now.at(4), session.now.at(6)]).toEqual([undefined, undefined])
  expect(session.file().actions).toHaveLength(9)

  // what is done meanwhile waits for it
  const present = session.now.at(5)?.state
  const done = first(session)
  expect(session.now.length).toBe(5)
  begin()
  expect(await session.whole).toBeUndefined()
  expect(await done).toBeUndefined()
  expect(session.now.length).toBe(6)
  expect(session.now.at(5)?.state).toBe(present)
  expect(session.now.at(5)?.events.length).toBeGreaterThan(0)
  const whole = await opened(new MemoryShelf())
  expect(session.now.at(0)?.state).toEqual(whole.now.at(0)?.state)
  expect((await shelf.read(label.id))?.record).toHaveLength(10)
})

test('a state that is not where the record leads is left alone', async () => {
  const shelf = await played()
  const { state } = (await shelf.read(label.id)) ?? {}
  const session = await opened(shelf)
  await session.undo(2)
  await shelf.keep(label.id, state as CoreState)
  const again = await opened(shelf, new Promise(() => undefined))
  expect(again.now.at(0)).toBeDefined()
  expect(again.now.length).toBe(2)
})

test('a record that does not fit the rules is found behind its board, and nothing more is done', async () => {
  const shelf = await played()
  const { record = [], state } = (await shelf.read(label.id)) ?? {}
  const spoilt = new MemoryShelf()
  const wrong = (kept: Kept): Kept => ({ entry: { ...kept.entry, hash: 'wrong' } as Kept['entry'] })
  await spoilt.add(
    shelved,
    record.map((kept, i) => (i === 1 ? wrong(kept) : kept)),
  )
  await spoilt.keep(label.id, state as CoreState)
  const session = await opened(spoilt)
  expect(await session.whole).toMatchObject({ ok: false, good: 1 })
  expect((await first(session))?.rule).toBe('engine-hash')
})

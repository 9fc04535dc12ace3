import { expect, test } from 'vitest'
import type { Action, CoreState, Decision } from '@stellwerk/engine'
import { gameFileText, legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import type { Search } from './decider.js'
import { LocalSession } from './local.js'
import type { Kept, Label, Shelf, Shelved } from './shelf.js'
import { MemoryShelf, Overtaken } from './shelf.js'
import { readUpload } from './upload.js'

const game = games['1873'] as NonNullable<(typeof games)[string]>
const label: Label = {
  id: 'a',
  kind: 'hot-seat',
  name: '',
  title: '1873',
  players: ['Anna', 'Ben', 'Clara'],
  round: '',
  over: false,
  length: 0,
  created: 1,
  changed: 1,
}
const shelved: Shelved = {
  label,
  origin: { players: label.players, seed: 7, options: { edition: 'R' } },
  names: {},
}
const round = (state: CoreState) =>
  ({ kind: 'stock', number: 1, code: `step ${state.flow.at(-1)?.kind}` }) as const
const quick: Search = (title, state) => Promise.resolve(legal((games[title] as typeof game).title, state))

async function open(shelf: Shelf, slowSteps: readonly string[] = [], search = quick) {
  const stored = await shelf.read('a')
  const session = await LocalSession.open(
    { game: { ...game, face: { ...game.face, slowSteps, round } }, shelf, search },
    stored?.shelved ?? shelved,
    stored?.record ?? [],
  )
  if ('ok' in session) throw new Error(session.refusal.rule)
  return session
}

async function shelfWithGame(): Promise<MemoryShelf> {
  const shelf = new MemoryShelf()
  await shelf.add(shelved, [])
  return shelf
}

/** Does the first possible choice. */
async function play(session: LocalSession<CoreState>, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    const choice = session.now.decision?.choices[0]
    if (!choice) throw new Error('nothing to choose')
    expect(await session.act(choice.action)).toBeUndefined()
  }
}

test('every action is on the shelf once it is done, and a reload loses nothing', async () => {
  const shelf = await shelfWithGame()
  const session = await open(shelf)
  await play(session, 5)
  await session.undo(3)
  const again = await open(shelf)
  expect(again.now.length).toBe(3)
  expect(again.now.redoable).toBe(2)
  expect(again.now.at(3)?.state).toEqual(session.now.at(3)?.state)
  expect(again.now.at(3)?.time).toBeGreaterThan(0)
  expect(again.label).toMatchObject({
    length: 3,
    round: round(session.now.at(3)?.state as CoreState).code,
  })
})

test('listeners hear of an action before it is saved, and see it at once', async () => {
  const session = await open(await shelfWithGame())
  const lengths: number[] = []
  session.subscribe(() => lengths.push(session.now.length))
  const action = session.now.decision?.choices[0]?.action as Action
  const done = session.act(action)
  expect(lengths).toEqual([1])
  await done
})

test('a move that was carried out beforehand is shown as it was told, with its choices', async () => {
  const session = await open(await shelfWithGame())
  const before = session.now
  const action = before.decision?.choices[0]?.action as Action
  const ahead = session.ahead(action)
  expect(session.now).toBe(before)
  expect(await session.act(action)).toBeUndefined()
  expect(session.now.at(1)?.state).toBe(ahead?.state)
  expect(session.now.decision).toBe(ahead?.decision)
  expect(session.ahead(action)).toBeUndefined()
})

test('choices of heavy steps are not looked for beforehand', async () => {
  const steps = Object.keys(game.title.procedures)
  const session = await open(await shelfWithGame(), steps)
  const [choice] = legal(game.title, session.now.at(0)?.state as CoreState).choices
  expect(session.ahead(choice?.action as Action)?.decision).toBeNull()
})

test('a refused action changes nothing', async () => {
  const shelf = await shelfWithGame()
  const session = await open(shelf)
  const before = session.now
  expect(await session.act({ type: 'pass', player: 'Nobody' as Action['player'] })).toMatchObject({
    rule: 'engine-turn',
  })
  expect(session.now).toBe(before)
  expect((await shelf.read('a'))?.record).toEqual([])
})

test('moments keep their identity, and an older now keeps its moments', async () => {
  const session = await open(await shelfWithGame())
  await play(session, 2)
  const before = session.now
  const moment = before.at(1)
  await play(session)
  expect(session.now).not.toBe(before)
  expect(session.now.at(1)).toBe(moment)
  await session.undo(0)
  expect(before.at(2)?.action).toBeDefined()
  expect(session.now.at(1)).toBeUndefined()
})

test('a player who has done nothing in the turn is not offered to undo that of the one before', async () => {
  const session = await open(await shelfWithGame())
  await play(session, 3)
  expect(session.now.decision?.players).not.toContain(session.now.at(3)?.action?.player)
  expect(session.now.turnStart).toBe(3)
})

test('when storage fails the game goes on, says so, and saves all with the next action that works', async () => {
  const memory = await shelfWithGame()
  let full = true
  const shelf: Shelf = {
    list: () => memory.list(),
    read: (id) => memory.read(id),
    add: (game_, record) => memory.add(game_, record),
    append: (to: Label, place: number, kept: Kept) =>
      full ? Promise.reject(new Error('full')) : memory.append(to, place, kept),
    keep: (id, state) => memory.keep(id, state),
    rename: (id, name) => memory.rename(id, name),
    remove: (id) => memory.remove(id),
  }
  const session = await open(shelf)
  await play(session, 2)
  expect(session.now.trouble).toBe('unsaved')
  expect(session.now.length).toBe(2)
  full = false
  await play(session)
  expect(session.now.trouble).toBeUndefined()
  expect((await memory.read('a'))?.record).toHaveLength(3)
})

test('two pages with the same game: the later one takes over what the earlier one did', async () => {
  const shelf = await shelfWithGame()
  const one = await open(shelf)
  const other = await open(shelf)
  await play(one, 2)
  const late = other.now.decision?.choices[0]?.action as Action
  expect((await other.act(late))?.rule).toBe('session-overtaken')
  expect(other.now.trouble).toBe('overtaken')
  expect(other.now.length).toBe(2)
  await play(one)
  await other.refresh()
  expect(other.now.length).toBe(3)
  await expect(shelf.append(label, 0, { entry: { type: 'undo', to: 0 } })).rejects.toBeInstanceOf(Overtaken)
})

test('choices of heavy steps are looked for elsewhere; an outdated search is given up', async () => {
  const asked: { readonly signal: AbortSignal; answer(decision: Decision): void }[] = []
  const slow: Search = (_, __, signal) =>
    new Promise((answer) => void asked.push({ signal, answer: (decision) => answer(decision) }))
  const shelf = await shelfWithGame()
  const first = await open(shelf)
  const step = first.now.decision?.step?.kind ?? ''
  const session = await open(shelf, [step], slow)
  expect(session.now.decision).toBeNull()
  expect(asked).toHaveLength(1)
  await session.act(first.now.decision?.choices[0]?.action as Action)
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(asked).toHaveLength(2)
  const state = session.now.at(1)?.state as CoreState
  asked[1]?.answer(legal(game.title, state))
  await Promise.resolve()
  await Promise.resolve()
  expect(session.now.decision?.choices.length).toBeGreaterThan(0)
})

test('a page without workers looks by itself', async () => {
  const shelf = await shelfWithGame()
  const step = (await open(shelf)).now.decision?.step?.kind ?? ''
  const session = await open(shelf, [step], () => Promise.reject(new Error('no workers')))
  await new Promise((resolve) => setTimeout(resolve))
  expect(session.now.decision?.choices.length).toBeGreaterThan(0)
})

test('a downloaded game can be uploaded again', async () => {
  const session = await open(await shelfWithGame())
  await play(session, 4)
  await session.undo(2)
  const file = session.file()
  const upload = await readUpload(gameFileText(file))
  expect(upload).toMatchObject({ ok: true, title: '1873', line: { origin: shelved.origin, length: 2 } })
  expect(upload.ok && upload.line.record).toHaveLength(5)
})

import { expect, test } from 'vitest'
import type { CoreState } from '@stellwerk/engine'
import { gameFileText, legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import type { Search } from '../session/decider.js'
import { LocalSession } from '../session/local.js'
import type { Session } from '../session/session.js'
import { MemoryShelf } from '../session/shelf.js'
import { readUpload } from '../session/upload.js'
import { comparisonOf } from './comparison.js'
import { withVariations } from './file.js'
import { Keeper } from './keeper.js'
import { lineFrom } from './line-from.js'
import { MemoryStore } from './store.js'

const game = games['1873'] as NonNullable<(typeof games)[string]>
const search: Search = (title, state) => Promise.resolve(legal((games[title] as typeof game).title, state))

async function begin(): Promise<LocalSession<CoreState>> {
  const players = ['Anna', 'Ben', 'Clara']
  const facts = { name: '', round: '', over: false, length: 0, created: 1, changed: 1 }
  const shelved = {
    label: { id: 'a', kind: 'hot-seat' as const, title: '1873', players, ...facts },
    origin: { players, seed: 7, options: { edition: 'R' } },
    names: {},
  }
  const shelf = new MemoryShelf()
  await shelf.add(shelved, [])
  const session = await LocalSession.open({ game, shelf, search }, shelved, [])
  if ('ok' in session) throw new Error(session.refusal.rule)
  return session
}

/** Does the choice at a place of the list, again and again. */
async function play(session: Session, times: number, place = 0): Promise<void> {
  for (let i = 0; i < times; i++) {
    const action = session.now.decision?.choices.at(place)?.action
    expect(action && (await session.act(action))).toBeUndefined()
  }
}

const keeperOf = (of: Session, store = new MemoryStore()): Promise<Keeper> =>
  Keeper.open({
    game: of,
    key: 'a',
    store,
    slowSteps: [],
    search,
    drawSeed: () => 99,
    seen: (session) => session,
    changed: () => undefined,
  })

const shownIn = (keeper: Keeper): Session => {
  if (!keeper.session) throw new Error('no variation is shown')
  return keeper.session
}

/** What a game looks like that does not tell its random source, as one at a server. */
const seenOnly = (whole: Session): Session =>
  Object.create(whole, {
    now: {
      get: () => ({
        ...whole.now,
        at: (n: number) => {
          const moment = whole.now.at(n)
          return moment && { ...moment, state: { ...moment.state, random: null } }
        },
      }),
    },
  }) as Session

test('a variation leaves the game as it is, can be taken back to where it began, and outlives the page', async () => {
  const whole = await begin()
  await play(whole, 6)
  const store = new MemoryStore()
  const keeper = await keeperOf(whole, store)
  await keeper.tryFrom(4)
  expect(shownIn(keeper).now).toMatchObject({ length: 4, undoTo: 4 })
  expect(shownIn(keeper).now.at(4)?.state).toBe(whole.now.at(4)?.state)
  await play(shownIn(keeper), 3, -1)
  await shownIn(keeper).undo(5)
  expect(shownIn(keeper).now).toMatchObject({ length: 5, redoable: 2 })
  await shownIn(keeper).redo()
  expect(await shownIn(keeper).undo(3)).toBeDefined()
  expect(whole.now.length).toBe(6)

  const again = await keeperOf(whole, store)
  expect(again.variations).toMatchObject([{ name: 'A', from: 4 }])
  await again.show(again.variations[0]?.id)
  expect(shownIn(again).now.at(6)?.state).toEqual(shownIn(keeper).now.at(6)?.state)
})

test('a variation in which nothing was done is gone when another line is shown; the same one is not begun twice', async () => {
  const whole = await begin()
  await play(whole, 3)
  const keeper = await keeperOf(whole)
  await keeper.tryFrom(2)
  await keeper.show(undefined)
  expect(keeper.variations).toEqual([])
  await keeper.tryFrom(2)
  await play(shownIn(keeper), 1, -1)
  const { id } = keeper.shown ?? {}
  await keeper.tryFrom(3)
  expect(keeper.shown?.id).toBe(id)
  expect(keeper.variations).toHaveLength(1)
})

test('variations stay whole when the game is taken back or a variation that they leave is deleted', async () => {
  const whole = await begin()
  await play(whole, 6)
  const keeper = await keeperOf(whole)
  await keeper.tryFrom(5)
  await play(shownIn(keeper), 3, -1)
  const first = keeper.shown?.id ?? ''
  await keeper.tryFrom(7)
  await play(shownIn(keeper), 1)
  const end = shownIn(keeper).now.at(8)?.state
  const second = keeper.shown?.id ?? ''
  await whole.undo(1)
  await play(whole, 1, -1)
  await keeper.remove(first)
  await keeper.show(second)
  expect(shownIn(keeper).now.at(8)?.state).toEqual(end)
})

test('the tree shows each variation below the line it follows longest, with the worth at its end', async () => {
  const whole = await begin()
  await play(whole, 6)
  const keeper = await keeperOf(whole)
  await keeper.tryFrom(2)
  await play(shownIn(keeper), 4, -1)
  await keeper.tryFrom(4)
  await play(shownIn(keeper), 2)
  await keeper.show(undefined)
  await keeper.tryFrom(1)
  await play(shownIn(keeper), 1, -1)
  const compared = comparisonOf(whole as Session, keeper.variations)
  const rows = compared?.branches.map(({ variation, depth, leaves }) => [variation.name, depth, leaves])
  expect(rows).toEqual([
    ['C', 1, 1],
    ['A', 1, 2],
    ['B', 2, 4],
  ])
  for (const { end } of compared?.branches ?? [])
    expect(Object.keys(end.worths)).toEqual(['Anna', 'Ben', 'Clara'])
  expect(lineFrom(keeper, 1)).toBeUndefined()
  expect(lineFrom({ variations: keeper.variations, shown: undefined }, -1)).toBe(keeper.variations[2]?.id)
})

test('a game that is only seen lends its board, and a random source is drawn', async () => {
  const whole = await begin()
  await play(whole, 4)
  const seen = seenOnly(whole)
  const keeper = await keeperOf(seen)
  await keeper.tryFrom(3)
  expect(shownIn(keeper).now.at(3)?.state.random).toBe(99)
  await play(shownIn(keeper), 2, -1)
  const end = shownIn(keeper).now.at(5)?.state
  await keeper.show(undefined)
  await whole.undo(1)
  // what is seen cannot be played again: the variation begins where it left the game
  await keeper.show(keeper.variations[0]?.id)
  expect(shownIn(keeper).now).toMatchObject({ length: 2, undoTo: 0 })
  expect(shownIn(keeper).now.at(2)?.state).toEqual(end)
  await keeper.tryFrom(1)
  await play(shownIn(keeper), 1)
  expect(shownIn(keeper).now).toMatchObject({ length: 2, undoTo: 1 })
})

test('a downloaded game has its variations, and a wrong one is refused with its place', async () => {
  const whole = await begin()
  await play(whole, 4)
  const keeper = await keeperOf(whole)
  await keeper.tryFrom(2)
  await play(shownIn(keeper), 2, -1)
  const file = withVariations(whole, keeper.variations)
  const upload = await readUpload(gameFileText(file))
  const { from, actions } = keeper.variations[0] ?? {}
  expect(upload).toMatchObject({ ok: true, variations: [{ name: 'A', from, actions }], line: { length: 4 } })

  const wrong = {
    ...file,
    variations: [{ name: 'A', at: 2, actions: [{ type: 'nonsense', player: 'Anna' }] }],
  }
  expect(await readUpload(gameFileText(wrong))).toMatchObject({
    ok: false,
    fault: { path: 'variations[0].actions[0]' },
  })
  expect(
    await readUpload(gameFileText({ ...file, variations: [{ name: 'A', at: 9, actions: [] }] })),
  ).toMatchObject({
    ok: false,
    fault: { path: 'variations[0].at' },
  })
})

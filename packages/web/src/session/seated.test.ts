import { expect, test } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { SetBond, State } from '@stellwerk/1853'
import { india1853, indiaFace, indiaTexts } from '@stellwerk/1853'
import { LocalSession } from './local.js'
import { SeatedSession, seatedIfSecret } from './seated.js'
import { MemoryShelf } from './shelf.js'
import { labelOf } from './testing-label.js'

const [anna, ben, clara] = ['Anna', 'Ben', 'Clara'] as PlayerId[] as [PlayerId, PlayerId, PlayerId]
const players = [anna, ben, clara]

const label = labelOf('1853', players)

async function begin(): Promise<SeatedSession<State>> {
  const shelf = new MemoryShelf()
  const shelved = {
    label,
    origin: { players, seed: 7, options: { bonds: 'any pound' } },
    names: {},
  }
  await shelf.add(shelved, [])
  const game = { title: india1853, texts: indiaTexts, face: indiaFace, whole: async () => india1853 }
  const search = (_: string, state: unknown) => Promise.resolve(legal(india1853, state as State))
  const whole = await LocalSession.open<State>({ game, shelf, search }, shelved, [])
  if ('ok' in whole) throw new Error(whole.refusal.rule)
  const seated = seatedIfSecret(whole)
  if (!(seated instanceof SeatedSession)) throw new Error('1853 has secrets')
  return seated
}

/** Everything that the page could show: all moments with their actions and events, and the choices. */
function shown({ now }: SeatedSession<State>): string {
  const moments = Array.from({ length: now.length + 1 }, (_, n) => now.at(n))
  return JSON.stringify([moments, now.decision])
}

const bond = (player: PlayerId, amount: number): SetBond => ({ type: 'setBond', player, bond: amount })

test('nobody may act before the player who is asked for has taken the screen', async () => {
  const seated = await begin()
  expect(seated.next).toBe(anna)
  expect(seated.now.mine).toEqual([])
  expect(seated.now.decision?.choices).toEqual([])
  seated.take()
  expect(seated.next).toBeUndefined()
  expect(seated.now.mine).toEqual([anna])
  expect(seated.now.decision?.choices.map(({ action }) => action.player)).toEqual([anna])
})

test('a sealed bond is on the screen of its owner alone', async () => {
  const seated = await begin()
  seated.take()
  await seated.act(bond(anna, 337))
  expect(seated.next).toBe(ben)
  expect(shown(seated)).not.toContain('337')
  seated.take()
  expect(seated.now.mine).toEqual([ben])
  expect(shown(seated)).not.toContain('337')
})

test('cities are on the screen of their owner alone: in the board, the log, the record and the choices', async () => {
  const seated = await begin()
  for (const [i, player] of players.entries()) {
    seated.take()
    await seated.act(bond(player, 200 - i))
  }
  const picks = ['Lahore', 'Multan', 'Peshawar'] as const
  for (const city of picks) {
    expect(seated.next).toBeDefined()
    seated.take()
    const [player] = seated.now.decision?.players ?? []
    const choice = seated.now.decision?.choices.find(
      ({ action }) => (action as { city?: string }).city === city,
    )
    if (!choice || player === undefined) throw new Error(`${city} is not offered`)
    await seated.act(choice.action)
    expect(shown(seated)).not.toContain(`"${city}"`)
  }
  // the first player has the screen again and sees the own city, and no other
  seated.take()
  const contracts = seated.now.at(seated.now.length)?.state.contracts
  expect(contracts?.[anna]?.cities).toEqual(['Lahore'])
  expect(contracts?.[ben]?.cities).toBeNull()
  const moments = JSON.stringify(Array.from({ length: seated.now.length + 1 }, (_, n) => seated.now.at(n)))
  expect(moments).toContain('"Lahore"')
  expect(moments).not.toContain('"Multan"')
  expect(moments).not.toContain('"Peshawar"')
})

test('after a move is taken back the screen goes back to whoever made it', async () => {
  const seated = await begin()
  seated.take()
  await seated.act(bond(anna, 100))
  seated.take()
  await seated.undo(0)
  expect(seated.next).toBe(anna)
  expect(seated.now.mine).toEqual([])
})

/** All bonds are in, and so they are open. */
async function afterBonds(): Promise<SeatedSession<State>> {
  const seated = await begin()
  for (const [i, player] of players.entries()) {
    seated.take()
    await seated.act(bond(player, 200 - i))
  }
  seated.take()
  return seated
}

test('a sealed bond is taken back at once, opened ones only if everybody agrees', async () => {
  const seated = await begin()
  seated.take()
  await seated.act(bond(anna, 100))
  await seated.undo(0)
  expect(seated.now.length).toBe(0)
  expect(seated.asksAll).toBe(false)

  const open = await afterBonds()
  const declined = open.undo(2)
  expect(open.asksAll).toBe(true)
  open.answer(false)
  await declined
  expect([open.now.length, open.asksAll]).toEqual([3, false])
  const agreed = open.undo(2)
  open.answer(true)
  await agreed
  expect([open.now.length, open.asksAll]).toEqual([2, false])
})

test('what came after the bonds were opened is taken back without asking', async () => {
  const seated = await afterBonds()
  const [choice] = seated.now.decision?.choices ?? []
  if (!choice) throw new Error('nothing is offered')
  await seated.act(choice.action)
  await seated.undo(3)
  expect(seated.now.length).toBe(3)
})

test('what is seen of a moment stays the same value', async () => {
  const seated = await begin()
  seated.take()
  const before = seated.now.at(0)
  seated.take()
  expect(seated.now.at(0)).toBe(before)
})

/** After everybody has named cities, until nothing is named any more. */
async function afterCities(): Promise<SeatedSession<State>> {
  const seated = await afterBonds()
  for (
    let i = 0;
    i < 40 && seated.now.at(seated.now.length)?.state.flow.some(({ kind }) => kind === 'cities');
    i++
  ) {
    if (seated.next !== undefined) seated.take()
    const [choice] = seated.now.decision?.choices ?? []
    if (!choice) throw new Error('nothing is offered')
    await seated.act(choice.action)
  }
  return seated
}

test('what is decided before the eyes of all needs no hand-over, and shows a contract only while somebody looks', async () => {
  const seated = await afterCities()
  const known = (): readonly PlayerId[] =>
    players.filter((player) => seated.now.at(seated.now.length)?.state.contracts[player]?.cities !== null)
  expect(seated.next).toBeUndefined()
  expect(seated.now.mine).toEqual(players)
  expect(seated.now.decision?.choices.length).toBeGreaterThan(0)
  expect(known()).toEqual([])
  seated.look(true)
  expect(known()).toEqual([seated.mayLook])
  seated.look(false)
  expect(known()).toEqual([])
})

test('a move that is carried out beforehand is told as all will see it, and not while more is seen', async () => {
  const seated = await afterCities()
  const action = seated.now.decision?.choices[0]?.action
  if (!action) throw new Error('nothing is offered')
  seated.look(true)
  expect(seated.ahead(action)).toBeUndefined()
  seated.look(false)
  const ahead = seated.ahead(action)
  expect(Object.values(ahead?.state.contracts ?? {}).map(({ cities }) => cities)).toEqual([null, null, null])
  await seated.act(action)
  expect(seated.now.at(seated.now.length)?.state).toBe(ahead?.state)
  expect(seated.now.decision).toBe(ahead?.decision)

  const sealed = await begin()
  sealed.take()
  expect(sealed.ahead(bond(anna, 337))).toBeUndefined()
})

import { expect, test, vi } from 'vitest'
import { policyOf, situationOf } from '@stellwerk/bots'
import type { CoreState } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { LocalSession } from '../session/local.js'
import { SeatedSession, seatedIfSecret } from '../session/seated.js'
import type { Shelved } from '../session/shelf.js'
import { MemoryShelf } from '../session/shelf.js'
import { awaited } from '../table/awaited.js'
import { ComputerSession } from './computer-session.js'
import type { Ask } from './deciding.js'
import { labelOf } from '../session/testing-label.js'

const players = ['Anna', 'Borsig', 'Ghega']
const computers = { Borsig: 'easy', Ghega: 'easy' } as const

const here: Ask = async ({ title, level, state, player, seed }) => {
  const policy = await policyOf(title, level)
  const { title: rules } = games[title] as NonNullable<(typeof games)[string]>
  return policy.decide(situationOf(rules, state, player, seed)).action
}

async function begin(id = '1873', ask: Ask = here): Promise<ComputerSession<CoreState>> {
  const game = games[id] as NonNullable<(typeof games)[string]>
  const shelf = new MemoryShelf()
  const shelved: Shelved = {
    label: labelOf(id, players),
    origin: { players, seed: 7, options: {} },
    names: {},
    computers,
  }
  await shelf.add(shelved, [])
  const search = (_: string, state: CoreState) => Promise.resolve(legal(game.title, state))
  const local = await LocalSession.open({ game, shelf, search }, shelved, [])
  if ('ok' in local) throw new Error(local.refusal.rule)
  return new ComputerSession(local, computers, ask, () => Promise.resolve())
}

const onTurn = (session: ComputerSession<CoreState>, n = session.now.length): readonly string[] =>
  awaited(session.game.title, session.now.at(n)?.state as CoreState)

const annasTurn = (session: ComputerSession<CoreState>): Promise<void> =>
  vi.waitFor(() => expect(onTurn(session)).toContain('Anna'), { timeout: 30_000, interval: 5 })

/** Anna takes the first choice she has. */
async function playAnna(session: ComputerSession<CoreState>): Promise<void> {
  const choice = session.now.decision?.choices.find(({ action }) => action.player === 'Anna')
  if (!choice) throw new Error('nothing to choose')
  expect(await session.act(choice.action)).toBeUndefined()
}

test('computers decide until a person is asked, and only the person’s seat is this page’s', async () => {
  const session = await begin()
  session.drive()
  await annasTurn(session)
  expect(session.now.mine).toEqual(['Anna'])
  await playAnna(session)
  await annasTurn(session)
  const actors = Array.from({ length: session.now.length }, (_, n) => session.now.at(n + 1)?.action?.player)
  expect(actors).toContain('Borsig')
  expect(actors).toContain('Ghega')
})

test('undo goes back to the person’s last decision, and redo to the next one', async () => {
  const session = await begin()
  session.drive()
  await annasTurn(session)
  const first = session.now.length
  await playAnna(session)
  await annasTurn(session)
  const second = session.now.length
  expect(second).toBeGreaterThan(first + 1)
  await session.undo(second - 1)
  expect(session.now.length).toBe(first)
  await session.redo()
  expect(session.now.length).toBe(second)
})

test('the page works out choices for people only', async () => {
  const session = await begin()
  session.playAt('step')
  session.drive()
  const decided = new Map<string, boolean>()
  while (decided.size < players.length) {
    const [player = ''] = onTurn(session)
    decided.set(player, session.now.decision !== null)
    const { length } = session.now
    if (player === 'Anna') await playAnna(session)
    else session.step()
    await vi.waitFor(() => expect(session.now.length).toBeGreaterThan(length))
  }
  expect(Object.fromEntries(decided)).toEqual({ Anna: true, Borsig: false, Ghega: false })
})

test('step by step a computer waits for the reader', async () => {
  const session = await begin()
  session.playAt('step')
  session.drive()
  await vi.waitFor(async () => {
    if (session.computerOnTurn === undefined) await playAnna(session)
    expect(session.isHeld).toBe(true)
  })
  const before = session.now.length
  session.step()
  await vi.waitFor(() => expect(session.now.length).toBe(before + 1))
})

test('at once, moves that follow one another quickly are shown together; a person’s own move is shown, and the next turn', async () => {
  const session = await begin()
  session.playAt('at-once')
  const shown = new Set<number>()
  session.subscribe(() => shown.add(session.now.length))
  session.drive()
  await annasTurn(session)
  while (session.now.length < 12) {
    const { length } = session.now
    await playAnna(session)
    expect(shown).toContain(length + 1)
    await annasTurn(session)
  }
  expect(shown.size).toBeLessThan(session.now.length)
})

test('a computer that cannot decide says so, and can be asked again', async () => {
  vi.stubGlobal('reportError', () => undefined)
  let fails = true
  const session = await begin('1873', (question, signal) =>
    fails ? Promise.reject(new Error('no worker')) : here(question, signal),
  )
  session.drive()
  await vi.waitFor(async () => {
    if (session.computerOnTurn === undefined) await playAnna(session)
    expect(session.failed).toBe(true)
  })
  fails = false
  session.step()
  await annasTurn(session)
  expect(session.failed).toBe(false)
  vi.unstubAllGlobals()
})

test('whoever plays 1853 alone against computers never hands the screen over, and sees no secret of theirs', async () => {
  const session = await begin('1853')
  const seated = seatedIfSecret<CoreState>(session)
  if (!(seated instanceof SeatedSession)) throw new Error('1853 has secrets')
  session.drive()
  await vi.waitFor(() => expect(session.now.length).toBeGreaterThan(1), { timeout: 30_000 })
  expect(seated.next).toBeUndefined()
  const seen = JSON.stringify(seated.now.at(seated.now.length)?.state)
  const own = session.now.at(session.now.length)?.state
  expect(seen).not.toBe(JSON.stringify(own))
})

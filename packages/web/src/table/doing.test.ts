import { describe, expect, test } from 'vitest'
import type { Action, CoreState, PlayerId } from '@stellwerk/engine'
import { legal, refusal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { LocalSession } from '../session/local.js'
import { MemoryShelf } from '../session/shelf.js'
import type { Shelved } from '../session/shelf.js'
import { reviewed } from './begun.js'
import { Doing } from './doing.js'
import { happenedSince, resendOf } from './unsent.js'
import { labelOf } from '../session/testing-label.js'

const game = games['1873'] as NonNullable<(typeof games)[string]>
const players = ['Anna', 'Ben', 'Clara']
const shelved: Shelved = {
  label: labelOf('1873', players),
  origin: { players, seed: 7, options: { edition: 'R' } },
  names: {},
}
/** The same game on several pages of a browser. */
async function pages(
  complete = async (): Promise<void> => {},
): Promise<() => Promise<LocalSession<CoreState>>> {
  const shelf = new MemoryShelf()
  await shelf.add(shelved, [])
  return async () => {
    const session = await LocalSession.open(
      {
        game,
        shelf,
        search: (_, state) => Promise.resolve(legal(game.title, state)),
        complete,
      },
      shelved,
      (await shelf.read('a'))?.record ?? [],
    )
    if ('ok' in session) throw new Error(session.refusal.rule)
    return session
  }
}

const choice = (session: LocalSession<CoreState>, at: number): Action => {
  const { action } = session.now.decision?.choices.at(at) ?? {}
  if (!action) throw new Error('nothing to choose')
  return action
}

const quiet = (): void => undefined

describe('what was begun', () => {
  test('ends with an own move', async () => {
    const session = await (await pages())()
    const doing = new Doing(session, quiet)
    doing.setDraft('a tile')
    doing.begun.entries.set('bid', 150)
    expect(await doing.act(choice(session, 0))).toBeUndefined()
    expect(doing.begun.draft).toBeNull()
    expect(doing.begun.entries.isEmpty).toBe(true)
  })

  test('stays if it was begun on the board after an own move, which is still being saved', async () => {
    const session = await (await pages())()
    const doing = new Doing(session, quiet)
    doing.begun.entries.set('bid', 150)
    const stop = session.subscribe(() => {
      stop()
      // after the board has been drawn
      queueMicrotask(() => doing.begun.entries.set('chosen', 'a share'))
    })
    await doing.act(choice(session, 0))
    expect(doing.begun.entries.get('bid')).toBeUndefined()
    expect(doing.begun.entries.get('chosen')).toBe('a share')
  })

  test('stays when a move is refused', async () => {
    const session = await (await pages())()
    const doing = new Doing(session, quiet)
    doing.setDraft('a tile')
    const { begun } = doing
    expect(await doing.act({ type: 'fly', player: 'Anna' as PlayerId })).toBeDefined()
    expect(doing.begun).toBe(begun)
    expect(doing.refused?.why.rule).toMatch(/^engine-/)
    expect(doing.unsent).toBeNull()
  })

  test('ends with taking a move back, unless that fails', async () => {
    const session = await (await pages())()
    const doing = new Doing(session, quiet)
    await doing.act(choice(session, 0))
    doing.setDraft('a tile')
    expect(await doing.travel(() => session.undo(7))).toBeDefined()
    expect(doing.begun.draft).toBe('a tile')
    expect(await doing.travel(() => session.undo(0))).toBeUndefined()
    expect(doing.begun.draft).toBeNull()
  })
})

describe('a move that meets another one', () => {
  test('is kept with what was begun, and can be sent again while it is legal', async () => {
    const open = await pages()
    const [one, other] = [await open(), await open()]
    const doing = new Doing(other, quiet)
    doing.setDraft('a tile')
    const late = choice(other, 1)
    await one.act(choice(one, 0))
    expect((await doing.act(late))?.rule).toBe('session-overtaken')
    expect(other.now.length).toBe(1)
    expect(doing.begun.draft).toBe('a tile')
    expect(doing.unsent).toMatchObject({ action: late, length: 0 })
    expect(happenedSince(0, other, 'en')).toMatch(/buys|bought/)

    // the turn has passed on: the move is refused now, and comes back when the other one is taken back
    expect(resendOf(doing.unsent, other.now, game.title)?.refusal?.rule).toBe('engine-turn')
    await one.undo(0)
    await other.refresh()
    expect(resendOf(doing.unsent, other.now, game.title)).toMatchObject({ refusal: undefined })
    expect(happenedSince(0, other, 'en')).toBe('')
    expect(await doing.act(late)).toBeUndefined()
    expect(doing.unsent).toBeNull()
  })

  test('has arrived if it is the next one of the game', async () => {
    const open = await pages()
    const [one, other] = [await open(), await open()]
    const doing = new Doing(other, quiet)
    const same = choice(other, 0)
    await one.act(same)
    expect(await doing.act(same)).toBeDefined()
    expect(resendOf(doing.unsent, other.now, game.title)).toBeNull()
  })

  test('can be dropped', async () => {
    const open = await pages()
    const [one, other] = [await open(), await open()]
    const doing = new Doing(other, quiet)
    await one.act(choice(one, 0))
    await doing.act(choice(other, 1))
    doing.dropUnsent()
    expect(resendOf(doing.unsent, other.now, game.title)).toBeNull()
  })
})

describe('a draft on another board', () => {
  const [before, after] = [{}, {}] as [CoreState, CoreState]
  const begun = { draft: 'a tile', on: before, entries: new Doing({} as never, quiet).begun.entries }
  const anna = 'Anna' as PlayerId

  test('needs no review on its own board', () => {
    expect(reviewed(begun, () => 'forgotten', before, anna)).toEqual({ draft: 'a tile', held: null })
  })

  test('stands, is forgotten, or is held with the reason', () => {
    const obstacle = { refusal: refusal('engine-turn'), words: () => 'A tile' }
    expect(reviewed(begun, () => 'stands', after, anna)).toEqual({ draft: 'a tile', held: null })
    expect(reviewed(begun, () => 'forgotten', after, anna)).toEqual({ draft: null, held: null })
    expect(reviewed(begun, () => obstacle, after, anna)).toEqual({ draft: null, held: obstacle })
  })

  test('is forgotten for those who watch', () => {
    expect(reviewed(begun, () => 'stands', after, undefined).draft).toBeNull()
  })
})

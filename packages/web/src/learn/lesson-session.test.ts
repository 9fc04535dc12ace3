import { expect, test, vi } from 'vitest'
import type { CoreState } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import type { LessonSession } from './lesson-session.js'
import { lessonTitle, loadLessons, openScene } from './open-lesson.js'

const lessons = await loadLessons()

async function open(id: string, scene = 0): Promise<LessonSession<CoreState>> {
  const { face, texts, title } = games[lessonTitle] as NonNullable<(typeof games)[string]>
  const lesson = lessons.find((one) => one.id === id)
  const wanted = lesson?.scenes[scene]
  if (!lesson || !wanted) throw new Error(`no scene ${scene} of ${id}`)
  const game = { face, texts, title, whole: () => Promise.resolve(title) }
  return openScene(game, lesson, wanted, (_, state) => Promise.resolve(legal(title, state)), 0)
}

const player = 'Ada'

test('a wrong move is answered, and once it is taken back the right one counts', async () => {
  const session = await open('found')
  expect(session.now.mine).toEqual([player])
  expect(session.standing).toEqual({ task: 0 })
  const wrong = { type: 'found', player, company: 'B', price: 71 }
  expect(await session.act(wrong as never)).toBeUndefined()
  expect(session.standing).toMatchObject({ task: 0, wrong: { at: 0 } })
  await session.undo(0)
  expect(session.standing).toEqual({ task: 0 })
  await session.act({ type: 'found', player, company: 'A', price: 60 } as never)
  expect(session.standing).toMatchObject({ task: 1, done: { after: { cash: { A: 120 } } } })
})

test('what follows happens by itself; undo and redo go past it', async () => {
  const session = await open('share')
  await session.act({ type: 'buyShare', player, company: 'A' } as never)
  expect(session.now.mine).toEqual([])
  await vi.waitFor(() => expect(session.standing.task).toBe(1))
  expect([session.now.length, session.now.mine]).toEqual([2, [player]])
  await session.undo(1)
  expect([session.now.length, session.standing.task]).toEqual([0, 0])
  await session.redo()
  expect([session.now.length, session.standing.task]).toEqual([2, 1])
})

test('what is to be watched begins when the reader says so', async () => {
  const session = await open('aging')
  expect(session.standing).toEqual({ task: 0 })
  expect(session.now.length).toBe(0)
  session.watch()
  await vi.waitFor(() => expect(session.standing.task).toBe(1))
  expect(session.standing.done?.after).toMatchObject({ phase: '3' })
})

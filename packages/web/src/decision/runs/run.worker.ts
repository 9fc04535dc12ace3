import { manifestOf } from '@stellwerk/titles'
import type { RunTasks } from './tasks.js'
import { tasksOf } from './tasks.js'

export interface Order {
  readonly id: number
  readonly title: string
  readonly task: keyof RunTasks
  readonly args: readonly unknown[]
}

export interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: string
}

async function answer({ title, task, args }: Order): Promise<unknown> {
  const game = await manifestOf(title)?.game()
  if (!game) throw new Error(`no title ${title}`)
  return (tasksOf(game.face)[task] as (...given: readonly unknown[]) => unknown)(...args)
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id } = data
  answer(data).then(
    (result) => self.postMessage({ id, result } satisfies Answer),
    (error: unknown) => self.postMessage({ id, error: String(error) } satisfies Answer),
  )
})

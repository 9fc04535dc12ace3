import type { Tasks } from './judge.js'
import { tasks } from './judge.js'

export interface Order {
  readonly id: number
  readonly task: keyof Tasks
  readonly args: readonly unknown[]
}

export interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: string
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id, task, args } = data
  const done = (answer: Omit<Answer, 'id'>): void => self.postMessage({ id, ...answer } satisfies Answer)
  try {
    done({ result: (tasks[task] as (...given: readonly unknown[]) => unknown)(...args) })
  } catch (error) {
    done({ error: error instanceof Error ? error.message : String(error) })
  }
})

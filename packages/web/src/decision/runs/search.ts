import { useEffect, useState } from 'preact/hooks'
import { startWorker } from '../../beside/start.js'
import type { Answer, Order } from './run.worker.js'
import type { RunTasks } from './tasks.js'

type Result<T extends keyof RunTasks> = ReturnType<RunTasks[T]>

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let orders = 0

/** The worker is started when the first run is looked at, and kept. */
function started(): Worker {
  if (worker) return worker
  worker = startWorker('runs')
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error === undefined) asked?.resolve(data.result)
    else asked?.reject(new Error(data.error))
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    giveUp(event.message)
  })
  return worker
}

/** A worker whose program could not be fetched never answers; the next question starts another. */
function giveUp(why: string): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error(why))
  waiting.clear()
}

/** Has a task done beside the page. */
export function search<T extends keyof RunTasks>(
  title: string,
  task: T,
  ...args: Parameters<RunTasks[T]>
): Promise<Result<T>> {
  const id = ++orders
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    started().postMessage({ id, title, task, args } satisfies Order)
  })
}

/** The result of a task, undefined until it is there. `key` says when it has to be done anew; without one it is not done. */
export function useSearch<T extends keyof RunTasks>(
  key: string | undefined,
  title: string,
  task: T,
  ...args: Parameters<RunTasks[T]>
): Result<T> | undefined {
  const [found, setFound] = useState<{ key: string; result: Result<T> }>()
  useEffect(() => {
    if (key === undefined) return undefined
    let wanted = true
    void search(title, task, ...args).then((result) => wanted && setFound({ key, result }))
    return () => {
      wanted = false
    }
    // the key stands for the arguments
  }, [task, key])
  return found && found.key === key ? found.result : undefined
}

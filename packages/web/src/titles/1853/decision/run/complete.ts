import type { Answer, Order } from './complete.worker.js'

/** The best runs with those that are given, searched for beside the page. */
export function complete(...order: Order): Promise<Answer> {
  const worker = new Worker(new URL('./complete.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}

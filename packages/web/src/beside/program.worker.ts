/** The program of all workers: a worker's name says which part of it is wanted. */
import type { Work } from './start.js'

const parts: { readonly [work in Work]: () => Promise<unknown> } = {
  decide: () => import('../computers/deciding.worker.js'),
  glimpse: () => import('../pages/home/glimpse.worker.js'),
  legal: () => import('../session/legal.worker.js'),
  review: () => import('../review/review.worker.js'),
  runs: () => import('../decision/runs/run.worker.js'),
  upload: () => import('../session/upload.worker.js'),
}

// what is asked before the part is there waits for it
const early: MessageEvent[] = []
const keep = (message: MessageEvent): void => void early.push(message)
addEventListener('message', keep)

parts[self.name as Work]().then(() => {
  removeEventListener('message', keep)
  for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }))
}, reportError)

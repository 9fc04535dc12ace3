import type { OpenDecision } from '@stellwerk/engine'
import { onScreen } from '../ui/on-screen.js'
import { startWorker } from '../beside/start.js'
import type { Search } from './decider.js'

let idle: Worker | undefined

/** Looks in a worker, once the board of which it is about can be seen. */
export const searchInWorker: Search = async (title, state, signal) => {
  await onScreen()
  signal.throwIfAborted()
  return inWorker(title, state, signal)
}

/** A search that is given up ends with its worker; one that is done leaves it for the next. */
const inWorker: Search = (title, state, signal) =>
  new Promise<OpenDecision>((resolve, reject) => {
    const worker = idle ?? startWorker('legal')
    idle = undefined
    const end = (): void => worker.terminate()
    const giveUp = (): void => {
      end()
      reject(new DOMException('given up', 'AbortError'))
    }
    signal.addEventListener('abort', giveUp)
    worker.onmessage = ({ data }: MessageEvent<OpenDecision>) => {
      if (signal.aborted) return
      // whoever gives up later must not end the worker of another search
      signal.removeEventListener('abort', giveUp)
      if (idle) end()
      else idle = worker
      resolve(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      end()
      reject(new Error(event.message))
    }
    worker.postMessage({ title, state })
  })

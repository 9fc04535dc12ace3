import type { Level } from '@stellwerk/bots'
import type { Action, CoreState, PlayerId } from '@stellwerk/engine'

/** What a computer player is asked. */
export interface Question {
  readonly title: string
  readonly level: Level
  readonly state: CoreState
  readonly player: PlayerId
  /** Of the game: the same one plays the same way. */
  readonly seed: number
}

export type Ask = (question: Question, signal: AbortSignal) => Promise<Action>

let worker: Worker | undefined

/** Asks in a worker, which lives as long as nobody gives up. */
export const askInWorker: Ask = (question, signal) =>
  new Promise<Action>((resolve, reject) => {
    const asked = (worker ??= new Worker(new URL('./deciding.worker.ts', import.meta.url), {
      type: 'module',
    }))
    const end = (error: Error): void => {
      asked.terminate()
      if (worker === asked) worker = undefined
      reject(error)
    }
    const giveUp = (): void => end(new DOMException('given up', 'AbortError'))
    signal.addEventListener('abort', giveUp)
    asked.onmessage = ({ data }: MessageEvent<Action>) => {
      signal.removeEventListener('abort', giveUp)
      resolve(data)
    }
    asked.onerror = (event) => {
      event.preventDefault()
      signal.removeEventListener('abort', giveUp)
      end(new Error(event.message))
    }
    asked.postMessage(question)
  })

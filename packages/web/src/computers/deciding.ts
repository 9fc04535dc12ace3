import type { Advice, Level, Warning } from '@stellwerk/bots'
import type { Action, CoreState, PlayerId } from '@stellwerk/engine'
import { startWorker } from '../beside/start.js'

/** A decision that somebody has before him. */
export interface Asked {
  readonly title: string
  readonly state: CoreState
  readonly player: PlayerId
  /** Of the game: the same one plays the same way. */
  readonly seed: number
}

/** What a computer player is asked. */
interface Question extends Asked {
  readonly level: Level
}

/** What the worker answers, each in its own way: a move, advice, or a warning against a move. */
export type WorkerQuestion =
  | (Question & { readonly kind: 'decide' })
  | (Asked & { readonly kind: 'advise' })
  | (Asked & { readonly kind: 'warn'; readonly action: Action })

interface Answers {
  readonly decide: Action
  readonly advise: Advice
  readonly warn: Warning | undefined
}

export type Ask = (question: Question, signal: AbortSignal) => Promise<Action>

/** Asks in a worker of its own, which lives as long as nobody gives up. */
class Asker {
  private worker: Worker | undefined

  ask<K extends keyof Answers>(
    question: WorkerQuestion & { readonly kind: K },
    signal: AbortSignal,
  ): Promise<Answers[K]> {
    return new Promise((resolve, reject) => {
      const asked = (this.worker ??= startWorker('decide'))
      const end = (error: Error): void => {
        asked.terminate()
        if (this.worker === asked) this.worker = undefined
        reject(error)
      }
      const giveUp = (): void => end(new DOMException('given up', 'AbortError'))
      signal.addEventListener('abort', giveUp)
      asked.onmessage = ({ data }: MessageEvent<Answers[K]>) => {
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
  }
}

const players = new Asker()

export const askInWorker: Ask = (question, signal) => players.ask({ ...question, kind: 'decide' }, signal)

/** Advice does not wait for computers that think, nor they for it. */
const tutors = new Asker()

export const askForAdvice = (asked: Asked, signal: AbortSignal): Promise<Advice> =>
  tutors.ask({ ...asked, kind: 'advise' }, signal)

export const askForWarning = (
  asked: Asked,
  action: Action,
  signal: AbortSignal,
): Promise<Warning | undefined> => tutors.ask({ ...asked, kind: 'warn', action }, signal)

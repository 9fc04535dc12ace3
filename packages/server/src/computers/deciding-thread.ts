import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Action } from '@stellwerk/engine'
import type { Deciding, Question } from './deciding.js'
import { plays } from './deciding.js'

export type Answer = { readonly action: Action } | { readonly error: string }

/** More milliseconds and megabytes than any decision takes. */
const patience = 30_000
const mostMemory = 512

/** The built program: it is the same whether this file runs built or as a source. */
const program = fileURLToPath(new URL('../../dist/computers/deciding-program.js', import.meta.url))

/** Decides in a thread of its own, one question after the other; it starts with the first one. */
export class DecidingThread implements Deciding {
  readonly plays = plays
  private thread: Worker | undefined
  private last: Promise<unknown> = Promise.resolve()

  decide(question: Question): Promise<Action> {
    const mine = this.last.then(() => this.ask(question))
    this.last = mine.catch(() => undefined)
    return mine
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
    this.thread = undefined
  }

  private ask(question: Question): Promise<Action> {
    const thread = (this.thread ??= new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    }))
    return new Promise<Action>((resolve, reject) => {
      const done = (): void => {
        clearTimeout(late)
        thread.off('message', hear)
        thread.off('error', fail)
        thread.off('exit', leave)
      }
      const fail = (error: unknown): void => {
        done()
        if (this.thread === thread) this.thread = undefined
        void thread.terminate()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
      const leave = (): void => fail(new Error('the thread of the computer players ended'))
      const hear = (answer: Answer): void => {
        done()
        if ('action' in answer) resolve(answer.action)
        else reject(new Error(answer.error))
      }
      const late = setTimeout(() => fail(new Error('a computer player took too long')), patience)
      thread.on('message', hear)
      thread.on('error', fail)
      thread.on('exit', leave)
      thread.postMessage(question)
    })
  }
}

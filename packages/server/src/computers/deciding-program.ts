/** The program of the thread in which computer players decide. */
import { parentPort } from 'node:worker_threads'
import type { Question } from './deciding.js'
import { decided } from './deciding.js'
import type { Answer } from './deciding-thread.js'

const answer = (message: Answer): void => parentPort?.postMessage(message)

parentPort?.on('message', (question: Question) => {
  decided(question).then(
    (action) => answer({ action }),
    (error: unknown) =>
      answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

import { setImmediate as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Match, Report } from './game.js'
import { programFolder } from '../places.js'
import { playMatch } from './game.js'

/** Plays so many games, in this thread or in several others, and tells of each as it ends. */
export async function playSeries(
  count: number,
  match: (index: number) => Match,
  jobs: number,
  tell: (report: Report) => void,
): Promise<void> {
  if (jobs > 1) return playInThreads(count, match, Math.min(jobs, count), tell)
  for (let index = 0; index < count; index++) {
    tell(await playMatch(match(index)))
    // lets signals and output through
    await pause()
  }
}

async function playInThreads(
  count: number,
  match: (index: number) => Match,
  jobs: number,
  tell: (report: Report) => void,
): Promise<void> {
  let next = 0
  const run = async (): Promise<void> => {
    const worker = new Worker(new URL('fuzz/worker.js', programFolder))
    try {
      while (next < count) tell(await ask(worker, match(next++)))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: jobs }, run))
}

function ask(worker: Worker, match: Match): Promise<Report> {
  return new Promise((resolve, reject) => {
    const onMessage = (report: Report): void => {
      worker.off('error', reject)
      resolve(report)
    }
    worker.once('message', onMessage)
    worker.once('error', reject)
    worker.postMessage(match)
  })
}

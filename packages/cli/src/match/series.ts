import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GameReport } from '@stellwerk/bots'
import { programFolder } from '../places.js'
import type { Pairing } from './game.js'
import { playPairing } from './game.js'

/**
 * Plays a number of games, here or in separate processes (not threads, since processor time is known only for whole
 * processes).
 */
export async function playPairings(
  count: number,
  pairing: (index: number) => Pairing,
  jobs: number,
  tell: (report: GameReport) => void,
): Promise<void> {
  let next = 0
  const run = async (play: (pairing: Pairing) => Promise<GameReport>): Promise<void> => {
    while (next < count) tell(await play(pairing(next++)))
  }
  if (jobs === 1) return run(playPairing)
  const processes = Array.from({ length: Math.min(jobs, count) }, () =>
    fork(fileURLToPath(new URL('match/worker.js', programFolder)), [], { execArgv: [] }),
  )
  try {
    await Promise.all(processes.map((child) => run((one) => ask(child, one))))
  } finally {
    for (const child of processes) child.kill()
  }
}

function ask(child: ChildProcess, pairing: Pairing): Promise<GameReport> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('a process of the match has ended'))
    child.once('exit', onExit)
    child.once('message', (answer: { readonly report?: GameReport; readonly error?: string }) => {
      child.off('exit', onExit)
      if (answer.report) resolve(answer.report)
      else reject(new Error(answer.error))
    })
    child.send(pairing)
  })
}

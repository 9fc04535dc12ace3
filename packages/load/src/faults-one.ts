import { setTimeout as pause } from 'node:timers/promises'
import type { Ordeal } from './ordeal.js'

/** The longest time, in milliseconds, that a server is allowed to live once everybody plays. */
const longestLife = 1500

/** One server: it starts on what is left, everybody continues, it is killed at a random moment. */
export async function onePerRound(ordeal: Ordeal): Promise<void> {
  const server = await ordeal.startServer()
  await ordeal.gather(() => server, server)
  await ordeal.catchUp()
  const playing = Promise.all(ordeal.running.map((run) => run.play(() => false)))
  await Promise.race([pause(ordeal.random.below(longestLife)), playing])
  await ordeal.kill(server)
  await playing
  await ordeal.compare()
}

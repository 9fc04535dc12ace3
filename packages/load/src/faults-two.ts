import { setTimeout as pause } from 'node:timers/promises'
import type { Ordeal } from './ordeal.js'

const longestLife = 1500
/** How long everybody goes on with the server that is left. */
const afterwards = 300
/** How long that server may need until every game has gone on. */
const patience = 15_000

/**
 * Two servers on one database, with the players of each game spread over both. One dies; the others play on, its own
 * people come over, and every game goes on while it is away.
 */
export async function oneOfTwo(ordeal: Ordeal): Promise<void> {
  const [one, other] = await Promise.all([ordeal.startServer(), ordeal.startServer()])
  const [victim, survivor] = ordeal.random.below(2) === 0 ? [one, other] : [other, one]
  const servers = [victim, survivor]
  // the watcher is connected to the one that dies
  await ordeal.gather((person) => servers[person % 2] ?? survivor, victim)
  await ordeal.catchUp()
  const games = ordeal.running
  let isStopped = false
  let isMoved = (): void => undefined
  const moved = new Promise<void>((resolve) => (isMoved = resolve))
  const playing = Promise.all(
    games.map(async (run) => {
      while (!isStopped && run.goesOn) {
        await run.play(() => isStopped)
        await moved
      }
    }),
  )
  await pause(ordeal.random.below(longestLife))
  await ordeal.kill(victim)

  const before = games.map(({ acknowledged }) => acknowledged.size)
  await ordeal.follower.connect(survivor.address)
  for (const [i, person] of ordeal.people.entries())
    if (servers[i % 2] === victim) await person.connect(survivor.address)
  isMoved()
  await pause(afterwards)
  const end = performance.now() + patience
  const hasGoneOn = (): boolean =>
    games.every((run, i) => !run.goesOn || run.acknowledged.size > (before[i] ?? 0))
  while (!hasGoneOn() && performance.now() < end) await pause(5)
  if (!hasGoneOn()) ordeal.violations.push('a game did not go on with the server that was left')
  isStopped = true
  await playing
  await ordeal.compare()
  await ordeal.catchUp()
  await ordeal.kill(survivor)
}

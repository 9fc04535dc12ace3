import { setTimeout as pause } from 'node:timers/promises'
import { Asker } from './http.js'
import type { Place } from './place.js'
import { startProcess } from './server-process.js'

export interface GameMemory {
  /** Kilobytes of a game in memory that nobody looks at just now. */
  readonly perGame: number
  /** How many games were in memory after all had been opened, and after nobody looked at them any more. */
  readonly loaded: number
  readonly left: number
  /** Kilobytes per game that were not released. */
  readonly behind: number
}

/** What a game should take at most. */
export const mostKilobytes = 50

/** When games that are not in use leave the memory; long enough to look at all of them before. */
const idleSeconds = 15
const together = 20

/** Looks at every game with a server that has nothing else to do, and then at none. */
export async function measureMemory(place: Place, tables: readonly string[]): Promise<GameMemory> {
  const env = { STELLWERK_IDLE_GAME_MINUTES: String(idleSeconds / 60) }
  const server = await startProcess({ ...place, env })
  const asker = new Asker(server.address, together)
  const look = async (some: readonly string[]): Promise<void> => {
    for (let from = 0; from < some.length; from += together)
      await Promise.all(some.slice(from, from + together).map((id) => asker.get(`/api/tables/${id}/game`)))
  }
  const loadedGames = async (): Promise<number> => {
    const { text } = await asker.ask('GET', '/metrics')
    return Number(/^stellwerk_loaded_games (\d+)$/m.exec(text)?.[1])
  }
  try {
    const warm = tables.slice(0, together)
    await look(warm)
    const { heapUsed: before } = await server.usage()
    await look(tables)
    const loaded = await loadedGames()
    const { heapUsed: during } = await server.usage()
    const end = performance.now() + 4 * idleSeconds * 1000
    while ((await loadedGames()) > 0 && performance.now() < end) await pause(250)
    const left = await loadedGames()
    const { heapUsed: after } = await server.usage()
    const others = tables.length - warm.length
    return {
      perGame: (during - before) / others / 1024,
      loaded,
      left,
      behind: Math.max(0, after - before) / others / 1024,
    }
  } finally {
    asker.close()
    await server.kill()
  }
}

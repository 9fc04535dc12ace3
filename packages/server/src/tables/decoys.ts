import { randomBytes } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'

/** How many seeds to try to find one that begins like the secret one. */
const mostTries = 3000
/** After so many tries others have their turn. */
const triesAtOnce = 25
/** More tables are not remembered; those that nobody asked for longest go first. */
const most = 2000

/**
 * Seeds that begin games like their secret seeds. Finding one may take thousands of tries, and the result, or that
 * there is none, holds as long as the table does, so it is searched only once.
 */
export class Decoys {
  private readonly found = new Map<string, Promise<number | undefined>>()

  of(table: string, beginsAlike: (seed: number) => boolean): Promise<number | undefined> {
    const found = this.found.get(table) ?? search(beginsAlike)
    this.found.delete(table)
    this.found.set(table, found)
    const oldest = this.found.size > most ? this.found.keys().next().value : undefined
    if (oldest !== undefined) this.found.delete(oldest)
    return found
  }
}

async function search(beginsAlike: (seed: number) => boolean): Promise<number | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    if (tries % triesAtOnce === triesAtOnce - 1) await others()
    const seed = randomBytes(4).readUInt32BE()
    if (beginsAlike(seed)) return seed
  }
  return undefined
}

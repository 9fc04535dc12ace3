import type { PlayerId } from '@stellwerk/engine'
import type { Description } from './description.js'

/** A description that cannot be built; `path` says where. */
export class Impossible extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: ${expected}`)
  }
}

export const mapEntries = <T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, id: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value, id)]))

export function seat({ players }: Pick<Description, 'players'>, player: string, path: string): PlayerId {
  if (!players.includes(player)) throw new Impossible(path, `one of ${players.join(', ')}`)
  return player as PlayerId
}

export function atLeast(value: number, least: number, path: string): number {
  if (value < least) throw new Impossible(path, `${least} or more`)
  return value
}

import type { GameReport } from '@stellwerk/bots'
import { playMatchGame, policyOf, rotated } from '@stellwerk/bots'
import type { Settings } from '@stellwerk/engine'
import { manifestOf } from '@stellwerk/titles'
import { seatPolicy } from './seats.js'

/** A game of a match, as one process tells it to another. */
export interface Pairing {
  readonly title: string
  readonly seats: readonly string[]
  readonly seed: number
  readonly options: Settings
  /** Turns the seats. */
  readonly index: number
  /** Where modules are looked for. */
  readonly cwd: string
}

export async function playPairing({ title, seats, seed, options, index, cwd }: Pairing): Promise<GameReport> {
  const manifest = manifestOf(title)
  if (!manifest) throw new Error(`no title ${title}`)
  const { whole, ...described } = await manifest.game()
  const policies = await Promise.all(seats.map((name) => seatPolicy(title, name, cwd, '--seats')))
  return playMatchGame({
    game: { ...described, title: await whole() },
    knowledge: await manifest.bot?.(),
    seats: rotated(policies, index),
    reference: await policyOf(title, 'greedy'),
    seed,
    options,
    clock: processorTime,
  })
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

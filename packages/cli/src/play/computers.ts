import type { Policy } from '@stellwerk/bots'
import { botNamesBeside, situationOf } from '@stellwerk/bots'
import type { PlayerId } from '@stellwerk/engine'
import { awaitedIn } from '@stellwerk/engine'
import { wrong } from '../errors.js'
import type { Session } from '../session.js'
import { seatNames, seatPolicy } from '../match/seats.js'

/** The computer players of `--bots`, and names for them beside those of the people. */
export const botSeats = (given: string | undefined): readonly string[] =>
  given === undefined ? [] : seatNames(given)

export const withBots = (people: readonly string[], bots: readonly string[]): string[] => [
  ...people,
  ...botNamesBeside(people, bots.length),
]

/** The last seats of a game are the computers'. */
export async function computersAt(
  { game, history }: Session,
  bots: readonly string[],
  cwd: string,
): Promise<ReadonlyMap<PlayerId, Policy>> {
  const { players } = history.state
  if (bots.length >= players.length) throw wrong('play.bots', { seats: players.length }, { where: '--bots' })
  const policies = await Promise.all(bots.map((name) => seatPolicy(game.id, name, cwd, '--bots')))
  return new Map(policies.map((policy, i) => [players[players.length - bots.length + i] as PlayerId, policy]))
}

/** Lets the computers act until a person is asked; tells whether one did. */
export function letComputersAct(
  { game: { title }, history, file }: Session,
  computers: ReadonlyMap<PlayerId, Policy>,
): boolean {
  let acted = false
  while (!title.isOver(history.state)) {
    const player = awaitedIn(title, history.state).find((one) => computers.has(one))
    const policy = player === undefined ? undefined : computers.get(player)
    if (player === undefined || !policy) break
    const { action } = policy.decide(situationOf(title, history.state, player, file.seed))
    const refusal = history.act(action)
    if (refusal) throw new Error(`${policy.name} was refused ${JSON.stringify({ action, refusal })}`)
    acted = true
  }
  return acted
}

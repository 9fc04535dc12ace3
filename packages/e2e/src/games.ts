import type { GameFile, History } from '@stellwerk/engine'
import { format, legal, toGameFile, top } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { Run, State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'

/** With this seed there are railways, public mines and an end. */
const seed = 4

export interface Recorded {
  readonly text: string
  readonly length: number
}

const record = (file: GameFile): Recorded => ({ text: JSON.stringify(file), length: file.actions.length })

interface RandomGame {
  readonly history: History<State>
  readonly file: GameFile
}

let played: RandomGame | undefined

/** The same game each time; it is played once. */
const randomGame = (): RandomGame => (played ??= play())

function play(): RandomGame {
  const setup = { players: ['Anna', 'Ben', 'Cleo'], seed, options: { edition: 'R' } }
  const created = harzbahn.create(setup)
  if (!created.ok) throw new Error(JSON.stringify(created.refusal))
  const { history, violation } = playRandomly(harzbahn, created.value, seed)
  if (violation !== undefined) throw new Error(violation)
  return { history, file: toGameFile(history, setup) }
}

/** A whole game of random moves. */
export const wholeGame = (): Recorded => record(randomGame().file)

/** The same game after so many actions; less than 0 counts from its end. */
export function gameAt(length: number): Recorded {
  const { file } = randomGame()
  return record({ ...file, actions: file.actions.slice(0, length) })
}

/** The same game a few actions before its end. */
export const nearlyOver = (): Recorded => gameAt(-8)

/** The same game, late, where somebody has to decide at a step of this kind. */
export function lateGame(step: string, fits: (state: State) => boolean = () => true): Recorded {
  const { history, file } = randomGame()
  for (let n = history.length - 1; n > 0; n--) {
    const { state } = history.at(n)
    if (top(state)?.kind === step && fits(state))
      return record({ ...file, actions: file.actions.slice(0, n) })
  }
  throw new Error(`the game has no ${step}`)
}

/** The same game where a step of this kind leaves somebody much to choose from. */
export const richGame = (step: string): Recorded =>
  lateGame(step, (state) => legal(harzbahn, state).choices.length > 5)

/** A game that begins in the middle, as a table set it up. */
export const positionGame = (position: {
  readonly players: readonly string[]
  readonly [part: string]: unknown
}): Recorded =>
  record({
    format,
    title: harzbahn.id,
    options: { edition: 'R' },
    players: position.players,
    seed,
    position,
    actions: [],
  })

/** A late position at some step of some turn. */
export function lateAt(at: {
  readonly round: string
  readonly turn?: string
  readonly step?: string
}): Recorded {
  const late = harzbahn.randomPlay.late({
    players: ['Anna', 'Ben', 'Cleo'],
    seed: 1,
    options: { edition: 'R' },
  })
  return positionGame({ ...(late as { players: string[] }), at })
}

/** A late game in which a railway runs several routes. */
export const runningGame = (): Recorded => lateGame('railway-run', (state) => routesOf(state) > 1)

function routesOf(state: State): number {
  const run = legal(harzbahn, state).choices.find(({ action }) => action.type === 'run')?.action
  return ((run as Run | undefined)?.plan.trains ?? []).reduce((sum, { routes }) => sum + routes.length, 0)
}

import type { CoreState, GameFile, History } from '@stellwerk/engine'
import { format, legal, toGameFile, top } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { games } from '@stellwerk/titles'

const players = ['Anna', 'Ben', 'Cleo']

/** The file of a game that begins with a position of a title. */
export const positionFile = (title: string, position: object): GameFile => ({
  format,
  title,
  options: {},
  players,
  seed: 1,
  position: { players, ...position },
  actions: [],
})

/** A late position of a title, as its random players know it. */
export const latePosition = (title: string, seed = 1): object =>
  games[title]?.title.randomPlay.late({ players, seed, options: {} }) as object

/** A game from a late position to its end by random players, the same each time; it is played when it is first asked for. */
export class LaterGame {
  private played: { readonly history: History<CoreState>; readonly file: GameFile } | undefined

  constructor(
    private readonly title: string,
    private readonly seed: number,
  ) {}

  /** The whole game. */
  get whole(): string {
    return JSON.stringify(this.play().file)
  }

  /** Up to its middle. */
  get half(): string {
    return this.upTo(Math.floor(this.play().file.actions.length / 2))
  }

  /** Up to so many actions before its end. */
  nearlyOver(left: number): string {
    return this.upTo(-left)
  }

  private upTo(end: number): string {
    const { file } = this.play()
    return JSON.stringify({ ...file, actions: file.actions.slice(0, end) })
  }

  /** Every state of it, from the position on. */
  get states(): readonly CoreState[] {
    const { history } = this.play()
    return Array.from({ length: history.length }, (_, n) => history.at(n).state)
  }

  /** Where somebody decides at a step of this kind and has most to choose from, by the count of something. */
  richest(step: string, count: (state: CoreState) => number): string {
    const { history } = this.play()
    let best = { at: -1, count: -1 }
    for (let n = 0; n < history.length; n++) {
      const { state } = history.at(n)
      if (top(state)?.kind !== step) continue
      const found = count(state)
      if (found > best.count) best = { at: n, count: found }
    }
    if (best.at < 0) throw new Error(`the game of ${this.title} has no ${step}`)
    return this.upTo(best.at)
  }

  private play() {
    if (this.played) return this.played
    const game = games[this.title]
    const file = positionFile(this.title, latePosition(this.title, this.seed))
    const made = game?.title.position(file.position)
    if (!game || !made?.ok) throw new Error(`no late position of ${this.title}`)
    const { history } = playRandomly(game.title, made.value, this.seed)
    this.played = { history, file: toGameFile(history, file) }
    return this.played
  }
}

/** How many trains run in what is suggested. */
export function runsOf(title: string): (state: CoreState) => number {
  return (state) => {
    const game = games[title]
    const run = game && legal(game.title, state).choices.find(({ action }) => action.type === 'run')?.action
    return ((run as { runs?: readonly unknown[] } | undefined)?.runs ?? []).length
  }
}

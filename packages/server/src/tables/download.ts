import type { CoreState, GameFile, PlayerId, Title } from '@stellwerk/engine'
import { begin, format, hash, isObject, view } from '@stellwerk/engine'
import type { Services } from '../context.js'
import { conflict } from '../errors.js'
import type { Made } from '../security/made.js'
import { Decoys } from './decoys.js'
import { FileActions } from './file-actions.js'
import type { TableAndSeats } from './read.js'
import { Withheld } from './withheld.js'

type Start = Pick<GameFile, 'players' | 'seed' | 'options' | 'position'>

const reasons = {
  chance: 'chance has had a part in this game: its file can be had when the game is over',
  secret: 'players have chosen in secret: the file can be had when the game is over',
} as const

/** Games as files, with what is remembered of them so that nobody who asks for one makes work. */
export class GameFiles {
  private readonly decoys = new Decoys()
  private readonly withheld: Withheld
  private readonly actions: FileActions

  constructor(private readonly services: Services) {
    this.withheld = new Withheld(services.store.db)
    this.actions = new FileActions(services.store.db)
  }

  /**
   * The game as a file: the protocol's `gameFile`. Once a game is over, the file tells everything. While it runs, it must not tell the seed, nor hashes from which the seed could be found: then it
   * has another seed that leads to the same game as far as it has come. A running game in which somebody has chosen in
   * secret has no file, since without that choice it cannot be replayed; nor has one that chance had a part in.
   */
  async of({ row, seats }: TableAndSeats): Promise<Made> {
    if (row.state === 'open') throw conflict('the game has not begun', row.seq)
    const { memory } = this.services
    const title = memory.titleOf(row.title)
    const isOver = row.state !== 'running'
    const reason = isOver ? null : await this.withheld.of(row, title)
    if (reason) throw conflict(reasons[reason])
    const first = await memory.stateAt(row, 0)
    const secret: Start = {
      players: first.players,
      seed: row.seed,
      options: JSON.parse(row.options) as GameFile['options'],
      ...(row.position === null ? {} : { position: JSON.parse(row.position) as unknown }),
    }
    const { actions, decoys } = this
    const file: Omit<GameFile, 'actions'> = {
      format,
      title: row.title,
      rules: row.rules,
      ...(isOver ? secret : await withAnotherSeed(title, secret, first, (alike) => decoys.of(row.id, alike))),
      names: Object.fromEntries(seats.map(({ player, name, person }) => [player, person?.name ?? name])),
    }
    const head = JSON.stringify(file)
    return {
      key: JSON.stringify(['file', row.id, row.seq, isOver, head]),
      async *make() {
        yield `${head.slice(0, -1)},"actions":[`
        let isFirst = true
        for await (const some of actions.of(row, isOver)) {
          if (!isFirst) yield ','
          isFirst = false
          yield some
        }
        yield ']}'
      },
    }
  }
}

/** A start that looks the same to everybody, without the seed. */
async function withAnotherSeed(
  title: Title,
  secret: Start,
  first: CoreState,
  find: (beginsAlike: (seed: number) => boolean) => Promise<number | undefined>,
): Promise<Start> {
  let look: string | undefined
  const seed = await find((other) => {
    look ??= looks(title, first)
    const begun = begin(title, seeded(secret, other))
    return begun.ok && looks(title, begun.value) === look
  })
  if (seed === undefined)
    throw conflict('this game began by chance as no other does: its file can be had when the game is over')
  return seeded(secret, seed)
}

/** The same start by another seed; a position may carry a seed of its own. */
function seeded({ position, ...start }: Start, seed: number): Start {
  if (position === undefined) return { ...start, seed }
  return {
    ...start,
    seed,
    position: isObject(position) && 'seed' in position ? { ...position, seed } : position,
  }
}

/** What all viewers together may know of a state. */
const looks = (title: Title, state: CoreState): string =>
  [null, ...state.players].map((viewer) => hash(view(title, state, viewer as PlayerId | null))).join()

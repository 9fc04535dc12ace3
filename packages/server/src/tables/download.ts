import type { CoreState, GameFile, Refusal, Title } from '@stellwerk/engine'
import { begin, format, hash, isObject, refusal, view } from '@stellwerk/engine'
import type { Services } from '../context.js'
import { Failed, conflict } from '../errors.js'
import type { Made } from '../security/made.js'
import { newSeed } from './create.js'
import { Decoys } from './decoys.js'
import { FileActions } from './file-actions.js'
import type { TableAndSeats } from './read.js'
import { Withheld } from './withheld.js'

type Start = Pick<GameFile, 'players' | 'seed' | 'options' | 'position'>

/** Why a running game has no file yet, for people too. */
const noFile = (rule: string, message: string, params: Refusal['params'] = {}): Failed =>
  new Failed('conflict', message, { refusal: refusal(rule, params) })

/** A file that everybody can get must contain neither what only some players may know nor what chance has brought. */
const reasons = {
  chance: {
    rule: 'file-chance',
    message: 'chance has had a part in this game: its file can be had when the game is over',
  },
  secret: {
    rule: 'file-secrets',
    message: 'players have chosen in secret: the file can be had when the game is over',
  },
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
   * The game as a file: the protocol's `gameFile`. Once a game is over, the file tells everything. While it runs, it must
   * not tell the seed, nor hashes from which the seed could be found: then it has another seed that leads to the same
   * game as far as it has come. A running game in which somebody has chosen in secret has no file, since without that
   * choice it cannot be replayed; nor has one that chance had a part in. `rules` is the version by which the game began:
   * where the rules have changed since, only programs that know them replay it.
   */
  async of({ row, seats }: TableAndSeats): Promise<Made> {
    if (row.state === 'open') throw conflict('the game has not begun', row.seq)
    const { memory } = this.services
    const title = memory.titleOf(row.title)
    const isOver = row.state !== 'running'
    const reason = isOver ? null : await this.withheld.of(row, title)
    if (reason) throw noFile(reasons[reason].rule, reasons[reason].message)
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
      ...(isOver
        ? secret
        : await withAnotherSeed(title, row.rules, secret, first, (alike) => decoys.of(row.id, alike))),
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
  /** The version of the rules by which the game began. */
  rules: number,
  secret: Start,
  first: CoreState,
  find: (beginsAlike: (seed: number) => boolean) => Promise<number | undefined>,
): Promise<Start> {
  const isOfEarlierRules = rules !== title.rulesVersion
  let look: string | undefined
  let areAllAlike: boolean | undefined
  const seed = await find((other) => {
    // earlier rules cannot be asked how a game begins, but where nothing is drawn all seeds begin it alike
    areAllAlike ??= isOfEarlierRules && drawsNothing(title, secret)
    if (areAllAlike) return true
    look ??= looks(title, first)
    return lookOf(title, secret, other) === look
  })
  if (seed !== undefined) return seeded(secret, seed)
  const later = 'its file can be had when the game is over'
  throw isOfEarlierRules
    ? noFile(
        'file-rules',
        `this game began by version ${rules} of the rules, and this server plays by version ${title.rulesVersion}: ${later}`,
        { rules, present: title.rulesVersion },
      )
    : noFile('file-start', `this game began by chance as no other does: ${later}`)
}

/** What all may know of the beginning of a game by another seed. */
function lookOf(title: Title, secret: Start, seed: number): string | undefined {
  const begun = begin(title, seeded(secret, seed))
  return begun.ok ? looks(title, begun.value) : undefined
}

/** Whether games begin alike whatever the seed, as far as some tries tell. */
function drawsNothing(title: Title, secret: Start): boolean {
  const found = new Set(Array.from({ length: 8 }, () => lookOf(title, secret, newSeed())))
  return found.size === 1 && !found.has(undefined)
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
  [null, ...state.players].map((viewer) => hash(view(title, state, viewer))).join()

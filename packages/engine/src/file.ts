import type { Playable, Title } from './game.js'
import type { Entry } from './history.js'
import { History } from './history.js'
import type { Json } from './json.js'
import { isObject, without } from './json.js'
import type { Refusal, Result } from './refusal.js'
import { accepted, engineRules, refusal, refused } from './refusal.js'
import type { Shape } from './shape.js'
import { fields, listOf, oneOf, recordOf, text, whole } from './shape.js'
import type { CoreState } from './state.js'

/**
 * A game on disk. `actions` is the whole record: each entry is an action with the hash of the state it led to, or an
 * `undo` or `redo` with the number of actions that count after it.
 */
export interface GameFile {
  readonly format: typeof format
  readonly title: string
  /** The version of the rules that made the hashes. */
  readonly rules?: number
  readonly options: { readonly [name: string]: string }
  readonly players: readonly string[]
  readonly seed: number
  /** What the players are called, where `players` holds the ids of seats. */
  readonly names?: { readonly [player: string]: string }
  /** Where the game starts, if not at the beginning of the title. */
  readonly position?: unknown
  readonly actions: readonly unknown[]
  /** Variations that somebody tried, each from where it branches off the game. Replaying ignores them. */
  readonly variations?: readonly FiledVariation[]
}

interface FiledVariation {
  readonly name: string
  /** After how many actions it branches off. */
  readonly at: number
  readonly actions: readonly unknown[]
}

/** What a game started with, and under which version of the rules (the current one if absent). */
export type Beginning = Pick<GameFile, 'players' | 'seed' | 'options' | 'position' | 'rules'>

/** The name of the game file format. */
export const format = 'stellwerk/1'

const mostActions = 100_000

const anything: Shape = () => undefined
const object: Shape = (value, path) => (isObject(value) ? undefined : { path, expected: 'an object' })

const mostVariations = 1000

const variation = fields({ name: text, at: whole, actions: listOf(object, mostActions) })

const gameFile = fields(
  {
    format: oneOf(format),
    title: text,
    options: recordOf(text),
    players: listOf(text, 20),
    seed: whole,
    actions: listOf(object, mostActions),
  },
  {
    rules: whole,
    names: recordOf(text),
    position: anything,
    variations: listOf(variation, mostVariations),
  },
)

/** Reads a game file from any text, or returns the path of its first fault. */
export function parseGameFile(source: string): Result<GameFile> {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    return refused(engineRules.malformed, { path: '', expected: `JSON (${(error as Error).message})` })
  }
  return asGameFile(value)
}

/** Reads a game file from JSON that has already been parsed. */
export function asGameFile(value: unknown): Result<GameFile> {
  if (isObject(value) && typeof value['format'] === 'string' && value['format'] !== format)
    return refused(engineRules.malformed, {
      path: 'format',
      expected: `${format}, not ${value['format'].slice(0, 40)}`,
    })
  const fault = gameFile(value, '')
  if (fault) return refused(engineRules.malformed, { ...fault })
  return accepted(value as GameFile)
}

/** Whether the hashes of a game were made by an earlier version of the rules. */
export const isOlder = (title: Pick<Title, 'rulesVersion'>, { rules }: Pick<GameFile, 'rules'>): boolean =>
  rules !== undefined && rules < title.rulesVersion

/** The state a game begins with. */
export const begin = <S extends CoreState>(title: Title<S>, file: Beginning): Result<S> =>
  file.position === undefined ? beginAnew(title, file) : upgraded(title, file, title.position(file.position))

/** The first state of a game that does not start from a described position. */
export const beginAnew = <S extends CoreState>(
  title: Playable<S>,
  file: Omit<Beginning, 'position'>,
): Result<S> => {
  const { players, seed, options } = file
  return upgraded(title, file, title.create({ players, seed, options }))
}

/** A game of earlier rules keeps the readings that those rules implied. */
function upgraded<S extends CoreState>(
  title: Playable<S>,
  file: Pick<GameFile, 'rules'>,
  start: Result<S>,
): Result<S> {
  const { rules } = file
  if (!start.ok || !title.upgrade || rules === undefined || !isOlder(title, file)) return start
  return accepted(title.upgrade(start.value, rules))
}

/**
 * Replays a game file with full validation. Stored hashes are compared, unless an earlier version of the rules made
 * them.
 */
export function replay<S extends CoreState>(title: Title<S>, file: GameFile): Result<History<S>> {
  const start = begin(title, file)
  return start.ok ? replayFrom(title, start.value, file) : start
}

/** Replays a game file as `replay` does, from a first state that has already been made. */
export function replayFrom<S extends CoreState>(
  title: Title<S>,
  start: S,
  file: Pick<GameFile, 'actions' | 'rules'>,
): Result<History<S>> {
  const history = new History(title, start, 'sparse')
  for (let i = 0; i < file.actions.length; i++) {
    const entry = file.actions[i] as { readonly [field: string]: unknown }
    const { hash } = entry
    const action = without(entry, 'hash')
    const undoing = action['type'] === 'undo' || action['type'] === 'redo'
    const no = undoing ? travel(history, action) : history.repeat(action)
    if (no) return { ok: false, refusal: within(`actions[${i}]`, no) }
    if (hash === undefined || undoing || isOlder(title, file)) continue
    const made = history.record.at(-1) as Extract<Entry, { type: 'action' }>
    if (made.hash !== hash)
      return refused(engineRules.hash, { path: `actions[${i}]`, stored: hash as Json, computed: made.hash })
  }
  return accepted(history)
}

/** A refusal of one entry, with its path in the file. */
function within(path: string, { rule, params }: Refusal): Refusal {
  const inner = params['path']
  return refusal(rule, { ...params, path: typeof inner === 'string' && inner ? `${path}.${inner}` : path })
}

function travel<S extends CoreState>(
  history: History<S>,
  entry: { readonly [name: string]: unknown },
): ReturnType<History<S>['undo']> {
  const to = entry['to'] === undefined ? undefined : Number(entry['to'])
  return entry['type'] === 'undo' ? history.undo(to) : history.redo(to)
}

/** The file of a game as it stands, including everything that was undone. */
export function toGameFile<S extends CoreState>(
  history: Pick<History<S>, 'title' | 'record'>,
  start: Beginning,
): GameFile {
  const { players, seed, options, position, rules = history.title.rulesVersion } = start
  return {
    format,
    title: history.title.id,
    rules,
    options,
    players,
    seed,
    ...(position === undefined ? {} : { position }),
    actions: history.record.map((entry) =>
      entry.type === 'action'
        ? { ...(entry.action as object), hash: entry.hash }
        : { type: entry.type, to: entry.to },
    ),
  }
}

/** The text of a game file, with one action per line, so that people can read it and tools can compare it. */
export function gameFileText({ actions, ...head }: GameFile): string {
  const lines = Object.entries(head)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  const list = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n')
  return ['{', ...lines, `  "actions": [${list === '' ? '' : `\n${list}\n  `}]`, '}', ''].join('\n')
}

import type { Action, CoreState, GameFile, History, Refusal } from '@stellwerk/engine'
import { isObject, parseGameFile, readJson, replay } from '@stellwerk/engine'
import type { Fault, Note } from '@stellwerk/1873'
import { manifests, titleIds } from '@stellwerk/titles'
import { loadGame } from '../titles/games.js'
import { variationsIn } from '../variations/file.js'
import type { Variation } from '../variations/variation.js'
import type { Line } from './line.js'

/** Why a file cannot be opened. `path` is the place in the file, where there is one. */
export type UploadFault = { readonly path: string } & (
  | { readonly kind: 'json' }
  /** Neither a game file of ours nor an export of 18xx.games. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'title'; readonly title: string; readonly possible: readonly string[] }
  | { readonly kind: 'newer'; readonly rules: number; readonly known: number }
  | { readonly kind: 'refused'; readonly title: string | undefined; readonly refusal: Refusal }
  /** A fault that the importer names. */
  | { readonly kind: 'import'; readonly fault: Exclude<Fault, { kind: 'refused' }> }
)

/** What is to be said about a game from elsewhere beside the game itself. */
export type UploadNote = Note

export type Upload =
  | {
      readonly ok: true
      readonly title: string
      readonly line: Line
      readonly names: { readonly [player: string]: string }
      readonly variations: readonly Variation[]
      readonly notes: readonly UploadNote[]
    }
  | { readonly ok: false; readonly fault: UploadFault; readonly notes: readonly UploadNote[] }

const wrong = (fault: UploadFault, notes: readonly UploadNote[] = []): Upload => ({ ok: false, fault, notes })

/** Reads a game file of ours or an export of 18xx.games, and plays it by the rules. */
export async function readUpload(text: string): Promise<Upload> {
  const read = readJson(text)
  if (!read) return wrong({ kind: 'json', path: '' })
  const { value } = read
  if (!isObject(value) || typeof value['title'] !== 'string') return wrong({ kind: 'foreign', path: '' })
  if ('format' in value) return readOwn(text)
  return readExport(value['title'], value)
}

async function readOwn(text: string): Promise<Upload> {
  const parsed = parseGameFile(text)
  if (!parsed.ok) return refusedAt(parsed.refusal, undefined)
  const file = parsed.value
  const game = await loadGame(file.title)
  if (!game) return wrong({ kind: 'title', path: 'title', title: file.title, possible: titleIds })
  const { rulesVersion } = game.title
  if (file.rules !== undefined && file.rules > rulesVersion)
    return wrong({ kind: 'newer', path: 'rules', rules: file.rules, known: rulesVersion })
  const replayed = replay(await game.whole(), file)
  if (!replayed.ok) return refusedAt(replayed.refusal, file.title)
  const variations = variationsIn(game.title, file.variations ?? [], lineIn(replayed.value))
  if (!variations.ok) return refusedAt(variations.refusal, file.title)
  return {
    ok: true,
    title: file.title,
    line: lineOf(file, replayed.value),
    names: file.names ?? {},
    variations: variations.value,
    notes: [],
  }
}

async function readExport(siteTitle: string, value: unknown): Promise<Upload> {
  const manifest = manifests.find(({ importer }) => importer?.siteTitle === siteTitle)
  if (!manifest?.importer) {
    const possible = manifests.flatMap(({ importer }) => importer?.siteTitle ?? [])
    return wrong({ kind: 'title', path: 'title', title: siteTitle, possible })
  }
  const title = manifest.id
  const outcome = (await manifest.importer.load())(value)
  const notes = [...outcome.notes, ...outcome.suspects()].toSorted(bySeverity)
  if (!outcome.ok) {
    const { fault, path } = outcome.fault
    return fault.kind === 'refused'
      ? wrong({ kind: 'refused', path, title, refusal: fault.refusal }, notes)
      : wrong({ kind: 'import', path, fault }, notes)
  }
  const names = outcome.seats.filter(({ name, seat }) => name !== seat)
  return {
    ok: true,
    title,
    line: lineOf(outcome.file, outcome.history),
    names: Object.fromEntries(names.map(({ seat, name }) => [seat, name])),
    variations: [],
    notes,
  }
}

const weights = { incomplete: 0, difference: 1, remark: 2 }

const bySeverity = (a: UploadNote, b: UploadNote): number => weights[a.severity] - weights[b.severity]

function lineOf(file: GameFile, history: History<CoreState>): Line {
  const { players, seed, options, position, rules = history.title.rulesVersion } = file
  return {
    origin: { players, seed, options, rules, ...(position === undefined ? {} : { position }) },
    record: history.record.map((entry) => ({ entry })),
    state: history.state,
    length: history.length,
  }
}

/** The states of a game's last line, with what led to each. */
const lineIn = (history: History<CoreState>) =>
  Array.from({ length: history.length + 1 }, (_, n) => {
    const { entry, state } = history.at(n)
    const done = history.record[entry]
    return { action: done?.type === 'action' ? (done.action as Action) : undefined, state }
  })

/** A refusal with its place in the file, where the engine has named one. */
function refusedAt(refusal: Refusal, title: string | undefined): Upload {
  const path = refusal.params['path']
  return wrong({ kind: 'refused', path: typeof path === 'string' ? path : '', title, refusal })
}

import { gameFileText, isObject, legal } from '@stellwerk/engine'
import type { CoreState, History } from '@stellwerk/engine'
import type { Comparison, ImportOutcome, Imported, Note } from '@stellwerk/1873'
import type { ReadExport } from '@stellwerk/titles'
import { manifests } from '@stellwerk/titles'
import type { Definition } from '../command.js'
import { textOption } from '../command.js'
import { InputError, wrong } from '../errors.js'
import { exit } from '../exit.js'
import { readText, writeText } from '../files.js'
import type { Game } from '../games.js'
import { gameOf } from '../games.js'
import { parseJson } from '../json.js'
import { whoActs } from '../narrate.js'
import type { Output } from '../output.js'

export const importGame: Definition = {
  define(command, text) {
    command
      .argument('<file>', text('argument.export'))
      .option('-o, --output <file>', text('option.output'))
      .option('--trace <file>', text('option.trace'))
      .option('--partial', text('option.partial'))
      .option('--force', text('option.force'))
  },
  async run({ world, out }, [name = ''], options) {
    const traceName = textOption(options, 'trace')
    const read = (file: string): unknown => parseJson(readText(world.cwd, file), { where: file })
    const exported = read(name)
    const importer = await importerOf(exported, name)
    const outcome = importer.read(exported, traceName === undefined ? undefined : read(traceName))
    if (!outcome.ok) {
      tellBeside(out, outcome)
      throw faultOf(outcome, name, traceName ?? '', importer.game)
    }
    const cut = outcome.notes.find(({ severity }) => severity === 'incomplete')
    if (cut && options['partial'] !== true) {
      tellBeside(out, outcome)
      throw wrong('import.incomplete', { note: noteText(out, cut) }, { where: name, path: cut.path })
    }
    const file = textOption(options, 'output') ?? defaultName(importer.game, outcome)
    keep(world.cwd, file, gameFileText(outcome.file), options['force'] === true)
    tell(out, await gameOf(importer.game, {}), file, outcome)
    return isAtOdds(outcome) ? exit.failed : exit.ok
  },
}

interface Importer {
  /** The id of our title. */
  readonly game: string
  readonly read: ReadExport
}

/** The names that 18xx.games uses for titles whose games can be imported. */
const siteTitles = manifests.flatMap(({ importer }) => importer?.siteTitle ?? []).join(', ')

/** The importer for games of this name, if there is one. */
export async function importerFor(siteTitle: string): Promise<Importer | undefined> {
  const manifest = manifests.find(({ importer }) => importer?.siteTitle === siteTitle)
  const read = await manifest?.importer?.load()
  return manifest && read && { game: manifest.id, read }
}

export async function importerOf(exported: unknown, where: string): Promise<Importer> {
  const title = isObject(exported) ? exported['title'] : undefined
  if (typeof title !== 'string') throw wrong('import.notExport', {}, { where, path: 'title' })
  const importer = await importerFor(title)
  if (importer) return importer
  throw wrong('import.title', { title: title.slice(0, 80), titles: siteTitles }, { where, path: 'title' })
}

/** What is at fault, with its place. */
export function faultOf(
  outcome: Extract<ImportOutcome, { ok: false }>,
  name: string,
  traceName: string,
  title: string,
): InputError {
  const { fault, path } = outcome.fault
  const place = { where: outcome.file === 'game' ? name : traceName, ...(path === '' ? {} : { path }) }
  switch (fault.kind) {
    case 'refused':
      return new InputError({ refusal: fault.refusal, title }, place)
    case 'title':
      return wrong('import.title', { title: fault.title, titles: siteTitles }, place)
    case 'unknown':
      return wrong('import.unknown', { thing: fault.thing, id: fault.id }, place)
    case 'step':
      return wrong('import.step', { ...fault }, place)
    case 'revenue':
      return wrong('import.revenue', { ...fault }, place)
    case 'figure':
      return wrong('import.figure', { ...fault }, place)
    case 'undo':
      return wrong('import.undo', { type: fault.type }, place)
  }
}

/** Named after the title and the site's number of the game. */
function defaultName(title: string, { id, file }: Imported): string {
  return `${title}-${/^[\w-]{1,60}$/.test(id) ? id : file.seed}.json`
}

/** Writes the game; an identical file stays as it is. */
function keep(cwd: string, name: string, text: string, force: boolean): void {
  if (!force && isThere(cwd, name, text)) return
  writeText(cwd, name, text, { mode: force ? 'any' : 'new' })
}

function isThere(cwd: string, name: string, text: string): boolean {
  try {
    return readText(cwd, name) === text
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}

/** Whether the file or its trace differs from our game. */
const isAtOdds = ({ notes, comparison }: Imported): boolean =>
  notes.some(({ severity }) => severity === 'difference') || (comparison !== null && !isEqual(comparison))

/** Reports what else is known about a file that cannot be imported. */
function tellBeside(out: Output, { notes, suspects, comparison }: ImportOutcome): void {
  if (comparison?.first) out.remark(differenceText(out, comparison))
  const differences = notes.filter(({ severity }) => severity === 'difference')
  for (const note of [...differences, ...suspects()]) out.remark(placed(out, note))
}

const isEqual = ({ applied, others, runs }: Comparison): boolean =>
  [applied, others, runs].every(({ equal, of }) => equal === of)

function tell(out: Output, game: Game, file: string, imported: Imported): void {
  const { counts, comparison, seats, id } = imported
  const notes = [...imported.notes, ...imported.suspects()]
  const history = imported.history as unknown as History<CoreState>
  const { state } = history
  const over = game.title.isOver(state)
  const ranking = game.title.ranking(state)
  if (out.json) {
    const { players, step } = legal(game.title, state)
    out.data({
      file,
      title: game.id,
      id,
      edition: imported.file.options['edition'],
      players: seats.map(({ site, name, seat }) => ({ id: site, name, seat })),
      ...counts,
      actions: history.length,
      notes,
      ...(comparison ? { trace: comparison } : {}),
      over,
      ...(over ? { ranking } : { deciders: players, step }),
    })
    return
  }
  out.line(out.text('import.done', { file, ...counts, actions: history.length }))
  out.line(
    out.text('import.players', { players: seats.map(({ site, seat }) => `${seat} (${site})`).join(', ') }),
  )
  for (const note of notes)
    out.line(note.severity === 'remark' ? placed(out, note) : out.paint.bad(placed(out, note)))
  if (comparison) tellComparison(out, comparison)
  if (!over) return out.line(whoActs(out, game, state))
  const winners = ranking.map(({ player, fortune, rank }) => `${rank}. ${player} ${fortune}`)
  out.line(out.text('import.ranking', { ranking: winners.join(', ') }))
}

function tellComparison(out: Output, comparison: Comparison): void {
  const { applied, others, runs, kinds } = comparison
  // without thousands separators: programs read these lines too
  out.line(out.text('import.compared', { equal: String(applied.equal), of: String(applied.of) }))
  out.line(out.text('import.compared.others', { equal: String(others.equal), of: String(others.of) }))
  out.line(out.text('import.compared.runs', { equal: String(runs.equal), of: String(runs.of) }))
  if (!comparison.first) return
  out.line(out.paint.bad(differenceText(out, comparison)))
  const counted = Object.entries(kinds).map(([kind, count]) =>
    out.text('import.counted', { kind, count: String(count) }),
  )
  out.line(out.text('import.kinds', { kinds: counted.join(', ') }))
}

function differenceText(out: Output, { first }: Comparison): string {
  if (!first) return ''
  const what = `${out.text('import.kind', { kind: first.kind })} ${first.subject}`.trim()
  return out.text('import.difference', {
    number: String(first.number),
    id: String(first.id ?? '–'),
    type: first.type,
    entity: first.entity,
    what,
    here: first.here,
    there: first.there,
  })
}

const placed = (out: Output, note: Note): string => `${note.path}: ${noteText(out, note)}`

function noteText(out: Output, { about, params }: Note): string {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value === undefined || value === null ? '–' : String(value as string | number),
    ]),
  )
  return out.text(`import.note.${about}`, values)
}

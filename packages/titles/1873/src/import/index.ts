/**
 * Games of 18xx.games: reads an export, plays it again by our rules in the edition of that name, and tells where it
 * stands. `compare.ts` holds every state against a trace of the site's own engine.
 */
import type { GameFile } from '@stellwerk/engine'
import { History, begin, toGameFile } from '@stellwerk/engine'
import type { State } from '../state.js'
import { harzbahn } from '../title.js'
import type { Comparison } from './compare.js'
import { Comparer } from './compare.js'
import type { Desk, Point } from './desk.js'
import { ending } from './ending.js'
import type { Located, Note } from './fault.js'
import { Untranslatable, note } from './fault.js'
import { noIds } from './ids.js'
import type { PlacedRun } from './missing-routes.js'
import { missingRoutes, spareTrains } from './missing-routes.js'
import { parseExport } from './parse.js'
import type { Entry } from './record.js'
import { recordOf } from './record.js'
import { differingRoutes } from './running.js'
import type { Seat } from './seats.js'
import { seatsOf, seedFor } from './seats.js'
import { parseTrace } from './trace.js'
import { translate } from './translate.js'

export type { Comparison, Difference } from './compare.js'
export type { Fault, Located, Note, Severity } from './fault.js'
export type { Seat } from './seats.js'
export { factKinds } from './facts.js'
export { siteTitle } from './format.js'

interface Told {
  readonly notes: readonly Note[]
  /**
   * Where the file does not agree with itself, the runs from which a route may be missing. To be asked for, since
   * looking for them takes a while.
   */
  readonly suspects: () => readonly Note[]
  /** How every state agrees with the trace, if one was given, as far as it went. */
  readonly comparison: Comparison | null
}

export interface Imported extends Told {
  readonly ok: true
  /** The site's number of the game. */
  readonly id: string
  readonly seats: readonly Seat[]
  readonly history: History<State>
  readonly file: GameFile
  readonly counts: { readonly entries: number; readonly applied: number; readonly undone: number }
}

export type ImportOutcome =
  | Imported
  | (Told & {
      readonly ok: false
      readonly fault: Located
      /** Which file is at fault. */
      readonly file: 'game' | 'trace'
    })

/** Sees each entry of the record once it has been played. */
export type Watcher = (at: { readonly number: number; readonly entry: Entry; readonly desk: Desk }) => void

/** Takes a game over, and compares it with a trace if there is one. Neither has to be of the right form. */
export function importGame(value: unknown, trace?: unknown): ImportOutcome {
  if (trace === undefined) return playExport(value, () => undefined, null)
  const parsed = parseTrace(trace)
  if ('fault' in parsed)
    return { ok: false, fault: parsed, file: 'trace', notes: [], suspects: () => [], comparison: null }
  const comparer = new Comparer(parsed)
  return playExport(value, ({ number, entry, desk }) => comparer.see(number, entry, desk), comparer)
}

/** Plays an export again; `watch` sees every entry. */
export function playExport(value: unknown, watch: Watcher, comparer: Comparer | null): ImportOutcome {
  const notes: Note[] = []
  const runs: PlacedRun[] = []
  const told = (isAtOdds: boolean): Told => {
    const missing = [...missingRoutes(runs)]
    return {
      notes: [...notes, ...missing],
      suspects: () => (isAtOdds && missing.length === 0 ? [...spareTrains(runs)] : []),
      comparison: comparer?.result() ?? null,
    }
  }
  const wrong = (fault: Located, file: 'game' | 'trace' = 'game'): ImportOutcome => ({
    ok: false,
    fault,
    file,
    ...told(fault.fault.kind === 'refused' || fault.fault.kind === 'step'),
  })
  const site = parseExport(value)
  if ('fault' in site) return wrong(site)
  const record = recordOf(site.actions)
  if ('fault' in record) return wrong(record)
  const foreign = comparer?.refuse(record)
  if (foreign) return wrong(foreign, 'trace')
  const seats = seatsOf(site)
  const start = {
    players: seats.map(({ seat }) => seat as string),
    seed: seedFor(seats, site.seed),
    options: { edition: site.optionalRules.includes('aag_variant') ? '18xx.games-aag' : '18xx.games' },
  }
  const begun = begin(harzbahn, start)
  if (!begun.ok) return wrong({ path: 'players', fault: { kind: 'refused', refusal: begun.refusal } })
  const desk: Desk = { history: new History(harzbahn, begun.value), seats, point: first }
  if (site.pinned) notes.push(note('settings.pin', 'pinned'))
  const fault = playAgain(desk, record, notes, (at) => {
    const { ran } = desk.point
    if (ran && at.entry.action.type === 'run_routes') {
      const path = `actions[${at.number}]`
      if (at.entry.fate === 'applied') runs.push({ ...ran, path })
      notes.push(...differingRoutes(path, ran))
    }
    watch(at)
  })
  if (fault) return wrong(fault)
  const end = [...ending(site, record, desk)]
  notes.push(...end)
  const count = (fate: Entry['fate']): number => record.filter((entry) => entry.fate === fate).length
  return {
    ok: true,
    id: site.id,
    seats,
    history: desk.history,
    file: toGameFile(desk.history, start),
    counts: { entries: record.length, applied: count('applied'), undone: count('undone') },
    ...told(end.some(({ about }) => about === 'result')),
  }
}

const first: Point = {
  ours: 0,
  ids: noIds,
  slots: {},
  pending: null,
  closing: null,
  unasked: [],
  ran: null,
}

/** Plays the whole record, with what was taken back. */
function playAgain(desk: Desk, record: readonly Entry[], notes: Note[], watch: Watcher): Located | undefined {
  /** The points after each action that counts so far; null where an action could not be played that is taken back later. */
  const line: (Point | null)[] = [first]
  let undone: (Point | null)[][] = []
  for (const [number, entry] of record.entries()) {
    const { action, fate, to } = entry
    const path = `actions[${number}]`
    if (fate === 'undo' || fate === 'redo') {
      if (fate === 'undo') undone.push(line.splice((to ?? 0) + 1))
      else line.push(...(undone.pop() ?? []))
      travel(desk, line.at(-1) ?? null)
    } else if (fate !== 'message') {
      undone = []
      const before = line.at(-1)
      if (before === null || before === undefined) {
        line.push(null)
        notes.push(note(path, 'left-out', { id: action.id ?? null, type: action.type }))
      } else {
        const fault = tryOne(desk, before, action)
        if (fault && fate === 'applied') return { path, fault }
        if (fault) {
          travel(desk, before)
          notes.push(note(path, 'left-out', { id: action.id ?? null, type: action.type }))
        }
        line.push(fault ? null : desk.point)
      }
      if (action.type === 'end_game') notes.push(note(path, 'ended-by-hand', { id: action.id ?? null }))
    }
    watch({ number, entry, desk })
  }
  return undefined
}

function tryOne(desk: Desk, before: Point, action: Entry['action']): Located['fault'] | undefined {
  try {
    translate(desk, action)
    return undefined
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error
    desk.point = { ...before, ours: desk.history.length }
    return error.fault
  }
}

/** Brings our game to where a point of the record was. */
function travel(desk: Desk, point: Point | null): void {
  if (!point) return
  const { history } = desk
  if (point.ours < history.length) history.undo(point.ours)
  else if (point.ours > history.length) history.redo(point.ours)
  desk.point = point
}

import type { CoreState, GameFile, Json, Refusal, Title } from '@stellwerk/engine'
import { History, begin, engineRules, hash, isOlder, refusal } from '@stellwerk/engine'
import { malformed, refusedBy } from '../errors.js'
import { breathe } from '../play/breathe.js'
import { bytesOf } from '../play/memory.js'
import { fits, mostEntries } from '../play/record-bounds.js'
import { changeOf } from '../play/step.js'
import type { EntryRow, SnapshotRow } from '../store/schema.js'

/** How many entries are replayed before others get their turn. */
const slice = 20

export interface Replayed {
  readonly history: History<CoreState>
  readonly entries: readonly EntryRow[]
  readonly snapshots: readonly SnapshotRow[]
}

/** What the rows of a replayed game are made with. */
export interface Rows {
  readonly id: string
  readonly now: number
  /** How many entries lie between two snapshots. */
  readonly every: number
}

type FileEntry = { readonly [field: string]: unknown }

/** Plays a file again with full validation, and makes the rows of its record. Others are served meanwhile. */
export async function playAgain(title: Title, file: GameFile, { id, now, every }: Rows): Promise<Replayed> {
  if (file.actions.length > mostEntries) throw malformed('file.actions', `at most ${mostEntries} entries`)
  const start = begin(title, file)
  if (!start.ok) throw refusedBy(start.refusal, 'file')
  const seats: readonly string[] = start.value.players
  if (seats.length !== file.players.length || seats.some((player, i) => player !== file.players[i]))
    throw malformed('file.players', `must be the players of the position: ${seats.join(', ')}`)
  const history = new History(title, start.value)
  const snapshotOf = (seq: number): SnapshotRow => ({
    table_id: id,
    seq,
    rules: title.rulesVersion,
    state: JSON.stringify(history.state),
  })
  const entries: EntryRow[] = []
  const snapshots = [snapshotOf(0)]
  let [travels, bytes] = [0, 0]
  for (const [i, entry] of (file.actions as readonly FileEntry[]).entries()) {
    if (i % slice === slice - 1) await breathe()
    const before = history.state
    const no = enterAgain(history, entry, !isOlder(title, file))
    if (no) throw refusedBy(no, `file.actions[${i}]`)
    const row: EntryRow = { ...rowOf(history, before), table_id: id, seq: i + 1, at: now }
    travels += row.type === 'action' ? 0 : 1
    bytes += bytesOf(row)
    fits({ index: i, travels, bytes })
    entries.push(row)
    if ((i + 1) % every === 0 || i + 1 === file.actions.length) snapshots.push(snapshotOf(i + 1))
  }
  return { history, entries, snapshots }
}

/** One entry of a file, with the hash that it was stored with; hashes of earlier rules are not compared. */
function enterAgain(
  history: History<CoreState>,
  { hash: stored, ...action }: FileEntry,
  compares: boolean,
): Refusal | undefined {
  const to = action['to'] === undefined ? undefined : Number(action['to'])
  if (action['type'] === 'undo') return history.undo(to)
  if (action['type'] === 'redo') return history.redo(to)
  const no = history.act(action)
  if (no || stored === undefined || !compares) return no
  const computed = hash(history.state)
  return stored === computed ? undefined : refusal(engineRules.hash, { stored: stored as Json, computed })
}

/** The row of the last entry that was played. */
function rowOf(history: History<CoreState>, before: CoreState): Omit<EntryRow, 'table_id' | 'seq' | 'at'> {
  const made = history.record.at(-1)
  const isAction = made?.type === 'action'
  const action = isAction ? (made.action as { readonly player: string }) : null
  return {
    account: null,
    player: action?.player ?? null,
    type: made?.type ?? 'action',
    action: action ? JSON.stringify(action) : null,
    to_length: made && !isAction ? made.to : null,
    programmed: 0,
    deputy: null,
    key: null,
    hash: hash(history.state),
    change: changeOf(before, history.state, isAction ? history.at(history.length).events : []),
  }
}

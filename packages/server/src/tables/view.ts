import type { Table, TableProgress, UndoRequest } from '@stellwerk/protocol'
import type { Account, TableRecord } from '../store/schema.js'
import type { Services } from '../context.js'
import type { Present } from '../live/presence.js'
import { looksAnonymous } from '../accounts/names.js'
import { isPastHidden, viewerAt } from '../play/eyes.js'
import { controlOf, shownClocks } from '../clock/at-table.js'
import { heldBy } from './holders.js'
import type { TableAndSeats } from './read.js'
import { belongs, isHost, seatOf } from './read.js'
import { tipsAgreementOf } from './tips-agreement.js'

const fromJson = <T>(text: string): T => JSON.parse(text) as T
const fromNullable = <T>(text: string | null): T | null => (text === null ? null : fromJson<T>(text))

/** What is asked of the others before an undo, as the table's row keeps it. */
export const undoRequestOf = (text: string | null): UndoRequest | null => fromNullable<UndoRequest>(text)

type Own = Pick<Table, 'you' | 'invite'>

/** What it takes to show a table. */
type Showing = Pick<Services, 'presence' | 'config' | 'games' | 'now'>

const day = 24 * 60 * 60 * 1000

/** From when on the seats of those who are to decide may be freed. */
export const freeFrom = ({ turn_since }: TableRecord, { freeSeatDays }: Services['config']): number =>
  turn_since + freeSeatDays * day

/** A name from a file: nobody here has to be called that. Seats without a name have a number. */
const fromFile = (name: string): string => (looksAnonymous(name) ? name : `“${name}”`)

/**
 * The part of a table's view that changes only with its people. The seed and the starting position are not part of it.
 */
function lastingView(
  table: TableAndSeats,
  { players: online, watchers }: Present,
): Omit<Table, keyof Own | keyof TableProgress> {
  const { row, seats, host, requests } = table
  return {
    id: row.id,
    title: row.title,
    options: fromJson(row.options),
    name: row.name,
    pace: row.pace as Table['pace'],
    watching: row.watching as Table['watching'],
    undo: row.undo as Table['undo'],
    time: controlOf(row),
    seating: row.seating as Table['seating'],
    host,
    uploaded: row.uploaded,
    seedChosen: row.seed_chosen === 1,
    seats: seats.map(({ player, name, person, offered, computer, deputy }) => ({
      player,
      name: person?.name ?? (row.uploaded === null || computer ? name : fromFile(name)),
      person,
      computer,
      offered,
      online: online.has(player),
      deputy: seats.find((seat) => deputy !== null && seat.person?.id === deputy)?.player ?? null,
    })),
    seatRequests: requests.map(({ id, kind, seat, person, needs }) => ({
      id,
      kind,
      seat,
      person,
      held: heldBy(table, person.id).filter((player) => player !== seat),
      needs: [...needs],
    })),
    tips: tipsAgreementOf(table),
    created: row.created,
    watchers,
  }
}

/** How far a table has come. */
const progressView = (table: TableAndSeats, { config, now }: Showing): TableProgress => {
  const { row } = table
  return {
    state: row.state as Table['state'],
    changed: row.changed,
    seq: row.seq,
    length: row.length,
    turn: fromJson(row.turn),
    turnSince: row.turn_since,
    freeFrom: freeFrom(row, config),
    ...shownClocks(table, now()),
    undoRequest: undoRequestOf(row.undo_request),
    closing: fromJson(row.closing),
    ranking: fromNullable(row.ranking),
    rematch: row.rematch,
  }
}

const ownView = (table: TableAndSeats, account: Account | null, showing: Showing): Own => ({
  you: {
    player: seatOf(table, account)?.player ?? null,
    host: isHost(table, account),
    pastHidden: table.row.state === 'running' && isPastHidden(viewerAt(showing, table, account)),
  },
  invite: belongs(table, account) ? table.row.invite : null,
})

/** A table as somebody may see it. */
export const tableView = (table: TableAndSeats, account: Account | null, showing: Showing): Table => ({
  ...lastingView(table, showing.presence.at(table.row.id)),
  ...progressView(table, showing),
  ...ownView(table, account, showing),
})

/** A table as JSON, for many: the parts that they have in common are written once, and what rarely changes is kept. */
export interface TableTexts {
  readonly lasting: string
  readonly progress: string
  readonly ownOf: (account: Account | null) => string
}

export function tableTexts(table: TableAndSeats, showing: Showing): TableTexts {
  const { row } = table
  const { presence, config } = showing
  return {
    lasting: lastingText(table, presence),
    progress:
      `"state":"${row.state}","changed":${row.changed},"seq":${row.seq},` +
      `"length":${row.length},"turn":${row.turn},"turnSince":${row.turn_since},"freeFrom":${freeFrom(row, config)},` +
      `${JSON.stringify(shownClocks(table, showing.now())).slice(1, -1)},` +
      `"undoRequest":${row.undo_request},"closing":${row.closing},"ranking":${row.ranking},"rematch":${JSON.stringify(row.rematch)}`,
    ownOf: (account) => JSON.stringify(ownView(table, account, showing)).slice(1),
  }
}

/** The whole table from its parts. */
export const wholeText = ({ lasting, progress }: TableTexts, own: string): string =>
  `${lasting},${progress},${own}`

/** As long as the same people sit at a table and look on, all but its progress is the same. */
const lasting = new WeakMap<TableAndSeats['seats'], { readonly present: Present; readonly text: string }>()

function lastingText(table: TableAndSeats, presence: Services['presence']): string {
  const present = presence.at(table.row.id)
  const known = lasting.get(table.seats)
  if (known?.present === present) return known.text
  const text = JSON.stringify(lastingView(table, present)).slice(0, -1)
  lasting.set(table.seats, { present, text })
  return text
}

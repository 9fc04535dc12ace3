import { decidersOf, reveals } from '@stellwerk/engine'
import type { UndoRequest } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { conflict, forbidden, malformed } from '../errors.js'
import type { Account } from '../store/schema.js'
import { newId } from '../tables/create.js'
import { lastTaken } from '../tables/holders.js'
import { undoRequestOf } from '../tables/view.js'
import type { AtTable, Stored } from './at-table.js'
import { atTable, isPresent, movedOn, once } from './at-table.js'
import { enter } from './enter.js'
import { decidedBy, placeOf } from './line.js'
import { endedByTravel } from './programs.js'
import { hasRoomToTravel } from './record-bounds.js'

interface Travel {
  readonly after: number
  readonly key: string
  /** How many actions are to lead to the present state. */
  readonly to: number
}

/** An undo is done at once, or waits for those whose agreement it needs. */
export interface Undone {
  seq: number
  needs: string[]
}

const done = (seq: number): Undone => ({ seq, needs: [] })

/** The answer to a travel that was entered before, if that was the same. */
const entered =
  (type: 'undo' | 'redo', { to }: Travel) =>
  (entry: Stored): Undone | undefined =>
    entry.type === type && entry.to_length === to ? done(entry.seq) : undefined

/**
 * Whether a table allows undo and redo at all. A finished game stays finished: what chance brought may be known by now.
 */
function mayTravel({ table, game }: AtTable): void {
  if (table.row.undo === 'none') throw forbidden('this table does not allow undo')
  if (table.row.state !== 'running') throw conflict('the game is over', game.seq)
  hasRoomToTravel(game)
}

/**
 * Whose agreement is needed to undo all but `to` actions: everybody whose decisions would go, and everybody if one of
 * them revealed a secret or a seat changed hands.
 */
async function agreementFor(services: Services, at: AtTable, to: number): Promise<string[]> {
  const { table, seat, game } = at
  const others = table.seats.flatMap(({ player, person }) => (person && player !== seat.player ? player : []))
  if (isPastTaking(at, placeOf(game.line, to)) || (await isPastReveal(services, at, to))) return others
  if (table.row.undo === 'free') return []
  const decided = decidedBy(game.line.deeds.slice(to))
  return others.filter((player) => decided.includes(player))
}

/** Whether somebody who has a seat now would see what was kept secret on it before it was theirs. */
const isPastTaking = ({ table, game }: AtTable, place: number): boolean =>
  game.title.secrets !== undefined && place < lastTaken(table)

/** Whether one of the actions after the first `to` has told of a secret. */
async function isPastReveal({ memory }: Services, { table, game }: AtTable, to: number): Promise<boolean> {
  if (!game.title.secrets) return false
  const taken = new Set(game.line.deeds.slice(to).map(({ seq }) => seq))
  const steps = await memory.steps(table.row, Math.min(...taken) - 1)
  return steps.some(({ entry, before, after }) => taken.has(entry.seq) && reveals(game.title, before, after))
}

/**
 * Undoes actions: a player's own since somebody else decided at once; others, and those that revealed secrets, by
 * agreement.
 */
export async function undo(
  services: Services,
  id: string,
  account: Account,
  request: Travel,
): Promise<Undone> {
  return once(services, id, account, request, entered('undo', request), async (at) => {
    mayTravel(at)
    const { table, seat, game } = at
    const { deeds } = game.line
    if (request.to >= deeds.length) throw malformed('to', `only ${deeds.length} actions can be undone`)
    const needs = await agreementFor(services, at, request.to)
    if (needs.length === 0) return travel(services, at, 'undo', request, account)
    const open = undoRequestOf(table.row.undo_request)
    if (open && open.by !== seat.player) throw conflict('someone else has already asked', game.seq)
    if (open?.to === request.to) return { seq: game.seq, needs: open.needs }
    await ask(services, at, { id: newId(), by: seat.player, to: request.to, needs })
    return { seq: game.seq, needs }
  })
}

/** Answers a request: agrees, declines, or takes one's own back. */
export async function answerUndo(
  services: Services,
  id: string,
  account: Account,
  { after, request, agree }: { readonly after: number; readonly request: string; readonly agree: boolean },
): Promise<Undone> {
  return atTable(services, id, account, async (at) => {
    isPresent(at, after)
    const { table, seat, game } = at
    const open = undoRequestOf(table.row.undo_request)
    if (open?.id !== request) throw conflict('there is no such request', game.seq)
    if (!agree && (open.by === seat.player || open.needs.includes(seat.player))) {
      await ask(services, at, null)
      return done(game.seq)
    }
    if (!open.needs.includes(seat.player)) throw forbidden('you have not been asked')
    const needs = open.needs.filter((player) => player !== seat.player)
    if (needs.length > 0) {
      await ask(services, at, { ...open, needs })
      return { seq: game.seq, needs }
    }
    const asking = table.seats.find(({ player }) => player === open.by)
    const by = { ...at, seat: asking ?? seat }
    return travel(services, by, 'undo', { to: open.to, key: null }, { id: asking?.person?.id ?? null })
  })
}

/** Brings undone actions back: one's own decisions, or any if undo is free. */
export async function redo(
  services: Services,
  id: string,
  account: Account,
  request: Travel,
): Promise<Undone> {
  return once(services, id, account, request, entered('redo', request), async (at) => {
    mayTravel(at)
    const { table, seat, game } = at
    const { deeds, undone } = game.line
    const count = request.to - deeds.length
    if (count < 1 || count > undone.length)
      throw malformed('to', `only ${undone.length} actions can be redone`)
    if (undone.slice(0, count).some(({ seq }) => isPastTaking(at, seq)))
      throw forbidden('a seat has changed hands since')
    const people = table.seats.filter(({ computer }) => computer === null).map(({ player }) => player)
    const others = decidedBy(undone.slice(0, count)).filter(
      (player) => player !== seat.player && people.includes(player),
    )
    if (table.row.undo !== 'free' && others.length > 0) throw forbidden('these are other players’ decisions')
    return travel(services, at, 'redo', request, account)
  })
}

/** Enters an undo or redo: the state is the stored one at that place of the record. */
async function travel(
  services: Services,
  { table, seat, game }: AtTable,
  type: 'undo' | 'redo',
  { to, key }: { readonly to: number; readonly key: string | null },
  account: { readonly id: string | null },
): Promise<Undone> {
  const { deeds, undone } = game.line
  const line = { deeds: [...deeds, ...undone], undone: [] }
  const after = await services.memory.stateAt(table.row, placeOf(line, to))
  const ended = endedByTravel(table.programs, decidersOf(game.title, after))
  const entry = {
    account: account.id,
    player: seat.player,
    type,
    action: null,
    to_length: to,
    programmed: false,
    key,
    events: [],
    after,
  }
  const seq = game.seq + 1
  await enter(services, table, game, [entry], ended.length > 0 ? { ended } : undefined)
  return done(seq)
}

/** Keeps, changes or ends a request, unless the table changed meanwhile. */
async function ask(
  { store, tables }: Services,
  { table, game }: AtTable,
  request: UndoRequest | null,
): Promise<void> {
  const { id, version } = table.row
  await store.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({ undo_request: request ? JSON.stringify(request) : null, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw movedOn()
  })
  tables.forget(id)
  await store.publish({ kind: 'table', table: id, seq: game.seq, version: version + 1 })
}

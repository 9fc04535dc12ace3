import { z } from 'zod'
import { id, idempotencyKey, moment, oneLine, player, sequence, webhook } from './common.js'
import { playerClock, timeControl } from './time.js'

export const tableState = z.enum(['open', 'running', 'finished', 'closed'])

export const pace = z.enum(['live', 'correspondence'])

/** Who may look on: everybody, whoever has the link, or the players alone. Tables for all are listed in the lobby. */
export const watching = z.enum(['everyone', 'link', 'players'])

/**
 * `consent`: players may undo their own actions since somebody else decided; further back, everybody whose decisions
 * would be undone must agree. `free`: any player may undo anything. `none`: nothing can be undone.
 */
export const undoPolicy = z.enum(['consent', 'free', 'none'])

export const newTable = z.strictObject({
  title: z.string().min(1).max(20),
  options: z.record(z.string().max(40), z.string().max(40)).default({}),
  /** Free text shown in the lobby. */
  name: oneLine(60).default(''),
  seats: z.int().min(2).max(7),
  /** The server draws one if absent. A host who gives a seed can know what chance will bring. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
  pace: pace.default('correspondence'),
  watching: watching.default('everyone'),
  undo: undoPolicy.default('consent'),
  time: timeControl.default({ kind: 'none' }),
  /** Seats at random at the start, or as people take them. */
  seating: z.enum(['drawn', 'chosen']).default('drawn'),
  /** The place the host takes; it does not matter if seats are drawn. */
  seat: z.int().min(1).max(7).optional(),
})

/** A game file becomes a table; the host says which of its players each seat is. */
export const uploadedTable = z.strictObject({
  file: z.record(z.string(), z.unknown()),
  name: oneLine(60).default(''),
  pace: pace.default('correspondence'),
  watching: watching.default('everyone'),
  undo: undoPolicy.default('consent'),
  time: timeControl.default({ kind: 'none' }),
  /** The player whom the host takes. */
  seat: player.optional(),
  /** Opens a game from elsewhere as far as it goes, even if its file stops before the end that it claims. */
  partial: z.boolean().default(false),
})

export const joining = z.strictObject({
  /** The secret of the invitation link; needed for tables that are not listed. */
  invite: idempotencyKey.optional(),
  seat: z.int().min(1).max(7).optional(),
})

/** The name of the substitute to whom a seat is offered. */
export const handingOver = z.strictObject({ seat: player, to: z.string().trim().min(2).max(30) })

/**
 * The substitute takes the seat or declines it, or the player who offered it withdraws the offer. The seat is taken as
 * it stands after `after` entries.
 */
export const handOverAnswer = z.strictObject({ seat: player, after: sequence, accept: z.boolean() })

/** Whose seat the host frees, because nothing has come after `after` entries. */
export const freeing = z.strictObject({ seat: player, after: sequence })

/** A game is closed as it stands after `after` entries, and as nothing else. */
export const closingTable = z.strictObject({ after: sequence })

/** How well a computer plays. */
export const level = z.enum(['easy', 'good', 'strong'])

/** The host gives a free seat to a computer; without a level the seat becomes free again. */
export const computerSeat = z.strictObject({ seat: player, level: level.nullable() })

export const person = z.object({ id, name: z.string(), guest: z.boolean() })

export const seat = z.object({
  player,
  /** What the seat is called now; a deleted account leaves an anonymous name, one from a file is in quotation marks. */
  name: z.string(),
  /** Nobody while the seat is free, or when its account was deleted. */
  person: person.nullable(),
  /** The level of the computer that has the seat. */
  computer: level.nullable(),
  /** To whom it is offered, and who has not answered yet. */
  offered: person.nullable(),
  online: z.boolean(),
  /** The player who may act for this one. */
  deputy: player.nullable(),
})

/** Somebody wants to go back further than their own last decisions. */
export const undoRequest = z.object({
  id,
  by: player,
  /** How many actions would then lead to the present state. */
  to: z.int().min(0),
  /** Whose agreement is still missing. */
  needs: z.array(player),
})

/**
 * In a game with secrets everybody at the table must agree before a guest, or somebody who has held another seat, takes
 * a seat (`seat`), and before a new holder of a seat sees what was chosen on it in secret before (`past`).
 */
export const seatRequest = z.object({
  id,
  kind: z.enum(['seat', 'past']),
  /** The seat it is about. */
  seat: player,
  /** Who asks, and which other seats they have held in this game. */
  person,
  held: z.array(player),
  /** Whose agreement is still missing. */
  needs: z.array(player),
})

/** `request` names the request that is answered; whoever made it withdraws it by declining. */
export const seatAnswer = z.strictObject({ request: id, agree: z.boolean() })

/** Tips for everybody, as the host proposed them. They are given once everybody has agreed. */
export const tipsAgreement = z.object({
  id,
  /** Who plays and has not agreed yet. */
  needs: z.array(player),
})

/** `proposal` names the proposal that is answered. Declining it, or withdrawing one's agreement, ends it for all. */
export const tipsAnswer = z.strictObject({ proposal: id, agree: z.boolean() })

export const standing = z.object({ player, fortune: z.number(), rank: z.int() })

export const table = z.object({
  id,
  title: z.string(),
  options: z.record(z.string(), z.string()),
  name: z.string(),
  state: tableState,
  pace,
  watching,
  undo: undoPolicy,
  time: timeControl,
  seating: z.enum(['drawn', 'chosen']),
  host: person.nullable(),
  /** How many entries the game had when it was uploaded from a file; null for a game that began here. */
  uploaded: sequence.nullable(),
  /** Whether the host gave the seed, or a file that has it, and so can know what chance will bring. */
  seedChosen: z.boolean(),
  seats: z.array(seat),
  created: moment,
  changed: moment,
  /** The length of the record, and how many actions lead to the present state. */
  seq: sequence,
  length: z.int().min(0),
  /** Who must decide now, and since when. */
  turn: z.array(player),
  turnSince: moment,
  /** When the host may free the seats of those who must decide. */
  freeFrom: moment,
  /** The clocks of all players, as they stood at `clockAt`. */
  clocks: z.array(playerClock),
  clockAt: moment,
  undoRequest: undoRequest.nullable(),
  seatRequests: z.array(seatRequest),
  /** Null while nobody has proposed any. */
  tips: tipsAgreement.nullable(),
  /** Who has agreed to close the table before the game is over; the next action of anybody ends the agreement. */
  closing: z.array(player),
  ranking: z.array(standing).nullable(),
  /** The table at which the same people play again. */
  rematch: id.nullable(),
  watchers: z.int().min(0),
  /** What holds for the one who asks. */
  you: z.object({
    player: player.nullable(),
    host: z.boolean(),
    /** Whether what was chosen in secret on your seat, before it was yours, is hidden from you. */
    pastHidden: z.boolean(),
  }),
  /** The secret of the invitation link; only for those at the table. */
  invite: z.string().nullable(),
})

/** How far a table has come: what moves with every action. */
export const tableProgress = table.pick({
  state: true,
  changed: true,
  seq: true,
  length: true,
  turn: true,
  turnSince: true,
  freeFrom: true,
  clocks: true,
  clockAt: true,
  undoRequest: true,
  closing: true,
  ranking: true,
  rematch: true,
})

/** A note about a game from elsewhere: a remark, a difference from the file, or that the file stops early. */
export const importNote = z.object({
  /** The place in the file. */
  path: z.string(),
  about: z.string(),
  severity: z.enum(['remark', 'difference', 'incomplete']),
  params: z.record(z.string(), z.unknown()),
})

/** The table that a file became. */
export const openedTable = table.extend({ notes: z.array(importNote) })

export const tableFilter = z.strictObject({
  state: tableState.optional(),
  title: z.string().max(20).optional(),
  pace: pace.optional(),
  /** Tables at which somebody of this name plays, and those whose name contains a text. */
  player: z.string().trim().min(1).max(60).optional(),
  search: z.string().trim().min(1).max(60).optional(),
  /** Tables at which a seat is free. */
  free: z.enum(['true', 'false']).optional(),
  /** Tables of the one who asks: they play there, are asked to, or are the host. */
  mine: z.enum(['true', 'false']).optional(),
  /** Those of them that wait for the one who asks. */
  turn: z.enum(['true', 'false']).optional(),
  /** For the next page: when the last table of this one changed, and its id. */
  before: z.coerce.number().int().nonnegative().optional(),
  beforeId: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** The channel that is told whose turn it is at a table. */
export const tableWebhook = z.strictObject({ address: webhook })

export const tableList = z.object({ tables: z.array(table), more: z.boolean() })

/** What can be played here. */
export const titleList = z.object({
  titles: z.array(
    z.object({
      id: z.string(),
      seats: z.object({ min: z.int(), max: z.int() }),
      /** The options of a table, each with its values; the first is the default. */
      options: z.record(z.string(), z.array(z.string())),
      /** What the rules leave open: chosen like an option. `ruling` is its number on the page of the rules. */
      readings: z.record(
        z.string(),
        z.object({ ruling: z.string(), values: z.tuple([z.string(), z.string()]) }),
      ),
      /** The version of the rules. */
      rules: z.int(),
      /** Whether a computer can decide for those whose time has run out. */
      standIn: z.boolean(),
    }),
  ),
})

export type TitleList = z.infer<typeof titleList>
export type NewTable = z.input<typeof newTable>
export type UploadedTable = z.input<typeof uploadedTable>
export type Table = z.infer<typeof table>
export type TableProgress = z.infer<typeof tableProgress>
export type ImportNote = z.infer<typeof importNote>
export type OpenedTable = z.infer<typeof openedTable>
export type Seat = z.infer<typeof seat>
export type TableState = z.infer<typeof tableState>
export type SeatRequest = z.infer<typeof seatRequest>
export type TipsAgreement = z.infer<typeof tipsAgreement>
export type UndoRequest = z.infer<typeof undoRequest>

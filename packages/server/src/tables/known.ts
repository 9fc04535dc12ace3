import { wantsNotices } from '../accounts/settings.js'
import type { SeatProgram } from '../play/programs.js'
import { programsAt } from '../play/stored-programs.js'
import type { Progress, Standing } from '../store/addition.js'
import type { Message, Store } from '../store/store.js'
import type { TableAndSeats } from './read.js'
import { findTable } from './read.js'

/** A table as it was read, with what concerns its seats alone. */
export interface KnownTable extends TableAndSeats {
  readonly programs: readonly SeatProgram[]
  /** The players who want to be told of their turns. */
  readonly told: readonly string[]
}

interface Held {
  /** What was read, once it was. */
  table?: KnownTable
  readonly reading?: Promise<KnownTable | undefined>
}

/** More are not remembered; those that nobody asked for longest go first. */
const most = 5000

/**
 * Tables that this process remembers. The messages that processes send each other tell when one has changed. A message
 * may be late, so every write based on this memory names the version of the table and fails if that has changed; and
 * nobody is refused before the table has been read again.
 */
export class KnownTables {
  private readonly held = new Map<string, Held>()
  private readonly stop: () => void

  constructor(private readonly store: Store) {
    this.stop = store.subscribe((message) => this.hear(message))
  }

  close(): void {
    this.stop()
    this.held.clear()
  }

  /** A table as it is known, if it is: nobody waits for it. */
  known(id: string): KnownTable | undefined {
    return this.store.isHearing() ? this.held.get(id)?.table : undefined
  }

  /** A table as it is known, or else as it is stored. */
  async of(id: string): Promise<KnownTable | undefined> {
    const reading = this.store.isHearing() ? this.held.get(id)?.reading : undefined
    return this.known(id) ?? reading ?? this.fresh(id)
  }

  /** A table as it is stored now. */
  async fresh(id: string): Promise<KnownTable | undefined> {
    const reading = this.read(id)
    const held: Held = { reading }
    this.hold(id, held)
    try {
      const table = await reading
      if (table) held.table = table
      else this.drop(id, held)
      return table
    } catch (error) {
      this.drop(id, held)
      throw error
    }
  }

  /** Forgets a table until somebody asks for it. */
  forget(id: string): void {
    this.held.delete(id)
  }

  /** This process has added to the record of a table as it was known. */
  moved(
    before: KnownTable,
    progress: Progress,
    standing: Standing | undefined,
    programs: readonly SeatProgram[],
  ): KnownTable {
    const row = { ...before.row, ...progress, ...standing, version: before.row.version + 1 }
    const table = { ...before, row, programs }
    this.hold(row.id, { table })
    return table
  }

  private async read(id: string): Promise<KnownTable | undefined> {
    const { db } = this.store
    const table = await findTable(db, id)
    return table && { ...table, programs: await programsAt(db, id), told: await toldAt(db, id) }
  }

  private hold(id: string, held: Held): void {
    this.held.delete(id)
    this.held.set(id, held)
    const oldest = this.held.size > most ? this.held.keys().next().value : undefined
    if (oldest !== undefined) this.held.delete(oldest)
  }

  private drop(id: string, held: Held): void {
    if (this.held.get(id) === held) this.held.delete(id)
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'table':
      case 'program': {
        const version = this.held.get(message.table)?.table?.row.version ?? -1
        // one that says no version comes from an older program
        if (message.version === null || !(version >= message.version)) this.forget(message.table)
        break
      }
      case 'account':
      case 'settings':
        for (const [id, { table }] of this.held)
          if (!table || concerns(table, message.account)) this.forget(id)
        break
      case 'missed':
        this.held.clear()
        break
      case 'chat':
      case 'presence':
        break
    }
  }
}

async function toldAt(db: Store['db'], table: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account')
    .select(['seats.player', 'accounts.notices'])
    .where('seats.table_id', '=', table)
    .execute()
  return rows.filter(wantsNotices).map(({ player }) => player)
}

/** Whether somebody sits at a table, is asked to, asks to, or is its host. */
export const concerns = ({ host, seats, requests }: TableAndSeats, account: string): boolean =>
  host?.id === account ||
  requests.some(({ person }) => person.id === account) ||
  seats.some(({ person, offered }) => person?.id === account || offered?.id === account)

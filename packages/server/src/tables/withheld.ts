import type { Delta, Title } from '@stellwerk/engine'
import { hash, viewOfAction } from '@stellwerk/engine'
import { breathe } from '../play/breathe.js'
import type { EntryRow, TableRecord } from '../store/schema.js'
import type { Store } from '../store/store.js'

/** Why a running game has no file: chance had a part in it, or somebody chose in secret. */
export type Reason = 'chance' | 'secret'

interface Looked {
  /** Up to which place of the record. */
  readonly seq: number
  readonly reason: Reason | null
}

/** How many entries are looked at before others have their turn. */
const atOnce = 250
/** More tables are not remembered; those that nobody asked for longest go first. */
const most = 2000

/**
 * Which running games have no file. What was found in a record stays there, and where nothing was found only the
 * entries since are looked at.
 */
export class Withheld {
  private readonly looked = new Map<string, Looked>()

  constructor(private readonly db: Store['db']) {}

  async of(table: Pick<TableRecord, 'id' | 'seq'>, title: Title): Promise<Reason | null> {
    let known = this.looked.get(table.id) ?? { seq: 0, reason: null }
    while (known.reason === null && known.seq < table.seq) {
      const to = Math.min(known.seq + atOnce, table.seq)
      known = { seq: to, reason: await this.reasonAmong(table.id, title, known.seq, to) }
      await breathe()
    }
    this.looked.delete(table.id)
    this.looked.set(table.id, known)
    const oldest = this.looked.size > most ? this.looked.keys().next().value : undefined
    if (oldest !== undefined) this.looked.delete(oldest)
    return known.reason
  }

  private async reasonAmong(table: string, title: Title, from: number, to: number): Promise<Reason | null> {
    const some = this.db
      .selectFrom('entries')
      .where('table_id', '=', table)
      .where('seq', '>', from)
      .where('seq', '<=', to)
    // the database sees at a glance what cannot be of interest
    const changes = await some.select('change').where('change', 'like', '%"random":%').execute()
    if (changes.some(drew)) return 'chance'
    if (!title.secrets) return null
    const actions = await some.select('action').where('action', 'is not', null).execute()
    return actions.some((entry) => hides(title, entry)) ? 'secret' : null
  }
}

/** Whether chance had a part in an entry. */
function drew({ change }: Pick<EntryRow, 'change'>): boolean {
  const { delta } = JSON.parse(change) as { delta?: Delta | null }
  return !!delta && ('=' in delta || Object.hasOwn(delta['.'], 'random'))
}

/** Whether somebody may not know all of an entry's action. */
function hides(title: Title, { action }: Pick<EntryRow, 'action'>): boolean {
  if (action === null) return false
  const whole: unknown = JSON.parse(action)
  return hash(viewOfAction(title, whole, null)) !== hash(whole)
}

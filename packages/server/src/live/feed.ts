import type { Services } from '../context.js'
import { asFailed, conflict, notFound } from '../errors.js'
import type { Viewer } from '../play/eyes.js'
import { keyOf, viewerAt } from '../play/eyes.js'
import type { Newest } from '../play/records.js'
import { concerns } from '../tables/known.js'
import type { TableAndSeats } from '../tables/read.js'
import { mayRead, seatOf } from '../tables/read.js'
import { chatAfter } from '../tables/chat.js'
import { tableTexts, wholeText } from '../tables/view.js'
import type { Client } from './client.js'
import { frameOf, framed } from './frame.js'
import type { Told } from './news.js'
import { News } from './news.js'
import type { Here } from './presence.js'

const entriesEnd = Buffer.from(']}')

/** One client following one table. */
export interface Watch {
  readonly client: Client
  readonly invite: string | undefined
  /** Whose seat the client sits on. */
  player: string | null
  /** As whom the client sees the game, once there is one. */
  viewer: Viewer
  hasView: boolean
  /** How much of the record the client has. */
  at: number
  /** Whether the client says that somebody has the table before their eyes. */
  isAttentive: boolean
  /** The newest the client has not been told. */
  due: News | null
  told: Told | null
  isBusy: boolean
}

/**
 * A table that clients of this process follow. Whichever process changed it, everybody gets every entry once and in
 * order: what they have is compared with what is stored.
 */
export class Feed {
  readonly watches = new Map<Client, Watch>()
  private isBusy = false
  private isStale = false
  /** The table as it was last told. */
  private shown: TableAndSeats | undefined
  private talk: Promise<void> = Promise.resolve()

  constructor(
    private readonly services: Services,
    private readonly id: string,
    /** The number of the last message that those who come now find for themselves. */
    private said: number,
    /** Ends a watch that is no longer allowed or no longer makes sense. */
    private readonly dismiss: (client: Client, error: unknown) => void,
  ) {}

  /** Who looks on here: the players, how many others, and which players have the table before their eyes. */
  present(): Here {
    const watches = [...this.watches.values()]
    const playersOf = (some: readonly Watch[]): string[] => [
      ...new Set(some.map(({ player }) => player).filter((player) => player !== null)),
    ]
    return {
      players: playersOf(watches),
      watchers: watches.filter(({ player }) => player === null).length,
      attentive: playersOf(watches.filter(({ isAttentive }) => isAttentive)),
    }
  }

  /** Whether somebody is at this table, as far as those who follow it know. */
  concerns(account: string): boolean {
    return this.shown === undefined || concerns(this.shown, account)
  }

  /** Something may have changed. While one look at the store is under way, the next one serves all that came meanwhile. */
  refresh(): void {
    this.isStale = true
    if (this.isBusy) return
    this.isBusy = true
    // clients that wait for the answer to an action come first
    setImmediate(() => void this.look())
  }

  /** Passes on what was said since, in the order of its numbers: messages of several processes may overtake each other. */
  say(message: number): void {
    this.talk = this.talk
      .then(async () => {
        if (message <= this.said) return
        for (const said of await chatAfter(this.services, this.id, this.said)) {
          this.said = said.id
          for (const { client } of this.watches.values())
            client.send({ type: 'chat', table: this.id, message: said })
        }
      })
      .catch((error: unknown) => this.services.log.error({ err: error }, 'a message could not be passed on'))
  }

  /** Passes a message on again, because it is shown or hidden now. */
  repeat(id: number): void {
    this.talk = this.talk
      .then(async () => {
        const [said] = await chatAfter(this.services, this.id, id - 1)
        if (said?.id !== id) return
        for (const { client } of this.watches.values())
          client.send({ type: 'chat', table: this.id, message: said })
      })
      .catch((error: unknown) => this.services.log.error({ err: error }, 'a message could not be passed on'))
  }

  private async look(): Promise<void> {
    try {
      while (this.isStale) {
        this.isStale = false
        const { tables } = this.services
        const table = tables.known(this.id) ?? (await tables.of(this.id))
        if (!table) continue
        this.shown = table
        const news = new News(table, tableTexts(table, this.services))
        for (const watch of this.watches.values()) this.offer(watch, news)
      }
    } catch (error) {
      this.services.log.error({ err: error, table: this.id }, 'a table could not be read')
      for (const client of this.watches.keys()) this.dismiss(client, error)
    } finally {
      this.isBusy = false
    }
  }

  private offer(watch: Watch, news: News): void {
    if (!watch.isBusy && this.tellAtOnce(watch, news)) return
    watch.due = news
    if (watch.isBusy) return
    watch.isBusy = true
    this.bring(watch)
      .catch((error: unknown) => {
        if (asFailed(error).code === 'internal')
          this.services.log.error({ err: error }, 'a watcher lost the game')
        this.dismiss(watch.client, error)
      })
      .finally(() => (watch.isBusy = false))
  }

  /**
   * Nearly always a client only lacks an entry or two that are in memory, and is reading; then there is no need to wait
   * for anything.
   */
  private tellAtOnce(watch: Watch, news: News): boolean {
    const { client, viewer, told, at } = watch
    if (!told || !news.hasOnlyMoved(told)) return false
    const recent = this.services.records.recent(news.table.row, viewer, at)
    if (!recent || !client.deliverAtOnce(news.moved(recent, viewer))) return false
    watch.at = recent.to
    return true
  }

  /** Brings a client up to date: the entries, then the table. A slow one is told only the newest of the table. */
  private async bring(watch: Watch): Promise<void> {
    const { services, id } = this
    const { client, invite } = watch
    while (watch.due && this.watches.get(client) === watch) {
      const { due: news } = watch
      const { table, texts } = news
      watch.due = null
      if (!mayRead(table, client.account, invite)) throw notFound('table')
      const player = seatOf(table, client.account)?.player ?? null
      const viewer = viewerAt(services, table, client.account)
      if (keyOf(viewer) !== keyOf(watch.viewer) && watch.hasView)
        throw conflict('what you may see of this game has changed: watch it again', table.row.seq)
      watch.viewer = viewer
      if (player !== watch.player) {
        watch.player = player
        services.presence.tell(id, this.present())
      }
      watch.hasView = table.row.state !== 'open'
      const own = texts.ownOf(client.account)
      const isKnown = watch.told?.lasting === texts.lasting && watch.told.own === own
      // what comes last goes out together with the table
      let frames: Buffer[] = []
      let newest: Newest = { from: watch.at, to: watch.at, entries: '' }
      if (table.row.seq > watch.at)
        for await (const { entries, to } of services.records.after(table.row, viewer, watch.at)) {
          if (this.watches.get(client) !== watch) return
          if (frames.length > 0 && !(await client.deliver(frames))) return
          const head = `{"type":"entries","table":"${id}","entries":[`
          if (typeof entries === 'string') newest = { from: watch.at, to, entries }
          frames = typeof entries === 'string' ? [] : framed([Buffer.from(head), entries, entriesEnd])
          watch.at = to
        }
      watch.told = { seats: table.seats, state: table.row.state, lasting: texts.lasting, own }
      if (isKnown) frames.push(news.moved(newest, viewer))
      else {
        if (newest.entries !== '') frames.push(news.entries(newest.entries))
        frames.push(frameOf(`{"type":"table","table":${wholeText(texts, own)}}`))
      }
      if (!(await client.deliver(frames))) return
    }
  }
}

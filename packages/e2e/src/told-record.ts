import type { BrowserContext, Page } from 'playwright-core'
import { asGameFile, replay } from '@stellwerk/engine'
import type { FromServer, GameLog, LogEntry } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'

/** Everything that pages were told of a game's record: it must still be true whatever happens to the server. */
export class ToldRecord {
  /** The hash of each entry, by its number. */
  private readonly told = new Map<number, string>()
  readonly faults: string[] = []

  /** Listens to all pages that are opened from now on. */
  constructor(private readonly visitor: BrowserContext) {
    visitor.on('page', (page) => this.listen(page))
  }

  /** Reads the whole record and compares it with what was told before; tells how long it is. */
  async compare(table: string): Promise<number> {
    const last = Math.max(0, ...this.told.keys())
    let seq = 0
    for (let more = true; more;) {
      const page = await this.ask<GameLog>(`${table}/log?from=${seq}`)
      for (const entry of page.entries) {
        if (entry.seq !== ++seq) this.faults.push(`entry ${entry.seq} comes as number ${seq}`)
        this.note(entry)
      }
      more = page.more && page.entries.length > 0
    }
    if (last > seq) this.faults.push(`entry ${last} was told of, and there are ${seq}`)
    return seq
  }

  /** Replays the file of the game by the rules; tells how many actions it has. */
  async replay(table: string): Promise<number> {
    const file = asGameFile(await this.ask(`${table}/file`))
    if (!file.ok) throw new Error(JSON.stringify(file.refusal))
    const game = games[file.value.title]
    if (!game) throw new Error(`no rules for ${file.value.title}`)
    const replayed = replay(game.title, file.value)
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal))
    return replayed.value.length
  }

  private listen(page: Page): void {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer
        if (message.type === 'entries') for (const entry of message.entries) this.note(entry)
      })
    })
  }

  private note({ seq, hash }: LogEntry): void {
    const before = this.told.get(seq)
    if (before !== undefined && before !== hash) this.faults.push(`entry ${seq} was another one before`)
    this.told.set(seq, hash)
  }

  private async ask<T>(path: string): Promise<T> {
    const answer = await this.visitor.request.get(`/api/tables/${path}`)
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

import { once } from 'node:events'
import type { Delta } from '@stellwerk/engine'
import { hash, patched } from '@stellwerk/engine'
import type { FromServer, LogEntry } from '@stellwerk/protocol'
import type { WebSocket } from 'ws'
import { Asker } from './http.js'

interface Followed {
  seq: number
  view: unknown
}

/** A watcher of all tables, which continues after each interruption where it was. */
export class Follower {
  private readonly games = new Map<string, Followed>()
  private socket: WebSocket | undefined
  /** Entries that were missing, came twice or do not fit what is known. */
  readonly violations: string[] = []

  /** Looks on at a game from its beginning. */
  add(table: string, start: unknown): void {
    this.games.set(table, { seq: 0, view: start })
    this.watch(table, 0)
  }

  drop(table: string): void {
    this.games.delete(table)
    this.socket?.send(JSON.stringify({ type: 'unwatch', table }))
  }

  async connect(address: string): Promise<void> {
    this.leave()
    const socket = new Asker(address).socket()
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(JSON.parse((data as Buffer).toString('utf8')) as FromServer)
    })
    await once(socket, 'open')
    this.socket = socket
    for (const [table, { seq }] of this.games) this.watch(table, seq)
  }

  leave(): void {
    this.socket?.terminate()
    this.socket = undefined
  }

  seqOf(table: string): number {
    return this.games.get(table)?.seq ?? 0
  }

  private watch(table: string, after: number): void {
    this.socket?.send(JSON.stringify({ type: 'watch', table, after }))
  }

  private hear(message: FromServer): void {
    if (message.type === 'entries') for (const entry of message.entries) this.take(message.table, entry)
    else if (message.type === 'failed') this.violations.push(`a follower heard ${JSON.stringify(message)}`)
  }

  private take(table: string, entry: LogEntry): void {
    const game = this.games.get(table)
    if (!game) return
    if (entry.seq !== game.seq + 1)
      this.violations.push(`table ${table}: a follower at ${game.seq} was told entry ${entry.seq}`)
    game.seq = entry.seq
    game.view = patched(game.view, (entry.delta as Delta | null) ?? undefined)
    if (hash(game.view) !== entry.hash)
      this.violations.push(`table ${table}: a follower's view is another one after entry ${entry.seq}`)
  }
}

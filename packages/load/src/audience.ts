import { once } from 'node:events'
import type { WebSocket } from 'ws'
import type { Asker } from './http.js'

/** How many connect at the same time. */
const together = 50

/** Sockets that watch tables; messages are counted and not read. */
export class Audience {
  private readonly sockets: WebSocket[] = []
  heard = 0

  get size(): number {
    return this.sockets.length
  }

  /** Opens a watching socket for each of these tables. */
  async seat(asker: Asker, tables: readonly string[], after: number): Promise<void> {
    for (let from = 0; from < tables.length; from += together)
      await Promise.all(tables.slice(from, from + together).map((table) => this.watch(asker, table, after)))
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private async watch(asker: Asker, table: string, after: number): Promise<void> {
    const socket = asker.socket()
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'watch', table, after }))
    await once(socket, 'message')
    socket.on('message', () => this.heard++)
    this.sockets.push(socket)
  }
}

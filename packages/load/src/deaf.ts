import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { connect } from 'node:net'

/** How many requests a deaf connection sends at once, and how long it waits before it asks again, in milliseconds. */
const atOnce = 3
const askAgainAfter = 4000
const openAgainAfter = 100

const head = (path: string, more: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...more, '', ''].join('\r\n')

const handshake = head('/api/live', [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
])

/** A short text as a client sends it over a socket: masked, here with zeros. */
function masked(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes])
}

/**
 * What a connection asks for: parts of a record, the file, or to follow the table. Half of them ask for everything,
 * which is cheap to serve many times; the others each for a different part, so that no two get the same bytes.
 */
function demandsOf(table: string, length: number, index: number): Buffer {
  const at = `/api/tables/${table}`
  const isForAll = index % 2 === 0
  switch (index % 3) {
    case 0: {
      const froms = Array.from({ length: atOnce }, (_, i) => (isForAll ? 0 : (index * 13 + i * 101) % length))
      return Buffer.from(froms.map((from) => head(`${at}/log?from=${from}`)).join(''))
    }
    case 1:
      return Buffer.from(head(`${at}/file`).repeat(atOnce))
    default:
      return masked(JSON.stringify({ type: 'watch', table, after: isForAll ? 0 : index }))
  }
}

/** Connections that ask for much and never read a byte of it; those that are cut off reconnect. */
export class Deaf {
  private readonly sockets = new Set<Socket>()
  private isOver = false
  /** How often the server cut one off. */
  cut = 0

  constructor(
    private readonly address: string,
    private readonly table: string,
    private readonly length: number,
  ) {}

  open(count: number): void {
    for (let i = 0; i < count; i++) this.connect(i)
  }

  close(): void {
    this.isOver = true
    for (const socket of this.sockets) socket.destroy()
  }

  private connect(index: number): void {
    if (this.isOver) return
    const { hostname, port } = new URL(this.address)
    const socket = connect(Number(port), hostname)
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    const demands = demandsOf(this.table, this.length, index)
    // a client that reads nothing learns only by writing that the other end is gone
    const asking = setInterval(() => socket.write(demands), askAgainAfter)
    socket.on('close', () => {
      clearInterval(asking)
      this.sockets.delete(socket)
      if (this.isOver) return
      this.cut++
      setTimeout(() => this.connect(index), openAgainAfter)
    })
    socket.on('connect', () => {
      if (index % 3 === 2) socket.write(handshake)
      socket.write(demands)
    })
    socket.pause()
  }
}

import { Agent, request } from 'node:http'
import type { OutgoingHttpHeaders } from 'node:http'
import { WebSocket } from 'ws'

/** An answer of the server. */
export interface Reply {
  readonly status: number
  readonly text: string
}

export interface Sending {
  readonly body?: string | Buffer
  readonly headers?: OutgoingHttpHeaders
}

/**
 * A client that keeps its cookie and its connections. Lighter than `fetch`, because clients and server share the
 * machine here.
 */
export class Asker {
  private readonly agent: Agent
  cookie = ''
  /** Whether it takes no other cookie any more. */
  isSettled = false

  constructor(
    public address: string,
    connections = 64,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** Rejects only if the connection fails. */
  async ask(method: string, path: string, { body, headers = {} }: Sending = {}): Promise<Reply> {
    const url = new URL(this.address)
    return new Promise((resolve, reject) => {
      const asking = request({
        agent: this.agent,
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...(this.cookie === '' ? {} : { cookie: this.cookie }),
          ...headers,
        },
      })
      asking.once('error', reject)
      asking.once('response', (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.once('error', reject)
        response.once('end', () => {
          const [line] = response.headers['set-cookie'] ?? []
          if (line !== undefined && !this.isSettled) this.cookie = line.split(';')[0] ?? ''
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') })
        })
      })
      asking.end(body)
    })
  }

  /** Asks for something that must succeed. */
  async get<T>(path: string): Promise<T> {
    return this.must<T>('GET', path)
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    return this.must<T>('POST', path, body)
  }

  socket(): WebSocket {
    const headers = this.cookie === '' ? {} : { cookie: this.cookie }
    return new WebSocket(`${this.address.replace(/^http/, 'ws')}/api/live`, { headers })
  }

  close(): void {
    this.agent.destroy()
  }

  private async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.ask(
      method,
      path,
      body === undefined ? {} : { body: JSON.stringify(body) },
    )
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
    return JSON.parse(text) as T
  }
}

/** Somebody with an account of this name, signed in. */
export async function enterAs(address: string, name: string, connections?: number): Promise<Asker> {
  const asker = new Asker(address, connections)
  await asker.post('/api/accounts', { name, password: `the password of ${name}` })
  return asker
}

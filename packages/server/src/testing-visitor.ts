import { once } from 'node:events'
import type { FromClient, FromServer } from '@stellwerk/protocol'
import { WebSocket } from 'ws'

export interface Answer<T = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

/** A browser without a window: it keeps its cookie and everything it was ever told. */
export interface Visitor {
  get<T>(path: string): Promise<Answer<T>>
  post<T>(path: string, body?: unknown): Promise<Answer<T>>
  put<T>(path: string, body: unknown): Promise<Answer<T>>
  send<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  socket(headers?: Record<string, string>): Promise<TestSocket>
  /** What it shows to be known by. */
  cookie(): string
  /** The text of every answer and message that came. */
  readonly heard: string[]
}

export function visitorAt(address: string): Visitor {
  let cookie = ''
  const heard: string[] = []
  const send: Visitor['send'] = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    const text = await response.text()
    heard.push(text)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    }
  }
  return {
    send,
    heard,
    cookie: () => cookie,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    async socket(headers = {}) {
      const url = address.replace(/^http/, 'ws') + '/api/live'
      const socket = new WebSocket(url, { headers: { ...(cookie === '' ? {} : { cookie }), ...headers } })
      const test = new TestSocket(socket, heard)
      await once(socket, 'open')
      return test
    },
  }
}

type Of<T extends FromServer['type']> = Extract<FromServer, { type: T }>

/** A socket that remembers what it was told. */
export class TestSocket {
  readonly messages: FromServer[] = []
  /** The code with which the server closed it. */
  readonly closed: Promise<number>
  private readonly waiting = new Set<() => void>()

  constructor(
    readonly socket: WebSocket,
    heard: string[],
  ) {
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8')
      heard.push(text)
      this.messages.push(JSON.parse(text) as FromServer)
      for (const look of this.waiting) look()
    })
    this.closed = new Promise((resolve) => socket.on('close', resolve))
  }

  send(message: FromClient): void {
    this.socket.send(JSON.stringify(message))
  }

  /** All messages of a kind so far. */
  of<T extends FromServer['type']>(type: T): Of<T>[] {
    return this.messages.filter((message): message is Of<T> => message.type === type)
  }

  /** The first message of a kind that fits, now or later. */
  async heard<T extends FromServer['type']>(
    type: T,
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> {
    return this.until(() => this.of(type).find(fits), `a message ${type}`)
  }

  /** The entries of a table so far, in the order in which they came. */
  entries(table: string): Of<'entries'>['entries'] {
    return this.of('entries').flatMap((message) => (message.table === table ? message.entries : []))
  }

  async until<T>(look: () => T | undefined, what: string): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(attempt)
        reject(
          new Error(
            `${what} did not come; the last were ${JSON.stringify(this.messages.slice(-3)).slice(0, 2000)}`,
          ),
        )
      }, 10_000)
      const attempt = (): void => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        this.waiting.delete(attempt)
        resolve(found)
      }
      this.waiting.add(attempt)
      attempt()
    })
  }

  async end(): Promise<void> {
    this.socket.close()
    await this.closed
  }
}

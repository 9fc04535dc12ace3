import { once } from 'node:events'
import type { FromServer } from '@stellwerk/protocol'
import type { WebSocket } from 'ws'
import { Asker } from './http.js'

/** The server went away before it answered: nobody knows whether it did what it was asked for. */
export class Disconnected extends Error {
  override readonly name = 'Disconnected'
}

interface Waiting {
  resolve(seq: number): void
  reject(error: Error): void
}

/** Somebody who plays at several tables, through whichever process there is. */
export class Person {
  private readonly waiting = new Map<string, Waiting>()
  private asker: Asker
  private socket: WebSocket | undefined

  private constructor(address: string) {
    this.asker = new Asker(address)
  }

  static async register(address: string, name: string, wish: object = {}): Promise<Person> {
    const person = new Person(address)
    await person.asker.post('/api/accounts', { name, password: `the password of ${name}`, ...wish })
    return person
  }

  async signIn(address: string, name: string, password: string): Promise<void> {
    this.asker = new Asker(address)
    await this.asker.post('/api/session', { name, password })
  }

  get cookie(): string {
    return this.asker.cookie
  }

  /** Goes to a process, with the session that it has. */
  async connect(address: string): Promise<void> {
    this.leave()
    const asker = new Asker(address)
    asker.cookie = this.asker.cookie
    this.asker = asker
    const socket = asker.socket()
    socket.on('message', (data) => this.hear(JSON.parse((data as Buffer).toString('utf8')) as FromServer))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Disconnected())
      this.waiting.clear()
    })
    await once(socket, 'open')
    this.socket = socket
  }

  leave(): void {
    this.asker.close()
    this.socket?.terminate()
    this.socket = undefined
  }

  async get<T>(path: string): Promise<T> {
    return this.asker.get<T>(path)
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    return this.asker.post<T>(path, body)
  }

  /** Sends something to be entered into a game by HTTP; returns its place in the record. */
  async enter(path: string, body: object): Promise<number> {
    const { status, text } = await this.asker
      .ask('POST', path, { body: JSON.stringify(body) })
      .catch(() => Promise.reject(new Disconnected()))
    if (status !== 200) throw new Error(`POST ${path} was answered with ${status}: ${text}`)
    return (JSON.parse(text) as { seq: number }).seq
  }

  /** The same for an action, over the socket. */
  async act(
    table: string,
    request: { readonly after: number; readonly key: string; readonly action: object },
  ) {
    const { socket } = this
    if (socket?.readyState !== socket?.OPEN || !socket) throw new Disconnected()
    return new Promise<number>((resolve, reject) => {
      this.waiting.set(request.key, { resolve, reject })
      socket.send(JSON.stringify({ type: 'act', table, ...request }))
    })
  }

  private hear(message: FromServer): void {
    if (message.type !== 'acted' && message.type !== 'failed') return
    const waiting = this.waiting.get(message.key ?? '')
    if (!waiting) return
    this.waiting.delete(message.key ?? '')
    if (message.type === 'acted') waiting.resolve(message.seq)
    else waiting.reject(new Error(`an action was answered with ${JSON.stringify(message)}`))
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Message, StoreLog } from './store.js'

const channel = 'stellwerk'

/** PostgreSQL takes 7999 bytes. */
const longest = 7_900

const heartbeat = 20_000
const answerWithin = 10_000
const reconnectFirst = 100
const reconnectAtMost = 5_000

/**
 * Messages between processes through PostgreSQL's LISTEN and NOTIFY, on a connection of their own. Waiting messages are
 * sent together. If the connection is lost, messages may be lost too: then this process hears `missed` when it is back,
 * and so do all others if it had something to say in the meantime.
 */
export class Notifications {
  readonly #self = randomUUID()
  readonly #closing = new AbortController()
  #client: Client | undefined
  #waiting: string[] = []
  #sending: Promise<void> | undefined
  #unsaid = false
  #reconnecting: Promise<void> | undefined
  #heartbeat: NodeJS.Timeout | undefined

  private constructor(
    private readonly url: string,
    private readonly hear: (message: Message) => void,
    private readonly log: StoreLog,
  ) {}

  static async open(url: string, hear: (message: Message) => void, log: StoreLog): Promise<Notifications> {
    const notifications = new Notifications(url, hear, log)
    await notifications.#connect()
    notifications.#heartbeat = setInterval(() => void notifications.#ask('select 1'), heartbeat)
    notifications.#heartbeat.unref()
    return notifications
  }

  /** Whether what other processes say arrives. */
  get isHearing(): boolean {
    return this.#client !== undefined
  }

  /** Tells the other processes; resolves when they have been told, or will be told that they missed something. */
  async send(message: Message): Promise<void> {
    const payload = JSON.stringify([this.#self, message])
    if (Buffer.byteLength(payload) > longest) throw new Error(`message too long: ${payload.slice(0, 200)}`)
    this.#waiting.push(payload)
    this.#sending ??= this.#sendAll()
    await this.#sending
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    await this.#sending
    this.#closing.abort()
    await this.#reconnecting
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const payloads = this.#waiting
      this.#waiting = []
      const told = await this.#ask('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        channel,
        payloads,
      ])
      if (!told) this.#unsaid = true
    }
    this.#sending = undefined
  }

  /** Whether it was answered; if not, this connection is unusable. */
  async #ask(query: string, values: readonly unknown[] = []): Promise<boolean> {
    const client = this.#client
    if (client === undefined) return false
    try {
      await client.query(query, [...values])
      return true
    } catch (error) {
      this.#lose(client, error)
      return false
    }
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'stellwerk notifications',
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      keepAlive: true,
    })
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the connection has ended')))
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
    try {
      await client.connect()
      // A message is about what is already durable; it need not be durable itself.
      await client.query('set synchronous_commit = off')
      await client.query(`listen ${channel}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
  }

  #receive(payload: string): void {
    try {
      const [sender, message] = JSON.parse(payload) as [string, Message]
      if (sender !== this.#self) this.hear(message)
    } catch (error) {
      this.log.warn({ error, payload }, 'a notification could not be read')
    }
  }

  #lose(client: Client, error: unknown): void {
    if (client !== this.#client) return
    this.#client = undefined
    void client.end().catch(() => undefined)
    this.log.warn(error, 'notifications: connection lost')
    this.#reconnecting = this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing
    for (
      let delay = reconnectFirst;
      this.#client === undefined;
      delay = Math.min(2 * delay, reconnectAtMost)
    ) {
      await pause(delay, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      await this.#connect().catch((error: unknown) =>
        this.log.warn(error, 'notifications: no connection yet'),
      )
    }
    this.log.warn({}, 'notifications: connected again')
    this.hear({ kind: 'missed' })
    if (!this.#unsaid) return
    this.#unsaid = false
    await this.send({ kind: 'missed' })
  }
}

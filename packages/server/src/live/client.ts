import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { FromServer } from '@stellwerk/protocol'
import { closeCodes } from '@stellwerk/protocol'
import type { Account } from '../store/schema.js'
import { frameOf } from './frame.js'

/** How much is taken from a client, and how long it is waited for. */
export interface Limits {
  /** Messages in a second in the long run; three times as many may come at once. */
  readonly perSecond: number
  /** Bytes that a client has not yet read of us. */
  readonly unread: number
  /** Milliseconds to read one message. */
  readonly patience: number
}

/** What every client may; a server that takes many requests takes as many messages. */
export const limitsOf = ({ requestsPerMinute }: { readonly requestsPerMinute: number }): Limits => ({
  perSecond: Math.max(20, requestsPerMinute / 30),
  unread: 1024 * 1024,
  patience: 30_000,
})

/** With so many unread bytes, the next message goes out at once. */
const comfortable = 64 * 1024

/** How long it takes at most to say goodbye. */
const farewell = 2000

/** The connection to one browser or program. */
export class Client {
  private allowance: number
  private counted: number
  private isAlive = true
  /** What came in is dealt with one after the other. */
  private work: Promise<void> = Promise.resolve()

  constructor(
    private readonly socket: WebSocket,
    /** What carries the socket, and takes frames as they are. */
    private readonly wire: Pick<Duplex, 'write'>,
    readonly account: Account | null,
    private readonly now: () => number,
    private readonly limits: Limits,
  ) {
    this.counted = now()
    this.allowance = 3 * limits.perSecond
    socket.on('pong', () => (this.isAlive = true))
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  /** Whether the client may send another message now. */
  mayAsk(): boolean {
    const now = this.now()
    const { perSecond } = this.limits
    this.allowance = Math.min(3 * perSecond, this.allowance + ((now - this.counted) / 1000) * perSecond)
    this.counted = now
    this.allowance -= 1
    return this.allowance >= 0
  }

  next(work: () => Promise<void>): void {
    this.work = this.work.then(() => (this.isOpen ? work() : undefined))
  }

  /** Sends a message; whoever does not read what they asked for is not waited for. */
  send(message: FromServer): void {
    if (!this.isOpen) return
    if (this.socket.bufferedAmount > this.limits.unread) this.close('tooMany')
    else this.wire.write(frameOf(JSON.stringify(message)))
  }

  /**
   * Sends messages, each as a frame, in one go; false if the connection ended instead. Whoever reads at a normal pace is
   * not waited for; for others this waits until everything is on its way.
   */
  async deliver(frames: readonly Buffer[]): Promise<boolean> {
    if (!this.isOpen) return false
    const bytes = Buffer.concat(frames)
    if (this.socket.bufferedAmount > comfortable) return this.sendPatiently(bytes)
    this.wire.write(bytes)
    return true
  }

  private async sendPatiently(bytes: Buffer): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.close('tooMany')
        resolve(false)
      }, this.limits.patience)
      this.wire.write(bytes, (error) => {
        clearTimeout(timer)
        resolve(!error)
      })
    })
  }

  /** Asks for a sign of life; whoever gave none since the last time is gone. */
  ping(): void {
    if (!this.isAlive) return this.socket.terminate()
    this.isAlive = false
    this.socket.ping()
  }

  close(why: keyof typeof closeCodes, reason = ''): void {
    // a reason has room for 123 bytes
    this.socket.close(closeCodes[why], reason.replaceAll(/[^ -~]/g, '?').slice(0, 100))
    setTimeout(() => this.socket.terminate(), farewell).unref()
  }
}

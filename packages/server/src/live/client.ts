import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { FromServer } from '@stellwerk/protocol'
import { closeCodes } from '@stellwerk/protocol'
import type { Account } from '../store/schema.js'
import { frameOf } from './frame.js'

/** How much a client may leave unread, and how long it is waited for. */
export interface Limits {
  /** Bytes that a client has not yet read of us. */
  readonly unread: number
  /** Milliseconds to read what was sent. */
  readonly patience: number
}

export const limits: Limits = { unread: 256 * 1024, patience: 30_000 }

/** With no more unread bytes than this, the next message goes out at once. */
const comfortable = 64 * 1024

/** How long it takes at most to say goodbye. */
const farewell = 2000

/** The connection to one browser or program. */
export class Client {
  private isAlive = true
  /** What came in is dealt with one after the other. */
  private work: Promise<void> = Promise.resolve()
  /** Small messages that go out with the next write. */
  private waiting: Buffer[] = []

  constructor(
    private readonly socket: WebSocket,
    /** What carries the socket, and takes frames as they are. */
    private readonly wire: Pick<Duplex, 'write' | 'cork' | 'uncork'>,
    readonly account: Account | null,
    /** Whether the client may ask for something that costs so much. */
    readonly mayAsk: (cost: number) => boolean,
    private readonly limits: Limits,
  ) {
    socket.on('pong', () => (this.isAlive = true))
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  next(work: () => Promise<void>): void {
    this.work = this.work.then(() => (this.isOpen ? work() : undefined))
  }

  /**
   * Sends a message, together with whatever else goes to this client in the same turn of the event loop: the answer to
   * an action and the table after it are one write. Clients that do not read what they asked for are not waited for.
   */
  send(message: FromServer): void {
    this.queue(message)
    if (this.waiting.length === 1) setImmediate(() => this.flush())
  }

  /** The same at once, for messages that nothing else goes out with. */
  sendAtOnce(message: FromServer): void {
    this.queue(message)
    this.flush()
  }

  private queue(message: FromServer): void {
    if (!this.isOpen) return
    if (this.socket.bufferedAmount > this.limits.unread) return this.close('tooMany')
    this.waiting.push(frameOf(JSON.stringify(message)))
  }

  private flush(frames: readonly Buffer[] = []): void {
    const all = this.waiting.length === 0 ? frames : [...this.waiting, ...frames]
    this.waiting = []
    if (all.length > 0 && this.isOpen) this.wire.write(all.length === 1 ? all[0] : Buffer.concat(all))
  }

  /** Sends a frame if the client reads at a normal pace; false if somebody would have to wait for it. */
  deliverAtOnce(frame: Buffer): boolean {
    if (!this.isOpen || this.socket.bufferedAmount + frame.length > comfortable) return false
    this.flush([frame])
    return true
  }

  /**
   * Sends frames in one go; false if the connection ended instead. For a client that reads at a normal pace this
   * returns at once; for others it waits until everything is on its way, so that frames are made no faster than they
   * are read.
   */
  async deliver(frames: readonly Buffer[]): Promise<boolean> {
    if (!this.isOpen) return false
    const size = frames.reduce((sum, { length }) => sum + length, 0)
    if (this.socket.bufferedAmount + size > comfortable) {
      this.flush()
      return this.deliverPatiently(frames)
    }
    this.flush(frames)
    return true
  }

  private async deliverPatiently(frames: readonly Buffer[]): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.close('tooMany')
        resolve(false)
      }, this.limits.patience)
      const [last = Buffer.alloc(0), ...others] = frames.toReversed()
      this.wire.cork()
      for (const frame of others.reverse()) this.wire.write(frame)
      this.wire.write(last, (error) => {
        clearTimeout(timer)
        resolve(!error)
      })
      this.wire.uncork()
    })
  }

  /** Asks for a sign of life; a client that gave none since the last time is gone. */
  ping(): void {
    if (!this.isAlive) return this.socket.terminate()
    this.isAlive = false
    this.socket.ping()
  }

  close(why: keyof typeof closeCodes, reason = ''): void {
    this.flush()
    // a reason has room for 123 bytes
    this.socket.close(closeCodes[why], reason.replaceAll(/[^ -~]/g, '?').slice(0, 100))
    setTimeout(() => this.socket.terminate(), farewell).unref()
  }
}

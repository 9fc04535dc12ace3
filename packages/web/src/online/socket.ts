import type { FromClient, FromServer } from '@stellwerk/protocol'

export type Connection = 'online' | 'reconnecting' | 'offline'

interface Listener {
  message(message: FromServer): void
  connection(connection: Connection): void
}

const firstPause = 500
const longestPause = 15_000
const silence = 25_000

/**
 * The one socket of this page. It connects when somebody listens, connects again after a pause that grows, and tells
 * each listener when it is back, so that they ask for what they missed.
 */
class LiveSocket {
  private socket: WebSocket | undefined
  private readonly listeners = new Set<Listener>()
  private pause = firstPause
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private connection: Connection = 'reconnecting'
  private heard = 0

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    if (!this.socket) this.connect()
    else listener.connection(this.connection)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.close()
    }
  }

  /** Sends a message if the socket is open; whoever sends asks again when it is back. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Connects at once: the network is back, or the account changed. */
  restart(): void {
    if (this.listeners.size === 0) return
    this.pause = firstPause
    this.drop()
    this.connect()
  }

  /** The network is gone: a socket would notice that only much later. */
  lose(): void {
    if (this.listeners.size === 0) return
    this.drop()
    this.change('offline')
  }

  private connect(): void {
    clearTimeout(this.timer)
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      this.pause = firstPause
      this.heard = Date.now()
      clearInterval(this.beat)
      this.beat = setInterval(() => this.check(), silence)
      this.change('online')
    }
    socket.onmessage = ({ data }) => {
      this.heard = Date.now()
      const message = JSON.parse(String(data)) as FromServer
      for (const { message: hear } of this.listeners) hear(message)
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      clearInterval(this.beat)
      this.change(navigator.onLine ? 'reconnecting' : 'offline')
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
      this.pause = Math.min(this.pause * 2, longestPause)
    }
  }

  /** A socket can be dead without knowing it. */
  private check(): void {
    if (Date.now() - this.heard > 2 * silence) this.restart()
    else this.send({ type: 'ping' })
  }

  private change(connection: Connection): void {
    this.connection = connection
    for (const listener of this.listeners) listener.connection(connection)
  }

  private drop(): void {
    const { socket } = this
    this.socket = undefined
    clearTimeout(this.timer)
    clearInterval(this.beat)
    socket?.close()
  }

  private close(): void {
    this.drop()
    this.connection = 'reconnecting'
  }
}

export const live = new LiveSocket()

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => live.restart())
  window.addEventListener('offline', () => live.lose())
}

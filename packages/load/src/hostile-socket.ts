import { once } from 'node:events'
import type { WebSocket } from 'ws'
import type { Outcome } from './attack.js'
import type { Asker } from './http.js'
import { faultOfClosing, faultOfMessage } from './judge.js'
import type { Spoilt } from './spoil.js'

/** How long a socket may take to answer or to close. */
const patience = 20_000

let marks = 0

/** A socket that sends what it should not; when it is closed, it opens another. */
export class HostileSocket {
  private socket: WebSocket | undefined

  constructor(private readonly asker: Asker) {}

  async send(spoilt: Spoilt): Promise<Outcome> {
    const { text } = spoilt
    const socket = await this.open()
    const what = `frame ${String(text).slice(0, 500)}`
    // everything is answered in order, so a question for a table that does not exist marks the end of the answer
    const mark = `mark-${String(++marks).padStart(8, '0')}`
    return new Promise((resolve) => {
      const settle = (answer: string, fault: string | undefined): void => {
        clearTimeout(late)
        socket.removeAllListeners()
        socket.on('error', () => undefined)
        if (answer !== 'frame taken') {
          socket.terminate()
          this.socket = undefined
        }
        resolve([answer, fault && `frame: ${fault}`, what])
      }
      let fault: string | undefined
      const late = setTimeout(() => settle('no answer', 'no answer and not closed'), patience)
      socket.on('error', () => undefined)
      socket.on('message', (data) => {
        const message = (data as Buffer).toString('utf8')
        if (message.includes(mark)) settle('frame taken', fault)
        else fault ??= faultOfMessage(message)
      })
      socket.on('close', (code, reason) =>
        settle(`closed ${code}`, fault ?? faultOfClosing(code, reason.toString(), spoilt)),
      )
      socket.send(text, { binary: false })
      socket.send(JSON.stringify({ type: 'watch', table: mark, after: 0 }))
    })
  }

  end(): void {
    this.socket?.terminate()
  }

  private async open(): Promise<WebSocket> {
    if (this.socket?.readyState === this.socket?.OPEN && this.socket) return this.socket
    const socket = this.asker.socket()
    await once(socket, 'open')
    this.socket = socket
    return socket
  }
}

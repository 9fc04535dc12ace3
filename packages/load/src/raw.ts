import { connect } from 'node:net'
import type { Random } from '@stellwerk/engine'
import type { Outcome } from './attack.js'

const handshake = [
  'GET /api/live HTTP/1.1',
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
].join('\r\n')

/** What is no request at all, or breaks off. */
const rubbish: readonly string[] = [
  'hello\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  'GET / HTTP/9.9\r\n\r\n',
  'BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/tables HTTP/1.1\r\n\r\n',
  'GET /api/tables HTTP/1.1\r\nHost: a\r\nHost: b\r\nBad Header\r\n\r\n',
  'POST /api/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{}',
  'POST /api/accounts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/accounts HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  'POST /api/accounts HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}',
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET /api/tables HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  // frames without a mask, with reserved bits, and longer than anything
  `${handshake}\r\n\r\n\u0001\u0002hi`,
  `${handshake}\r\n\r\n\u00f1\u0082aaaahi`,
  `${handshake}\r\n\r\n\u0081\u00ff\u007f\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ffaaaa`,
]

/** How long a server may look at something that is not finished. */
const patience = 300

/** Sends bytes over a connection of its own and goes when nothing more comes. */
export async function sendRaw(address: string, random: Random): Promise<Outcome> {
  const { hostname, port } = new URL(address)
  const text = random.pick(rubbish)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    const settle = (): void => {
      clearTimeout(late)
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'nothing'
      resolve([`raw ${status}`, status.startsWith('5') ? `raw: status ${status}` : undefined, text])
    }
    const late = setTimeout(settle, patience)
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', settle)
    socket.write(Buffer.from(text, 'latin1'))
  })
}

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { FromServer } from '@stellwerk/protocol'
import { closeCodes } from '@stellwerk/protocol'
import { WebSocket, WebSocketServer } from 'ws'
import type { Limits } from './client.js'
import { Client } from './client.js'
import { frameOf } from './frame.js'

const limits: Limits = { perSecond: 10, unread: 200_000, patience: 300 }
const large: FromServer = { type: 'failed', code: 'internal', message: 'x'.repeat(500_000) }

describe('a client', () => {
  let server: WebSocketServer
  afterEach(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })

  /** Both ends of a real connection. */
  const connected = async (now = Date.now): Promise<{ client: Client; browser: WebSocket }> => {
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    const browser = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage]
    if (browser.readyState !== WebSocket.OPEN) await once(browser, 'open')
    return { client: new Client(socket, request.socket, null, now, limits), browser }
  }

  it('that does not read is not waited for without end', async () => {
    const { client, browser } = await connected()
    browser.pause()
    const sent: boolean[] = []
    for (let i = 0; i < 40 && client.isOpen; i++)
      sent.push(await client.deliver([frameOf(JSON.stringify(large))]))
    expect(sent.at(0)).toBe(true)
    expect(sent.at(-1)).toBe(false)
    expect(client.isOpen).toBe(false)
    browser.resume()
    expect((await once(browser, 'close'))[0]).toBeOneOf([closeCodes.tooMany, 1006])
  })

  it('that does not read what it is told beside does not fill the memory', async () => {
    const { client, browser } = await connected()
    browser.pause()
    for (let i = 0; i < 200 && client.isOpen; i++) {
      client.send(large)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(client.isOpen).toBe(false)
  })

  it('may send some messages at once and a few in each second', async () => {
    let now = 0
    const { client } = await connected(() => now)
    const asked = (times: number): number =>
      Array.from({ length: times }, () => client.mayAsk()).filter(Boolean).length
    expect(asked(30)).toBe(30)
    expect(asked(1)).toBe(0)
    now += 1000
    expect(asked(5)).toBe(5)
  })

  it('that gives no sign of life is gone', async () => {
    const { client, browser } = await connected()
    client.ping()
    await once(browser, 'ping')
    await new Promise((resolve) => setTimeout(resolve, 50))
    client.ping()
    expect(client.isOpen).toBe(true)
    browser.pause()
    await new Promise((resolve) => setTimeout(resolve, 50))
    client.ping()
    client.ping()
    expect(client.isOpen).toBe(false)
  })
})

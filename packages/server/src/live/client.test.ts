import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from '@stellwerk/protocol'
import { closeCodes } from '@stellwerk/protocol'
import { WebSocket, WebSocketServer } from 'ws'
import type { Limits } from './client.js'
import { Client } from './client.js'
import { frameOf, framed } from './frame.js'

const limits: Limits = { unread: 200_000, patience: 300 }
const large: FromServer = { type: 'failed', code: 'internal', message: 'x'.repeat(500_000) }

/** What a browser hears, as text. */
function heardBy(browser: WebSocket): readonly string[] {
  const heard: string[] = []
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is no list
  browser.on('message', (data) => heard.push(String(data as Buffer)))
  return heard
}

describe('a client', () => {
  let server: WebSocketServer
  afterEach(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })

  /** Both ends of a real connection. */
  const connected = async (given = limits): Promise<{ client: Client; browser: WebSocket; wire: Socket }> => {
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    const browser = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage]
    if (browser.readyState !== WebSocket.OPEN) await once(browser, 'open')
    const wire = request.socket
    return { client: new Client(socket, wire, null, () => true, given), browser, wire }
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

  it('is sent no more than it reads, and what it is sent is not copied', async () => {
    const { client, browser } = await connected({ ...limits, patience: 60_000 })
    const shared = Buffer.alloc(100_000, 'x')
    const heard: number[] = []
    browser.on('message', (data) => heard.push((data as Buffer).length))
    browser.pause()
    let sent = 0
    const sending = (async () => {
      for (; sent < 100; sent++) if (!(await client.deliver(framed([shared, shared])))) return
    })()
    await new Promise((resolve) => setTimeout(resolve, 150))
    const unread = sent
    expect(unread).toBeLessThan(60)
    browser.resume()
    await sending
    expect(sent).toBe(100)
    await expect.poll(() => heard.length).toBe(100)
    expect(new Set(heard)).toEqual(new Set([200_000]))
  })

  it('gets what belongs together in one write, in the order in which it was said', async () => {
    const { client, browser, wire } = await connected()
    const heard = heardBy(browser)
    const write = vi.spyOn(wire, 'write')
    client.send({ type: 'pong' })
    await client.deliver([frameOf('"entries"'), frameOf('"table"')])
    expect(write).toHaveBeenCalledTimes(1)
    client.send({ type: 'pong' })
    await expect.poll(() => heard).toEqual(['{"type":"pong"}', '"entries"', '"table"', '{"type":"pong"}'])
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('gets an answer alone at once, after what was said before it', async () => {
    const { client, browser, wire } = await connected()
    const heard = heardBy(browser)
    const write = vi.spyOn(wire, 'write')
    client.send({ type: 'pong' })
    client.sendAtOnce({ type: 'watching', table: 'a-table', seq: 1 })
    expect(write).toHaveBeenCalledTimes(1)
    await expect
      .poll(() => heard)
      .toEqual(['{"type":"pong"}', '{"type":"watching","table":"a-table","seq":1}'])
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('that does not read is not sent a frame at once', async () => {
    const { client, browser } = await connected()
    browser.pause()
    const frame = frameOf('x'.repeat(30_000))
    const sent: boolean[] = []
    for (let i = 0; i < 500 && sent.at(-1) !== false; i++) sent.push(client.deliverAtOnce(frame))
    expect(sent.at(0)).toBe(true)
    expect(sent.at(-1)).toBe(false)
    expect(client.isOpen).toBe(true)
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

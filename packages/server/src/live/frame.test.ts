import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './frame.js'

test('texts of every length and in every script arrive as they were, in their order', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const browser = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  try {
    const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage]
    const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
    const texts = [...lengths.map((length) => 'x'.repeat(length)), 'Übergabe', '鉄道🚂', 'é'.repeat(63)]
    const heard: string[] = []
    browser.on('message', (data, isBinary) => heard.push(isBinary ? '' : (data as Buffer).toString('utf8')))
    request.socket.write(frameOf(...texts))
    socket.send('the library goes on')
    request.socket.write(frameOf('and so do we'))
    const all = [...texts, 'the library goes on', 'and so do we']
    await expect.poll(() => heard.length).toBe(all.length)
    expect(heard).toEqual(all)
  } finally {
    browser.terminate()
    server.close()
  }
})

// A client of the server: two people register and open a table over HTTP, both watch it over the socket, and one moves.
//
//   npx stellwerk serve      (in another terminal)
//   node examples/watch-and-move.mjs http://127.0.0.1:1873

import { randomUUID } from 'node:crypto'
import { legal } from '@stellwerk/engine'
import { vierhain } from '@stellwerk/vierhain'

// Node has it built in since version 22
const { WebSocket } = globalThis.WebSocket ? globalThis : await import('ws')
const address = process.argv[2] ?? 'http://127.0.0.1:1873'

/** A visitor, who keeps a cookie. */
function person() {
  let cookie = ''
  const ask = async (method, path, body) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) [cookie] = line.split(';')
    const said = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`)
    return said
  }
  return { get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) }
}

const [anna, ben] = [person(), person()]
const own = randomUUID().slice(0, 8)
await anna.post('/accounts', { name: `Anna ${own}`, password: `a long password ${own}` })
await ben.post('/accounts', { name: `Ben ${own}`, password: `a long password ${own}` })
const { id, invite } = await anna.post('/tables', { title: 'vierhain', seats: 2, seating: 'chosen' })
await ben.post(`/tables/${id}/join`, { invite })
await anna.post(`/tables/${id}/start`)

// anybody may watch: every entry comes with what it changed
const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`)
const seen = new Promise((resolve) => {
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', table: id, after: 0 })))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    const entries = message.type === 'entries' ? message.entries : []
    if (entries.length > 0) resolve(entries[0])
  })
})

const { state, seq = 0 } = await anna.get(`/tables/${id}/game`)
const { players, choices } = legal(vierhain, state)
const mover = players[0] === 'seat-1' ? anna : ben
await mover.post(`/tables/${id}/actions`, { after: seq, key: randomUUID(), action: choices[0].action })
const { action, events } = await seen
console.log(`${action.player} did ${action.type}, and the watcher heard of ${events.length} events`)
socket.close()

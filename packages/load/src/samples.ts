import type { Random } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { GameView, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { Asker } from './http.js'
import { titleOfScripts } from './script.js'

/** A request that the server would take, to be spoilt. */
export interface Sample {
  readonly method: string
  readonly path: string
  readonly body?: object
  /** It may be refused unspoilt, since it depends on what was played. */
  readonly isDoubtful?: true
}

/** A table that those who attack play at, and what they could do there. */
export interface Target {
  readonly table: string
  /** Another table, for what would end the game. */
  readonly spare: string
  readonly invite: string
  /** The length of the record, as far as they know. */
  seq: number
  readonly actions: readonly object[]
}

/** Starts a game for two who mean no good. */
export async function makeTarget(host: Asker, other: Asker): Promise<Target> {
  const title = titleOfScripts
  const { id, invite } = await host.post<Table>('/api/tables', { title, seats: 2, seating: 'chosen' })
  await other.post(`/api/tables/${id}/join`, { invite })
  await host.post(`/api/tables/${id}/start`)
  const { id: spare } = await host.post<Table>('/api/tables', { title, seats: 3 })
  const { state } = await host.get<GameView>(`/api/tables/${id}/game`)
  const game = games[title]
  const { choices } = legal(game!.title, state as never)
  return { table: id, spare, invite: invite ?? '', seq: 0, actions: choices.map(({ action }) => action) }
}

/** Fresh keys, so that a sample has its effect. */
let keys = 0
const newKey = (): string => `hostile-${++keys}`

const password = 'a good password'
const settings = {
  email: false,
  push: false,
  webhook: 'https://chat.example.org/hook',
  quiet: { from: '22:00', to: '07:00', zone: 'Europe/Berlin' },
}

/** One request for each route of the interface. */
export function samples(target: Target, random: Random): readonly Sample[] {
  const { table, spare, seq, invite } = target
  const at = `/api/tables/${table}`
  const elsewhere = `/api/tables/${spare}`
  const action = random.pick(target.actions)
  const travel = { after: seq, key: newKey(), to: Math.max(0, seq - 1) }
  const file = { format: 'stellwerk/1', title: '1873', options: {}, players: ['A', 'B'], seed: 7 }
  return [
    { method: 'POST', path: '/api/accounts', body: { name: newKey(), password, language: 'de' } },
    { method: 'POST', path: '/api/session', body: { name: 'Mallory', password } },
    { method: 'DELETE', path: '/api/session' },
    { method: 'POST', path: '/api/guests', body: { name: newKey(), invite } },
    { method: 'GET', path: '/api/me' },
    { method: 'PATCH', path: '/api/me', body: { email: 'm@example.org', notices: settings } },
    { method: 'PATCH', path: '/api/me', body: { password: { present: password, next: password } } },
    { method: 'DELETE', path: '/api/me', body: { password } },
    {
      method: 'POST',
      path: '/api/me/push',
      body: { endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'auth' } },
    },
    { method: 'DELETE', path: '/api/me/push', body: { endpoint: 'https://push.example.org/1' } },
    { method: 'GET', path: '/api/push-key' },
    { method: 'GET', path: '/api/titles' },
    {
      method: 'GET',
      path: '/api/tables?state=running&limit=20&mine=true&pace=live&free=true&turn=true&before=9',
    },
    { method: 'POST', path: '/api/tables', body: { title: '1873', options: { edition: 'R' }, seats: 3 } },
    { method: 'POST', path: '/api/tables/upload', body: { file: { ...file, actions: [action] }, name: 'x' } },
    { method: 'GET', path: `/api/invites/${invite}` },
    { method: 'GET', path: `${at}?invite=${invite}` },
    { method: 'POST', path: `${elsewhere}/join`, body: { invite, seat: 1 } },
    { method: 'POST', path: `${elsewhere}/leave` },
    { method: 'POST', path: `${elsewhere}/start` },
    { method: 'POST', path: `${elsewhere}/close`, body: { after: 0 } },
    { method: 'DELETE', path: `${at}/close` },
    { method: 'POST', path: `${elsewhere}/invite` },
    { method: 'POST', path: `${elsewhere}/hand-over`, body: { seat: 'seat-1', to: 'Nobody' } },
    {
      method: 'POST',
      path: `${elsewhere}/hand-over-answer`,
      body: { seat: 'seat-1', after: 0, accept: true },
    },
    { method: 'POST', path: `${elsewhere}/free-seat`, body: { seat: 'seat-1', after: 0 } },
    { method: 'POST', path: `${at}/past` },
    { method: 'POST', path: `${at}/seat-answer`, body: { request: 'nothing-asked', agree: true } },
    { method: 'POST', path: `${elsewhere}/tips` },
    { method: 'POST', path: `${at}/tips-answer`, body: { proposal: 'nothing-asked', agree: true } },
    { method: 'GET', path: `${at}/game?invite=${invite}` },
    { method: 'GET', path: `${at}/log?from=${seq}` },
    { method: 'POST', path: `${at}/actions`, body: { after: seq, key: newKey(), action } },
    { method: 'POST', path: `${at}/undo`, body: travel, isDoubtful: true },
    { method: 'POST', path: `${at}/redo`, body: travel, isDoubtful: true },
    {
      method: 'POST',
      path: `${at}/undo-answer`,
      body: { after: seq, request: 'nothing-asked', agree: true },
    },
    { method: 'GET', path: `${at}/program` },
    {
      method: 'PUT',
      path: `${at}/program`,
      body: { program: { kind: 'repeat', action, times: 2, mostCost: 9 } },
    },
    { method: 'GET', path: `${at}/chat` },
    { method: 'POST', path: `${at}/chat`, body: { key: newKey(), text: 'hello' } },
    { method: 'GET', path: `${at}/notes` },
    { method: 'PUT', path: `${at}/notes`, body: { text: 'mine' } },
    { method: 'GET', path: `${at}/file` },
  ]
}

/** One message of each kind that a socket takes. */
export function frames(target: Target, random: Random): readonly object[] {
  const { table, seq, invite } = target
  return [
    { type: 'watch', table, after: seq, invite },
    { type: 'unwatch', table },
    { type: 'attend', table, attentive: true },
    { type: 'act', table, after: seq, key: newKey(), action: random.pick(target.actions) },
    { type: 'chat', table, key: newKey(), text: 'hello' },
    { type: 'ping' },
  ]
}

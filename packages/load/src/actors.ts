import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { FromServer } from '@stellwerk/protocol'
import type { WebSocket } from 'ws'
import type { Asker } from './http.js'

/** The ways to send actions. */
export const roads = ['socket', 'http'] as const
export type Road = (typeof roads)[number]

/** Sends an action that follows `after` and waits until it is durable. */
export type Actor = (table: string, after: number, action: object) => Promise<void>

const newKey = (): string => randomBytes(9).toString('base64url')

function actorByHttp(asker: Asker): Actor {
  return async (table, after, action) => {
    const body = JSON.stringify({ after, key: newKey(), action })
    const { status, text } = await asker.ask('POST', `/api/tables/${table}/actions`, { body })
    if (status !== 200) throw new Error(`an action was answered with ${status}: ${text}`)
  }
}

/** One action at a time over a socket of its own. */
async function actorBySocket(asker: Asker): Promise<{ readonly act: Actor; readonly socket: WebSocket }> {
  const socket = asker.socket()
  let answered: ((message: FromServer) => void) | undefined
  socket.on('message', (data) => answered?.(JSON.parse((data as Buffer).toString('utf8')) as FromServer))
  await once(socket, 'open')
  const act: Actor = async (table, after, action) => {
    const answer = new Promise<FromServer>((resolve) => (answered = resolve))
    socket.send(JSON.stringify({ type: 'act', table, after, key: newKey(), action }))
    const message = await answer
    if (message.type !== 'acted') throw new Error(`an action was answered with ${JSON.stringify(message)}`)
  }
  return { act, socket }
}

/** Several clients, each of which can act for every person. */
export class Actors {
  private constructor(
    /** By client, then by person. */
    readonly all: readonly (readonly Actor[])[],
    private readonly sockets: readonly WebSocket[],
  ) {}

  static async open(road: Road, clients: number, askers: readonly Asker[]): Promise<Actors> {
    if (road === 'http')
      return new Actors(
        Array.from({ length: clients }, () => askers.map(actorByHttp)),
        [],
      )
    const opened = await Promise.all(
      Array.from({ length: clients }, () => Promise.all(askers.map(actorBySocket))),
    )
    return new Actors(
      opened.map((persons) => persons.map(({ act }) => act)),
      opened.flatMap((persons) => persons.map(({ socket }) => socket)),
    )
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate()
  }
}

/**
 * How the command reaches a running server: a socket in the data folder, which only the owner can open. An SQLite file
 * belongs to one process, so the server does what the operator wants.
 */
import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Context } from '../context.js'
import { openStore } from '../store/open.js'
import type { Config } from './config.js'
import type { OperatorAnswer, OperatorWish } from './operator.js'
import { operate, operatorAnswer, operatorWish } from './operator.js'

const longest = 10_000

/** Windows keeps its pipes elsewhere. */
function doorOf(dataFolder: string): string {
  if (process.platform !== 'win32') return join(dataFolder, 'operator.sock')
  const name = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 32)
  return `\\\\.\\pipe\\stellwerk-${name}`
}

/** Lets the operator in; returns how to close again. With PostgreSQL the command needs no door. */
export async function openDoor(context: Context): Promise<() => Promise<void>> {
  const { config, log } = context
  if (config.databaseUrl !== '') return async () => undefined
  const door = doorOf(config.dataFolder)
  // left by a process that was killed: the lock on the folder says that nobody else is there
  if (process.platform !== 'win32') await rm(door, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(context, socket))
  try {
    await listening(server, door)
    if (process.platform !== 'win32') await chmod(door, 0o600)
  } catch (error) {
    // the path may be too long for a socket; people can still play
    log.warn({ err: error }, 'the command cannot reach this server')
    return async () => undefined
  }
  return () => new Promise((done) => void server.close(() => done()))
}

const listening = (server: Server, door: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(door, done)
  })

async function answer(context: Context, socket: Socket): Promise<void> {
  try {
    const wish = operatorWish.parse(JSON.parse(await textFrom(socket)))
    const { action } = wish
    const given = await operate(context, wish)
    context.log.info({ action, fault: 'fault' in given ? given.fault : undefined }, 'the operator')
    socket.end(JSON.stringify(given))
  } catch (error) {
    context.log.error({ err: error }, 'an operator command failed')
    socket.end(JSON.stringify({ fault: 'failed' } satisfies OperatorAnswer))
  }
}

/** Everything that the other side says; the socket stays open for an answer. */
const textFrom = (socket: Socket, most = longest): Promise<string> =>
  new Promise((done, failed) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      text += String(part)
      if (text.length > most) failed(new Error('too long'))
    })
    socket.once('end', () => done(text))
    socket.once('error', failed)
  })

/** Asks the server of a data folder. If none is running, and on PostgreSQL, does the work here. */
export async function askOperator(config: Config, wish: OperatorWish): Promise<OperatorAnswer> {
  const asked = config.databaseUrl === '' ? await askServer(doorOf(config.dataFolder), wish) : undefined
  if (asked) return asked
  const store = await openStore(config)
  try {
    return await operate({ store, config, now: Date.now }, wish)
  } finally {
    await store.close()
  }
}

/** What a server says; nothing if none is there. */
async function askServer(door: string, wish: OperatorWish): Promise<OperatorAnswer | undefined> {
  const socket = createConnection({ path: door, allowHalfOpen: true })
  const isThere = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })
  if (!isThere) return undefined
  socket.end(JSON.stringify(wish))
  return operatorAnswer.parse(JSON.parse(await textFrom(socket, Infinity)))
}

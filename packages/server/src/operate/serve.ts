import type { AddressInfo, Server, Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { games } from '@stellwerk/titles'
import { buildApp } from '../app.js'
import type { Context } from '../context.js'
import { openStore } from '../store/open.js'
import { localAddress } from './address.js'
import type { Config } from './config.js'
import { openLog } from './logs.js'
import { openDoor } from './operator-door.js'
import { startSweeping } from './sweeping.js'

/** How long clients get to disconnect when the server stops; some are asleep and never hear of it. */
const patience = 3000

/** A server at work. */
export interface Running {
  /** Where it listens. */
  readonly address: string
  /**
   * Stops accepting requests, answers those under way, tells sockets to reconnect, and closes the store when everything
   * is written.
   */
  close(): Promise<void>
}

/** Starts a server with these settings. */
export async function serve(config: Config, log: FastifyBaseLogger = openLog(config)): Promise<Running> {
  const store = await openStore(config, log)
  const context: Context = {
    store,
    config,
    log,
    games,
    threads: true,
    now: Date.now,
    elapsed: () => performance.now(),
  }
  const app = await buildApp(context).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const open = connectionsOf(app.server)
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    await store.close()
    throw error
  }
  const stopSweeping = startSweeping(context)
  const closeDoor = await openDoor(context)
  const { port } = app.server.address() as AddressInfo
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    log.info('stopping')
    // an idle connection may wait for another request, which will not come to this process
    const resting = setInterval(() => app.server.closeIdleConnections(), 100)
    const staying = setTimeout(() => open.forEach((socket) => socket.destroy()), patience)
    await app.close()
    clearInterval(resting)
    clearTimeout(staying)
    await stopSweeping()
    await closeDoor()
    await store.close()
    log.info('stopped')
  }
  return { address: localAddress(config.host, port), close: () => (closing ??= close()) }
}

/** The connections that are open at any moment. */
function connectionsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

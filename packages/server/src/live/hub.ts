import { readJson } from '@stellwerk/engine'
import type { FromClient, FromServer } from '@stellwerk/protocol'
import { fromClient } from '@stellwerk/protocol'
import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { Services } from '../context.js'
import { Failed, asFailed, conflict, fieldAt, unauthenticated } from '../errors.js'
import { metrics } from '../operate/metrics.js'
import { act } from '../play/act.js'
import { viewerAt } from '../play/eyes.js'
import { isTooDeep, isTooWide, outlineOf } from '../security/outline.js'
import { isUnreachable } from '../store/errors.js'
import type { Account } from '../store/schema.js'
import type { Message } from '../store/store.js'
import { lastSaid, say } from '../tables/chat.js'
import { seatOf, tableFor } from '../tables/read.js'
import { Client, limits } from './client.js'
import { Crowd } from './crowd.js'
import { Feed } from './feed.js'

const mostClients = 10_000
const mostWatches = 100
const pingEvery = 30_000
/** How many entries of a record cost as much as one message. */
const entriesForOne = 250

/** All sockets of this process and the tables they follow. */
export class Hub {
  private readonly clients = new Set<Client>()
  private readonly feeds = new Map<string, Feed>()
  private readonly pinging: NodeJS.Timeout
  private readonly stop: () => void
  /** How many sockets come from each address, and how many each account has. */
  private readonly ofAddress: Crowd
  private readonly ofAccount: Crowd

  constructor(private readonly services: Services) {
    this.ofAddress = new Crowd(services.config.socketsPerAddress)
    this.ofAccount = new Crowd(services.config.socketsPerAccount)
    this.stop = services.store.subscribe((message) => this.hear(message))
    services.presence.changed = (table) => this.feeds.get(table)?.refresh()
    this.pinging = setInterval(() => this.clients.forEach((client) => client.ping()), pingEvery)
    this.pinging.unref()
  }

  /** The server stops: clients are asked to reconnect, perhaps to another process. */
  close(): void {
    clearInterval(this.pinging)
    this.stop()
    // whoever still looks on need not hear that the others have gone
    this.services.presence.changed = () => undefined
    for (const client of this.clients) client.close('restarting')
  }

  /** Takes in a socket, unless too many are there: of all, from the same address or of the same account. */
  connect(socket: WebSocket, wire: Duplex, account: Account | null, address: string): void {
    const mayAsk = (cost: number): boolean => this.services.budgets.spend(account, address, cost)
    const client = new Client(socket, wire, account, mayAsk, limits)
    if (this.clients.size >= mostClients || !this.ofAddress.enter(address)) return client.close('tooMany')
    if (account && !this.ofAccount.enter(account.id)) {
      this.ofAddress.leave(address)
      return client.close('tooMany')
    }
    this.clients.add(client)
    metrics.openSockets.inc()
    socket.on('message', (data, isBinary) => this.read(client, isBinary ? null : (data as Buffer)))
    socket.on('close', () => {
      metrics.openSockets.dec()
      this.clients.delete(client)
      this.ofAddress.leave(address)
      if (account) this.ofAccount.leave(account.id)
      for (const table of this.feeds.keys()) this.unwatch(client, table)
    })
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'table':
        this.feeds.get(message.table)?.refresh()
        break
      case 'chat':
        if (message.changed) this.feeds.get(message.table)?.repeat(message.id)
        else this.feeds.get(message.table)?.say(message.id)
        break
      case 'account':
        // they reconnect as who they are now
        for (const client of this.clients)
          if (client.account?.id === message.account) client.close('unauthenticated')
        // the others see their new name
        for (const feed of this.feeds.values()) if (feed.concerns(message.account)) feed.refresh()
        break
      case 'missed':
        for (const feed of this.feeds.values()) feed.refresh()
        break
      case 'settings':
      case 'program':
      case 'presence':
        break
    }
  }

  private read(client: Client, bytes: Buffer | null): void {
    if (!client.isOpen) return
    if (!client.mayAsk(1)) return client.close('tooMany')
    const message = parsed(bytes)
    if (message.ok) client.next(() => this.answer(client, message.value))
    else client.close('malformed', message.path)
  }

  private async answer(client: Client, message: FromClient): Promise<void> {
    const { type } = message
    metrics.socketMessages.inc({ type })
    const began = this.services.elapsed()
    try {
      await this.fulfil(client, message)
    } catch (error) {
      if (message.type === 'watch' && isUnreachable(error)) return sendAway(client)
      const failed = asFailed(error)
      if (failed.code === 'internal') this.services.log.error({ err: error }, 'a message failed')
      client.send(failure(failed, message))
    } finally {
      metrics.socketSeconds.observe({ type }, (this.services.elapsed() - began) / 1000)
    }
  }

  private async fulfil(client: Client, message: FromClient): Promise<void> {
    const { services } = this
    switch (message.type) {
      case 'ping':
        return client.send({ type: 'pong' })
      case 'watch':
        return this.watch(client, message)
      case 'unwatch':
        return this.unwatch(client, message.table)
      case 'attend':
        return this.attend(client, message)
      case 'act': {
        const { table, after, key, action } = message
        const { seq } = await act(services, table, signedIn(client), { after, key, action })
        const answer = { type: 'acted', table, key, seq } as const
        // a client that follows the table gets the answer together with the new state of the table
        const isFollowing = this.feeds.get(table)?.watches.has(client)
        return isFollowing ? client.send(answer) : client.sendAtOnce(answer)
      }
      case 'chat': {
        const account = signedIn(client)
        const invite = this.feeds.get(message.table)?.watches.get(client)?.invite
        const table = await tableFor(services.store.db, message.table, account, invite)
        await say(services, table, account, message)
      }
    }
  }

  private async watch(
    client: Client,
    { table: id, after, invite }: Extract<FromClient, { type: 'watch' }>,
  ): Promise<void> {
    const table = await tableFor(this.services.store.db, id, client.account, invite)
    const { seq } = table.row
    if (after > seq) throw conflict('the record is not that long', seq)
    if (!client.mayAsk((seq - after) / entriesForOne)) return client.close('tooMany')
    const others = [...this.feeds.values()].filter((feed) => feed.watches.has(client))
    if (others.length >= mostWatches) throw new Failed('too-many', 'too many tables for one client')
    const feed = this.feeds.get(id) ?? (await this.newFeed(id))
    if (!client.isOpen) return
    this.feeds.set(id, feed)
    const hasView = table.row.state !== 'open'
    feed.watches.set(client, {
      client,
      invite,
      player: seatOf(table, client.account)?.player ?? null,
      viewer: viewerAt(this.services, table, client.account),
      hasView,
      at: after,
      isAttentive: false,
      due: null,
      told: null,
      isBusy: false,
    })
    client.send({ type: 'watching', table: id, seq })
    this.services.presence.tell(id, feed.present())
    feed.refresh()
  }

  private attend(client: Client, { table, attentive }: Extract<FromClient, { type: 'attend' }>): void {
    const feed = this.feeds.get(table)
    const watch = feed?.watches.get(client)
    if (!feed || !watch || watch.isAttentive === attentive) return
    watch.isAttentive = attentive
    this.services.presence.tell(table, feed.present())
  }

  private async newFeed(id: string): Promise<Feed> {
    const said = await lastSaid(this.services, id)
    return (
      this.feeds.get(id) ?? new Feed(this.services, id, said, (who, error) => this.dismiss(who, id, error))
    )
  }

  private unwatch(client: Client, table: string): void {
    const feed = this.feeds.get(table)
    if (!feed?.watches.delete(client)) return
    if (feed.watches.size === 0) this.feeds.delete(table)
    this.services.presence.tell(table, feed.present())
  }

  private dismiss(client: Client, table: string, error: unknown): void {
    this.unwatch(client, table)
    if (isUnreachable(error)) return sendAway(client)
    client.send({ ...failure(asFailed(error), { type: 'unwatch', table }) })
  }
}

/** Without the database nobody can follow a table: clients reconnect, and ask for what they missed. */
const sendAway = (client: Client): void => client.close('restarting', 'try again in a moment')

function signedIn({ account }: Client): Account {
  if (!account) throw unauthenticated()
  return account
}

function failure({ code, message, details }: Failed, about: FromClient): FromServer {
  return {
    type: 'failed',
    ...('table' in about ? { table: about.table } : {}),
    ...('key' in about ? { key: about.key } : {}),
    code,
    message,
    ...details,
  }
}

/** A message of a client, or the path of what is wrong with it. */
function parsed(bytes: Buffer | null): { ok: true; value: FromClient } | { ok: false; path: string } {
  const outline = bytes && outlineOf(bytes)
  if (!outline || isTooDeep(outline) || isTooWide(outline)) return { ok: false, path: '' }
  const read = readJson(bytes.toString('utf8'))
  if (!read) return { ok: false, path: '' }
  const message = fromClient.safeParse(read.value)
  return message.success
    ? { ok: true, value: message.data }
    : { ok: false, path: fieldAt(message.error.issues[0]?.path ?? [], message.error.issues[0]) }
}

/**
 * `npm run rehearse -- [--archive FILE]`: a club is set up from a release and everything is done that an operator may have
 * to do, with real processes on this machine: members invited, tables with a clock, one of them played in four
 * browsers, a mute, passwords recovered by the operator and by mail, a seat taken over, a backup and a restore by the
 * command of the timer, an upgrade and a rollback in the middle of a game, and the move to PostgreSQL. Stops at the
 * first thing that is not as it should be.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { playInBrowsers } from '@stellwerk/e2e/club-table'
import { Random } from '@stellwerk/engine'
import type { Table } from '@stellwerk/protocol'
import { noPostgres, startMail, startPostgres } from '@stellwerk/server/inside'
import { isMain } from './command.js'
import { GameRun } from './game-run.js'
import { Asker } from './http.js'
import { Person } from './person.js'
import { Machine, freePort } from './release-server.js'
import { writeScript } from './script.js'

const members = 30
const players = 4
/** How many actions are played between two steps. */
const stretch = 12

const passwordOf = (name: string): string => `the password of ${name}`
const nameOf = (i: number): string => `Member ${i}`

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not as it should be: ${what}`)
}

const tokenIn = (text: string): string => /#([\w-]{20,})/.exec(text)?.[1] ?? ''

async function statusOf(address: string, path: string, body: object, cookie = ''): Promise<number> {
  const asker = new Asker(address)
  asker.cookie = cookie
  const { status } = await asker.ask('POST', path, { body: JSON.stringify(body) })
  asker.close()
  return status
}

/** A club at work; each step leaves it so that the next can go on. */
export class Club {
  private people: Person[] = []
  private run: GameRun | undefined

  constructor(
    readonly machine: Machine,
    private readonly letters: () => readonly string[],
  ) {}

  async invite(): Promise<void> {
    const token = tokenIn(await this.machine.command('accounts', 'invite', '--uses', String(members)))
    for (let i = 1; i <= members; i++) {
      const wish = { invitation: token, ...(i === 1 ? { email: 'member1@example.org' } : {}) }
      this.people.push(await Person.register(this.machine.address, nameOf(i), wish))
    }
    const late = { name: 'One too many', password: passwordOf('nobody'), invitation: token }
    must((await statusOf(this.machine.address, '/api/accounts', late)) === 403, 'the link works 30 times')
  }

  async beginGame(): Promise<void> {
    const seated = this.people.slice(0, players)
    await this.connect()
    const script = writeScript(7, players, stretch * 5)
    const time = { kind: 'clock', minutes: 60, incrementSeconds: 30, expiry: 'host' } as const
    this.run = await GameRun.begin(script, seated, new Random(1), false, { time })
    await this.playOn()
    const clocks = (await this.table()).clocks
    must(clocks.length === players && clocks.every(({ left }) => left !== null), 'clocks are shown')
    // at night the players would be in their quiet hours
    must(
      clocks.some(({ used, steadyUntil }) => used > 0 || steadyUntil !== null),
      'clocks run, or rest until the morning',
    )
  }

  /** Four others play at a table with a clock as people do: each in a browser. */
  async playInBrowsers(): Promise<void> {
    const [host, ...guests] = this.people.slice(-players)
    if (!host) throw new Error('nobody is there')
    const time = { kind: 'clock', minutes: 20, incrementSeconds: 10, expiry: 'computer' } as const
    const wish = { title: 'vierhain', name: 'Four browsers', seats: players, pace: 'live', time }
    const { id, invite } = await host.post<Table>('/api/tables', wish)
    for (const guest of guests) await guest.post(`/api/tables/${id}/join`, { invite })
    await host.post(`/api/tables/${id}/start`)
    const cookies = [host, ...guests].map(({ cookie }) => cookie)
    const shown = await playInBrowsers({ address: this.machine.address, id, cookies }, stretch)
    for (const clocks of shown)
      must(
        clocks.length === players && clocks.every((clock) => /\d+:\d\d left/.test(clock)),
        `every browser shows every clock: ${clocks.join('; ')}`,
      )
    const { seq, clocks } = await host.get<Table>(`/api/tables/${id}`)
    must(seq === stretch, 'every press is in the record')
    must(clocks.filter(({ used }) => used > 0).length > 1, 'time runs for whoever decides')
  }

  /** Everybody's pages come back, and some actions are played. */
  async playOn(): Promise<void> {
    const { run } = this
    if (!run) throw new Error('no game has begun')
    await this.connect()
    const until = run.length + stretch
    await run.play(() => run.length >= until)
    must(run.wrongs.length === 0 && run.length === until, `the game goes on: ${run.wrongs.join()}`)
    const { seq } = await this.table()
    must(seq === run.acknowledged.size, 'every acknowledged action is in the record, and nothing else')
  }

  async mute(): Promise<void> {
    const [moderator, , loud] = this.people
    await this.machine.command('accounts', 'promote', nameOf(1))
    const mute = { action: 'mute', name: nameOf(3), hours: 1, reason: 'loud' }
    const { address } = this.machine
    must(
      (await statusOf(address, '/api/moderation/acts', mute, moderator?.cookie)) === 204,
      'a moderator mutes',
    )
    const said = { key: 'rehearsal-1', text: 'hello' }
    must((await statusOf(address, `${this.path}/chat`, said, loud?.cookie)) === 403, 'the muted say nothing')
  }

  async recoverByOperator(): Promise<void> {
    const link = await this.machine.command('accounts', 'reset', nameOf(5))
    await this.renewPassword(nameOf(5), tokenIn(link))
  }

  async recoverByMail(): Promise<void> {
    const { address } = this.machine
    const confirming = await this.letter(0)
    const token = /token=([\w-]+)/.exec(confirming)?.[1] ?? ''
    must((await statusOf(address, `/api/confirm-email?token=${token}`, {})) < 300, 'an address is confirmed')
    await statusOf(address, '/api/recoveries', { who: 'member1@example.org' })
    await this.renewPassword(nameOf(1), tokenIn(await this.letter(1)))
    // a new password signs out everywhere
    await this.people[0]?.signIn(address, nameOf(1), 'a new password')
  }

  /** The last seat is left, and somebody else takes it by the link. */
  async takeSeatOver(): Promise<void> {
    const leaving = this.people[players - 1]
    const coming = this.people[players]
    const { invite } = await this.table()
    await coming?.signIn(this.machine.address, nameOf(players + 1), 'a new password')
    await leaving?.post(`${this.path}/leave`)
    const table = await coming?.post<Table>(`${this.path}/join`, { invite, seat: players })
    must(table?.seats[players - 1]?.person?.name === nameOf(players + 1), 'a seat is taken over')
    if (coming) this.people[players - 1] = coming
    this.run?.replace(this.people.slice(0, players))
  }

  async backUpAndRestore(): Promise<void> {
    const backups = join(this.machine.folder, 'backups')
    await this.machine.command('backup', backups, '--keep', '30')
    const [file = ''] = await readdir(backups)
    const restored = join(this.machine.folder, 'restored')
    await this.machine.command('restore', join(backups, file), '--data', restored)
    const listed = await this.machine.command('accounts', 'list', '--json', '--data', restored)
    const { accounts } = JSON.parse(listed) as { accounts: unknown[] }
    must(accounts.length === members, 'a backup has everybody')
  }

  async moveTo(databaseUrl: string): Promise<void> {
    this.machine.env['DATABASE_URL'] = databaseUrl
    const moving = this.machine.command('store', 'move')
    must(
      await moving.then(
        () => false,
        () => true,
      ),
      'nothing moves while the server is at work',
    )
    await this.machine.stop()
    const { tables } = JSON.parse(await this.machine.command('store', 'move', '--json')) as {
      tables: { table: string; rows: number }[]
    }
    must(tables.find(({ table }) => table === 'accounts')?.rows === members, 'everybody has moved')
    await this.machine.start()
  }

  private get path(): string {
    return `/api/tables/${this.run?.table ?? ''}`
  }

  private async table(): Promise<Table> {
    const [first] = this.people
    if (!first) throw new Error('nobody is there')
    return first.get<Table>(this.path)
  }

  private async connect(): Promise<void> {
    for (const person of this.people.slice(0, players)) await person.connect(this.machine.address)
  }

  private async renewPassword(name: string, token: string): Promise<void> {
    const { address } = this.machine
    const password = 'a new password'
    must((await statusOf(address, '/api/recoveries/answer', { token, password })) === 204, 'the link works')
    must((await statusOf(address, '/api/session', { name, password })) === 200, 'the new password works')
    const old = { name, password: passwordOf(name) }
    must((await statusOf(address, '/api/session', old)) === 401, 'the old password does not')
  }

  private async letter(number: number): Promise<string> {
    for (let i = 0; i < 100 && this.letters().length <= number; i++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    return this.letters()[number] ?? ''
  }

  leave(): void {
    for (const person of this.people) person.leave()
  }
}

/** All steps in their order, each told when it is done. */
export async function rehearse(archive: string, tell: (step: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stellwerk-rehearsal-'))
  const mail = await startMail()
  const env = {
    STELLWERK_REGISTRATION: 'invitation',
    STELLWERK_SMTP_URL: mail.url,
    STELLWERK_MAIL_FROM: 'club@example.org',
  }
  const machine = new Machine(folder, await freePort(), env)
  const club = new Club(machine, mail.letters)
  const postgres = noPostgres === undefined ? await startPostgres() : undefined
  const steps: [string, () => Promise<unknown>][] = [
    [
      'installed and started',
      async () => {
        for (const name of ['first', 'second']) await machine.unpack(archive, name)
        await machine.choose('first')
        await machine.start()
      },
    ],
    [`${members} members invited`, () => club.invite()],
    ['a table with a clock, four play', () => club.beginGame()],
    ['a table with a clock, four play in browsers', () => club.playInBrowsers()],
    ['a player muted', () => club.mute()],
    ['a password recovered by the operator', () => club.recoverByOperator()],
    ['a password recovered by mail', () => club.recoverByMail()],
    ['a seat taken over', () => club.takeSeatOver()],
    ['backup and restore by the command of the timer', () => club.backUpAndRestore()],
    [
      'upgraded in the middle of the game',
      async () => {
        await machine.choose('second')
        await machine.restart()
        await club.playOn()
      },
    ],
    [
      'rolled back in the middle of the game',
      async () => {
        await machine.choose('first')
        await machine.restart()
        await club.playOn()
      },
    ],
    [
      'moved to PostgreSQL, the game goes on',
      async () => {
        if (!postgres) return tell(`left out: ${noPostgres}`)
        await club.moveTo(await postgres.freshDatabase())
        await club.playOn()
      },
    ],
  ]
  try {
    for (const [name, step] of steps) {
      await step()
      tell(name)
    }
  } finally {
    club.leave()
    await machine.stop()
    await postgres?.stop()
    await mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { archive: { type: 'string' } } })
  if (values.archive === undefined) throw new Error('--archive FILE: npm run release makes one')
  const began = performance.now()
  await rehearse(resolve(values.archive), (step) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${step}`),
  )
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { run } from '../program.js'
import { filesIn, kept, stellwerk, temporaryFolder } from '../testing.js'

/** Runs `serve` until it says where it is. */
async function serving(folder: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const world = kept(folder, { env })
  let over: number | undefined
  const ended = run(['serve', '--port', '0', ...args], world).then((code) => (over = code))
  await vi.waitFor(() => expect(world.said().out + (over ?? '')).not.toBe(''), { timeout: 60_000 })
  const [address = ''] = /http:\/\/[\w.:[\]]+/.exec(world.said().out) ?? []
  const stop = async (): Promise<number> => {
    // what the system does when somebody asks the program to end
    process.emit('SIGTERM', 'SIGTERM')
    return ended
  }
  onTestFinished(async () => {
    if (over === undefined) await stop()
  })
  return { world, address, stop }
}

describe('serve', () => {
  it.each([
    ['en', 'Stellwerk is running: '],
    ['de', 'Stellwerk läuft: '],
    ['ja', 'Stellwerkを起動しました：'],
  ])('says in one line where it is, in %s', async (language, text) => {
    const { world, address, stop } = await serving(temporaryFolder(onTestFinished), ['--lang', language])
    const { out, err } = world.said()
    expect([out.split('\n').length, err]).toEqual([2, ''])
    expect(out.startsWith(`${text}${address}`)).toBe(true)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    expect(await stop()).toBe(0)
    await expect(fetch(`${address}/ready`)).rejects.toThrow()
  })

  it('keeps everything in its data folder', async () => {
    const folder = temporaryFolder(onTestFinished)
    const register = (address: string): Promise<Response> =>
      fetch(`${address}/api/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anna', password: 'correct horse' }),
      })
    const first = await serving(folder, ['--data', 'here', '--json'])
    expect(first.world.said().data).toEqual({ address: first.address })
    expect((await register(first.address)).status).toBe(201)
    await first.stop()
    expect(filesIn(folder)).toEqual(['here'])
    const second = await serving(folder, [], { STELLWERK_DATA: 'here' })
    expect((await register(second.address)).status).toBe(409)
  })

  it('fails clearly if the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const { code, err } = await stellwerk(temporaryFolder(onTestFinished), ['serve', '--port', String(port)])
    expect([code, err]).toEqual([2, `stellwerk: --port: port ${port} is already in use by another program\n`])
  })

  it('fails clearly if another server has the data folder', async () => {
    const folder = temporaryFolder(onTestFinished)
    await serving(folder, ['--data', 'here'])
    const { code, err } = await stellwerk(folder, ['serve', '--port', '0', '--data', 'here'])
    const where = join(folder, 'here')
    expect([code, err]).toEqual([2, `stellwerk: ${where}: another server is using this data folder\n`])
  })

  it.each([
    [['--port', '70000'], {}, '--port: should be: 0…65535'],
    [['--port', 'x'], {}, '--port: "x" should be a whole number'],
    [[], { STELLWERK_PORT: 'x' }, 'STELLWERK_PORT: should be: 0…65535'],
    [[], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: should be: postgres://…'],
    [['--host', '192.0.2.1', '--port', '0'], {}, 'cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL)'],
    [['--data', 'file/folder'], {}, 'this data folder cannot be used'],
    [[], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'DATABASE_URL: the database does not respond'],
  ])('fails clearly with %j and %j', async (args, env, expected) => {
    const folder = temporaryFolder(onTestFinished)
    writeFileSync(join(folder, 'file'), '')
    const { code, out, err } = await stellwerk(folder, ['serve', ...args], { env })
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(expected)
  })
})

describe('backup and restore', () => {
  it('carry a store to another place, while the server is at work', async () => {
    const folder = temporaryFolder(onTestFinished)
    const { address, stop } = await serving(folder)
    const sent = (path: string, to = address): Promise<Response> =>
      fetch(`${to}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anna', password: 'correct horse' }),
      })
    expect((await sent('/api/accounts')).status).toBe(201)
    const saved = await stellwerk(folder, ['backup', 'copy.sqlite'])
    expect(saved).toMatchObject({ code: 0, err: '' })
    expect(saved.out).toMatch(/copy\.sqlite: \d+ KB, complete and checked\n$/)
    await stop()
    const back = await stellwerk(folder, ['restore', 'copy.sqlite', '--data', 'new'])
    expect(back).toMatchObject({ code: 0, out: `Restored into ${join(folder, 'new')}.\n` })
    const second = await serving(folder, ['--data', 'new'])
    expect((await sent('/api/session', second.address)).status).toBe(200)
  })

  it.each([
    [['backup', 'copy'], 'there is no store in this folder'],
    [['restore', 'nothing'], 'nothing: no such file'],
    [['restore', 'folder'], 'folder: this is not a file that can be read'],
    [['restore', 'letter.txt', '--data', 'new'], 'letter.txt: this is not a complete backup of a store'],
  ])('fail clearly with %j', async (args, expected) => {
    const folder = temporaryFolder(onTestFinished)
    mkdirSync(join(folder, 'folder'))
    writeFileSync(join(folder, 'letter.txt'), 'Dear Anna')
    const { code, err } = await stellwerk(folder, args)
    expect(code).toBe(2)
    expect(err).toContain(expected)
  })

  it('never overwrite', async () => {
    const folder = temporaryFolder(onTestFinished)
    const { stop } = await serving(folder)
    await stop()
    writeFileSync(join(folder, 'letter.txt'), 'Dear Anna')
    const onto = await stellwerk(folder, ['backup', 'letter.txt'])
    expect([onto.code, onto.err]).toEqual([
      2,
      'stellwerk: letter.txt: something with this name is already there; a backup never overwrites\n',
    ])
    await stellwerk(folder, ['backup', 'copy.sqlite'])
    const back = await stellwerk(folder, ['restore', 'copy.sqlite'])
    expect(back.code).toBe(2)
    expect(back.err).toContain('there is already a store here')
  })

  it('make the folder that a backup is to go to, and say what is in the way', async () => {
    const folder = temporaryFolder(onTestFinished)
    const { stop } = await serving(folder)
    await stop()
    writeFileSync(join(folder, 'letter.txt'), 'Dear Anna')
    expect(await stellwerk(folder, ['backup', 'backups/of/monday.sqlite'])).toMatchObject({
      code: 0,
      err: '',
    })
    expect(filesIn(join(folder, 'backups', 'of'))).toEqual(['monday.sqlite'])
    const { code, err } = await stellwerk(folder, ['backup', 'letter.txt/monday.sqlite'])
    expect(code).toBe(2)
    expect(err).toContain('letter.txt/monday.sqlite')
    expect(err).not.toContain('fault of ours')
  })

  it('keep as many as a timer asks for, and touch nothing else in their folder', async () => {
    const folder = temporaryFolder(onTestFinished)
    const { stop } = await serving(folder)
    await stop()
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    const old = ['01', '02', '03'].map((day) => `stellwerk-2026-01-${day}T03-30-00Z.sqlite`)
    for (const name of [...old, 'stellwerk-by-hand.sqlite']) writeFileSync(join(backups, name), '')
    const { code, out } = await stellwerk(folder, ['backup', 'backups', '--keep', '2'])
    expect([code, out.split('\n')[1]]).toEqual([0, '2 older backups were removed.'])
    const left = filesIn(backups)
    expect(left).toEqual([
      old[2],
      expect.stringMatching(/^stellwerk-20\d\d-.*Z\.sqlite$/),
      'stellwerk-by-hand.sqlite',
    ])
    const back = await stellwerk(folder, ['restore', join('backups', left[1] ?? ''), '--data', 'new'])
    expect(back.code).toBe(0)
  })

  it('leave PostgreSQL to its own tools', async () => {
    const env = { DATABASE_URL: 'postgres://localhost/stellwerk' }
    for (const args of [
      ['backup', 'copy'],
      ['restore', 'copy'],
    ])
      expect((await stellwerk('/nowhere', args, { env })).err).toContain('pg_dump')
  })
})
